package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import io.github.queens4j.notation.Visible;
import java.io.File;
import java.io.IOException;
import java.io.LineNumberReader;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "total",
        description = {
            "Adds up the results of all units of a count, n = 0 to " + CountPlan.MAX_N + " or a puzzle with its N.",
            "Missing, doubled, foreign and changed results are refused.%n"
        },
        footer = {"  queens4j total 22 part*.txt"})
final class TotalCommand extends JsonAction {

    /** A line of a result has fewer characters. */
    private static final int LONGEST = 4096;

    private static final String CHECKPOINT = "queens4j-checkpoint ";

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            type = File.class,
            description = "Files with one result in each line, or checkpoints; - is standard input.")
    private List<String> files = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        Batch.requireOneInput(files);
        Puzzle wanted = puzzle.puzzle(SplitOptions.MOST_ROWS);
        CountPlan plan = CountPlan.of(wanted);
        List<CountResult> results = new ArrayList<>();
        for (String file : files) {
            try (LineNumberReader lines = TextFile.lines(file)) {
                showing("reading", () -> Visible.text(position(file, lines)), () -> read(file, lines, plan, results));
            }
        }
        long total = plan.total(results);
        print(json(wanted).with("count", total), total);
        return ExitCodes.DONE;
    }

    private static int read(String file, LineNumberReader lines, CountPlan plan, List<CountResult> results)
            throws IOException {
        for (String line; (line = TextFile.line(file, lines, LONGEST)) != null; ) {
            // A checkpoint, too, is results below a head; each says itself what it belongs to.
            if (line.isBlank() || (lines.getLineNumber() == 1 && line.startsWith(CHECKPOINT))) {
                continue;
            }
            try {
                results.add(CountResult.parse(line));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(position(file, lines) + ": " + e.getMessage());
            }
            if (results.size() > plan.units().size()) {
                // Some are doubled or foreign: the total refuses them, before more is read.
                plan.total(results);
            }
        }
        return results.size();
    }

    private static String position(String file, LineNumberReader lines) {
        return file + ", line " + lines.getLineNumber();
    }
}
