package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.cli.terminal.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Output that cannot be written ends the command: quietly if the reader has gone, with a message otherwise. */
class OutputFailureTest {

    private static Cli.Result runInto(String failure, String... args) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Main.run(Console.of(broken, err), args);
        return new Cli.Result(exitCode, "", err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aReaderThatHasSeenEnoughEndsTheSearchQuietly() {
        // The search for all boards with n = 20 would take hours.
        for (String line : List.of("solve 20 --limit all", "trace 20", "count 8")) {
            assertThat(runInto("Broken pipe", line.split(" ", -1))).isEqualTo(new Cli.Result(0, "", ""));
        }
    }

    @Test
    void anyOtherFailureIsReported() {
        String full = "queens4j: cannot write the result: No space left on device";
        for (String line : List.of("solve 20 --limit all", "count 8", "--help")) {
            assertThat(runInto("No space left on device", line.split(" ", -1))).isEqualTo(new Cli.Result(2, "", full));
        }
    }
}
