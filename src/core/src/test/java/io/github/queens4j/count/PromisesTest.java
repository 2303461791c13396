package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertNullNamed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the documentation of this package says in numbers and in general. */
class PromisesTest {

    private static final List<String> NUMBERS = List.of("none", "a", "two", "three");

    private static Duration seconds(String before, String after) throws IOException {
        Path source = Path.of("src/core/src/main/java/io/github/queens4j/count/CountJob.java");
        Matcher sentence = Pattern.compile(before + "\\s+(\\w+)\\s+seconds?" + after)
                .matcher(Files.readString(source).replaceAll("\\s+\\*\\s+", " "));
        assertThat(sentence.find()).as("%s .. seconds%s", before, after).isTrue();
        return Duration.ofSeconds(NUMBERS.indexOf(sentence.group(1)));
    }

    @Test
    void timesAreThoseOfTheDocumentation() throws IOException {
        assertThat(CountEstimate.WARM_UP).isEqualTo(seconds("The first units, of", " in all"));
        assertThat(Checkpoint.WAIT).isEqualTo(seconds("for which the next one waits", "\\."));
    }

    @Test
    @SuppressWarnings("NullAway")
    void nullIsRefusedByName() {
        assertNullNamed(() -> CountPlan.of(null), "puzzle");
        assertNullNamed(() -> CountPlan.isSplit(null), "puzzle");
        assertNullNamed(() -> CountPlan.of(4).total(null), "results");
        assertNullNamed(() -> CountJob.of((Puzzle) null), "puzzle");
        assertNullNamed(() -> CountJob.of(4).executor(null), "executor");
        assertNullNamed(() -> CountJob.of(4).kernel(null), "kernel");
        assertNullNamed(() -> CountJob.of(4).onProgress(null), "listener");
        assertNullNamed(() -> CountJob.of(4).checkpoint(null), "file");
        assertNullNamed(() -> CountJob.of(4).estimate(null), "limit");
        assertNullNamed(() -> CountJob.of(4).runUnits(0, 1, null), "action");
        assertNullNamed(() -> CountKernel.named(null), "name");
        assertNullNamed(() -> CountResult.parse(null), "line");
        assertNullNamed(() -> BoardSampler.of(null), "puzzle");
        assertNullNamed(() -> BoardSampler.of(4).orElseThrow().next(null), "random");
        assertNullNamed(() -> SquareCounts.count(null), "job");
    }
}
