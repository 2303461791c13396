package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Takes standard error, where the log goes: each line in it is expected, and each expectation met. */
public final class CapturedLog implements BeforeEachCallback, AfterEachCallback {

    private static final String RETRY =
            "CountUnit\\[n=\\d+ split=\\d+ units=\\d+ unit=\\d+] failed in attempt \\d+ and is submitted again: ";

    private final String warning;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<String> expected = new ArrayList<>();
    private final List<String> allowed = new ArrayList<>();
    private PrintStream screen;

    /** Of a class that logs under its simple name. */
    public CapturedLog(Class<?> logger) {
        warning = "\\[WARN\\] " + logger.getSimpleName() + " - ";
    }

    /** Expects lines, one or more, with a warning of this pattern. */
    public void expectWarnings(String pattern) {
        expected.add(warning + pattern);
    }

    /** Expects units to be tried again, after failures of this pattern. */
    public void expectRetries(String reason) {
        expectWarnings(RETRY + reason);
    }

    /** Does not mind whether units are tried again, after failures of this pattern. */
    public void allowRetries(String reason) {
        allowed.add(warning + RETRY + reason);
    }

    /** Does not mind the stack traces of what was logged. */
    public void allowTraces() {
        allowed.add("(\\s*(at|Caused by:|Suppressed:|\\.\\.\\.) |[a-z]+(\\.\\w+)+Exception: ).*");
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
        assertThat(lines)
                .as("logged")
                .allMatch(line ->
                        Stream.concat(expected.stream(), allowed.stream()).anyMatch(line::matches));
        assertThat(expected)
                .as("expected, but not logged")
                .allMatch(pattern -> lines.stream().anyMatch(line -> line.matches(pattern)));
    }
}
