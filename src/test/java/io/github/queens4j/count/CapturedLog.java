package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Takes standard error, where the log goes, and compares it with what a test expects: each line is expected, and each expectation met. */
final class CapturedLog implements BeforeEachCallback, AfterEachCallback {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<String> expected = new ArrayList<>();
    private PrintStream screen;

    /** Expects lines, one or more, with a warning of this pattern. */
    void expectWarnings(String pattern) {
        expected.add("\\[WARN\\] CountJob - " + pattern);
    }

    /** Expects the stack traces of what was logged. */
    void expectTraces() {
        expected.add("(\\s*(at|Caused by:|Suppressed:|\\.\\.\\.) |[a-z]+(\\.\\w+)+Exception: ).*");
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        screen = System.err;
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        System.setErr(screen);
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).as("logged").allMatch(line -> expected.stream().anyMatch(line::matches));
        assertThat(expected)
                .as("expected, but not logged")
                .allMatch(pattern -> lines.stream().anyMatch(line -> line.matches(pattern)));
    }
}
