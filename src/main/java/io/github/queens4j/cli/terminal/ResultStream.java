package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * A stream whose failures cannot be overlooked: a {@link java.io.PrintWriter} swallows an {@link IOException}, so this
 * one throws something else, once; what is written after that is dropped. A search ends at the first board that nobody
 * reads.
 */
public final class ResultStream extends OutputStream {

    private final OutputStream target;
    private boolean failed;

    public ResultStream(OutputStream target) {
        this.target = target;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        attempt(() -> target.write(bytes, offset, length));
    }

    @Override
    public void flush() {
        attempt(target::flush);
    }

    private void attempt(Write write) {
        if (failed) {
            return;
        }
        try {
            write.run();
        } catch (IOException e) {
            failed = true;
            throw new Failure(e);
        }
    }

    @FunctionalInterface
    private interface Write {
        void run() throws IOException;
    }

    /** The result cannot be written. */
    public static final class Failure extends UncheckedIOException {

        private static final long serialVersionUID = 1L;

        Failure(IOException cause) {
            super(TextFile.reason(cause), cause);
        }

        /** Whether it is no failure at all: the reader has gone, as {@code head} does when it has seen enough. */
        public boolean isClosedPipe() {
            return reason().contains("Broken pipe") || reason().contains("pipe is being closed");
        }

        /** What went wrong, in a few words. */
        public String reason() {
            return String.valueOf(getMessage());
        }
    }
}
