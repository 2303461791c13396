package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be read beside the texts that are written, and where the rest is refused. */
class BoardParseTest {

    private static final Board FIRST = Board.of(1, 3, 0, 2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, 3, 0, 2]",
                "[1,3,0,2]",
                "[ 1 ,3,  0, 2 ]",
                "[2, 4, 1, 3]",
                "[2,4,1,3]",
                "(2, 4, 1, 3)",
                "(2,4,1,3)",
                "[1,3,0,2]\n",
                "[1,3,0,2]\r\n\r\n",
                "· ♕ · · \n· · · ♕ \n♕ · · · \n· · ♕ · \n\n",
                "· ♕ · · \n· · · ♕ \n♕ · · · \n· · ♕ · ",
                "· ♕ · ·\r\n· · · ♕\r\n♕ · · ·\r\n· · ♕ ·\r\n",
                "· ♕ · ·  \n· · · ♕\n♕ · · ·\n· · ♕ ·",
                "# - Q - -\n# - - - Q \n# Q - - -\r\n# - - Q -\n",
                ".Q..\n...Q\nQ...\n..Q.",
                ".Q.. \r\n...Q\nQ...  \n..Q.\n\n",
                ". Q . .\n. . . Q\nQ . . . \r\n. . Q .\n",
                " _ _ _ _ \n|_|Q|_|_| \n|_|_|_|Q|\r\n|Q|_|_|_|\n|_|_|Q|_|  \n"
            })
    void variantsOfTheFirstBoardOfSizeFour(String text) {
        assertThat(Board.parse(text)).isEqualTo(FIRST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\r\n", "[]", "()", "[ ]", "[]\n"})
    void variantsOfTheEmptyBoard(String text) {
        assertThat(Board.parse(text)).isEqualTo(Board.of());
    }

    @Test
    void aListCountsFromOneIfItContainsItsLength() {
        assertThat(Board.parse("[1, 1]")).isEqualTo(Board.of(1, 1));
        assertThat(Board.parse("(1, 1)")).isEqualTo(Board.of(0, 0));
        assertThat(Board.parse("[1, 2]")).isEqualTo(Board.of(0, 1));
        assertThat(Board.parse("[2, 2]")).isEqualTo(Board.of(1, 1));
        assertThat(Board.parse("[1, 1, 2]")).isEqualTo(Board.of(1, 1, 2));
    }

    @Test
    void aVectorThatIsNoSolutionIsABoardAllTheSame() {
        Board board = Board.parse("(3, 1, 6, 2, 8, 6, 4, 7)");

        assertThat(board).isEqualTo(Board.of(2, 0, 5, 1, 7, 5, 3, 6));
        assertThat(board.isSolution()).isFalse();
    }

    static Stream<Arguments> refusedLists() {
        return Stream.of(
                refused("[", 1, "a column or ']', but found the end of the text"),
                refused("[1", 2, "',' or ']'"),
                refused("[1,", 3, "a column"),
                refused("[1, ]", 4, "a column, but found ']'"),
                refused("[,1]", 1, "a column or ']'"),
                refused("[1 3 0 2]", 3, "',' or ']'"),
                refused("[1, 3, 0, 2", 11, "',' or ']'"),
                refused("[1, 3, 0, 2)", 11, "',' or ']'"),
                refused("(2, 4, 1, 3]", 11, "',' or ')'"),
                refused("[1, 3, 0, 2] x", 12, "the end of the text, but found ' '"),
                refused("[1, 3, 0, 2]\n[", 13, "the end of the text"),
                refused("[-1]", 1, "a column"),
                refused("[01, 0]", 2, "',' or ']'"),
                refused("[1.0, 0]", 2, "',' or ']'"),
                refused("[1,\n0]", 3, "a column, but found a line break"),
                refused("[١]", 1, "a column"),
                refused("[5, 3, 0, 2]", 1, "a column in 0..3"),
                refused("[1, 3, 0, 5]", 10, "a column in 0..3"),
                refused("[0, 4, 1, 2]", 4, "a column in 0..3"),
                refused("[4, 0, 1, 2]", 4, "a column in 1..4"),
                refused("(1, 0)", 4, "a column in 1..2"),
                refused("(3, 1)", 1, "a column in 1..2"),
                refused("[0, 2147483648]", 4, "a column in 0..1"),
                refused("[0, 4294967296]", 4, "a column in 0..1"),
                refused("[18446744073709551617, 0]", 1, "a column in 0..1"),
                refused("[0, 99999999999999999999999999999999999999]", 4, "a column in 0..1"));
    }

    static Stream<Arguments> refusedDrawings() {
        return Stream.of(
                refused("·", 1, "' '"),
                refused("· ·", 3, "' '"),
                refused("· · ·\n", 5, "' ', but found a line break"),
                refused("♕ ·", 3, "a line break before row 1 of rows 0 to 1"),
                refused("♕ ·\n", 4, "'♕' or '·'"),
                refused("♕ ·\n\n· ♕", 4, "'♕' or '·'"),
                refused("♕ ♕\n· ♕", 2, "'·', as the row has its queen"),
                refused("♕ ·\n♕ ♕", 6, "'·', as the row has its queen"),
                refused("♕ ·\n· ·", 6, "'♕', as the row has no queen yet"),
                refused("♕ ·\n· ♕ ·", 8, "the end of the text"),
                refused("♕ · ·\n· ♕", 9, "' '"),
                refused("♕ ·\n· ♕\n♕ ·", 8, "the end of the text"),
                refused("♕ ·\n· Q", 6, "'♕'"),
                refused("♕·", 1, "the end of the text"),
                refused("♕\t", 1, "the end of the text, but found U+0009"),
                refused("♕ ·\r· ♕", 3, "a line break before row 1 of rows 0 to 1, but found U+000D"),
                refused("· ·\r\n", 3, "' ', but found a line break"),
                refused(".", 1, "'Q' or '.', but found the end"),
                refused("..", 2, "'Q' or '.'"),
                refused("QQ\n..", 1, "'.', as the row has its queen"),
                refused("Q.\n..", 4, "'Q', as the row has no queen yet"),
                refused("Q.\n. Q", 4, "'Q', as the row has no queen yet, but found ' '"),
                refused(". Q\n.Q", 5, "' ', but found 'Q'"),
                refused(". x", 2, "'Q' or '.', but found 'x'"),
                refused("Q .\n. Q\nQ .", 8, "the end of the text"),
                refused("Q,.", 1, "the end of the text"),
                refused("#", 1, "' '"),
                refused("# ", 2, "'Q' or '-'"),
                refused("# Q -\n- Q", 6, "'#'"),
                refused("#- Q", 1, "' '"),
                refused(" ", 1, "'_'"),
                refused("   ", 1, "'_'"),
                refused(" _", 2, "another ' _' of the border or a line break"),
                refused(" _ _\n|Q|_|", 10, "a line break before row 1 of rows 0 to 1, but found the end of"),
                refused(" _ _\n|Q|_|\n|_|_|", 14, "'Q', as the row has no queen yet"),
                refused(" _ _\n|Q|_|_|", 10, "a line break before row 1 of rows 0 to 1"),
                refused(" _ _\n|Q|_\n", 9, "'|'"),
                refused(" _\n|Q|\n|Q|", 7, "the end of the text"));
    }

    @ParameterizedTest
    @MethodSource({"refusedLists", "refusedDrawings"})
    void theFirstWrongCharacterIsNamed(String text, int position, String expected) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(text))
                .withMessageContaining("at position " + position + " (")
                .withMessageContaining("): expected " + expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "q", "-", "1", "♛", "\t", "\r", "<svg/>", "𝟙"})
    void aTextLikeNoFormatIsRefusedAtItsStart(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(text))
                .withMessageContaining("at position 0 (line 1, column 1)");
    }

    @Test
    void theMessageTellsLineColumnAndWhatWasFound() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse("♕ · ·\n· x ♕\n· ♕ ·"))
                .withMessage("text is not a board at position 8 (line 2, column 3):"
                        + " expected '♕' or '·', but found 'x'");
    }

    @Test
    void picturesAreNotRead() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(FIRST.format(BoardFormat.SVG)))
                .withMessageContaining("at position 0 ");
    }

    private static Arguments refused(String text, int position, String expected) {
        return Arguments.of(text, position, expected);
    }
}
