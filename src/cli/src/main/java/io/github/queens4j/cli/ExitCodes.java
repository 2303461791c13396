package io.github.queens4j.cli;

final class ExitCodes {

    static final String ON_NO_SOLUTION = "1:no solution";
    static final String ON_NOT_KNOWN = "4:it takes too long to find out";

    static final int DONE = 0;

    /** There is nothing to print: a complete search has found no solution. */
    static final int NO_SOLUTION = 1;

    static final int FAILURE = 2;

    /** The search was ended by a limit of the user's before it was complete. */
    static final int LIMIT_REACHED = 3;

    /** A bounded search ended before it could tell. */
    static final int NOT_KNOWN = 4;

    static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
