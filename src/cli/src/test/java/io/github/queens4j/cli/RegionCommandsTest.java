package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionMend;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.region.Regions;
import io.github.queens4j.search.Require;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RegionCommandsTest {

    /** The example of the format's description, whose one solution is a fact about it. */
    private static final String ADDRESS = "starbattle/6/6/1/4ilbhgdnmhou";

    private static final String NO_SOLUTION = "{\"regions\": [[0,0,1],[0,2,1],[2,2,1]]}";

    /** Rows as regions: as many solutions as boards of five on which no queens touch or share a column. */
    private static final String STRIPES = "AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n";

    private static final int STRIPES_SOLUTIONS = 14;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Object[] and(Object[] some, Object... others) {
        return Stream.concat(Stream.of(some), Stream.of(others)).toArray();
    }

    private static Cli.Result region(Object... words) {
        return Cli.run(and(new Object[] {"region"}, words));
    }

    private static String printed(Object... words) {
        Cli.Result result = region(words);
        assertThat(result.exitCode()).as(result.err()).isZero();
        return result.out();
    }

    private static void assertRefused(String message, Object... words) {
        Cli.assertEnds(2, message, region(words));
    }

    @Test
    void aSeedOfItsOwnChoiceIsPrinted() {
        Cli.Result chosen = region("new", "6");
        assertThat(chosen.out()).hasLineCount(6);
        assertThat(Solvers.isUnique(Regions.parse(chosen.out()).puzzle())).isTrue();
        Matcher seed = Pattern.compile("--seed ([0-9]+)\n").matcher(chosen.err());
        assertThat(seed.matches()).isTrue();
        assertThat(printed("new", "6", "--seed", seed.group(1))).isEqualTo(chosen.out());
    }

    @Test
    void manyPuzzlesAreLinesOrBlocks() {
        assertThat(printed("new", "6", "--seed", "3", "--count", "4", "--format", "sbn")
                        .lines())
                .hasSize(4)
                .allMatch(line -> line.startsWith("661W"));
        assertThat(printed("new", "6", "--seed", "3", "--count", "4").split("\n\n", -1))
                .hasSize(4);
        assertThat(printed("new", "6", "--seed", "3", "--url")).startsWith("https://puzz.link/p?starbattle/6/6/1/");
    }

    @Test
    void theDifficultyIsThatOfTheCheck() throws Exception {
        for (String difficulty :
                Stream.of(Difficulty.values()).map(Require::nameOf).toList()) {
            String puzzle = printed("new", "7", "--seed", "1", "--difficulty", difficulty, "--format", "json");
            assertThat(printed("check", file(difficulty, puzzle)))
                    .startsWith("7 x 7, connected, 1 solution, " + difficulty);
        }
    }

    @Test
    void aPictureIsWrittenAndNeverReplacedUnasked() throws Exception {
        Path file = folder.resolve("puzzle.svg");
        printed("new", "6", "--seed", "1", "--svg", file);
        assertThat(Files.readString(file)).startsWith("<svg");
        assertRefused("--force", "new", "6", "--seed", "1", "--svg", file);
        printed("new", "6", "--seed", "2", "--force", "--svg", file);
        Path two = folder.resolve("two.svg");
        printed("new", "6", "--count", "2", "--svg", two);
        assertThat(folder.resolve("two-1.svg")).isRegularFile();
        assertThat(folder.resolve("two-2.svg")).isRegularFile();
        assertRefused("two-1.svg: there is such a file already", "new", "6", "--count", "2", "--svg", two);
    }

    @Test
    void puzzlesOfAllFormatsAreSolved() throws Exception {
        Regions regions = Regions.parse(ADDRESS);
        String solution = Solvers.first(regions.puzzle()).orElseThrow() + "\n";
        assertThat(printed("solve", ADDRESS, "--format", "list")).isEqualTo(solution);
        assertThat(printed("solve", ADDRESS, "--format", "grid")).startsWith(" _ _ _ _ _ _\n|");
        assertThat(printed("solve", "https://puzz.link/p?" + ADDRESS, "--format", "list"))
                .isEqualTo(solution);
        assertThat(printed("solve", regions.format(RegionFormat.SBN), "--format", "list"))
                .isEqualTo(solution);
        String letters = regions.format(RegionFormat.LETTERS);
        String json = regions.format(RegionFormat.JSON);
        String map = json.substring(json.indexOf('['), json.lastIndexOf(']') + 1);
        assertThat(printed("solve", map, "--format", "list")).isEqualTo(solution);
        String lines = String.join("\n\n", "\n" + letters, ADDRESS, letters.replace("\n", "\r\n"));
        String code = String.join("\n\n", json, json.replace("],", "],\n  "), map, map.replace("],", "],\n"));
        Path file = file("puzzles", lines);
        assertThat(printed("solve", file, "--format", "list")).isEqualTo(solution.repeat(3));
        assertThat(printed("solve", file("code", code), "--format", "list")).isEqualTo(solution.repeat(4));
        assertThat(printed("solve", file).split("\n\n", -1)).hasSize(3);
    }

    @Test
    void aSolutionKeepsTheMarks() {
        assertThat(printed("solve", ADDRESS, "--format", "list", "--queen", "1,2", "--cross", "1,1"))
                .isEqualTo("[1, 3, 5, 2, 4, 0]\n");
        assertThat(region("solve", ADDRESS, "--cross", "1,2").err()).contains("no solution with these marks");
        Cli.assertEnds(1, "no solution with", region("solve", ADDRESS, "--queen", "1,1", "--queen", "2,2"));
    }

    @Test
    void allSolutionsOrSome() throws Exception {
        Path file = file("stripes", STRIPES);
        assertThat(printed("solve", file, "--limit", "all", "--format", "list")).hasLineCount(STRIPES_SOLUTIONS);
        assertThat(printed("solve", file, "--limit", "3", "--format", "list")).hasLineCount(3);
        Cli.Result check = region("check", file);
        assertThat(check.out())
                .startsWith("5 x 5, connected, " + STRIPES_SOLUTIONS + " solutions [letters]: they differ at 1,1 1,2 ")
                .endsWith(" ...\n");
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(region("check", file, "--limit", "3").out())
                .startsWith("5 x 5, connected, 3 solutions or more [letters]: they differ at ");
        Cli.assertEnds(1, "there is no solution", region("solve", NO_SOLUTION));
    }

    @Test
    void manyFilesAndFoldersKeepTheirOrder() throws Exception {
        Path levels = Files.createDirectories(folder.resolve("levels/deep"));
        Path a = file("levels/a.txt", ADDRESS + "\n\n" + STRIPES);
        Path b = file("levels/b.txt", "no puzzle?");
        Path c = Files.writeString(levels.resolve("c.json"), NO_SOLUTION);
        file("levels/.hidden", "not looked at");
        Cli.Result check = region("check", folder.resolve("levels"));
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.out())
                .startsWith(a
                        + ", puzzle 1: 6 x 6, connected, 1 solution, easy: 9 steps, common neighbours once [puzz.link]\n"
                        + a + ", puzzle 2: 5 x 5, connected, 14 solutions [letters]: they differ at ")
                .contains("\n" + b + ": unreadable: text is not a map of regions at position 10 (")
                .contains(c + ":\n3 x 3, connected, no solution [literals]: After ")
                .endsWith("solutions: 1 none, 1 one, 1 several, 1 unreadable; 0 are the same as others\n");
        assertThat(check.err()).isEmpty();
        Cli.Result solve = region("solve", ADDRESS, a, "nowhere.txt", "--format", "list");
        assertThat(solve.out())
                .startsWith(ADDRESS + ": [1, 3, 5, 2, 4, 0]\n" + a + ", puzzle 1: [1, 3")
                .hasLineCount(3);
        assertThat(solve.err()).isEqualTo("queens4j region solve: nowhere.txt: no such file\n");
        assertThat(solve.exitCode()).isEqualTo(1);
        Cli.Result hint = region("hint", ADDRESS, a);
        assertThat(hint.out())
                .startsWith(ADDRESS + ":\n A ")
                .contains("\n\n" + a + ", puzzle 1:\n A ")
                .hasLineCount(2 * (1 + 6 + 1) + 1);
        assertThat(hint.err()).isEqualTo(a + ", puzzle 2: no technique applies\n");
        for (String format : List.of("letters", "json", "puzz_link", "sbn")) {
            String converted = printed("convert", a, ADDRESS, "--format", format);
            assertThat(converted).contains(a + "");
            assertThat(Regions.parseAll(converted))
                    .containsExactly(Regions.parse(ADDRESS), Regions.parse(STRIPES), Regions.parse(ADDRESS));
        }
        assertRefused(" must have a file, but has none", "check", Files.createDirectory(folder.resolve("empty")));
    }

    @Test
    void aCheckSaysWhyThereIsNoSolution() throws Exception {
        Path crowded = file("three", "AABBC\nABCCC\nDDDDD\nDDDED\nDDDED\n");
        Cli.Result check = region("check", crowded);
        assertThat(check.exitCode()).isEqualTo(1);
        String why = "Regions A, B and C have squares only in rows 1 and 2: too few for 3 queens.";
        assertThat(check.out()).isEqualTo("5 x 5, not connected (B), no solution [letters]: " + why + "\n");
        assertThat(region("check", crowded, "--format", "json").out())
                .contains("\"why\": \"Regions A, B and C", "\"squares\": [[0, 0], [0, 1], ", "\"deductions\": []");
        assertThat(region("check", NO_SOLUTION).out())
                .matches("(?s)3 x 3, connected, no solution \\[literals]: After .*\n  .*");
    }

    @Test
    void aCheckHasTheTitles() throws Exception {
        String grid = "grid: ['ABBB', 'ABBC', 'DDDC', 'DDDC']";
        Path file =
                file("levels.ts", "export default [{title: 'One\\u001b', " + grid + "}, {id: 'two', " + grid + "}];");
        String one = printed("check", file("one.ts", "[{" + grid + "}]"));
        String facts = one.substring(one.indexOf("4 x 4, connected, 1 solution, easy: "));
        assertThat(printed("check", file))
                .isEqualTo(file + ", puzzle 1: OneU+001B: " + facts + file + ", puzzle 2: two: " + facts.strip()
                        + "; the same as " + file + ", puzzle 1, or its image\n"
                        + "solutions: 2 one; 1 are the same as others\n");
        assertThat(printed("check", file, "--format", "json")).contains("\"title\": \"two\", \"n\": 4");
        assertThat(printed("page", file)).contains("\"title\":\"two\"");
        assertThat(printed("convert", file, "--format", "json")).contains("\"title\": \"two\", \"regions\"");
    }

    @Test
    void whatIsWrongInACollectionIsAnEntryOfItsOwn() throws Exception {
        String map = Regions.parse(ADDRESS).format(RegionFormat.JSON);
        String right = map.replace("}", ", \"id\": \"a,b\", \"solution\": [1,3,5,2,4,0]}");
        Path file = file("levels.json", "[" + right + "," + right.replace("[1,3", "[3,1") + "]");
        Cli.Result csv = region("check", file, "--format", "csv");
        assertThat(csv.exitCode()).isEqualTo(1);
        assertThat(csv.out().replace(file + "", "F"))
                .contains(
                        "F,1,\"a,b\",6,literals,one,1,easy,right,,\n",
                        "F,2,\"a,b\",6,literals,one,1,easy,wrong,\"F, puzzle 1\",\"text is not")
                .endsWith("\n# solutions: 2 one; 1 are the same as others\n");
        assertThat(region("check", file, "--format", "json").out())
                .contains("\"answer\": \"wrong\", \"problem\": \"text is not")
                .endsWith("{\"counts\": {\"one\": 2}, \"same\": 1}\n");
        Path damaged = file("damaged.json", "[" + right + "," + map.replaceFirst(":.*", ": null}") + "]");
        assertThat(region("check", damaged, file, "--format", "json").out())
                .contains("\"verdict\": \"unreadable\", \"why\": \"text is not a map");
        assertRefused("at position ", "solve", file);
    }

    @Tag("slow")
    @Test
    void whatIsNotKnownIsNoVerdictAndTheNextFollows() throws Exception {
        Path large = file("large", stripes(65));
        Cli.Result check = region("check", large, ADDRESS);
        assertThat(check.exitCode()).isEqualTo(4);
        assertThat(check.out())
                .startsWith(large + ": 65 x 65, connected, not known [table]: There are more than 64 rows.\n" + ADDRESS
                        + ": 6 x 6, ")
                .endsWith("\nsolutions: 1 one, 1 unknown; 0 are the same as others\n");
        assertThat(region("check", large, "--format", "json").out())
                .contains("\"verdict\": \"unknown\", \"complete\": false");
        Cli.assertEnds(4, "not known whether there is a solution", region("solve", large));
        Path comb = file(
                "comb",
                IntStream.range(0, 26 * 26)
                        .mapToObj(at -> Math.max(0, at / 26 - at % 26 % 2) + (at % 26 == 25 ? "\n" : " "))
                        .collect(Collectors.joining()));
        Cli.assertEnds(4, "not known whether there is a solution", region("hint", comb));
    }

    @Test
    void manySolutionsAreCounted() throws Exception {
        Path eight = file("eight", stripes(8));
        assertThat(region("check", eight, "--limit", "2000").out())
                .startsWith("8 x 8, connected, 2000 solutions or more [table]: they differ at 1,1 1,2 ");
        assertThat(region("check", eight, "--limit", "2", "--format", "json").out())
                .contains("\"notation\": \"table\"", "\"solutions\": 2, \"complete\": false, \"differing\": [[");
    }

    private static String stripes(int n) {
        return IntStream.range(0, n).mapToObj(row -> (row + " ").repeat(n)).collect(Collectors.joining("\n"));
    }

    @Test
    void puzzlesAreMended() throws Exception {
        String two = "ABCCC\nABCCC\nABCDD\nABCDE\nABCEE\n";
        Path file = file("two", two);
        List<RegionMend> mends = RegionMend.find(Regions.parse(two), List.of());
        String map = mends.get(0).puzzle().regions().toString();
        assertThat(printed("mend", file))
                .startsWith("row 1, column 3 from C to B: easy\n")
                .endsWith("\n\n" + map + "\n")
                .hasLineCount(mends.size() + 1 + 5);
        assertThat(Solvers.isUnique(Regions.parse(map).puzzle())).isTrue();
        String json = printed("mend", file, "--format", "json");
        assertThat(json)
                .startsWith("{\"file\": \"" + file + "\", \"puzzle\": 1, \"changes\": "
                        + "[{\"square\": [0, 2], \"from\": 2, \"to\": 1}], \"regions\": ")
                .hasLineCount(mends.size());
        assertThat(Regions.parseAll(json))
                .isEqualTo(mends.stream().map(mend -> mend.puzzle().regions()).toList());
        assertThat(printed("mend", ADDRESS)).isEqualTo("nothing to mend, one solution: easy\n");
        Cli.assertEnds(1, "no change of up to 3 squares", region("mend", NO_SOLUTION));
    }

    @Test
    void drawingsAreCompleted() throws Exception {
        String drawing = "........\n.AA.AA..\n.AAAAA..\n..AAA...\n...A....\n........\n........\n........\n";
        Path file = file("drawing", drawing);
        for (Difficulty difficulty : Difficulty.values()) {
            String json = printed(
                    "complete", file, "--seed", "1", "--difficulty", Require.nameOf(difficulty), "--format", "json");
            RegionPuzzle puzzle = RegionPuzzle.of(Regions.parse(json));
            assertThat(puzzle.difficulty()).isEqualTo(difficulty);
            assertThat(puzzle.regions().squares(puzzle.regions().region(1, 1))).hasSize(13);
        }
        String three = printed("complete", file, "--seed", "1", "--count", "3");
        assertThat(three.split("\n\n", -1)).hasSize(3);
        assertThat(printed("complete", file, "--seed", "1", "--count", "3")).isEqualTo(three);
        assertThat(printed("complete", file, "--seed", "1", "--url"))
                .startsWith("https://puzz.link/p?starbattle/8/8/1/");
        Cli.Result result = region("complete", file("both", drawing + "\n" + drawing));
        assertThat(Regions.parseAll(result.out())).hasSize(2);
        assertThat(result.err()).startsWith("--seed ").hasLineCount(1);
        String four = printed("complete", "[\"....\",\"A...\",\"....\",\"....\"]", "--seed", "1");
        assertThat(Regions.parse(four).size()).isEqualTo(4);
    }

    @Test
    void whatCannotBeCompletedIsReported() throws Exception {
        Cli.Result finished = region("complete", file("stripes", STRIPES), "--seed", "1");
        Cli.assertEnds(1, "no puzzle with one solution", finished);
        assertThat(finished.err()).contains("try region mend");
        Path open = file("open", "ABCD\nEF..\n....\n....\n");
        assertRefused("the number of regions must be between 0 and 4, but is 6", "complete", open);
        assertRefused("region complete", "mend", file("dots", "....\n"));
        assertRefused("--url is a format of its own", "complete", open, "--url", "--format", "sbn");
        assertRefused("no such file", "complete", "nowhere.txt");
        assertRefused("(line 2, column 2): expected a letter", "complete", file("wrong", "....\nA?..\n"));
    }

    @Test
    void hintsLeadToTheSolution() {
        String first = printed("hint", ADDRESS);
        assertThat(first).hasLineCount(6 + 1).contains("(D )(D )[E×]").endsWith(": no queen goes there.\n");
        String all = printed("hint", ADDRESS, "--all");
        assertThat(all).startsWith(first);
        assertThat(all.split("a queen goes to", -1)).hasSize(6 + 1);
        int column =
                Solvers.first(Regions.parse(ADDRESS).puzzle()).orElseThrow().column(0);
        assertThat(printed("hint", ADDRESS, "--queen", "1," + (column + 1))).hasLineCount(6 + 1);
        Cli.assertEnds(1, "wrong", region("hint", ADDRESS, "--queen", "1," + ((column + 1) % 6 + 1)));
        Cli.assertEnds(1, "wrong", region("hint", ADDRESS, "--cross", "1," + (column + 1)));
        assertRefused("the queen at row 7, column 1 must be on the board", "hint", ADDRESS, "--queen", "7,1");
        assertRefused("count from 1, but there is a mark at 0,1", "hint", ADDRESS, "--queen", "0,1");
        assertRefused("must be a row and a column", "hint", ADDRESS, "--queen", "x");
    }

    @Test
    void aHintIsDrawn() throws Exception {
        Path file = folder.resolve("hint.svg");
        String sentence = printed("hint", ADDRESS);
        assertThat(printed("hint", ADDRESS, "--svg", file)).isEqualTo(sentence);
        assertThat(Files.readString(file)).startsWith("<svg");
        assertRefused("--force", "hint", ADDRESS, "--svg", file);
        assertRefused("leave out --all", "hint", ADDRESS, "--all", "--svg", "all.svg");
        Path two = file("two", ADDRESS + "\n" + ADDRESS + "\n");
        assertRefused("--svg is the picture of one puzzle", "hint", two, "--force", "--svg", file);
    }

    @Test
    void formatsTurnIntoEachOther() throws Exception {
        String letters = printed("convert", ADDRESS);
        for (RegionFormat format : RegionFormat.values()) {
            if (format != RegionFormat.SVG) {
                Path file = file(format.name(), printed("convert", ADDRESS, "--format", Require.nameOf(format)));
                assertThat(printed("convert", file)).as(format.name()).isEqualTo(letters);
            }
        }
        assertRefused("--url is a format of its own", "convert", ADDRESS, "--url", "--format", "sbn");
    }

    @Test
    void theWrongPuzzleIsFound() throws Exception {
        Path file = file("puzzles", ADDRESS + "\n\nAABB\nCABB\nCCDD\nADDD\n\n" + ADDRESS + "\n");
        Cli.Result convert = region("convert", file, "--url");
        assertThat(convert.exitCode()).isEqualTo(2);
        assertThat(convert.err()).contains(file + ", puzzle 2: ", "connected");
        Path wrong = file("wrong", ADDRESS + "\n\nAABB\nCABB\nCCDD\nADDD\n\n" + ADDRESS + "x\n");
        String place = "(line 8, column 30): expected the end of the address, but found 'x'";
        assertRefused(place, "solve", wrong);
        Cli.Result check = region("check", wrong);
        assertThat(check.out()).startsWith("unreadable: ").contains(place);
        assertThat(check.exitCode()).isEqualTo(1);
        assertRefused("no such file", "solve", "nowhere.txt");
    }

    @Test
    void aPageHasThePuzzlesOfAFileOrNewOnes() throws Exception {
        assertThat(printed("page", "--size", "6", "--count", "3", "--seed", "1"))
                .startsWith("<!DOCTYPE html>")
                .contains("<title>Queens: 3 puzzles</title>");
        Path file = file("puzzles", ADDRESS + "\n");
        assertThat(printed("page", file)).contains("<title>Queens: a puzzle</title>");
        assertRefused("--size is for puzzles that are made, not for those of ", "page", file, "--size", "7");
        Path stripes = file("stripes", "\n" + STRIPES);
        assertRefused(stripes + ": regions must have one solution", "page", stripes);
    }

    @Test
    void aPuzzleADayDependsOnTheDayAndTheSeedAlone() throws Exception {
        Object[] days = {"page", "--size", "6", "--days", "7", "--from", "2027-02-26"};
        List<String> week = puzzles(days);
        assertThat(week).hasSize(7).doesNotHaveDuplicates();
        assertThat(puzzles("page", "--size", "6", "--days", "3", "--from", "2027-03-01"))
                .isEqualTo(week.subList(3, 6));
        assertThat(puzzles(and(days, "--seed", "2"))).doesNotContainAnyElementsOf(week);
        int year = LocalDate.now(ZoneId.systemDefault()).getYear();
        assertThat(printed("page", "--size", "6", "--days", "2")).contains(" data-first-day=\"" + year + "-");
        Path file = file("puzzles", ADDRESS + "\n");
        assertThat(printed("page", file, "--from", "2027-01-01"))
                .contains(" data-first-day=\"2027-01-01\"", "<title>Queens: a puzzle a day</title>");
        assertRefused("--days is for puzzles that are made", "page", file, "--days", "7");
        assertRefused("--days and --count do not go together", "page", "--days", "7", "--count", "7");
        for (String day : List.of("tomorrow", "0000-12-31", "+10000-01-01")) {
            assertRefused("'--from': must be a day of the years 1 to 9999", "page", "--from", day);
        }
    }

    @Test
    void aPageHasATitleALanguageAndNoHints() {
        assertThat(printed("page", ADDRESS, "--title", "Damen & mehr", "--lang", "de-AT", "--no-hints"))
                .contains("<title>Damen &amp; mehr</title>", "<html lang=\"de-AT\"", "data-hints=\"false\"")
                .doesNotContain("\"solution\"");
        assertThat(printed("page", ADDRESS)).contains("<html lang=\"en\"", "data-hints=\"true\"", "\"solution\"");
        assertRefused("--lang must be a language such as de or pt-BR, but is \"1\"", "page", ADDRESS, "--lang", "1");
    }

    @Test
    void wordsOfAPageArePrintedAndReadAgain() throws Exception {
        String words = printed("page", "--words");
        assertThat(words).contains("page.undo = Undo\n", "only-square = {line} has one square left");
        Path file = file("words", words.replace("= Undo\n", "= Zurück\n"));
        assertThat(printed("page", ADDRESS, "--words", file)).contains(">Zurück</button>", ">Redo</button>");
        Files.writeString(file, "page.udno = Zurück", StandardCharsets.ISO_8859_1);
        assertRefused("--words " + file + ": must be in UTF-8", "page", ADDRESS, "--words", file);
        Files.writeString(file, "page.udno = Oops");
        assertRefused("--words " + file + ": a key of words must be", "page", ADDRESS, "--words", file);
    }

    private static List<String> puzzles(Object... words) {
        return printed(words)
                .lines()
                .filter(line -> line.startsWith("{\"regions\""))
                .map(line -> line.replaceFirst(",$", ""))
                .toList();
    }

    @Test
    void aMapIsReadBeforeItIsEdited() throws Exception {
        Path wrong = file("wrong", "AAB\nA.B\nC*C\n");
        assertRefused(wrong + ": text ", "edit", wrong);
        Path open = file("open", "AAB\nA.B\nCCC\n");
        for (Path file : List.of(open, file("two", ADDRESS + "\n" + ADDRESS + "\n"), shot(List.of(), List.of()))) {
            Cli.assertPageOrNoneYet("</html>", region("edit", file));
        }
        Cli.assertPageOrNoneYet("</html>", region("edit"));
    }

    @Test
    void aSheetHasThePuzzlesOfAllFiles() throws Exception {
        Path file = file("puzzles", ADDRESS + "\n" + ADDRESS + "\n");
        List<RegionPuzzle> three = Collections.nCopies(3, RegionPuzzle.of(Regions.parse(ADDRESS)));
        RegionSheet sheet = RegionSheet.of(three);
        assertThat(printed("sheet", file, ADDRESS)).isEqualTo(sheet.html() + "\n");
        assertThat(printed("sheet", file, ADDRESS, "--borders"))
                .isEqualTo(sheet.bordered(true).html() + "\n");
        Path stripes = file("stripes", STRIPES);
        assertRefused(stripes + ": regions must have one solution", "sheet", stripes);
        assertRefused("--count is for puzzles that are made", "sheet", file, "--count", "2");
        List<RegionPuzzle> made =
                RegionGenerator.ofSize(6).seed(1).stream().limit(5).toList();
        assertThat(printed("sheet", "--size", "6", "--count", "5", "--seed", "1"))
                .isEqualTo(RegionSheet.of(made).html() + "\n");
        assertThat(printed("sheet").split("<figure>", -1)).hasSize(1 + 2 * 12);
    }

    @Test
    void whatIsBadIsLeftOutOfAPage() throws Exception {
        Path a = file("a", ADDRESS + "\n\n" + STRIPES);
        file("b", "?");
        String reason = "2 of 3 left out: " + a + ", puzzle 2: regions must have one solution";
        for (String command : List.of("page", "sheet")) {
            Cli.Result page = region(command, folder);
            assertThat(page.exitCode()).isEqualTo(1);
            assertThat(page.out()).startsWith("<!DOCTYPE html>");
            assertThat(page.err()).contains(reason).hasLineCount(1);
            assertThat(printed(command, folder, "--skip-bad")).isEqualTo(page.out());
        }
    }

    @Test
    void aSetTakesSizesAndDifficultiesInTurn() {
        Object[] set = {"new", "--size", "6-7", "--difficulty", "easy,medium", "--count", "5", "--seed", "1"};
        String json = printed(and(set, "--format", "json"));
        assertThat(json.lines().map(Regions::parse).map(Regions::size)).containsExactly(6, 6, 7, 7, 6);
        assertThat(json.lines().map(line -> line.replaceFirst(".*\"difficulty\": \"(\\w+)\".*", "$1")))
                .containsExactly("easy", "medium", "easy", "medium", "easy");
        assertThat(printed(and(set, "--format", "json"))).isEqualTo(json);
        assertRefused("n with a difficulty must be at least 6", "new", "--size", "5-7", "--difficulty", "hard");
    }

    @Test
    void aWeekGoesFromMondayToSunday() {
        String week = "easy,easy,medium,medium,hard,hard,expert";
        // A Thursday.
        Object[] days = {"--size", "6", "--days", "5", "--from", "2026-01-01", "--week", week};
        assertThat(puzzles(and(new Object[] {"page"}, days)))
                .extracting(day -> day.replaceFirst(".*\"difficulty\":\"(\\w+)\".*", "$1"))
                .containsExactly("medium", "hard", "hard", "expert", "easy");
        assertThat(printed(and(new Object[] {"new", "--format", "sbn"}, days))).hasLineCount(5);
        assertRefused("--week must be 7 difficulties", "new", "--days", "7", "--week", "easy,hard");
        assertRefused("--week must be 7 difficulties", "new", "--week", week);
        assertRefused("--week and --difficulty do not", "new", "--days", "7", "--week", week, "--difficulty", "easy");
    }

    @Test
    void noPuzzleOfASetIsAnotherTurned() throws Exception {
        Cli.Result four = region("new", "4", "--count", "10000", "--seed", "1", "--format", "json");
        assertThat(four.exitCode()).isEqualTo(1);
        List<Regions> all = Regions.parseAll(four.out());
        assertThat(four.err()).contains(": no more than " + all.size() + " different puzzles were found");
        assertThat(all.stream()
                        .flatMap(regions -> Stream.of(Symmetry.values())
                                .map(regions::transform)
                                .distinct()))
                .doesNotHaveDuplicates();
        String known = printed("new", "6", "--count", "3", "--seed", "1");
        Path file = file("known", known);
        assertThat(printed("new", "6", "--count", "4", "--seed", "1")).startsWith(known);
        List<Regions> others =
                Regions.parseAll(printed("new", "6", "--count", "4", "--seed", "1", "--not", file, file));
        assertThat(others).hasSize(4).doesNotContainAnyElementsOf(Regions.parseAll(known));
        assertRefused("no such file", "new", "6", "--not", "nowhere");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void namesAreShownAndHiddenFilesAreNotRead() throws Exception {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Files.writeString(levels.resolve("a\u001b\n"), ADDRESS);
        Files.writeString(levels.resolve("b"), ADDRESS);
        Files.writeString(Files.createDirectory(levels.resolve(".git")).resolve("config"), "?");
        Files.createSymbolicLink(levels.resolve("loop"), levels);
        Path link = Files.createSymbolicLink(folder.resolve("link"), levels);
        assertThat(printed("check", link).lines())
                .hasSize(3)
                .first()
                .asString()
                .startsWith(link + File.separator + "aU+001BU+000A: 6 x 6, ");
        assertThat(Regions.parseAll(printed("convert", link))).hasSize(2);
    }

    @Test
    void aScreenshotIsTakenForAPuzzle() throws Exception {
        Path shot = shot(List.of(), List.of());
        assertThat(printed("solve", shot)).isEqualTo(printed("solve", ADDRESS));
        assertThat(printed("hint", shot).lines().map(String::strip))
                .containsExactly(
                        "A   A   A   B   B   B",
                        "A   B   B   B   C   C",
                        "A  (D )(D )[E×] E   C",
                        "F  [F×](D )(D ) E   C",
                        "F   E   E   E   E   C",
                        "F   C   C   C   C   C",
                        "Wherever the queen of region D (light turquoise) stands, she attacks row 3, column 4, and "
                                + "row 4, column 2: no queen goes there.");
        Path webp = file("shot.webp", "RIFF\0\1\0\0WEBPVP8 ");
        assertRefused("but is in WebP: save it as PNG, or take a screenshot", "solve", webp);
        ImageIO.write(new BufferedImage(99, 99, BufferedImage.TYPE_INT_RGB), "png", shot.toFile());
        assertRefused(shot + ": picture must show a board", "solve", shot);
    }

    private static BufferedImage board(String map) {
        BufferedImage image = new BufferedImage(260, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        for (int square = 0; square < 36; square++) {
            graphics.setColor(Color.getHSBColor((map.charAt(square) - '0') / 6F, 0.5F, 1));
            graphics.fillRect(11 + square % 6 * 40, 11 + square / 6 * 40, 38, 38);
        }
        return image;
    }

    /** The puzzle of the address, and on it crowns and crosses, as numbers of squares. */
    private Path shot(List<Integer> queens, List<Integer> crosses) throws IOException {
        BufferedImage image = board("000111011122033442553342544442522222");
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.BLACK);
        for (int square = 0; square < 36; square++) {
            int x = 11 + square % 6 * 40;
            int y = 11 + square / 6 * 40;
            if (queens.contains(square)) {
                graphics.fillPolygon(
                        new int[] {x + 9, x + 9, x + 14, x + 19, x + 24, x + 29, x + 29},
                        new int[] {y + 29, y + 9, y + 19, y + 9, y + 19, y + 9, y + 29},
                        7);
            }
            if (crosses.contains(square)) {
                graphics.setStroke(new BasicStroke(2));
                graphics.drawLine(x + 12, y + 12, x + 26, y + 26);
                graphics.drawLine(x + 12, y + 26, x + 26, y + 12);
            }
        }
        Path shot = folder.resolve("shot.png");
        ImageIO.write(image, "png", shot.toFile());
        return shot;
    }

    @Test
    void marksOfAScreenshotCount() throws Exception {
        // Its solution is [1, 3, 5, 2, 4, 0].
        assertThat(printed("hint", shot(List.of(1), List.of(0, 2))))
                .startsWith(" A× (A♛) A× [B×][B×][B×]\n")
                .contains("The queen at row 1, column 2 attacks her row, her column, her region and her neighbours");
        assertThat(printed("hint", shot(List.of(1), List.of()), "--cross", "1,1"))
                .startsWith(" A× (A♛)[A×]");
        String wrong = "the queen at row 1, column 1 is wrong";
        Cli.assertEnds(1, wrong, region("hint", shot(List.of(0, 9), List.of())));
        // One mark after the other, without those before it that are wrong.
        Cli.Result mistakes = region("hint", shot(List.of(0, 9), List.of(17, 18)), "--check");
        assertThat(mistakes.exitCode()).isEqualTo(1);
        assertThat(mistakes.out().lines())
                .containsExactly(
                        "the queen at row 1, column 1 is wrong: the only solution has none there",
                        "the cross at row 3, column 6 is wrong: the only solution has a queen there");
        assertThat(printed("hint", ADDRESS, "--check", "--queen", "1,2", "--cross", "1,3"))
                .isEqualTo("marks that are right: 2\n");
        Path finished = shot(List.of(1, 9, 17, 20, 28, 30), List.of());
        Cli.assertEnds(0, "all queens stand already", region("hint", finished));
    }

    @Test
    void whatMayBeMisreadIsReported() throws Exception {
        BufferedImage image = board("000000111111222222333333444444555555");
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.BLACK);
        graphics.fillRect(11 + 10, 11 + 18, 5, 12);
        Path shot = folder.resolve("stripes.png");
        ImageIO.write(image, "png", shot.toFile());
        assertThat(region("solve", shot).err())
                .isEqualTo(shot + ": may be misread: the map has several solutions, or is too hard to solve"
                        + System.lineSeparator());
        assertThat(region("hint", shot).err()).contains(": left out,", "at row 1, column 1");
    }

    @Test
    void aNameOrABeginningIsNoFormat() throws Exception {
        Path file = file("[x].txt", "BMM\nBBM\nGGG\n");
        assertThat(printed("convert", file)).isEqualTo("ABB\nAAB\nCCC\n");
        Path empty = file("empty", "\uFEFF\n");
        assertRefused(empty + ": text is not a map of regions", "convert", empty);
    }

    @Test
    void positionsOfATechniqueAreItsNextSteps() {
        Object[] train = {"train", "--technique", "common-neighbours", ADDRESS};
        String asked = printed(train);
        assertThat(asked).doesNotContain("Wherever");
        assertThat(printed(and(train, "--answers"))).startsWith(asked.strip()).contains("Wherever the queen of");
        assertThat(printed(and(train, "--format", "json")))
                .contains("\"technique\": \"common-neighbours\"", "\"queens\": [", "\"regions\": [[");
        Cli.Result none = region("train", "--technique", "contradiction", ADDRESS);
        Cli.assertEnds(ExitCodes.NO_SOLUTION, "none of 1 puzzles has a step of contradiction", none);
    }
}
