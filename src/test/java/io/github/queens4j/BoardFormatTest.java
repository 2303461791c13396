package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the textual formats look like, and that they lose nothing. */
class BoardFormatTest {

    private static final Set<BoardFormat> TEXTUAL = formats(format -> !format.isPicture());
    private static final Set<BoardFormat> DRAWN = formats(BoardFormat::isDrawing);

    private static final Board FIRST = Board.of(1, 3, 0, 2);
    private static final Board SECOND = Board.of(2, 0, 3, 1);

    private static Set<BoardFormat> formats(Predicate<BoardFormat> right) {
        return Arrays.stream(BoardFormat.values()).filter(right).collect(Collectors.toSet());
    }

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.oneOf(RandomBoards.any(), RandomBoards.permutations(), RandomBoards.solutions());
    }

    @Provide
    Arbitrary<BoardFormat> textual() {
        return Arbitraries.of(TEXTUAL);
    }

    @Example
    void kinds() {
        assertThat(DRAWN)
                .containsExactlyInAnyOrder(BoardFormat.UNICODE, BoardFormat.DASHES, BoardFormat.GRID, BoardFormat.DOTS);
        assertThat(formats(BoardFormat::isPicture)).containsExactly(BoardFormat.SVG);
        assertThat(BoardFormat.GRID.maxSize()).isEqualTo(20_000);
        assertThat(BoardFormat.LIST.maxSize()).isEqualTo(Integer.MAX_VALUE);
        assertThat(BoardFormat.SVG.maxSize()).isEqualTo(Integer.MAX_VALUE);
    }

    @Example
    void unicode() {
        assertThat(FIRST.format(BoardFormat.UNICODE)).isEqualTo("· ♕ · ·\n· · · ♕\n♕ · · ·\n· · ♕ ·");
        assertThat(SECOND.format(BoardFormat.UNICODE)).isEqualTo("· · ♕ ·\n♕ · · ·\n· · · ♕\n· ♕ · ·");
    }

    @Example
    void dashes() {
        assertThat(FIRST.format(BoardFormat.DASHES)).isEqualTo("# - Q - -\n# - - - Q\n# Q - - -\n# - - Q -");
        assertThat(SECOND.format(BoardFormat.DASHES)).isEqualTo("# - - Q -\n# Q - - -\n# - - - Q\n# - Q - -");
    }

    @Example
    void grid() {
        assertThat(FIRST.format(BoardFormat.GRID)).isEqualTo(" _ _ _ _\n|_|Q|_|_|\n|_|_|_|Q|\n|Q|_|_|_|\n|_|_|Q|_|");
        assertThat(SECOND.format(BoardFormat.GRID)).isEqualTo(" _ _ _ _\n|_|_|Q|_|\n|Q|_|_|_|\n|_|_|_|Q|\n|_|Q|_|_|");
    }

    @Example
    void dots() {
        assertThat(FIRST.format(BoardFormat.DOTS)).isEqualTo(".Q..\n...Q\nQ...\n..Q.");
        assertThat(SECOND.format(BoardFormat.DOTS)).isEqualTo("..Q.\nQ...\n...Q\n.Q..");
    }

    @Example
    void lists() {
        assertThat(FIRST.format(BoardFormat.LIST)).isEqualTo("[1, 3, 0, 2]");
        assertThat(SECOND.format(BoardFormat.LIST)).isEqualTo("[2, 0, 3, 1]");
        assertThat(SECOND.format(BoardFormat.JSON)).isEqualTo("[2, 0, 3, 1]").isEqualTo(SECOND.toString());
        assertThat(FIRST.format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[2, 4, 1, 3]");
        assertThat(SECOND.format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[3, 1, 4, 2]");
    }

    @Example
    void aOneBasedListHasParentheses() {
        assertThat(Board.of(0, 0).format(BoardFormat.LIST_ONE_BASED)).isEqualTo("(1, 1)");
        assertThat(Board.of(0, 1).format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[1, 2]");
    }

    @Example
    void theEmptyBoard() {
        for (BoardFormat format : TEXTUAL) {
            String expected = DRAWN.contains(format) ? "" : "[]";
            assertThat(Board.of().format(format)).isEqualTo(expected);
        }
        assertThat(Board.parse("[]")).isEqualTo(Board.of());
    }

    @Example
    void theBoardOfOneSquare() {
        Board board = Board.of(0);

        assertThat(board.format(BoardFormat.UNICODE)).isEqualTo("♕");
        assertThat(board.format(BoardFormat.DASHES)).isEqualTo("# Q");
        assertThat(board.format(BoardFormat.GRID)).isEqualTo(" _\n|Q|");
        assertThat(board.format(BoardFormat.LIST)).isEqualTo("[0]");
        assertThat(board.format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[1]");
        for (BoardFormat format : TEXTUAL) {
            assertThat(Board.parse(board.format(format))).isEqualTo(board);
        }
    }

    @Property(tries = 1000)
    void boardsAreReadBackFromEveryFormat(
            @ForAll("boards") Board board, @ForAll("boards") Board other, @ForAll BoardFormat format) {
        if (board.size() > 0 && other.size() > 0) {
            assertThat(Board.parse(board.format(format))).isEqualTo(board);
            assertThat(Board.parseAll(board.format(format) + "\n\n" + other.format(format)))
                    .containsExactly(board, other);
            assertThat(Board.parseAll("1:\n" + board.format(format) + "\n\n2: \r\n" + other.format(format) + "\n"))
                    .containsExactly(board, other);
        }
    }

    @Example
    void allSmallBoardsAreReadBackFromEveryText() {
        for (int n = 1; n <= 4; n++) {
            for (int code = 0; code < Math.pow(n, n); code++) {
                int[] columns = new int[n];
                for (int row = 0, rest = code; row < n; row++, rest /= n) {
                    columns[row] = rest % n;
                }
                for (BoardFormat format : TEXTUAL) {
                    Board board = Board.of(columns);
                    assertThat(Board.parse(board.format(format)))
                            .as("%s", format)
                            .isEqualTo(board);
                }
            }
        }
    }

    @Property(tries = 200)
    void noLineEndsWithASpaceAndNoTextWithALineBreak(
            @ForAll("boards") Board board, @ForAll("textual") BoardFormat format) {
        assertThat(board.format(format))
                .doesNotContain(" \n", "\r")
                .doesNotEndWith("\n")
                .doesNotEndWith(" ");
    }

    @Example
    void aDrawingThatHardlyFitsAStringIsRefused() {
        Board large = Construction.solution(1_000_000);
        for (BoardFormat format : DRAWN) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> large.format(format))
                    .withMessageContaining("LIST")
                    .withMessageContaining("1000000")
                    .withMessageContaining(format.name());
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Construction.solution(20_001).format(BoardFormat.UNICODE))
                .withMessage("format must be LIST, LIST_ONE_BASED or JSON for a board of more than 20000 rows,"
                        + " but is UNICODE for one of 20001");
    }

    @Example
    void listsOfAMillionQueensAreReadBack() {
        Board large = Construction.solution(1_000_000);

        assertThat(Board.parse(large.format(BoardFormat.LIST))).isEqualTo(large);
        assertThat(Board.parse(large.format(BoardFormat.LIST_ONE_BASED))).isEqualTo(large);
    }
}
