package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jline.terminal.spi.SystemStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is written to a terminal, results and messages included. */
class ConsoleTest {

    private static final String CLEAR = "\r\033[K";

    private final PrintStream before = System.err;

    /** Two streams to one terminal, or results to a file. */
    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private volatile boolean resultsShown = true;
    private volatile boolean errorsShown = true;
    private volatile int columns = 80;

    private Console console = console(Duration.ZERO);

    private Console console(Duration silence) {
        return Console.of(resultsShown ? terminal : file, terminal, new Window(), silence);
    }

    private final class Window extends Console.Terminal {
        @Override
        boolean has(SystemStream stream) {
            return stream == SystemStream.Error ? errorsShown : resultsShown;
        }

        @Override
        int columns() {
            return columns;
        }
    }

    @BeforeEach
    @AfterEach
    void restore() {
        System.setErr(before);
    }

    private String text() {
        return terminal.toString(StandardCharsets.UTF_8);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(5);
        }
    }

    /** Writes, and looks before the line is drawn again. */
    private void assertWritten(Runnable write, String end) {
        Console shown = console;
        synchronized (shown) {
            write.run();
            assertThat(text()).endsWith(CLEAR + end);
        }
    }

    private static String drawn(String text) {
        return "\r\033[?7l" + text + "\033[K\033[?7h";
    }

    @Test
    void itIsDrawnAgainUntilItIsClosed() throws Exception {
        int[] calls = new int[1];
        Runnable status = console.show(false, () -> "call " + calls[0]++);
        await(() -> text().contains("call 1"));
        status.run();
        assertThat(text()).startsWith(drawn("call 0") + drawn("call 1")).endsWith(CLEAR);
        int length = terminal.size();
        Thread.sleep(600);
        assertThat(terminal.size()).as("nothing after that").isEqualTo(length);
    }

    @Test
    void everythingElseHasTheLineToItself() throws Exception {
        Runnable status = console.show(false, () -> "working");
        await(() -> text().endsWith(drawn("working")));
        assertWritten(
                () -> {
                    console.out().println("a result");
                    console.out().flush();
                },
                "a result" + System.lineSeparator());
        await(() -> text().endsWith(drawn("working")));
        assertWritten(() -> console.err().println("a message"), "a message" + System.lineSeparator());
        console.out().print("half a line");
        console.out().flush();
        Thread.sleep(600);
        assertThat(text()).as("not in the middle of a line").endsWith("half a line");
        console.out().println();
        console.out().flush();
        await(() -> text().endsWith(drawn("working")));
        status.run();
        assertThat(text()).endsWith(CLEAR);
    }

    @Test
    void logsHaveTheLineToThemselves() throws Exception {
        // Standard error was put back before the test.
        console = console(Duration.ZERO);
        Runnable status = console.show(false, () -> "working");
        await(() -> text().endsWith(drawn("working")));
        assertWritten(() -> System.err.println("[DEBUG] something"), "[DEBUG] something" + System.lineSeparator());
        status.run();
    }

    @Test
    void resultsInAFileAreNoReasonToGiveWay() throws Exception {
        resultsShown = false;
        console = console(Duration.ZERO);
        Runnable status = console.show(false, () -> "working");
        await(() -> text().contains("working"));
        for (int i = 0; i < 100; i++) {
            console.out().print("result");
            console.out().flush();
        }
        assertThat(text()).doesNotContain(CLEAR);
        status.run();
        assertThat(file.toString(StandardCharsets.UTF_8)).isEqualTo("result".repeat(100));
    }

    @Test
    void itComesAfterAWhileOfSilence() throws Exception {
        assertSilent(console(Duration.ofDays(1)));
    }

    @Test
    void withoutATerminalThereIsNone() throws Exception {
        errorsShown = false;
        assertSilent(console);
    }

    /** A minute passes until the next. */
    @Test
    void withoutATerminalThereAreLinesIfTheyAreAskedFor() throws Exception {
        errorsShown = false;
        Runnable status = console.show(true, () -> "half is done");
        await(() -> text().equals("half is done" + System.lineSeparator()));
        status.run();
        assertThat(text()).hasLineCount(1);
    }

    private void assertSilent(Console silent) throws Exception {
        Runnable status = silent.show(false, () -> "working");
        Thread.sleep(50);
        status.run();
        assertThat(text()).isEmpty();
    }

    @Test
    void itFitsTheWindowAndLeavesRoomForCtrlC() throws Exception {
        columns = 20;
        Supplier<String> text = () -> "wide, too wide for a room";
        Runnable status = console.show(false, text);
        await(() -> text().contains(drawn("wide")));
        columns = 2;
        await(() -> text().contains(drawn("")));
        status.run();
        assertThat(text()).endsWith(CLEAR);
    }

    @Test
    void aTerminalThatHasGoneIsNoFailure() throws Exception {
        int[] tries = new int[1];
        ByteArrayOutputStream gone = new ByteArrayOutputStream() {
            @Override
            public void write(byte[] bytes) throws IOException {
                tries[0]++;
                throw new IOException("gone");
            }
        };
        Runnable status =
                Console.of(terminal, gone, new Window(), Duration.ZERO).show(false, () -> "working");
        await(() -> tries[0] > 0);
        status.run();
    }
}
