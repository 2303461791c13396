package io.github.queens4j;

import static io.github.queens4j.RandomPuzzles.ROWS;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.contract.Interruption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings and lists that are no whole board: rows without a queen, and blocked squares. */
class PuzzleFormatTest {

    private static Puzzle parse(String text) {
        return Puzzle.parse(text, ROWS);
    }

    @Property(tries = 300)
    void objectsOfJsonAreReadBackWithTheirRule(@ForAll("puzzles") Puzzle puzzle, @ForAll Random random) {
        String json = puzzle.format(BoardFormat.JSON);
        assertThat(Puzzle.parse(json)).isEqualTo(puzzle);
        List<String> members =
                new ArrayList<>(List.of(json.substring(1, json.length() - 1).split(", (?=\")", -1)));
        Collections.shuffle(members, random);
        String shuffled = "[{" + String.join(",", members) + "}]";
        assertThat(Puzzle.parseAll(shuffled, Rule.AMAZONS)).as(shuffled).containsExactly(puzzle);
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.underAnyRuleUpTo(20);
    }

    @Test
    void membersThatFollowMayBeMissing() {
        String map = "\"regions\": [[0, 0, 0], [0, 1, 1], [2, 2, 2]]";
        Puzzle regions = Puzzle.ofSize(3).withRule(Rule.regions(new int[][] {{0, 0, 0}, {0, 1, 1}, {2, 2, 2}}));
        assertThat(Puzzle.parse("{" + map + ", \"title\": \"x\", \"solution\": [1]}"))
                .isEqualTo(regions);
        assertThat(regions.format(BoardFormat.JSON)).isEqualTo("{\"n\": 3, \"rule\": \"regions\", " + map + "}");
        assertThat(Puzzle.parse("{\"n\": 7, \"title\": \"a\\\"\\\\\", \"rule\": \"t\\u006froid\\u0061l\"}"))
                .isEqualTo(Puzzle.ofSize(7).withRule(Rule.TOROIDAL));
        assertThat(Puzzle.parse(" {\"n\":\n4}")).isEqualTo(Puzzle.ofSize(4));
        assertThat(Puzzle.parse("{\"n\": 7, \"blocked\": []}", Rule.TOROIDAL))
                .isEqualTo(Puzzle.ofSize(7).withRule(Rule.TOROIDAL));
        assertThat(Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4).format(BoardFormat.JSON))
                .isEqualTo("{\"n\": 8, \"rule\": \"queens\", \"queens\": [[0, 3]], \"blocked\": [[4, 4]]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'n': 8, 'quens': []}|n, rule, regions, queens or blocked as a member, not 'quens'",
                "{'n': 8, 'n': 9}|no second 'n'",
                "{}|an object with 'columns', or with 'n' up to 1048576",
                "{'n': 1048577, 'queens': [[0, 0]]}|with 'n' up to 1048576",
                "{'n': 8.5}|',' and a member, or '}'",
                "{'n': -8}|the number of rows",
                "{'n': '8'}|the number of rows",
                "{'n': 8, 'rule': 'kings'}|rule must be one of queens, ",
                "{'n': 8, 'rule': 'regions'}|'regions' with the rule 'regions' and no other",
                "{'n': 1, 'rule': 'queens', 'regions': [[0]]}|'regions' with the rule 'regions' and no other",
                "{'n': 2, 'regions': [[0]]}|n must be 1 for this rule of regions, but is 2",
                "{'regions': [[0, 0], [0, 0]]}|must have as many regions as rows, 2, but has 1",
                "{'n': 4, 'queens': [[0, 4]]}|a square of the board, as [row, column] with numbers from 0 to 3, not [0, 4]",
                "{'n': 4, 'queens': [[0, 1, 2]]}|a square of the board, as [row, column]",
                "{'n': 4, 'blocked': [[0, 9, 1]]}|a square of the board, as [row, column]",
                "{'n': 4, 'queens': [0, 1]}|'['",
                "{'n': 4, 'queens': [[0, 1], [0, 2]]}|one queen in each row, not a second one in row 0",
                "{'n': 4, 'queens': [[0, 1], [1, 1]]}|attack each other (column)",
                "{'n': 4, 'queens': [[0, 1]], 'blocked': [[0, 1]]}|a square without a queen",
                "{'n': 4} {'n': 4}|the end of the text"
            })
    void aWrongObjectIsRefused(String text, String expected) {
        assertIllegalNaming(() -> Puzzle.parse(text.replace('\'', '"')), expected.replaceAll("'(\\w+)'", "\"$1\""));
    }

    @Test
    void jsonNamesNoRuleThatItsNameDoesNotStandFor() {
        for (Rule own : List.of(ROWS, Rule.of("queens", LineFamily.ROWS), Rule.of("regions", LineFamily.ROWS))) {
            assertIllegalNaming(
                    () -> Puzzle.ofSize(3).withRule(own).format(BoardFormat.JSON),
                    "rule must be one of [queens, ",
                    " or of regions for JSON, but is your own \"" + own.name() + "\"");
        }
    }

    /** In every way that people draw: what is read is what was drawn, or it is refused as ambiguous. */
    @Property(tries = 3000)
    void drawingsOfAllSortsAreReadOrRefusedAsAmbiguous(@ForAll @IntRange(min = 1, max = 9) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = RandomPuzzles.ofRows(n, seed, random.nextBoolean());
        boolean areMixed = random.nextInt(4) == 0;
        String[] marks = {areMixed ? "Qq♕♛1" : "Qq♕♛1*", ".-_·0+", "x×#"};
        if (!areMixed) {
            for (int kind = 0; kind < marks.length; kind++) {
                marks[kind] = String.valueOf(marks[kind].charAt(random.nextInt(marks[kind].length())));
            }
        }
        String[][] frames = {{"", ""}, {"[", "]"}, {"\"", "\""}, {"'", "'"}, {"(", ")"}, {"|", "|"}};
        String[] frame = frames[random.nextInt(frames.length)];
        String[] cell =
                random.nextInt(5) == 0 && !frame[0].matches("['\"]") ? new String[] {"'", "'"} : new String[] {"", ""};
        String between = pick(random, "", " ", ", ", ",", "|", " | ", "\t", ";");
        boolean areRowsFramed = !frame[0].isEmpty() && !frame[0].equals("|");
        boolean hasCommas = between.matches(".*[,;].*");
        String end = areRowsFramed && !hasCommas && cell[0].isEmpty()
                ? pick(random, "\n", ",\n", ", ", ",", " / ", "\r\n")
                : hasCommas || !cell[0].isEmpty()
                        ? pick(random, "\n", "/", ",\n")
                        : pick(random, "\n", ",", "/", " \n");
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            text.append(row == 0 ? "" : end).append(frame[0]);
            for (int column = 0; column < n; column++) {
                int kind = puzzle.isBlocked(row, column) ? 2 : puzzle.queen(row).orElse(-1) == column ? 0 : 1;
                char mark = marks[kind].charAt(random.nextInt(marks[kind].length()));
                text.append(column == 0 ? "" : between)
                        .append(cell[0])
                        .append(mark)
                        .append(cell[1]);
            }
            text.append(frame[1]);
        }
        String all = areRowsFramed && random.nextBoolean() ? "[" + text + "]" : text.toString();
        // A single 0 in brackets is the list that is written for a queen.
        if (n > 1 || marks[1].indexOf('0') < 0) {
            try {
                assertThat(parse(all)).as(all).isEqualTo(puzzle);
            } catch (IllegalArgumentException e) {
                assertThat(e).as(all).hasMessageStartingWith("text has more than one meaning at position 0 ");
            }
        }
    }

    private static String pick(Random random, String... all) {
        return all[random.nextInt(all.length)];
    }

    @Test
    void drawingsHaveAMarkForBlockedSquares() {
        Puzzle queens = Puzzle.ofSize(3).withRule(ROWS).withQueen(0, 1).withQueen(2, 0);
        Puzzle puzzle = queens.withBlocked(1, 2);
        assertThat(puzzle.format(BoardFormat.UNICODE)).isEqualTo("· ♕ ·\n· · ×\n♕ · ·");
        assertThat(puzzle.format(BoardFormat.DASHES)).isEqualTo("# - Q -\n# - - x\n# Q - -");
        assertThat(puzzle.format(BoardFormat.GRID)).isEqualTo(" _ _ _\n|_|Q|_|\n|_|_|x|\n|Q|_|_|");
        assertThat(puzzle.format(BoardFormat.DOTS)).isEqualTo(".Q.\n..x\nQ..");
        assertThat(queens.format(BoardFormat.LIST)).isEqualTo("[1, -, 0]");
        assertThat(parse("[1, null, 0]")).isEqualTo(queens);
        assertThat(queens.format(BoardFormat.LIST_ONE_BASED)).isEqualTo("(2, -, 1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(0)", "[1\uFE0F0, 2]", "[1 0, 2]", "[0, 2 1]"})
    void whatIsNeitherAListNorADrawingIsRefused(String text) {
        assertIllegalNaming(() -> parse(text), "at position ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[(0,1),(1,3),(2,0),(3,2)]", "[3, 1]\n[1, 2]\n[4, 3]\n[2, 4]", "a2 c1\tb4,d3"})
    void aBoardMayBeAListOfItsSquares(String text) {
        assertThat(Puzzle.parse(text)).isEqualTo(Puzzle.parse("[1, 3, 0, 2]"));
        assertThat(Board.parse(text)).isEqualTo(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, -1, 0]",
                "[1, None, 0]",
                "1 _ 0",
                "[1,null,0]",
                "(2, -1, 1)",
                "1Q1/3/Q2",
                "1Q1/3/Q2 w - - 0 1",
                "3 .Q.\n2 ...\n1 Q.."
            })
    void rowsWithoutAQueenHaveASignOfTheirNotation(String text) {
        assertThat(parse(text)).isEqualTo(Puzzle.of(3, ROWS).withQueen(0, 1).withQueen(2, 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*./..|* as a queen, Q; or as a blocked square, x (--blocked-sign '*')",
                "1./..|1 as a queen, Q; or as a blocked square",
                "#./.#|# as a queen, Q; or as a blocked square",
                "# Q/# .|# before each row; or as a blocked square",
                "[-, 1]/[1, -]|lists of columns; or a drawing",
                "[[-, 1, -], [1, -, -]]|lists of columns; or a drawing"
            })
    void whatMayBeQueensOrBlockedIsRefused(String text, String meanings) {
        assertIllegalNaming(() -> parse(text.replace('/', '\n')), "text has more than one meaning", meanings);
    }

    @Test
    void aWholeBoardOfStarsIsABoard() {
        assertThat(parse(".*\n*.")).isEqualTo(Puzzle.of(2, ROWS).withQueen(0, 1).withQueen(1, 0));
        assertThat(parse("[_,_]\n[_,_]")).isEqualTo(Puzzle.of(2, ROWS));
    }

    @Test
    void queensThatAttackEachOtherAreRefused() {
        assertIllegalNaming(() -> Puzzle.parse("[0, 1]"), "attack each other (diagonal)");
    }

    @Test
    void listsCannotSayWhichSquaresAreBlocked() {
        assertIllegalNaming(
                () -> Puzzle.ofSize(3).withBlocked(1, 2).format(BoardFormat.LIST),
                "format must be unicode, ",
                " or svg for a puzzle with blocked squares, but is list, which cannot say where they are");
    }

    @Test
    void aPuzzleWithoutQueensHasTheSizeOfItsFirstRow() {
        assertThat(parse("× ·\n· ·")).isEqualTo(Puzzle.ofSize(2).withRule(ROWS).withBlocked(0, 0));
        assertThat(parse("×").isBlocked(0, 0)).isTrue();
        assertThat(parse("# x").size()).isEqualTo(1);
        assertThat(parse("..\nx."))
                .isEqualTo(parse(". .\nx ."))
                .isEqualTo(Puzzle.ofSize(2).withRule(ROWS).withBlocked(1, 0));
        assertThat(parse(" _ _\n|_|_|\n|_|x|"))
                .isEqualTo(Puzzle.ofSize(2).withRule(ROWS).withBlocked(1, 1));
        assertThat(parse("+-+-+\n| | |\n|x| |\n+-+-+"))
                .isEqualTo(Puzzle.ofSize(2).withRule(ROWS).withBlocked(1, 0));
        assertThat(parse("Q_0\n0-1\n+-+")).isEqualTo(parse("[0, 2, -]"));
        assertThat(Puzzle.parseAll("3\n010\n001\n100\n3 3\n\n0 1 0\n0 0 1\n1 0 0", ROWS))
                .containsExactly(parse("[1, 2, 0]"), parse("[1, 2, 0]"));
        assertThat(parse("[-, 3, -]")).isEqualTo(Puzzle.ofSize(3).withRule(ROWS).withQueen(1, 2));
        assertThat(parse("[-, -]")).isEqualTo(Puzzle.ofSize(2).withRule(ROWS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 - - -|0|a list that has 0 or 4, or brackets",
                "Q../*../...|4|a square that is no *",
                "**/**|1|no second queen",
                "4//Q./..|0|the size of the board, 2",
                "[null, nul]|7|a queen",
                "a2 c1 b4 d5|9|a square of the board of 4 rows",
                "(0,1) (1,3) (1,0) (3,2)|13|no second queen in the row",
                "(1,1) (2,3) (3,5) (4,2)|13|a square of the board of 4 rows"
            })
    void aWrongPuzzleIsRefusedAtItsFirstWrongCharacter(String text, int position, String expected) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parse(text.replace('/', '\n')))
                .withMessageStartingWith("text is not a puzzle at position " + position + " (")
                .withMessageContaining("expected " + expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"× ♕\n♕ ·", "♕ ×\n· ♕", "# x Q\n# Q -", "xQ\nQ.", "[-, 0]", "[null, 0]", "[0, -]"})
    void aBoardHasNeither(String text) {
        assertThat(parse(text).size()).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(text))
                .withMessageStartingWith("text is not a board at position ");
    }

    /** A reader that goes over the whole text for each line or character takes many minutes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "· ", "♕ ·\n", ".", ". ", "# - ", "|_",
                " _", " _\n", "[1,", "[[", "\n\r", "(0, ",
                "♕", "0", "A", "A ", "[.],", "[\n",
                "1 2\n", "{\"a\":[1],", "9:", "| ", "+-+-+\n", "+-",
                "|\t\t", "+-+\n| |\n", ".\n[", "\n\n.,", "[].", "12"
            })
    @Tag("slow")
    void longTextsThatAreNoBoardAreRefusedInOneGo(String part) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse(part.repeat(250_000)))
                .withMessageContaining(" at position ")
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(400));
    }

    /** Going over each of 4 10^10 squares takes half an hour. */
    @Test
    void aPictureCostsNoMoreThanWhatStandsThere() {
        Puzzle large = Puzzle.ofSize(200_000);
        assertThat(large.format(BoardFormat.SVG)).doesNotContain("class=\"queens4j-blocked", "class=\"queens4j-given");
        assertThat(large.withQueen(3, 70_000).withBlocked(5, 100_000).format(BoardFormat.SVG))
                .contains("queens4j-blocked\" d=\"M100000 5h1v1h-1z\"", "queens4j-given\" d=\"M70000 3m", ">A puzzle");
        assertThat(Puzzle.ofSize(8).withQueen(2, 0).format(BoardFormat.SVG)).contains("queens4j-given\" d=\"M0 2m");
        Interruption.assertRefused(() -> Puzzle.ofSize(8).format(BoardFormat.SVG));
    }
}
