package io.github.queens4j.cli;

import picocli.CommandLine.Parameters;

/** The size of the board. */
public final class SizeArgument {

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    private String n = "";

    /** An argument that is not read yet. */
    public SizeArgument() {}

    /**
     * The size.
     *
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     * @return a size in this range
     * @throws UsageException if it is another, or no number
     */
    public int within(int least, int most) {
        return Arguments.integer("N", n, least, most);
    }
}
