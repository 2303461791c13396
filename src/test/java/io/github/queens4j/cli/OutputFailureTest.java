package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.cli.terminal.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Output that cannot be written ends the command: quietly if the reader has gone, with a message otherwise. */
class OutputFailureTest {

    private record Outcome(int exitCode, String err) {}

    private static Outcome runInto(String failure, String... args) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Main.run(Console.of(broken, err), args);
        return new Outcome(exitCode, err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aReaderThatHasSeenEnoughEndsTheSearchQuietly() {
        // The search for all boards with n = 20 would take hours.
        assertThat(runInto("Broken pipe", "solve", "20", "--limit", "all")).isEqualTo(new Outcome(0, ""));
        assertThat(runInto("Broken pipe", "trace", "20")).isEqualTo(new Outcome(0, ""));
        assertThat(runInto("Broken pipe", "count", "8")).isEqualTo(new Outcome(0, ""));
    }

    @Test
    void anyOtherFailureIsReported() {
        Outcome full = new Outcome(2, "queens4j: cannot write the result: No space left on device");
        assertThat(runInto("No space left on device", "solve", "20", "--limit", "all"))
                .isEqualTo(full);
        assertThat(runInto("No space left on device", "count", "8")).isEqualTo(full);
        assertThat(runInto("No space left on device", "--help")).isEqualTo(full);
    }
}
