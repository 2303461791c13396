package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The result cannot be written. */
public final class OutputFailure extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    OutputFailure(IOException cause) {
        super(TextFile.reason(cause), cause);
    }

    /** Whether it is no failure at all: the reader has gone, as {@code head} does when it has seen enough. */
    public boolean isClosedPipe() {
        String reason = String.valueOf(getMessage());
        return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
}
