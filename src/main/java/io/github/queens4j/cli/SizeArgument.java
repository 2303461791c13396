package io.github.queens4j.cli;

import picocli.CommandLine.Parameters;

/** The size of the board. */
final class SizeArgument {

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    private String n = "";

    /** The size, if it is in this range. */
    int within(int least, int most) {
        return Arguments.integer("N", n, least, most);
    }
}
