package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.search.Require;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the textual formats look like, and that they lose nothing. */
class BoardFormatTest {

    static final Set<BoardFormat> TEXTUAL = Stream.of(BoardFormat.values())
            .filter(format -> format != BoardFormat.SVG)
            .collect(Collectors.toSet());

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.oneOf(RandomBoards.any(), RandomBoards.permutations(), RandomBoards.solutions());
    }

    @Property
    void formatsHaveNames(@ForAll BoardFormat format) {
        String name = format.name().toLowerCase(Locale.ROOT).replace('_', '-');
        assertThat(BoardFormat.named(name)).isEqualTo(format);
        assertIllegalNaming(() -> BoardFormat.named(name + "s"), "format must be one of unicode, ");
    }

    @Example
    void everyFormatLooksAsItIsCalled() {
        Map<BoardFormat, String> texts = Map.of(
                BoardFormat.UNICODE, "· ♕ · ·\n· · · ♕\n♕ · · ·\n· · ♕ ·",
                BoardFormat.DASHES, "# - Q - -\n# - - - Q\n# Q - - -\n# - - Q -",
                BoardFormat.GRID, " _ _ _ _\n|_|Q|_|_|\n|_|_|_|Q|\n|Q|_|_|_|\n|_|_|Q|_|",
                BoardFormat.DOTS, ".Q..\n...Q\nQ...\n..Q.",
                BoardFormat.LIST, "[1, 3, 0, 2]",
                BoardFormat.LIST_ONE_BASED, "[2, 4, 1, 3]",
                BoardFormat.JSON, "[1, 3, 0, 2]",
                BoardFormat.FEN, "1Q2/3Q/Q3/2Q1 w - - 0 1");
        assertThat(texts.keySet()).isEqualTo(TEXTUAL);
        Board board = Board.of(1, 3, 0, 2);
        texts.forEach((format, text) ->
                assertThat(board.format(format)).as("%s", format).isEqualTo(text));
        assertThat(board).hasToString("[1, 3, 0, 2]");
    }

    /** Where no number is that of the size, which distinguishes such a list from a 0-based one. */
    @Example
    void aOneBasedListHasParentheses() {
        assertThat(Board.of(0, 0).format(BoardFormat.LIST_ONE_BASED)).isEqualTo("(1, 1)");
        assertThat(Board.of(0, 1).format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[1, 2]");
        assertThat(Board.of(0).format(BoardFormat.LIST_ONE_BASED)).isEqualTo("[1]");
    }

    @Example
    void theEmptyBoard() {
        for (BoardFormat format : TEXTUAL) {
            assertThat(Board.of().format(format))
                    .as("%s", format)
                    .isEqualTo(format.isDrawing() || format == BoardFormat.FEN ? "" : "[]");
        }
        assertThat(Board.parse("[]")).isEqualTo(Board.of());
    }

    @Property(tries = 500)
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
    void aDrawingThatHardlyFitsAStringIsRefused() {
        Board large = Construction.solution(20_001).orElseThrow();
        for (BoardFormat format : BoardFormat.values()) {
            assertThat(format.maxSize()).isEqualTo(format.isDrawing() ? 20_000 : Integer.MAX_VALUE);
            if (format.isDrawing()) {
                String message =
                        "format must be list, list-one-based, json or fen for a board of more than 20000 rows, but is ";
                assertIllegal(() -> large.format(format), message + Require.nameOf(format) + " for one of 20001");
                assertIllegalNaming(() -> Puzzle.ofSize(20_001).format(format), "list, list-one-based, json or fen");
            }
        }
    }

    @Example
    void listsOfManyQueensAreReadBack() {
        Board large = Construction.solution(200_000).orElseThrow();
        assertThat(Board.parse(large.format(BoardFormat.LIST))).isEqualTo(large);
        assertThat(Board.parse(large.format(BoardFormat.LIST_ONE_BASED))).isEqualTo(large);
    }
}
