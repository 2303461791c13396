package io.github.queens4j.cli;

/** Bad input: the message names the argument, its value and what is allowed. */
final class UsageException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
