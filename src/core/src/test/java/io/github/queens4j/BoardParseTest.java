package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be read beside the texts that are written, and where the rest is refused. */
class BoardParseTest {

    private static final Board FIRST = Board.of(1, 3, 0, 2);
    private static final Board SECOND = Board.of(2, 0, 3, 1);

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
                " _ _ _ _ \n|_|Q|_|_| \n|_|_|_|Q|\r\n|Q|_|_|_|\n|_|_|Q|_|  \n",
                "2 4 1 3",
                "1,3,0,2",
                "2413",
                "1302\n",
                "\uFEFF1: [1, 3, 0, 2]",
                "[\n  1,\n  3,\n  0,\n  2\n]",
                "{\"n\": 4, \"by\": {\"x\": [{\"y\": -1.5E+2}, false]}, \"columns\": [1, 3, 0, 2], \"rule\": \"queens\"}",
                "[{\"columns\":\n[1, 3, 0, 2]}]",
                "_ Q _ _\n_ _ _ Q\nQ _ _ _\n_ _ Q _",
                "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0",
                "0100/0001/1000/0010",
                "0100,0001,1000,0010",
                "[0100,0001,1000,0010]",
                "+♛++, +++♛, ♛+++, ++♛+",
                "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
                "[[0 1 0 0]\n [0 0 0 1]\n [1 0 0 0]\n [0 0 1 0]]",
                "[0, 1, 0, 0]\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 0, 1, 0]",
                "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]",
                "[\n  '.Q..',\n  '...Q',\n  'Q...',\n  '..Q.',\n]",
                "[[\".\",\"Q\",\n\".\",\".\"],[\".\",\".\",\".\",\"Q\"],[\"Q\",\".\",\".\",\".\"],[\".\",\".\",\"Q\",\".\"]]",
                "```\n| . | q | . | . |\n| . | . | . | Q |\n| ♛ | . | . | . |\n| . | . | 1 | . |\n```",
                "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |",
                "+-+-+-+-+\n| |Q| | |\n+-+-+-+-+\n| | | |Q|\n+-+-+-+-+\n|Q| | | |\n+-+-+-+-+\n| | |Q| |\n+-+-+-+-+",
                """
                +---+---+---+---+\r
                |   | Q |   |   |\r
                |   |   |   | Q |\r
                | Q |   |   |   |\r
                |   |   | Q |   |\r
                +---------------+""",
                " _ _ _ _\n| |Q| | |\n| |\t| |Q|\n|Q| | | |\n| | |Q| |",
                "1Q2/3Q/Q3/2Q1",
                "1q2/3q/q3/2q1 b - - 3 12\n",
                "A2 B4 C1 D3",
                "a2, b4, c1, d3",
                "4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d",
                "  ABCD\n1 .Q..\n2 ...Q\n3 Q...\n4 ..Q.",
                "  0 1 2 3\n0 0 1 0 0\n1 0 0 0 1\n2 1 0 0 0\n3 0 0 1 0\n",
                """
                   +------------+
                 4 | .  Q  .  . |
                 3 | .  .  .  Q |
                 2 | Q  .  .  . |
                 1 | .  .  Q  . |
                   +------------+
                     a  b  c  d""",
                """
                 +---+---+---+---+
                 |   | Q |   |   | 4
                 +---+---+---+---+
                 |   |   |   | Q | 3
                 +---+---+---+---+
                 | Q |   |   |   | 2
                 +---+---+---+---+
                 |   |   | Q |   | 1
                 +---+---+---+---+
                   a   b   c   d""",
                ". # . .\n. . . #\n# . . .\n. . # .",
                ".👑..\n...👑\n👑...\n..👑.",
                "```text\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n```",
                "The first:  _ _ _ _\r\n| |Q| | |\r\n| | | |Q|\r\n|Q| | | |\r\n| | |Q| |"
            })
    void variantsOfTheFirstBoardOfSizeFour(String text) {
        assertThat(Board.parse(text)).isEqualTo(FIRST);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2413\n3142",
                "Solution 1:\n. Q . .\n. . . Q\nQ . . .\n. . Q .\nThe second: ..Q./Q.../...Q/.Q..",
                "[1, 3, 0, 2]\n[2, 0, 3, 1]\n",
                "1: [1, 3, 0, 2]\n2: [2, 0, 3, 1]",
                "[[1,3,0,2],[2,0,3,1]]",
                "{\"columns\": [1,3,0,2]}\n{\"columns\": [2,0,3,1]}",
                "[{\"columns\": [1,3,0,2]}, {\"columns\": [2,0,3,1]}]",
                "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]",
                "[[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]], [[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]]",
                "1:\n.Q..\n...Q\nQ...\n..Q.\n2:\n..Q.\nQ...\n...Q\n.Q..",
                "2 4 1 3\n \n..Q./Q.../...Q/.Q.."
            })
    void severalBoards(String text) {
        assertThat(Board.parseAll(text)).containsExactly(FIRST, SECOND);
        assertIllegalNaming(() -> Board.parse(text), "no other after it, but found '");
    }

    /** Where each takes as long as the whole text, all take minutes. */
    @Test
    void manyBoardsTakeTimeInProportionToTheirText() {
        String text = "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n\n".repeat(20_000);
        assertThat(Board.parseAll(text)).hasSize(20_000).containsOnly(FIRST);
    }

    /** Of a list of 8 from 0 that has lost its 0 comes one of 7 from 1. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[3, 1, 6, 2, 5, 7, 4]\n\n[1, 3, 0, 2]",
                "[1, 3, 0, 2]\n[3, 1, 6, 2, 5, 7, 4]",
                "{\"columns\": [2,4,1,3]}\n{\"columns\": [1,3,0,2]}"
            })
    void listsOfATextCountFromTheSame(String text) {
        assertIllegalNaming(() -> Board.parseAll(text), "expected a list that counts from ", "as the first one does");
    }

    @Test
    void aNumberWithoutItsColonIsNoBoard() {
        String drawing = "\n\n.Q..\n...Q\nQ...\n..Q.\n";
        assertThat(Board.parseAll("1:" + drawing)).containsExactly(FIRST);
        assertIllegalNaming(() -> Board.parseAll("1" + drawing), "text has more than one meaning at position 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"01\n10", "[[1,0],[0,1]]", "[-, 1]\n[1, -]", "0", "0 1"})
    void whatCouldMeanMoreIsRefused(String text) {
        assertIllegal(
                () -> Puzzle.parse(text),
                "text has more than one meaning at position 0 (line 1, column 1): lists of columns; or a drawing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "()", "[ ]", "[]\n"})
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

    static Stream<Arguments> refused() {
        return Stream.of(
                arguments("[", 1, "']', but found the end of the text"),
                arguments("[1, 3, 0, 2", 11, "']'"),
                arguments("[1,,0]", 3, "a queen (Q, "),
                arguments("[1, 3, 0, 2)", 11, "a blank, a comma or ']'"),
                arguments("[1, 3, 0, 2] x", 13, "a queen (Q, q, ♕, ♛, 1, *, 👑), an empty square (., -, _, ·, 0, +)"),
                arguments("[-1]", 1, "a column of the list, but found '-'"),
                arguments("[01, 2]", 5, "a queen (Q, "),
                arguments("[١]", 1, "a queen"),
                arguments("[5, 3, 0, 2]", 1, "a column in 0..3"),
                arguments("[4, 0, 1, 2]", 4, "a column in 1..4"),
                arguments("(1, 0)", 4, "a column in 1..2"),
                arguments("[0, 4294967296]", 4, "a column in 0..1"),
                arguments("1 2 2", 4, "a column that the list does not have yet"),
                arguments("[2, 2, 0]\n[0, 1, 2]", 4, "a column that the list does not have yet"),
                arguments("2/4/1/3", 0, "a rank of 4 squares, as there are 4"),
                arguments("{\"columns\": [0, 2]}", 13, "a column in 1..2"),
                arguments("{\"a\":" + "[".repeat(99), 104, "a value"),
                arguments("{\"a\":" + "[".repeat(100), 104, "at most 100 brackets inside each other"),
                arguments("{\"n\": 1}", 0, "an object with one member \"columns\""),
                arguments("", 0, "a queen (Q, q, ♕, ♛, 1, *, 👑), an empty square (., -, _, ·, 0, +)"),
                arguments("·", 0, "a queen in this row, but found '·'"),
                arguments("| |Q|\n| | |", 9, "a queen in this row, but found ' '"),
                arguments("+-+\n|Q|\n| |\n+-+", 9, "the end of the board after 1 rows"),
                arguments("♕ ·", 3, "row 2 of 2"),
                arguments("♕ ♕\n· ♕", 2, "no second queen in the row"),
                arguments("♕ ·\n· ·", 6, "a queen in this row"),
                arguments("♕ ·\n· ♕ ·", 8, "a row of 2 squares, as the first one"),
                arguments("♕ · ·\n· ♕\n· · ♕", 9, "a row of 3 squares, as the first one, but found a line break"),
                arguments("♕ ·\n· ♕\n♕ ·", 8, "the end of the board after 2 rows"),
                arguments("♕ ·\n· y", 6, "a queen (Q, q, ♕, ♛, 1, *, 👑)"),
                arguments("1Q2/3Q/Q3/2Q2", 10, "a rank of 4 squares, as there are 4"),
                arguments("1Q2/3Q/Q3/2Q1 w", 13, "the fields of a position"),
                arguments("2Q1/Q/3Q/1Q2", 4, "a rank of 4 squares"),
                arguments("2 4 1 3:\n2 4 1 3", 7, "a blank, a comma"),
                arguments("3 . Q .\n2 . . Q\n3 Q . .", 2, "a queen"),
                arguments("3 . Q .\n2 . . Q\n1 Q . .\n  a b c d", 0, "as many rows and columns as the labels count"),
                arguments("a1 c2", 3, "a square of the board of 2 rows"),
                arguments("#.\n..", 4, "a queen in this row"),
                arguments("♕ x\n· ♕", 2, "a queen or an empty square, as a board has no blocked ones"),
                arguments("# - Q\n#", 7, "a row of 2 squares, as the first one"),
                arguments(".Q\n#Q", 3, "a queen or an empty square, as a board has no blocked ones"),
                arguments("Q . 2", 4, "a queen (Q, "),
                arguments(" _ _\n|Q|_|\n|_|_|", 14, "a queen in this row"),
                arguments("Q.\n.Q\n\n.", 7, "the end of the text, as a board is wanted"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void theFirstWrongCharacterIsNamed(String text, int position, String expected) {
        assertIllegalNaming(() -> Board.parse(text), "at position " + position + " (", "): expected " + expected);
    }

    /** 61: more in a line are taken for prose. */
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHI";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                ". 𝟙|2 (line 1, column 3)|'𝟙'; the text looks like a drawing of a board",
                "[0, 👀👀?]|4 (line 1, column 5)|'👀'; the text looks like a list of columns",
                "\uFEFF. 👀|3 (line 1, column 3)|'👀'",
                "<svg/>|0 (line 1, column 1)|'<'; the text looks like a picture in SVG",
                "<html>|0 (line 1, column 1)|'<'; the text looks like HTML or XML",
                "A Z a z/A B B|0 (line 1, column 1)|'A'; the text looks like a map of regions",
                "A/B|0 (line 1, column 1)|'A'",
                LETTERS + "/A|0 (line 1, column 1)|'A'; the text looks like a map of regions",
                LETTERS + "Z/A|0 (line 1, column 1)|'A'",
                "starbattle/6/6/1/4|0 (line 1, column 1)|'s'; the text looks like the address of a region puzzle",
                "♕ · ·/· y ♕/· ♕ ·|8 (line 2, column 3)|'y'; the text looks like a drawing of a board"
            })
    void theMessageNamesLineColumnWhatWasFoundAndWhatItLooksLike(String text, String place, String found) {
        String lines = text.startsWith("star") ? text : text.replace('/', '\n').replace("\n>", "/>");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(lines))
                .withMessageStartingWith("text is not a board at position " + place + ": expected ")
                .withMessageEndingWith(", but found " + found);
    }
}
