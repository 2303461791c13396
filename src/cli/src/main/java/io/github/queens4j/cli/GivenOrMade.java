package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPuzzle;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puzzles of files, or new ones. */
final class GivenOrMade {

    static final String ON_LEFT_OUT = "1:some puzzle cannot be read, has not one solution, or was not found";

    @Parameters(
            arity = "0..*",
            paramLabel = "PUZZLE",
            type = File.class,
            description = "Files and folders with puzzles, - for standard input, or puzzles in one line each.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--skip-bad", description = "Exit with 0 also if puzzles were left out.")
    private boolean skipBad;

    @Mixin
    PuzzleSet set = new PuzzleSet();

    /** Adds the given puzzles, graded, or else new ones, and returns the exit code; refuses to add none. */
    int addTo(List<RegionPuzzle> puzzles, Action command, int usual) throws IOException {
        if (sources.isEmpty()) {
            return set.make(command, set.count(usual), puzzles::add);
        }
        String option = command.given(PuzzleSet.OPTIONS);
        if (option != null) {
            throw new IllegalArgumentException(
                    option + " is for puzzles that are made, not for those of " + sources.get(0));
        }
        List<String> problems = RegionInput.use(command, sources, regions -> puzzles.add(RegionPuzzle.of(regions)));
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException(problems.get(0));
        }
        if (problems.isEmpty()) {
            return ExitCodes.DONE;
        }
        String many = problems.size() + " of " + (puzzles.size() + problems.size());
        return command.end(many + " left out: " + problems.get(0), skipBad ? ExitCodes.DONE : ExitCodes.NO_SOLUTION);
    }
}
