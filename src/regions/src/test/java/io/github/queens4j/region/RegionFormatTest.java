package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
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
        assertThat(Regions.parse("https://queens.example/workbench.html#p=ABBB/ABBC/DDDC/DDDC"))
                .isEqualTo(Regions.parse("ABBB\nABBC\nDDDC\nDDDC"));
        assertThatThrownBy(() -> Regions.parse("https://queens.example/workbench.html#p="))
                .hasMessageContaining("expected a map");
        assertThat(Regions.parse("\n http://pzv.jp/p.html?" + Examples.PUZZ_LINK + " \r\n"))
                .isEqualTo(regions);
    }

    @Test
    void aTextIsReadInOneFormatAlone() {
        Regions regions = rows(5);
        for (RegionFormat written : RegionFormat.values()) {
            for (RegionFormat wanted : RegionFormat.values()) {
                String text = regions.format(written);
                if (wanted == RegionFormat.SVG) {
                    assertIllegal(
                            () -> Regions.parse(text, wanted),
                            "format must be one that is read, but is SVG, a picture");
                } else if (written == wanted) {
                    assertThat(Regions.parse(text, wanted)).isEqualTo(regions);
                } else if (written != RegionFormat.SVG) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> Regions.parse(text, wanted))
                            .withMessageStartingWith(
                                    "text must be in the format " + wanted + ", but is in the notation ");
                }
            }
        }
    }

    @Test
    void lettersMayHaveBlanksAndAnyCase() {
        Regions regions = Regions.parse("a a A\n a A  A \nB B  B \n\n");
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
                "[[\"red\",\"red\",\"x\"],[\"red\",\"x\",\"x\"],[\"b\",\"b\",\"b\"]]",
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
                "[{\"regions\": [[0,1,1,1],[0,1,1,2],[3,3,3,2],[3,3,3,2]]}, {\"id\": 2, \"grid\": [\"AABB\",\"ABBB\",\"CCCD\",\"CCCD\"]}]",
                "{\"levels\": [[[0,1,1,1],[0,1,1,2],[3,3,3,2],[3,3,3,2]], [\"AABB\",\"ABBB\",\"CCCD\",\"CCCD\"]]}",
                "{\"regions\": [[0,1,1,1],\n\n [0,1,1,2],[3,3,3,2],[3,3,3,2]]}\n{\"b\": {\"regions\": [[5,5,6,6],[5,6,6,6],[7,7,7,8],[7,7,7,8]]}}\n",
                "a = [[0 1 1 1]\n [0 1 1 2]\n [3 3 3 2]\n [3 3 3 2]]\nb = [[5 5 6 6] [5 6 6 6] [7 7 7 8] [7 7 7 8]]",
                "\uFEFFa;b;b;b\r\na;b;b;c\r\nd;d;d;c\r\nd;d;d;c\r\n\r\na,a,b,b\r\na,b,b,b\r\nc,c,c,d\r\nc,c,c,d\r\n",
                "# two levels\n🟥🟦🟦🟦\n🟥🟦🟦⬜\n⬛⬛⬛⬜\n⬛⬛⬛⬜\n#\n\n# the second\n\n🟪 🟪 ◼️ ◼️\n🟪 ◼️ ◼ ◼️\n🟥 🟥 🟥 🟦\n🟥 🟥 🟥 🟦",
                "ABBB\nABBC\nDDDC\nDDDC\n\nstarbattle/4/4/1/a289s0\n",
                "Two of them:\n\n```\nABBB\nABBC\nDDDC\nDDDC\n```\n\n| c | d | e | f |\n|---|---|---|---|\n|A|A|B|B|\n|A|B|B|B|\n|C|C|C|D|\n|C|C|C|D|\n"
            })
    void readsManyAtOnce(String text) {
        assertThat(Regions.parseAll(text))
                .containsExactly(Regions.parse("ABBB\nABBC\nDDDC\nDDDC"), Regions.parse("AABB\nABBB\nCCCD\nCCCD"));
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
                    ["A", "B", "B", "B"], // row 1
                    ["A", "B", "B", "C"],
                    ["D", "D", "D", "C"],
                    ["D", "D", "D", "C"],
                  ],
                  regionColors: {A: red, B: '#00f', C: blue},
                  solutionCount: 0, solutions: [],
                  isNew: true,
                };

                export const second: Level = {id: 2, "name": `Second`, grid: ["AABB", "ABBB", "CCCD", "CCCD"]};
                export default level;
                """, """
                # Levels
                from colours import red, blue

                LEVELS = [
                    {'name': 'First', 'regions': [[4294901760, 2147483647, 2147483647, 2147483647], # it's one
                                                  [4294901760, 2147483647, 2147483647, 0],
                                                  [4278190080, 4278190080, 4278190080, 0],
                                                  [4278190080, 4278190080, 4278190080, 0]]},
                    dict(id=7, title="Second", map=[(0, 0, 1, 1), (0, 1, 1, 1), (2, 2, 2, 3), (2, 2, 2, 3)]),
                ]
                """, """
                {levels: [{size: 4, cells: [0,1,1,1, 0,1,1,2, 3,3,3,2, 3,3,3,2], name: 'First',
                  next: {"title": "Second", "board": [8, 8], start: -1e3, regions: [[1,1,2,2], [1,2,2,2], [3,3,3,4],
                    [3,3,3,4],]}}]}
                """, """
                int first[4][4] = {{0,1,1,1}, {0,1,1,2}, {3,3,3,2}, {3,3,3,2}};
                let second: [[u8; 4]; 4] = [[1,1,2,2], [1,2,2,2], [3,3,3,4], [3,3,3,4]];
                """, """
                [{"name": "First", "colorRegions": ["⬛️⬜️⬜️⬜️", "⬛️⬜️⬜️🟦", "🟥🟥🟥🟦", "🟥🟥🟥🟦"]},
                 {"name": "Second", "size": {"n": 4}, "grid": [[0,0,1,1],[0,1,1,1],[2,2,2,3],[2,2,2,3]]}]
                """})
    void levelsAsPeopleKeepThem(String text) {
        List<Regions> levels = Regions.parseAll(text);
        assertThat(levels)
                .containsExactly(Regions.parse("ABBB\nABBC\nDDDC\nDDDC"), Regions.parse("AABB\nABBB\nCCCD\nCCCD"));
        List<String> titles = text.contains("First") ? List.of("First", "Second") : List.of();
        assertThat(levels)
                .flatExtracting(level -> level.title().stream().toList())
                .isEqualTo(titles);
        assertThat(Regions.parseAll(text.replace("\n", "\r\n"))).isEqualTo(levels);
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
        String flat = NUMBERS.replaceAll("[\\[\\] ]", "");
        return List.of(
                "solution: 2 4 6 3 5 1\n" + NUMBERS.replace("], [", "\n").replaceAll("[\\[\\],]", ""),
                "6 6 1\n" + ROWS.replaceAll("\\B", " "),
                "6\n" + ROWS,
                "6 6\n6\n" + ROWS.replaceAll("\\B", ","),
                "  a b c d e f\n".replace("  a", ". a") + named("%d ", ROWS.replaceAll("\\B", " ")),
                "# Level\n- [x] [mine](https://a.b/c)\n\nIt's this :(\n\n```\n" + ROWS + "\n```\nDon't you think?\n",
                "Which?\n\n| 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|\n" + cells,
                cells,
                "name: One\nregions:\n  - " + ROWS.replace("\n", "\n  - "),
                "regions:\n  - " + NUMBERS.replace("[[", "[").replace("]]", "]").replaceAll("\\], *", "]\n  - "),
                "regions = [" + ROWS.replaceAll("(.+)\n?", "\"$1\", ") + "]",
                "6x6:" + flat,
                flat,
                "pzprv3/starbattle/6/6/1/6/" + ROWS.replaceAll("\\B", " ").replace('\n', '/')
                        + "/. . . . . . ".repeat(6) + "/",
                "int regions[6][6] = " + NUMBERS.replace('[', '{').replace(']', '}') + ";",
                "let zones: [[u8; 6]; 6] = " + NUMBERS + ";",
                "List<List<Integer>> map = " + NUMBERS.replace("[", "List.of(").replace("]", ")") + ";",
                "var m = [][]int" + NUMBERS.replace('[', '{').replace(']', '}'),
                NUMBERS.replace(",", " ").replaceAll("(\\d)", "$1."),
                "array(" + NUMBERS + ")",
                "colours: " + NUMBERS.replaceAll("(\\d)", "\"#ff00$10\""),
                "{\"size\": 6, \"cells\": [" + flat + "]}",
                "cells = [" + placed("{\"region\": \"%s\", \"row\": %d, \"col\": %d},", "ABCDEF") + "]",
                "{" + lists("\"%s\": [%s],") + "}",
                "[" + lists("{\"id\": \"%s\", \"cells\": [%s]},") + "]",
                "https://puzz.link/p?" + Examples.PUZZ_LINK,
                "661W9Agum9_Rym",
                "stars = 1\nqueens: [[5, 0], [1, 2]]\ncolumns: [\"a\", \"b\"]\nmap = " + NUMBERS,
                "queens = " + NUMBERS + "\nsolved = [(0, 1), (1, 3), (2, 5), (3, 2), (4, 4), (5, 0)]");
    }

    private static String lists(String format) {
        return "ABCDEF"
                .chars()
                .mapToObj(Character::toString)
                .map(region -> String.format(format, region, placed("[%2$d, %3$d],", region)))
                .collect(Collectors.joining());
    }

    /** With a name before each row. */
    private static String named(String format, String rows) {
        List<String> lines = rows.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> String.format(format, i + 1) + lines.get(i))
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @MethodSource("wild")
    void aMapIsReadInEveryNotation(String text) {
        assertThat(Regions.parseAll(text)).containsExactly(Regions.parse(Examples.PUZZ_LINK));
        assertThat(RegionSketch.parse(text).finished()).contains(Regions.parse(Examples.PUZZ_LINK));
    }

    /** What the notations do not have, or what is not sure to be a map. */
    static List<String> refused() {
        return List.of(
                "see " + ROWS.replace('\n', '/') + " there",
                "see " + NUMBERS,
                NUMBERS + " there",
                "here it is: " + NUMBERS,
                NUMBERS + " :)",
                ROWS + "\n:)",
                "play https://puzz.link/p?" + Examples.PUZZ_LINK + ", if you like",
                "<table><tr><td>" + ROWS.replaceAll("\\B", "</td><td>").replace("\n", "</td></tr>\n  <tr><td>")
                        + "</table>",
                "\u250c\u2500\u2510\n" + ROWS.replaceAll("\\B|(?m)^|$", "\u2502") + "\n\u2514\u2500\u2518",
                "- grid: [\"ABBB\",\"ABBC\",\"DDDC\",\"DDDC\"]\n- grid: [\"AABB\",\"ABBB\",\"CCCD\",\"CCCD\"]",
                "regions:\n  - - 0\n    - 1\n  - - 1\n    - 0",
                "cells = ["
                        + placed("{\"region\": \"%s\", \"row\": %d, \"col\": %d},", "ABCDEF")
                                .replace("\"F\"", "null") + "]",
                "[\"soon\", \"nose\", \"eons\", \"ones\"]",
                "f(\"a,b,c,d\", \"a,b,c,d\", \"e,,f,g\", \"h,h,h,h\")",
                "{\"regions\": [[0,0,1,1],[0,0,1,1],[0,0,1,1],[2,2,2,2]]}",
                "{\"id\": \"1 0\", \"regions\": [[0,0,1,1],[0,0,1,1],[0,0,1,1],[2,2,2,2]]}",
                "[" + NUMBERS.replaceAll("[\\[\\]]", "") + "]",
                "// " + NUMBERS + "\nmap = " + NUMBERS,
                "/* " + NUMBERS + " */ map = " + NUMBERS,
                NUMBERS + "\n" + NUMBERS.replaceFirst("0", "'0"),
                "a = " + NUMBERS + " b = " + NUMBERS,
                ". A B C D\nA A B B B\nB A B B C\nC D D D C\nD D D D E",
                "🟪👑🟪🟧🟧🟧\n🟪🟧🟧👑🟦🟦\n🟪🟩🟩⬜⬜👑\n🟥🟥👑🟩⬜🟦\n🟥⬜⬜⬜👑🟦\n👑🟦🟦🟦🟦🟦",
                "QBBB\nABQC\nDDDQ\nDQDC",
                "title: One\nAB\nAB",
                "AB\nAB\n\nAB\nAB",
                "[[[0,1],[0,1]],[[0,1],[0,1]]]",
                ROWS + "\n\n" + ROWS.replaceFirst("(?m)^A(.*)$", "👑$1"),
                ROWS + "\n\ntitle: Two");
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatIsNoMapForSureIsRefused(String text) {
        assertIllegalNaming(() -> Regions.parseAll(text), "text is not a map of regions at position ");
    }

    @Test
    void aMapMayStandBelowAgainWithACrownInEachRow() {
        StringBuilder crowned = new StringBuilder(ROWS);
        List.of(1, 10, 19, 23, 32, 35).forEach(at -> crowned.setCharAt(at, '\u265B'));
        assertThat(Regions.parse(ROWS + "\n\n" + crowned)).hasToString(ROWS);
        for (String wrong : List.of(
                crowned.toString().replace("B\u265B", "\u265BB"),
                crowned.toString().replace("FF\u265B", "FE\u265B"))) {
            assertIllegalNaming(
                    () -> Regions.parse(ROWS + "\n\nSolution 1\n\n" + wrong), "a solution of these regions");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, 3, 5, 2, 4, 0]",
                "[ 2,\n4,6,3,5,1]",
                "[1,9,17,20,28,30]",
                "[[5,0],[1,3],[2,5],[3,2],[4,4],[0,1]]",
                "[(1,2),(2,4),(3,6),(4,3),(5,5),(6,1)]",
                "[{\"row\":0,\"col\":1},{\"row\":1,\"col\":3},{\"row\":2,\"col\":5},{\"row\":3,\"col\":2},{\"row\":4,"
                        + "\"col\":4},{\"row\":5,\"col\":0}]",
                "[\".x....\",\"...x..\",\".....x\",\"..x...\",\"....x.\",\"x.....\"]",
                "[[\"\",\"Q\",\"\",\"\",\"\",\"\"],[0,0,0,\"Q\",0,0],[0,0,0,0,0,\"Q\"],[0,0,\"Q\",0,0,0],[0,0,0,0,\"Q\",0],[\"Q\",0,0,0,0,0]]",
                "{\"queens\": [[1,3,5,2,4,0]]}"
            })
    void aStoredSolutionIsCheckedInEveryForm(String solution) {
        String before = "{\"solution\"\t: " + solution + ", \"title\": null, \"id\" /* : */ :\n\"T\", \"zones\"// [\n:"
                + NUMBERS;
        assertThat(Regions.parse(before + "}").title()).contains("T");
        String after = "a = {grid: " + NUMBERS + ", solution: ";
        assertThat(Regions.parse(after + solution + "}").size()).isEqualTo(6);
        String wrong = solution.replaceFirst("\\.Q", "Q.")
                .replaceFirst("\\.x", "x.")
                .replaceFirst("\"\",\"Q\"", "\"Q\",\"\"")
                .replace("30]", "31]")
                .replace('4', '9');
        refused(after + wrong + "}", after.length(), "a solution of these regions", "'" + solution.charAt(0) + "'");
        for (String other : List.of("[ 5]", "[1,3,5,2,4,\"x\"]", "{a: [5]}", "135240")) {
            refused(after + other + "}", after.length(), "a solution of these regions", "'" + other.charAt(0) + "'");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Solution: 1 3 5 2 4 0",
                "## Solution\n\n.q....\n...q..\n.....q\n..q...\n....q.\nq.....",
                "**Solution:**\n- x - - - -\n- - - x - -\n- - - - - x\n- - x - - -\n- - - - x -\nx - - - - -",
                ".*....\n...*..\n.....*\n..*...\n....*.\n*.....",
                "answer = [[0, 1], [1, 3], [2, 5], [3, 2], [4, 4], [5, 0]]",
                "solved:\n-x----\n---x--\n-----x\n--x---\n----x-\nx-----"
            })
    void aSolutionInLinesIsCheckedToo(String solution) {
        assertThat(Regions.parse(ROWS + "\n\n" + solution).size()).isEqualTo(6);
        String wrong = solution.replace("1 3", "3 1")
                .replaceFirst("([.-])( ?)([qx*])", "$3$2$1")
                .replace("1, 3", "1, 1");
        assertIllegalNaming(() -> Regions.parse(ROWS + "\n\n" + wrong), "a solution of these regions");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Solution: a1 b2 c3 d4 e5 f6",
                "answer = 246351",
                "## Solution\n\nrow 1, column 2",
                "Solution:",
                "expected = [1, 3, 5, 2, 4, 0]"
            })
    void wordsThatClaimAnAnswerAreRefused(String words) {
        assertIllegalNaming(() -> Regions.parse(ROWS + "\n\n" + words), "text is not a map of regions at position ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "[]", "\"\"", "\"x\"", "{}", "[[0,0],[1]]", "[[0,1],[2,3]]"})
    void whatShouldBeALevelIsNotPassedOver(String other) {
        String level = "{\"regions\": " + NUMBERS + "}";
        for (String text :
                List.of("[" + level + ", {\"regions\"/**/:\n" + other + "}]", "[" + level + ", " + other + "]")) {
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
                    ROWS + "\n\n" + damaged,
                    "A:\n```\n" + ROWS + "\n```\nB:\n\n| 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|\n"
                            + damaged.replaceAll("(?m)(?<=.)(?=.)|^|$", "|"),
                    "A:\n```\n" + ROWS + "\n```\nB:\n\n" + damaged,
                    "a = " + NUMBERS + "\nb = [\"" + damaged.replace("\n", "\", \"") + "\"]",
                    "a = " + NUMBERS + "\nb:\n  - " + damaged.replace("\n", "\n  - "),
                    "a = " + NUMBERS + "\nb = {\"size\": 6, \"cells\": ["
                            + damaged.replace("\n", "").replaceAll("\\B", ",") + "]}",
                    ROWS + "\n\n6x6:" + damaged.replace("\n", "").replaceAll("\\B", ","))) {
                assertIllegalNaming(() -> Regions.parseAll(text), "text is not a map of regions");
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
                .longs(n < 4 ? 1 : 3) // Smaller ones are read alone.
                .mapToObj(s -> connected(n, new Random(s)))
                .toList();
        if (takes(format, n)) {
            String text = many.stream().map(regions -> regions.format(format)).collect(Collectors.joining("\n\n"));
            assertThat(Regions.parseAll(text)).isEqualTo(many);
            String comment = format == RegionFormat.JSON ? "// three\r\n" : "# three\r\n";
            assertThat(Regions.parseAll("\uFEFF" + comment + text.replace("\n", "\r\n") + "\r\n"))
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
                "|0|n rows of n letters or words|the end of the text",
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
                "https:|6|an address with 'starbattle/'|the end of the text",
                "https://puzz.link/p?nurikabe/6/6|32|an address with 'starbattle/'|the end of the text",
                "552W2PYA8f4|2|not a puzzle of two stars|'2'",
                "551W2PYA8f|10|one of 7 characters|the end of the text",
                "551WzPYA8f4|4|whose first bits|'z'",
                "561W2PYA8f4|1|'5'|'6'",
                "0 0 x|5|row 2 of 3|the end of the text",
                "12_12_3|6|the end of the map after 2 rows|'3'",
                "red,blue_red,|13|a region (maps with open squares|the end of the text",
                "a,b,b_a,b|9|the first row has 3 squares|the end of the text",
                "[0,1]|4|row 2 of 2|']'",
                "[\"AB\",\"AC\"]|8|one of the 2 regions|'C'",
                "{\"regions\": [[0,1,1,2],[0,1,1]]}|29|the first row has 4 squares|']'",
                "{\"regions\": [[0]], \"grid\": [[0]]}|14|4 rows or more|'0'",
                "[{}]|4|a list of n rows with n labels each|the end of the text",
                "{\"size\": 3}|11|a list of n rows with n labels each|the end of the text",
                "{\"regions\": [[0,-1],[0,1]]}|16|a region (maps with open squares are for RegionSketch|'-'",
                "[[null,0],[0,0]]|2|a region (maps with open|'n'",
                "[\"A.\",\"AB\"]|3|a region (maps with open|'.'",
                "levels = [[[0,1,1,1],[0,?]]]|24|a letter, a number|'?'",
                "const a = {grid: [[0,1],[0,1]]|30|'}'|the end of the text",
                "regions:_    - AABB_    - ABBB_|30|row 3 of 4|a line break",
                "AAB_AB_CCC__ABBB_ABBC_DDDC_DDDC|6|the first row has 3 squares|a line break"
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
        if (n > 4) { // A first row of names in order, over such a column, may be a heading: the map is refused.
            map[0][2] = map[0][1];
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

    /** Its answer follows in the same list, where the line between them is lost: it was left out beside other maps. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'ABBC','ABBC','DDCC','DDDC',[1,2],[2,4],[3,1],[4,3]",
                "[0,1,1,2],[0,1,1,2],[3,3,2,2],[3,3,3,2],'.Q..','...Q','Q...','..Q.'",
                "'ABBC','ABBC','DDCC','DDDC',2,4,1,3"
            })
    void aMapAmongOthersInItsBracketsIsRefused(String list) {
        String maps = "{'zones':[%s]}\n{'zones':['ABBC','ABBC','DDCC','DDDC']}".replace('\'', '"');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Regions.parseAll(maps.formatted(list.replace('\'', '"'))))
                .withMessageContaining("expected rows of a map alone in their brackets");
    }

    @Test
    void aMapAmongOthersUnderItsNameIsRefused() {
        String rows = "\n - ABBC\n - ABBC\n - DDCC\n - DDDC";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Regions.parseAll(
                        "zones:" + rows + "\n - [1, 2]\n - [2, 4]\n - [3, 1]\n - [4, 3]\nothers:" + rows))
                .withMessageContaining("expected rows of a map alone in their brackets");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 5\n■ ■", "// one\n4 4\nA A"})
    void smallMapsHaveNoSizeInTheirFirstRow(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Regions.parse(text))
                .withMessageContaining("expected as many rows as the size says")
                .isExactlyInstanceOf(IllegalArgumentException.class); // There is no map that damage could follow.
        assertThat(Regions.parse("1 1\n2 2").size()).isEqualTo(2);
    }
}
