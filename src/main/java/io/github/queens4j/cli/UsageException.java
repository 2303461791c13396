package io.github.queens4j.cli;

/** Bad input: the message names the argument, its value and what is allowed. */
public final class UsageException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Says what is wrong.
     *
     * @param message names the argument, its value and what is allowed
     */
    public UsageException(String message) {
        super(message);
    }
}
