package io.github.queens4j.cli.terminal;

/** What a {@link Console} says while a command is at work; closed, it is taken off the terminal. */
public interface Status {

    /** Takes it off the terminal; once more, it does nothing. */
    void close();
}
