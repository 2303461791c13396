package io.github.queens4j.cli;

import io.github.queens4j.cli.process.Interruption;

/** How commands end. */
final class ExitCodes {

    static final int DONE = 0;
    static final int NO_SOLUTION = 1;
    static final int FAILURE = 2;
    static final int LIMIT_REACHED = 3;
    static final int INTERRUPTED = Interruption.EXIT_CODE;

    private ExitCodes() {}
}
