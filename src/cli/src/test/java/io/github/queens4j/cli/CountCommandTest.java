package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountKernel;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountCommandTest {

    /** Solutions for n = 8 by the column of the first queen: 4 8 16 18 18 16 8 4, in all 92. OEIS A002562: 341. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|1",
                "1|1",
                "2|0",
                "4|2",
                "8|92",
                "12|14200",
                "14|365596",
                "8 --queen 0,0|4",
                "8 --queen 0,3|18",
                "8 --blocked 0,3|74",
                "4 --queen 0,0|0",
                "11 --fundamental|341",
                "10 --threads 1 --kernel auto|724",
                "10 --threads 1 --kernel Portable|724",
                "8 --limit 92|92",
                "8 --limit 10|10",
                "8 --queen 0,0 --limit 2|2",
                "30 --limit 1000|1000"
            })
    void countsPuzzlesUpToALimit(String puzzle, int count) {
        Cli.assertPrints(count + "\n", "count " + puzzle);
    }

    /** OEIS A033148 and A032522, without the count of all. */
    @Test
    void symmetricSolutionsNeedNoTotal() {
        Cli.assertPrints("quarter turn: 406784, fundamental: 203392\n", "count 32 --by-symmetry quarter");
        String both = "quarter turn: 64, fundamental: 32\nhalf turn: 2936, fundamental: 734\n";
        Cli.assertPrints(both, "count 16 --by-symmetry quarter,half");
        String words = "--by-symmetry must be one of quarter, half, reflection, none, but is \"quart\"";
        Cli.assertLineRefused(words, "count 8 --by-symmetry quart");
    }

    /** OEIS A000170, A002562, A032522, A033148 for n = 12: 14200, 1787, 80, 8. */
    @Test
    void countsEachSymmetryApart() {
        Cli.assertPrints("""
                quarter turn: 8, fundamental: 4
                half turn: 72, fundamental: 18
                none: 14120, fundamental: 1765
                """, "count 12 --by-symmetry");
        assertThat(Cli.line("count 1 --by-symmetry").out()).startsWith("quarter turn: 1, fundamental: 1\nhalf turn: 0");
        assertThat(Cli.line("count 8 --by-symmetry --format json").out())
                .endsWith("\"symmetry\": \"none\", \"count\": 88, \"fundamental\": 11}\n");
    }

    /** OEIS A033148, A032522, A051224, A352661; A352662 and A352663 by the equations that stand there. */
    @ParameterizedTest
    @CsvSource({
        "'4-13 --by-symmetry quarter,half', 2 2 4 8 4 16 12 48 80 136",
        "10-13 --rule amazons --by-symmetry --fundamental, 1 6 22 239",
        "12-17 --rule amazons --by-symmetry quarter --fundamental, 2 2 0 0 12 17",
        "10-14 --rule amazons --by-symmetry half --fundamental, 1 1 2 6 11",
        "10-14 --rule amazons --by-symmetry none --fundamental, 0 5 18 231 642"
    })
    void symmetryClassesAreBFiles(String args, String terms) {
        assertThat(Cli.line("count " + args).out().lines().map(line -> line.split(" ", -1)[1]))
                .containsExactly(terms.split(" ", -1));
    }

    @Test
    void reflectionsHaveALineWhereBoardsEqualThem() {
        Cli.assertPrints("""
                quarter turn: 0, fundamental: 0
                half turn: 14, fundamental: 4
                reflection: 12, fundamental: 3
                none: 64, fundamental: 8
                """, "count 6 --rule non-touching --by-symmetry");
        Cli.assertPrints("15\n", "count 6 --rule non-touching --fundamental");
        Cli.assertPrints("reflection: 0, fundamental: 0\n", "count 8 --by-symmetry reflection");
    }

    @Test
    void otherRulesHaveThreadsAndCheckpointsToo(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("checkpoint");
        String count = "count 13 --rule toroidal --threads 2 --checkpoint " + file;
        Cli.assertPrints("4524\n", count);
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(32);
        Cli.assertPrints("4524\n", count);
        Cli.assertLineRefused("belongs to another count", "count 13 --rule amazons --checkpoint " + file);
        assertThat(Cli.line("count 12 --rule amazons --estimate").out()).startsWith("n = 12, rule amazons: about ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0-29", "0-29 --fundamental", "5-25000", "0-12 --engine permutation --rule toroidal"})
    void ofSeveralSizesTheLargestIsRefusedBeforeTheFirstIsCounted(String args) {
        Cli.Result result = Cli.line("count " + args);
        Cli.assertEnds(2, "queens4j count: ", result);
        assertThat(result.err()).containsAnyOf("29 would not fit a long", "at most 20000", "\"permutation\"");
    }

    /** OEIS A000170 and A007705, in the form of its b-files. */
    @Test
    void severalSizesAreABFile() {
        Cli.assertPrints("0 1\n1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n7 40\n8 92\n", "count 0-8");
        Cli.assertPrints("5 10\n6 0\n7 28\n", "count 5-7 --rule toroidal");
        Cli.assertPrints("""
                {"n": 4, "rule": "queens", "fundamental": 1}
                {"n": 5, "rule": "queens", "fundamental": 2}
                """, "count 4-5 --fundamental --format json");
    }

    @Test
    void thePuzzlesOfAFileAreCountedAndSolvedOneByOne(@TempDir Path folder) throws IOException {
        Path two = Files.writeString(folder.resolve("two"), "[0, -, -, -]\n\n[1, -, -, -]\n");
        Cli.assertRefused("--puzzle " + two + " must have one puzzle, but has 2", "unit", "--puzzle", two);
        assertThat(Cli.line("count --puzzle " + two))
                .isEqualTo(new Cli.Result(
                        0,
                        "0\n1\n",
                        "there is no solution; --puzzle " + two
                                + ", board 1, was read as Puzzle[n = 4, queens: (0, 0)]\n"));
        assertThat(Cli.line("solve --format list --puzzle " + two).out()).isEqualTo("[1, 3, 0, 2]\n");
        Cli.assertRefused("--checkpoint is for one count", "count", "--checkpoint", "c", "--puzzle", two);
        Cli.assertRefused("should be specified only once", "count", "--puzzle", two, "--puzzle", two);
    }

    @Test
    void puzzlesAreCountedByTheFasterWay(@TempDir Path folder) throws IOException {
        String count = Cli.line("count 12 --queen 0,3 --engine bitmask").out();
        Cli.assertPrints(count, "count 12 --queen 0,3 --threads 2");
        Path file = folder.resolve("checkpoint");
        Cli.assertPrints(count, "count 12 --queen 0,3 --checkpoint " + file);
        assertThat(Files.readString(file)).contains(" puzzle=");
        Cli.assertPrints(Cli.line("count 15 --queen 0,0 --engine bitmask").out(), "count 15 --queen 0,0");
        Cli.assertLineRefused(file + " belongs to", "count 12 --queen 0,4 --checkpoint " + file);
    }

    @Test
    void anEstimateIsALine() {
        Cli.Result result = Cli.line("count 12 --estimate --threads 3");
        assertThat(result.out())
                .matches(
                        "n = 12: about [0-9a-z ]+ of one thread \\(\\+- \\d+ % by the choice of units\\), 30 units measured\n");
        assertThat(result).isEqualTo(new Cli.Result(0, result.out(), ""));
        assertThat(Cli.line("count 8 --queen 0,3 --estimate --format json").out())
                .matches(
                        "\\{\"n\": 8, \"rule\": \"queens\", \"queens\": .*, \"seconds\": [0-9.E-]+, \"error\": [0-9.E-]+, \"measured\": 30}\n");
    }

    @Test
    void anEstimateSaysOfWhatItIsAndWhenByTheModelAlone() {
        Duration time = Duration.ofHours(4);
        assertThat(CountCommand.text(
                        9, time, Optional.of(Duration.ofMinutes(48)), Duration.ofMinutes(1), CountKernel.OPENCL))
                .isEqualTo(
                        "about 4 h 0 min of the device and one thread (+- 20 % by the choice of units), 9 units measured");
        assertThat(CountCommand.text(2, time, Optional.empty(), Duration.ofMinutes(10), CountKernel.AUTO))
                .startsWith("about 4 h 0 min of one thread by the cost model alone")
                .contains("in 10 min 0 s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"count 20 --engine bitmask", "count 20", "count 20 --estimate", "tour 8", "unit 24 0-9"})
    void anInterruptedCommandEndsWithoutAResult(String command) {
        Thread.currentThread().interrupt();
        try {
            String name = command.replaceFirst(" .*", "");
            assertThat(Cli.line(command)).isEqualTo(new Cli.Result(130, "", "queens4j " + name + ": interrupted\n"));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aMapOfRegionsIsAPuzzleInEveryForm(@TempDir Path folder) throws Exception {
        String rows = Regions.parse("starbattle/6/6/1/4ilbhgdnmhou").toString().replaceAll("(?m)(?<=.)(?=.)", " | ");
        Path file = Files.writeString(folder.resolve("issue.md"), "# A level\n\n" + rows.replaceAll("(?m)^|$", "|"));
        Cli.Result result = Cli.run("count", "--puzzle", file);
        assertThat(result.out()).as(result.err()).isEqualTo("1" + System.lineSeparator());
        assertThat(result.err()).contains("read as regions");
        Files.writeString(file, "{\"grid\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], \"solution\": [0, 0, 0, 0]}");
        assertThat(Cli.run("count", "--puzzle", file).err()).contains("expected a solution of these regions");
        Files.writeString(file, "**..\n....\n....\n....");
        assertThat(Cli.run("count", "--puzzle", file).err()).contains("--blocked-sign '*' makes it a blocked square");
    }
}
