package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints every step of a search. */
@Command(
        name = "trace",
        description = {
            "Prints every step of a search for all boards, n = 0 to " + Tracing.LARGEST_N
                    + ", numbered, each with the board.",
            "Steps are place, reject, remove and solution. On the board:",
            "  ♕    a queen",
            "  ×    the square that is tried and rejected",
            "  ♛    the queen that attacks it, the uppermost if there are more",
            "  #    a square that is not open, because of --queen or --blocked%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footerHeading = "%n",
        footer = {
            "The last line has the solutions, placements and attempts of the whole search, or says that it was "
                    + "cut off.",
            "",
            "Examples:",
            "  queens4j trace 4",
            "  queens4j trace 8 --limit 100",
            "  queens4j trace 4 --engine permutation     whole boards first, then the check"
        })
final class TraceCommand extends Tracing {

    @Option(names = "--limit", paramLabel = "K", description = "Print at most K steps.")
    @Range(from = 1)
    private long limit = Long.MAX_VALUE;

    @Mixin
    private FormatOption format = new FormatOption();

    @Override
    int trace(Solver solver, Puzzle puzzle) {
        return print(solver, puzzle, limit, format.isJson());
    }
}
