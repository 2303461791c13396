package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnitAndTotalTest {

    private static final String N = "13";
    private static final int UNITS = CountPlan.of(13).units().size();

    @TempDir
    Path folder;

    private static String all() {
        Cli.Result result = Cli.run("unit", N, "0-" + (UNITS - 1));
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void oneUnitIsOneLineAndWithoutAnIndexTheirNumberIsPrinted() {
        Cli.assertPrints(UNITS + "\n", "unit " + N);
        Cli.Result result = Cli.run("unit", N, "1");
        assertThat(result.out().lines()).hasSize(1);
        CountResult read = CountResult.parse(result.out().strip());
        assertThat(read).isEqualTo(CountPlan.of(13).units().get(1).call());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "50"})
    void anyNumberOfThreadsGivesTheSameLines(String threads) {
        Cli.Result result = Cli.run("unit", N, "0-" + (UNITS - 1), "--threads", threads);
        assertThat(result.out().lines().sorted())
                .isEqualTo(all().lines().sorted().toList());
    }

    @Test
    void unitsInAnyOrderAndAnyNumberOfFilesAddUp() throws IOException {
        List<String> lines = new ArrayList<>(all().lines().toList());
        Collections.shuffle(lines, new Random(1));
        Path one = file("one", String.join("\n", lines.subList(0, 2)) + "\n");
        Path other = file("other", "\n" + String.join("\r\n", lines.subList(2, lines.size())));
        Cli.assertPrints("73712\n", "total " + N + " " + one + " " + other);
    }

    /** For one on a disk that can be read and not written. */
    @Test
    void aWholeCheckpointHasATotal() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        Cli.assertPrints("73712\n", "count " + N + " --checkpoint " + checkpoint);
        Cli.assertPrints("73712\n", "total " + N + " " + checkpoint);
        String text = Files.readString(checkpoint);
        assertRefused("the results of 1 of 9 units are missing: ", file("cut", text.substring(0, text.length() - 3)));
        assertRefused("line 2: not the line of a result", file("head", text.replaceFirst("(.*\n)", "$1$1")));
    }

    @Test
    void puzzlesHaveUnitsToo() throws IOException {
        String puzzle = "9 --rule non-touching --blocked 3,3";
        int units = Integer.parseInt(Cli.line("unit " + puzzle).out().strip());
        assertThat(units).isGreaterThan(32);
        Path file =
                file("part", Cli.line("unit " + puzzle + " 0-" + (units - 1)).out());
        Cli.assertPrints(Cli.line("count " + puzzle + " --engine check").out(), "total " + puzzle + " " + file);
        assertThat(Cli.line("total 9 " + file).err()).contains("not of \"n=9 split=");
    }

    @Test
    void whatIsNotTheWholeIsRefused() throws IOException {
        String all = all();
        String first = all.lines().findFirst().orElseThrow();
        String others = Cli.run("unit", N, "1,3-" + (UNITS - 1)).out();
        assertRefused("the results of 2 of " + UNITS + " units are missing: 0,2", file("missing", others));
        String changed = first.replaceFirst("thirds=\\d+", "thirds=77");
        assertRefused("line 1: not the line of a result", file("changed", all.replace(first, changed)));
        assertRefused("line 3: not the line of a result", file("text", "\n\nhello\n"));
    }

    private static void assertRefused(String why, Path file) {
        Cli.assertRefused(why, "total", N, file);
    }
}
