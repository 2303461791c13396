package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountEstimate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountCommandTest {

    /** OEIS A000170. */
    @ParameterizedTest
    @CsvSource({"0,1", "1,1", "2,0", "3,0", "4,2", "8,92", "11,2680", "12,14200", "14,365596"})
    void printsTheNumberAlone(String n, String count) {
        assertThat(Cli.run("count", n)).isEqualTo(new Cli.Result(0, count + "\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "portable", "Portable"})
    void theKernelChangesNothing(String kernel) {
        assertThat(Cli.line("count 10 --kernel " + kernel + " --threads 1").out())
                .isEqualTo("724\n");
    }

    @Test
    void countsPuzzles() {
        // Solutions for n = 8 by the column of the first queen: 4 8 16 18 18 16 8 4, in all 92.
        // 4, 8, 16, 18.
        assertThat(Cli.run("count", "8", "--queen", "0,0").out()).isEqualTo("4\n");
        assertThat(Cli.run("count", "8", "--queen", "0,3").out()).isEqualTo("18\n");
        assertThat(Cli.run("count", "8", "--blocked", "0,3").out()).isEqualTo("74\n");
        assertThat(Cli.run("count", "4", "--queen", "0,0")).isEqualTo(new Cli.Result(0, "0\n", ""));
    }

    /** OEIS A000170, A002562, A032522, A033148 for n = 12: 14200, 1787, 80, 8. */
    @Test
    void countsEachSymmetryApart() {
        assertThat(Cli.run("count", "12", "--by-symmetry").out().lines())
                .containsExactly(
                        "quarter turn: 8, fundamental: 4",
                        "half turn: 72, fundamental: 18",
                        "none: 14120, fundamental: 1765");
        assertThat(Cli.run("count", "1", "--by-symmetry").out())
                .startsWith("quarter turn: 1, fundamental: 1\nhalf turn: 0");
        assertThat(Cli.run("count", "8", "--by-symmetry", "--format", "json").out())
                .endsWith("{\"symmetry\": \"none\", \"count\": 88, \"fundamental\": 11}\n");
    }

    @Test
    void otherRulesHaveThreadsAndCheckpointsToo(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("checkpoint");
        String[] count = {"count", "13", "--rule", "toroidal", "--threads", "2", "--checkpoint", file.toString()};
        assertThat(Cli.run(count)).isEqualTo(new Cli.Result(0, "4524\n", ""));
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(32);
        assertThat(Cli.run(count)).isEqualTo(new Cli.Result(0, "4524\n", ""));
        assertThat(Cli.line("count 13 --rule amazons --checkpoint " + file).err())
                .contains("belongs to another count");
        assertThat(Cli.line("count 12 --rule amazons --estimate").out())
                .startsWith("n = 12, rule amazons: less than a second");
    }

    /** A search, the colour split because it is asked for, and the colour split because a search would take longer. */
    @Test
    void manyPuzzlesAreCountedInTheOrderOfTheirFiles(@TempDir Path folder) throws IOException {
        Path a = Files.writeString(folder.resolve("a"), "[0, -, -, -]\n\n[1, -, -, -]\n\n[-, -, -, -, -, -, -, -]\n");
        Path b = Files.writeString(folder.resolve("b"), "nothing of the kind");
        Path c = Files.writeString(folder.resolve("c"), "[3, -, -, -, -, -, -, -]");
        for (String option : List.of("--threads=1", "--threads=3", "--limit=1000", "--engine=array")) {
            Cli.Result result = Cli.run("count", "--puzzle", folder.toString(), option);
            assertThat(result.out())
                    .isEqualTo("%1$s, puzzle 1: 0\n%1$s, puzzle 2: 1\n%1$s, puzzle 3: 92\n%2$s: 18\n".formatted(a, c));
            assertThat(result.err())
                    .startsWith("--puzzle " + b + ": text is not")
                    .hasLineCount(1);
            assertThat(result.exitCode()).isEqualTo(1);
        }
        String json = "{\"file\": \"%s\", \"puzzle\": %d, \"n\": %d, \"rule\": \"queens\", \"count\": %d}\n";
        Cli.Result alone = Cli.run("count", "--puzzle", a.toString(), "--format", "json");
        assertThat(alone.out())
                .isEqualTo(json.formatted(a, 1, 4, 0) + json.formatted(a, 2, 4, 1) + json.formatted(a, 3, 8, 92));
        assertThat(alone.exitCode()).isZero();
        Cli.assertRefused(
                "--estimate are for one puzzle, but there are more",
                ("count --estimate --puzzle " + c + " --puzzle " + c).split(" ", -1));
    }

    /** An empty board of 29 rows has more solutions than a long holds: the others are counted all the same. */
    @Test
    void oneThatCannotBeCountedCostsNoOther(@TempDir Path folder) throws IOException {
        Path a = Files.writeString(folder.resolve("a"), (".".repeat(29) + "\n").repeat(29));
        Path b = Files.writeString(folder.resolve("b"), "[0, -, -, -, -, -]");
        Cli.Result result = Cli.run("count", "--puzzle", folder.toString());
        assertThat(result).isEqualTo(new Cli.Result(1, b + ": 0\n", result.err()));
        assertThat(result.err()).startsWith(a + ": the count for n = 29 would not fit a long");
    }

    @Test
    void puzzlesAreCountedByTheFasterWay(@TempDir Path folder) throws IOException {
        String count =
                Cli.run("count", "12", "--queen", "0,3", "--engine", "bitmask").out();
        assertThat(Cli.run("count", "12", "--queen", "0,3", "--threads", "2")).isEqualTo(new Cli.Result(0, count, ""));
        Path file = folder.resolve("checkpoint");
        assertThat(Cli.line("count 12 --queen 0,3 --checkpoint " + file).out()).isEqualTo(count);
        assertThat(Files.readString(file)).contains(" puzzle=");
        String large =
                Cli.run("count", "15", "--queen", "0,0", "--engine", "bitmask").out();
        assertThat(Cli.run("count", "15", "--queen", "0,0").out()).isEqualTo(large);
        assertThat(Cli.run("count", "12", "--queen", "0,4", "--checkpoint", file.toString()))
                .satisfies(other -> assertThat(other.exitCode()).isEqualTo(2))
                .satisfies(other -> assertThat(other.err()).contains(file.toString(), "belongs to"));
    }

    @Test
    void anEstimateIsALine() {
        Cli.Result result = Cli.line("count 12 --estimate --threads 3");
        assertThat(result.out())
                .matches("n = 12: less than a second of one thread \\(\\+- \\d+ %\\), 30 units measured\n");
        assertThat(result).isEqualTo(new Cli.Result(0, result.out(), ""));
        assertThat(Cli.line("count 8 --queen 0,3 --estimate --format json").out())
                .matches("\\{\"n\": 8, \"seconds\": [0-9.E-]+, \"error\": [0-9.E-]+, \"measured\": 30}\n");
    }

    @ParameterizedTest
    @CsvSource({
        "0.4, less than a second",
        "1, about 1 second",
        "47.3, about 47 seconds",
        "59.9, about 1 minute",
        "3500, about 58 minutes",
        "14400, about 4 hours",
        "4700, about 1.3 hours",
        "86400, about 1 day",
        "12345678, about 140 days"
    })
    void timesHaveTwoDigits(double seconds, String text) {
        assertThat(EstimateOptions.time(seconds)).isEqualTo(text);
    }

    @Test
    void anEstimateSaysWhenItIsTheModelAlone() {
        assertThat(EstimateOptions.text(new CountEstimate(9, 14_400, OptionalDouble.of(2_880))))
                .isEqualTo("about 4 hours of one thread (+- 20 %), 9 units measured");
        assertThat(EstimateOptions.text(new CountEstimate(2, 14_400, OptionalDouble.empty())))
                .startsWith("about 4 hours of one thread by the cost model alone");
    }

    /** OEIS A002562. */
    @ParameterizedTest
    @CsvSource({"0,1", "3,0", "4,1", "8,12", "11,341"})
    void countsFundamentalSolutions(String n, String count) {
        assertThat(Cli.run("count", n, "--fundamental").out()).isEqualTo(count + "\n");
    }

    @Test
    void aLimitEndsTheCount() {
        assertThat(Cli.run("count", "8", "--limit", "92").out()).isEqualTo("92\n");
        assertThat(Cli.run("count", "8", "--limit", "10").out()).isEqualTo("10\n");
        assertThat(Cli.run("count", "8", "--queen", "0,0", "--limit", "2").out())
                .isEqualTo("2\n");
        assertThat(Cli.run("count", "30", "--limit", "1000").out()).isEqualTo("1000\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"count 20 --engine bitmask", "count 20", "count 20 --estimate", "tour 8"})
    @Timeout(60)
    void anInterruptedCommandEndsWithoutAResult(String command) {
        Thread.currentThread().interrupt();
        try {
            Cli.Result result = Cli.run(command.split(" ", -1));
            assertThat(result)
                    .isEqualTo(
                            new Cli.Result(130, "", "queens4j " + command.replaceFirst(" .*", "") + ": interrupted\n"));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
