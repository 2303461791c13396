package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionFormatTest {

    @Test
    void readsAndWritesTheExamplesLetterByLetter() {
        Regions regions = Regions.parse(Examples.PUZZ_LINK);
        assertThat(regions).isEqualTo(Examples.digits(Examples.PUZZ_LINK_MAP));
        assertThat(regions.format(RegionFormat.PUZZ_LINK)).isEqualTo(Examples.PUZZ_LINK);
        assertThat(Regions.parse(Examples.SBN).format(RegionFormat.SBN)).isEqualTo(Examples.SBN);
        assertThat(Regions.parse(Examples.SBN).size()).isEqualTo(5);
        assertThat(Regions.parse("https://puzz.link/p?" + Examples.PUZZ_LINK)).isEqualTo(regions);
        assertThat(Regions.parse("\n http://pzv.jp/p.html?" + Examples.PUZZ_LINK + " \r\n"))
                .isEqualTo(regions);
    }

    @Test
    void lettersMayHaveBlanksAndAnyCase() {
        Regions regions = Regions.parse("a a A\n aAA \nB B  B \n\n");
        assertThat(regions.format(RegionFormat.LETTERS)).isEqualTo("AAB\nABB\nCCC");
        assertThat(Regions.parse("#\r\nAAB\r\nABB\r\nCCC\r\n#")).isEqualTo(regions);
    }

    @Test
    void writesJson() {
        Regions regions = Regions.parse("AAB\nABB\nCCC");
        assertThat(regions.format(RegionFormat.JSON)).isEqualTo("{\"regions\": [[0, 0, 1], [0, 1, 1], [2, 2, 2]]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[0,0,1],[0,1,1],[2,2,2]]",
                "[ [1, 1, 2],\n  [1, 2, 2],\n  [3, 3, 3] ]\n",
                "[[\"red\",\"red\",\"x\"],[\"red\",\"x\",\"x\"],\"bbb\"]",
                " 10  10 11\r\n10 11 11 \r\n 9  9  9",
                "red\tred\tblue\nred\tblue\tblue\ngrey\tgrey\tgrey",
                "light blue,light blue,\"a, \"\"b\"\"\"\n\"light blue\", \"a, \"\"b\"\"\" ,\"a, \"\"b\"\"\"\né,é,é"
            })
    void readsWhatPeoplePaste(String text) {
        assertThat(Regions.parse(text)).isEqualTo(Regions.parse("AAB\nABB\nCCC"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"regions\": [[0,0,1],[0,1,1],[2,2,2]]}, {\"id\": 2, \"grid\": [\"AB\",\"AB\"]}]",
                "{\"levels\": [[[0,0,1],[0,1,1],[2,2,2]], [\"AB\",\"AB\"]]}",
                "{\"name\": \"a\", \"data\": {\"days\": [{\"n\": [3, 3], \"regions\": [\"AAB\",\"ABB\",\"CCC\"]},\n"
                        + " {\"colorRegions\": [[5,6],[5,6]]}]}}",
                "{\n  \"regions\": [[0,0,1],\n\n [0,1,1],[2,2,2]]\n}\n{\n\"regions\": [[0,1],[0,1]]\n}\n",
                "\uFEFFa;a;b\r\na;b;b\r\nc;c;c\r\n\r\nx;y\r\nx;y\r\n",
                "# two levels\n🟥🟥🟦\n🟥🟦🟦\n⬛⬛⬛\n#\n\n# the second\n\n🟪 ◼️\n🟪 ◼️",
                "112 \n122\n333\n\nstarbattle/2/2/1/o0\n",
                "#f00,#f00,#0f0\n#f00,#0f0,#0f0\n#00f,#00f,#00f\n\n[[0,1],[0,1]]"
            })
    void readsManyAtOnce(String text) {
        assertThat(Regions.parseAll(text)).containsExactly(Regions.parse("AAB\nABB\nCCC"), Regions.parse("AB\nAB"));
        assertIllegalNaming(() -> Regions.parse(text), "expected the end of the text, as one map of regions is wanted");
    }

    /** In the shapes of public collections: what is around a map does not matter. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                import { red, blue } from "../colours"; // don't mind

                const level = {
                  path: "/level/1", /* [ { */
                  title: "First",
                  colorRegions: [
                    ["A", "A", "B"], // row 1
                    ["A", "B", "B"],
                    ["C", "C", "C"],
                  ],
                  regionColors: {A: red, B: '#00f', C: blue},
                  solutionCount: 0, solutions: [],
                  isNew: true,
                };

                export const second: Level = {id: 2, "name": `Second`, grid: ["AB", "AB"]};
                export default level;
                """, """
                # Levels
                from colours import red, blue

                LEVELS = [
                    {'name': 'First', 'regions': [[4294901760, 4294901760, 2147483647], # it's one
                                                  [4294901760, 2147483647, 2147483647],
                                                  [4278190080, 4278190080, 4278190080]]},
                    dict(id=7, title="Second", board=[('a'), 'b'][:0] or None, map=[['a', 'b'], ['a', 'b']]),
                ]
                """, """
                {levels: [{grid: "AAB\\nABB\\nCCC", name: 'First',
                  next: {"title": "Second", "board": [8, 8], start: -1e3, regions: [[1, 2], [1, 2],]}}]}
                """, """
                module.exports = { name: "Both", levels: [
                  {name: "First", map: `
                    AAB
                    ABB
                    CCC
                  `},
                  {name: "Second", board: ['AB', 'AB']}]}
                """, """
                [{"name": "First", "colorRegions": ["⬛️⬛️⬜️", "⬛️⬜️⬜️", "🟦🟦🟦"]},
                 {"name": "Second", "size": {"n": 2}, "grid": [[0,1],[0,1]]}]
                """})
    void levelsAsPeopleKeepThem(String text) {
        List<Regions> levels = Regions.parseAll(text);
        assertThat(levels).containsExactly(Regions.parse("AAB\nABB\nCCC"), Regions.parse("AB\nAB"));
        assertThat(levels)
                .flatExtracting(level -> level.title().stream().toList())
                .containsExactly("First", "Second");
        assertThat(Regions.parseAll(text.replace("\n", "\r\n"))).isEqualTo(levels);
        assertThat(Regions.parse(levels.get(0).format(RegionFormat.JSON)).title())
                .contains("First");
    }

    private static final String ROWS = Regions.parse(Examples.PUZZ_LINK).toString();

    private static final String NUMBERS =
            Regions.parse(Examples.PUZZ_LINK).format(RegionFormat.JSON).replaceAll("[^\\[]*(\\[.*\\])[^]]*", "$1");

    /** All squares, column by column: its region, and its row and column from 0 and from 1. */
    private static String placed(String format, String regions) {
        return IntStream.range(0, 36)
                .filter(i -> regions.indexOf(ROWS.charAt(i % 6 * 7 + i / 6)) >= 0)
                .mapToObj(
                        i -> String.format(format, ROWS.charAt(i % 6 * 7 + i / 6), i % 6, i / 6, 1 + i % 6, 1 + i / 6))
                .collect(Collectors.joining("\n"));
    }

    /** The same map in what people keep, print and paste. */
    static List<String> wild() {
        String cells = ROWS.replaceAll("\\B", " | ").replaceAll("(?m)^|$", "|");
        return List.of(
                "  1 2 3 4 5 6\n" + named("%d ", ROWS.replaceAll("\\B", " ")) + "\n  a b c d e f",
                "solution: 2 4 6 3 5 1\n" + NUMBERS.replace("], [", "\n").replaceAll("[\\[\\],]", ""),
                "6 6 1\n" + ROWS.replaceAll("\\B", " "),
                "6\n" + ROWS,
                "# Level\n- [x] [mine](https://a.b/c)\n\nIt's this :(\n\n```\n" + ROWS + "\n```\nDon't you think?\n",
                ROWS.replaceAll("(.)", "'$1' "),
                "| 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|\n" + cells,
                "+---+---+\n" + cells.replace("\n", "\n+---+---+\n"),
                "\u250c\u2500\u2510\n" + cells.replace('|', '\u2502') + "\n\u2514\u2500\u2518",
                "name: One\nregions:\n  - " + ROWS.replace("\n", "\n  - "),
                "regions:\n  - " + NUMBERS.replace("[[", "[").replace("]]", "]").replaceAll("\\], *", "]\n  - "),
                "regions:\n  - - "
                        + NUMBERS.replaceAll("[\\[ ]|]$", "")
                                .replaceAll("]$", "")
                                .replace("],", "\n  - - ")
                                .replaceAll("[,]+", "\n    - "),
                "regions: [" + ROWS.replace('\n', ',') + "]",
                "<table>\n  <tr><td>" + ROWS.replaceAll("\\B", "</td><td>").replace("\n", "</td></tr>\n  <tr><td>")
                        + "</table>",
                "6x6:" + NUMBERS.replaceAll("[\\[\\] ]", ""),
                "BOARD = \"\"\"" + ROWS + "\"\"\".split()",
                "[areas]\n" + ROWS + "\n[solution]\n- x - - - -\n- - - x - -\n- - - - - x\n- - x - - -\n- - - - x -\n"
                        + "x - - - - -\n",
                "see " + ROWS.replace('\n', '/') + " there",
                "pzprv3/starbattle/6/6/1/6/" + ROWS.replaceAll("\\B", " ").replace('\n', '/') + "/. . . . . . /",
                "int regions[6][6] = " + NUMBERS.replace('[', '{').replace(']', '}') + ";",
                "let zones: [[u8; 6]; 6] = " + NUMBERS + ";",
                NUMBERS.replace("[[", "List.of(List.of(")
                        .replace("], [", "), List.of(")
                        .replace("]]", "))"),
                NUMBERS.replace(",", " ").replaceAll("(\\d)", "$1."),
                "colours = " + NUMBERS.replaceAll("(\\d)", "(25$1, 0, 0)"),
                "colours: " + NUMBERS.replaceAll("(\\d)", "\"#ff00$10\""),
                "{cells: " + NUMBERS.replaceAll("(\\d)", "{region: $1, queen: false}") + "}",
                "{cells: " + NUMBERS.replaceAll("(\\d)", "{row: 9, column: 9, region: $1}") + "}",
                "[" + NUMBERS.replaceAll("[\\[\\]]", "").replaceAll("(\\d)", "{\"x\": 1, \"y\": 2, \"color\": \"$1\"}")
                        + "]",
                "{\"rows\": " + NUMBERS.replaceAll("\\[(\\d[^\\]]*)]", "{\"id\": 1, \"cells\": [$1]}") + "}",
                "const cells = [" + NUMBERS.replaceAll("[\\[\\]]", "") + "];",
                "{\"board\": \"" + ROWS.replace("\n", "") + "\"}",
                "cells = [" + placed("{\"region\": \"%s\", \"row\": %d, \"col\": %d},", "ABCDEF") + "]",
                "<p>[</p>" + placed("<b aria-label='Queen of Colour %s, Row %4$d, Column %5$d'>", "ABCDEF"),
                "<regions>" + elements("ABCDEF"),
                "play https://puzz.link/p?" + Examples.PUZZ_LINK + ", if you like",
                "id 661W9Agum9_Rym of 2026",
                "\"661W9Agum9_Rym\"",
                "var task = '" + NUMBERS.replaceAll("[\\[\\] ]", "") + "';",
                named("Row %d: ", ROWS),
                named("r%d,", ROWS.replaceAll("\\B", ",")),
                "board = [list(\"" + ROWS.replace("\n", "\"),\nlist(\"") + "\")]",
                "regions = [[0,1,2,6,12],[3,4,5,7,8,9],[10,11,17,23,29,31,32,33,34,35],[13,14,20,21],[15,16,22,25,26,"
                        + "27,28],[18,19,24,30]]",
                "stars = 1\nqueens: [[5, 0], [1, 2]]\ncolumns: [\"a\", \"b\"]\n" + NUMBERS,
                "queens = " + NUMBERS + "\nsolved = [(0, 1), (1, 3), (2, 5), (3, 2), (4, 4), (5, 0)]",
                "{\"0\": [[0,0],[0,1],[0,2],[1,0],[2,0]], \"1\": [[0,3],[0,4],[0,5],[1,1],[1,2],[1,3]], \"3\": [[2,1],[2,2],"
                        + "[3,2],[3,3]], \"2\": [[1,4],[1,5],[2,5],[3,5],[4,5],[5,1],[5,2],[5,3],[5,4],[5,5]], \"4\": [[2,3],"
                        + "[2,4],[3,4],[4,1],[4,2],[4,3],[4,4]], \"5\": [[3,0],[3,1],[4,0],[5,0]]}",
                "🟪👑🟪🟧🟧🟧\n🟪🟧🟧👑🟦🟦\n🟪🟩🟩⬜⬜👑\n🟥🟥👑🟩⬜🟦\n🟥⬜⬜⬜👑🟦\n👑🟦🟦🟦🟦🟦");
    }

    /** With a name before each row, counted down as in chess. */
    private static String named(String format, String rows) {
        List<String> lines = rows.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> String.format(format, lines.size() - i) + lines.get(i))
                .collect(Collectors.joining("\n"));
    }

    private static String elements(String regions) {
        return regions.chars()
                .mapToObj(region -> "<region>" + placed("<cell x=\"%3$d\" y=\"%2$d\"/>", Character.toString(region)))
                .collect(Collectors.joining("</region>\n"));
    }

    @ParameterizedTest
    @MethodSource("wild")
    void aMapIsFoundWhereverItStands(String text) {
        assertThat(Regions.parseAll(text)).containsExactly(Regions.parse(Examples.PUZZ_LINK));
        assertThat(RegionSketch.parse(text).finished()).contains(Regions.parse(Examples.PUZZ_LINK));
    }

    @Test
    void aRegionMayBeTheSquareUnderACrown() {
        String crowned = "🟥🟥👑🟥🟥\n🟧🟥🟥🟥👑\n🟧👑🟧🟩🟨\n🟧🟧🟩👑🟩\n👑🟧🟧🟩🟩";
        assertThat(Regions.parse(crowned)).hasToString("AAAAA\nBAAAC\nBBBDC\nBBDDD\nEBBDD");
        // Two regions are hidden: a drawing of a solution, which may stand below the map.
        String map = "🟥🟥🟦🟥🟥\n🟧🟥🟥🟥🟨\n🟧🟧🟧🟩🟩\n🟧🟧🟩🟩🟩\n🟧🟧🟧🟩🟩";
        String wrong = map + "\n\nSolution 1\n" + crowned.replace("🟨", "🟩");
        assertIllegalNaming(() -> Regions.parse(wrong), "a solution of these regions");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, 3, 5, 2, 4, 0]",
                "[ 2,\n4,6,3,5,1]",
                "\"135240\"",
                "[1,9,17,20,28,30]",
                "[[5,0],[1,3],[2,5],[3,2],[4,4],[0,1]]",
                "[(1,2),(2,4),(3,6),(4,3),(5,5),(6,1)]",
                "[{\"row\":0,\"col\":1},{\"row\":1,\"col\":3},{\"row\":2,\"col\":5},{\"row\":3,\"col\":2},{\"row\":4,"
                        + "\"col\":4},{\"row\":5,\"col\":0}]",
                "\".Q..../...Q../.....Q/..Q.../....Q./Q.....\"",
                "[\".x....\",\"...x..\",\".....x\",\"..x...\",\"....x.\",\"x.....\"]",
                "{\"queens\": [[1,3,5,2,4,0]]}"
            })
    void aStoredSolutionIsCheckedInEveryForm(String solution) {
        String before = "{\"solution\"\t: " + solution + ", \"title\": null, \"id\" /* : */ :\n\"T\", \"zones\"// [\n:"
                + NUMBERS;
        assertThat(Regions.parse(before + "}").title()).contains("T");
        String after = "a = {grid: " + NUMBERS + ", solution: ";
        assertThat(Regions.parse(after + solution + "}").size()).isEqualTo(6);
        if (solution.matches("\\[\\(.*|\\[\\[.*")) {
            String pairs = solution.substring(1, solution.length() - 1);
            for (String list : List.of(pairs, "\n  - " + pairs.replaceAll("(?<=[)\\]]),", "\n  - "))) {
                assertThat(Regions.parse(ROWS + "\n\nsolution: " + list).size()).isEqualTo(6);
                assertIllegalNaming(
                        () -> Regions.parse(ROWS + "\n\nsolution: " + list.replace('4', '9')),
                        "a solution of these regions");
            }
        }
        String wrong = solution.replaceFirst("\\.Q", "Q.")
                .replaceFirst("\\.x", "x.")
                .replace("30]", "31]")
                .replace('4', '9');
        refused(after + wrong + "}", after.length(), "a solution of these regions", "'" + solution.charAt(0) + "'");
        for (String other : List.of("[ 5]", "\"see below\" (0, 1)", "[1,3,5,2,4,\"x\"]", "{a: [5]}")) {
            refused(after + other + "}", after.length(), "a solution of these regions", "'" + other.charAt(0) + "'");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Solution: 1 3 5 2 4 0",
                "answer = 246351",
                "## Queens\n\n.q....\n...q..\n.....q\n..q...\n....q.\nq.....",
                "Solution:\n\nrow 1, column 2\nrow 2, column 4\nrow 3, column 6\nrow 4, column 3\nrow 5, column 5\n"
                        + "row 6, column 1",
                "expected = [1, 3, 5, 2, 4, 0]",
                "stars: [[0, 1], [1, 3], [2, 5], [3, 2], [4, 4], [5, 0]]",
                "solved:\n-x----\n---x--\n-----x\n--x---\n----x-\nx-----"
            })
    void aSolutionInLinesIsCheckedToo(String solution) {
        assertThat(Regions.parse(ROWS + "\n\n" + solution).size()).isEqualTo(6);
        String wrong = solution.replace("1 3", "3 1").replace("24", "42").replaceFirst("([.-])([qx])", "$2$1");
        wrong = wrong.replace("n 4", "n 1").replace("1, 3", "1, 1");
        String text = ROWS + "\n\n" + wrong;
        assertIllegalNaming(() -> Regions.parse(text), "a solution of these regions");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "[]", "\"\"", "\"x\"", "{}", "[[0,0],[1]]", "[[0,1],[2,3]]", "{\"regions\": null}"})
    void whatShouldBeALevelIsNotPassedOver(String other) {
        String level = "{\"regions\": " + NUMBERS + "}";
        for (String text : List.of(
                "[" + level + ", {\"regions\"/**/:\n" + other + "}]",
                "{\"b\": {\"regions\": " + other + "}, \"a\": " + level + "}",
                "[" + level + ", " + other.replace("\"\"", "{}").replace("\"x\"", "[1]") + "]")) {
            assertIllegalNaming(() -> Regions.parseAll(text), "text is not a map of regions at position ");
        }
    }

    @Test
    void aMapButForOneChangeIsNotPassedOver() {
        for (String damaged : List.of(
                ROWS.replaceFirst(".*\n", ""),
                ROWS + "\nFCCCCC",
                ROWS.replaceFirst("B", ""),
                ROWS.replaceFirst("B", "BB"),
                ROWS.replaceFirst("B", "G"),
                ROWS.replace('D', 'C'),
                ROWS.replaceAll("(?m)^.", ""))) {
            for (String text : List.of(
                    "Day 2\n" + damaged,
                    "| 1 | 2 | 3 | 4 | 5 | 6 |\n|---|\n" + damaged.replaceAll("(?m)(?<=.)(?=.)|^|$", "|"),
                    "b = [\"" + damaged.replace("\n", "\", \"") + "\"]",
                    "b:\n  - " + damaged.replace("\n", "\n  - "),
                    damaged.replace("\n", "").replaceAll("\\B", ","))) {
                assertIllegalNaming(() -> Regions.parseAll(ROWS + "\n\n" + text), "text is not a map of regions");
            }
        }
    }

    @Test
    void readingEndsWithTheThread() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Regions.parseAll("AB\nAB\n")).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aMapIsTurnedAndMirrored() {
        Regions regions = Regions.parse("AAB\nABB\nCCC").titled("one");
        for (Symmetry symmetry : Symmetry.values()) {
            Regions image = regions.transform(symmetry);
            assertThat(image.transform(symmetry.inverse())).isEqualTo(regions);
            assertThat(image.title()).contains("one");
        }
        assertThat(regions.transform(Symmetry.ROTATE_90)).hasToString("ABB\nACB\nACC");
    }

    @Property(tries = 300)
    void manyAreReadBack(@ForAll @IntRange(min = 1, max = 60) int n, @ForAll RegionFormat format, @ForAll long seed) {
        List<Regions> many = new Random(seed)
                .longs(3)
                .mapToObj(s -> connected(n, new Random(s)))
                .toList();
        if (takes(format, n)) {
            String text = many.stream().map(regions -> regions.format(format)).collect(Collectors.joining("\n\n"));
            assertThat(Regions.parseAll(text)).isEqualTo(many);
            assertThat(Regions.parseAll("\uFEFF# three\r\n" + text.replace("\n", "\r\n") + "\r\n"))
                    .isEqualTo(many);
        }
    }

    @Property(tries = 100)
    void tablesAndBareListsAreReadBack(@ForAll @IntRange(min = 1, max = 60) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Regions regions = scattered(n, random);
        String map = regions.format(RegionFormat.JSON).replaceAll("[^\\[]*(\\[.*\\])[^]]*", "$1");
        assertThat(Regions.parse(map)).isEqualTo(regions);
        assertThat(Regions.parse(regions.toString())).isEqualTo(regions);
        assertThat(Regions.parse(regions.format(RegionFormat.JSON))).isEqualTo(regions);
        if (n > 3) {
            for (String format : List.of("%s", "{\"id\": 1, \"cells\": %s}")) {
                String lists = IntStream.range(0, n)
                        .mapToObj(region -> regions.squares(region).stream()
                                .map(square -> "[" + square.row() + ", " + square.column() + "]")
                                .toList())
                        .map(squares -> String.format(format, squares))
                        .toList()
                        .toString();
                assertThat(Regions.parse(lists)).isEqualTo(regions);
            }
        }
        int first = random.nextInt(3);
        for (String between : List.of(",", " ", ", ", "  ", ";", "\t")) {
            if (n > 1) {
                assertThat(Regions.parse(table(regions, between, region -> String.valueOf(region + first))))
                        .isEqualTo(regions);
            }
        }
        if (n > 1) {
            assertThat(Regions.parse(table(regions, ",", region -> "\"no. " + region + ", \"\"x\"\"\"")))
                    .isEqualTo(regions);
        }
        if (n > 1 && n + first <= 10) {
            assertThat(Regions.parse(table(regions, "", region -> String.valueOf(region + first))))
                    .isEqualTo(regions);
        }
    }

    private static String table(Regions regions, String between, IntFunction<String> name) {
        int n = regions.size();
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(0, n)
                        .mapToObj(column -> name.apply(regions.region(row, column)))
                        .collect(Collectors.joining(between, "", "\n")))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '`',
            value = {
                "|0|a table of n rows with n labels|the end of the text",
                "?|0|a letter, a number or a square of colour|'?'",
                "AB_A|4|the first row has 2 squares|the end of the text",
                "AB_AC|4|one of the 2 regions named before|'C'",
                "AB_ABA|5|the end of the row after 2 squares|'A'",
                "AB_AB_AB|6|the end of the map|'A'",
                "AA_AA|5|2 regions, as many as rows|the end of the text",
                "AB|2|row 2 of 2|the end of the text",
                "starbattle/6/6/2/4ilbhgdnmhou|15|not a puzzle of two stars|'2'",
                "starbattle/6/7/1/4ilbhgdnmhou|13|'6'|'7'",
                "starbattle/6/6/1/4ilbhgdnmho|28|one of 6 characters|the end of the text",
                "starbattle/6/6/1/4ilbhgdnmhow|28|one of 6 characters|'w'",
                "starbattle/6/6/1/4ilbhgdnmhouu|29|the end of the address|'u'",
                "starbattle/2/2/1/g0|17|no border right of|'g'",
                "starbattle/0/0/1/|11|at least 1 column|'0'",
                "starbattle/6/6/1/000000000000|17|cut the board into 6 regions, not 1|'0'",
                "https://puzz.link/p?nurikabe/6/6|32|an address with 'starbattle/'|the end of the text",
                "552W2PYA8f4|2|not a puzzle of two stars|'2'",
                "551W2PYA8f|10|one of 7 characters|the end of the text",
                "551WzPYA8f4|4|whose first bits|'z'",
                "561W2PYA8f4|1|'5'|'6'",
                "0 0 x|5|row 2 of 3|the end of the text",
                "12_12_3|6|one of the 2 regions named before|'3'",
                "red,blue_red,|9|one of the 2 regions|'r'",
                "a,b,b_a,b|9|the first row has 3 squares|the end of the text",
                "[0,1]|5|a table of n rows with n labels each|the end of the text",
                "[\"AB\",\"AC\"]|8|one of the 2 regions|'C'",
                "{\"regions\": [[0,1],[0]]}|22|the first row has 2 squares|']'",
                "{\"regions\": [[0]], \"grid\": [[0]]}|27|one map of regions alone|'['",
                "{\"size\": 3}|11|a map: a table of n rows|the end of the text",
                "{\"regions\": [[0,-1],[0,1]]}|16|a region (maps with open squares are for RegionSketch|'-'",
                "[[null,0],[0,0]]|2|a region (maps with open|'n'",
                "[\"A.\",\"AB\"]|3|a region (maps with open|'.'",
                "levels = [[[0,1],[0,?]]]|20|one of the 2 regions|'?'",
                "const a = {grid: [[0,1],[0,1]]|30|'}'|the end of the text",
                "- regions:_    - AAB_    - ABB_|30|row 3 of 3|a line break",
                "AAB_AB_CCC__const a = {regions: [[0,1],[0,1]]};|6|the first row has 3 squares|a line break"
            })
    void namesTheFirstWrongCharacter(String text, int position, String expected, String found) {
        refused(text == null ? "" : text.replace('_', '\n'), position, expected, found);
    }

    private static void refused(String text, int position, String expected, String found) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Regions.parse(text))
                .withMessageStartingWith("text is not a map of regions at position " + position + " (line ")
                .withMessageContaining(expected)
                .withMessageContaining("but found " + found);
    }

    @Test
    void bordersCannotSayWhatIsNotConnected() {
        Regions regions = Regions.parse("AABBB\nCABBB\nCCDDD\nADDDD\nEEEEE\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> regions.format(RegionFormat.PUZZ_LINK))
                .withMessageStartingWith("PUZZ_LINK draws borders")
                .withMessageContaining("region A is not connected");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> regions.format(RegionFormat.SBN))
                .withMessageStartingWith("SBN draws borders");
    }

    @Test
    void formatsSayForWhichSizesTheyAre() {
        assertThatThrownBy(() -> rows(4).format(RegionFormat.SBN)).hasMessageContaining("from 5 to 25, but n is 4");
        assertThatThrownBy(() -> rows(26).format(RegionFormat.SBN)).hasMessageContaining("n is 26");
        assertThatThrownBy(() -> rows(53).format(RegionFormat.LETTERS)).hasMessageContaining("at most 52 regions");
        assertThat(rows(53).toString()).startsWith("{");
        assertThat(rows(52)).hasToString(rows(52).format(RegionFormat.LETTERS));
        assertThat(RegionSketch.of(rows(52))).hasToString(rows(52).toString());
        assertThat(Regions.parse(rows(1).format(RegionFormat.PUZZ_LINK))).isEqualTo(rows(1));
    }

    private static boolean takes(RegionFormat format, int n) {
        return switch (format) {
            case LETTERS -> n <= 52;
            case SBN -> n >= 5 && n <= 25;
            case PUZZ_LINK, JSON -> true;
            case SVG -> false;
        };
    }

    /** Each row a region. */
    static Regions rows(int n) {
        return Regions.of(IntStream.range(0, n)
                .mapToObj(row -> IntStream.generate(() -> row).limit(n).toArray())
                .toArray(int[][]::new));
    }

    private static Regions scattered(int n, Random random) {
        int[][] map = new int[n][n];
        for (int[] row : map) {
            Arrays.setAll(row, column -> random.nextInt(n));
        }
        for (int region = 0; region < n; region++) {
            map[region][region] = region;
        }
        return Regions.of(map);
    }

    /** Grown from n squares, one neighbour at a time. */
    static Regions connected(int n, Random random) {
        int[][] map = new int[n][n];
        Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        int free = n * n;
        for (int region = 0; region < n; ) {
            int square = random.nextInt(n * n);
            if (map[square / n][square % n] < 0) {
                map[square / n][square % n] = region++;
                free--;
            }
        }
        while (free > 0) {
            int square = random.nextInt(n * n);
            int direction = random.nextInt(4);
            int row = square / n + (direction - 1) % 2;
            int column = square % n + (direction - 2) % 2;
            if (map[square / n][square % n] < 0
                    && row >= 0
                    && row < n
                    && column >= 0
                    && column < n
                    && map[row][column] >= 0) {
                map[square / n][square % n] = map[row][column];
                free--;
            }
        }
        return Regions.of(map);
    }
}
