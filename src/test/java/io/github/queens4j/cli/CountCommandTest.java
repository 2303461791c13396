package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
    @ValueSource(strings = {"permutation", "check", "array", "iterative", "bitmask"})
    void searchesWithTheEngineAskedFor(String engine) {
        assertThat(Cli.run("count", "8", "--engine", engine)).isEqualTo(new Cli.Result(0, "92\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "portable", "Portable"})
    void theKernelChangesNothing(String kernel) {
        String before = System.getProperty("queens4j.kernel");
        try {
            assertThat(Cli.run("count", "10", "--kernel", kernel, "--threads", "1")
                            .out())
                    .isEqualTo("724\n");
            assertThat(System.getProperty("queens4j.kernel")).isEqualToIgnoringCase(kernel);
        } finally {
            if (before == null) {
                System.clearProperty("queens4j.kernel");
            } else {
                System.setProperty("queens4j.kernel", before);
            }
        }
    }

    @Test
    void countsPuzzles() {
        // Solutions for n = 8 by the column of the first queen: 4 8 16 18 18 16 8 4, in all 92.
        // 4, 8, 16, 18.
        assertThat(Cli.run("count", "8", "--queen", "0,0").out()).isEqualTo("4\n");
        assertThat(Cli.run("count", "8", "--queen", "0,3").out()).isEqualTo("18\n");
        assertThat(Cli.run("count", "8", "--blocked", "0,3").out()).isEqualTo("74\n");
        assertThat(Cli.run("count", "8", "--queen", "0,3", "--blocked", "1,5", "--engine", "array")
                        .exitCode())
                .isZero();
    }

    @Test
    void nothingFoundIsTheNumberZero() {
        assertThat(Cli.run("count", "3")).isEqualTo(new Cli.Result(0, "0\n", ""));
        assertThat(Cli.run("count", "4", "--queen", "0,0")).isEqualTo(new Cli.Result(0, "0\n", ""));
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void anInterruptedCountEndsWithoutANumber() {
        Thread.currentThread().interrupt();
        try {
            Cli.Result result = Cli.run("count", "20", "--engine", "bitmask");
            assertThat(result).isEqualTo(new Cli.Result(130, "", "queens4j count: interrupted\n"));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
