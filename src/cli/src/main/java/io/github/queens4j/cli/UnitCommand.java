package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cli.Arguments.Span;
import io.github.queens4j.cli.Arguments.Spans;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import io.github.queens4j.notation.Visible;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "unit",
        description = {
            "Counts one work unit of a large count, n = 0 to " + CountPlan.MAX_N
                    + " or a puzzle with its N, for job arrays and clusters.",
            "Its result is printed as one line. Units are independent, on any machine, in any order, and so are "
                    + "their lines; the command `total` adds them up.%n"
        },
        footer = {"  queens4j unit 22", "  queens4j unit 22 0-99 > part0.txt"})
final class UnitCommand extends JsonAction {

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Parameters(
            index = "1",
            arity = "0..1",
            description = "Which units, from 0, such as 7, 3-9 or 0,5,7-9; without it, how many there are.")
    private Spans indexes = new Spans(List.of());

    @Mixin
    private SplitOptions split = new SplitOptions();

    @Override
    public Integer call() throws IOException {
        Puzzle wanted = puzzle.puzzle(SplitOptions.MOST_ROWS);
        int units = CountPlan.of(wanted).units().size();
        if (indexes.all().isEmpty()) {
            print(json(wanted).with("units", units), units);
            return ExitCodes.DONE;
        }
        for (Span asked : indexes.all()) {
            if (asked.last() >= units) {
                throw new IllegalArgumentException(
                        "INDEX must be from 0 to " + (units - 1) + ", but is " + asked.last());
            }
        }
        AtomicInteger done = new AtomicInteger();
        showing("counting units of " + nameOf(wanted), () -> done + " units", () -> {
            for (Span asked : indexes.all()) {
                split.job(wanted).runUnits(asked.first(), asked.last() + 1, result -> {
                    String line = result.format();
                    print(json(wanted).with("result", line), line);
                    // What is done stays done, whatever happens to the rest.
                    out().flush();
                    done.incrementAndGet();
                });
            }
            return done;
        });
        return ExitCodes.DONE;
    }

    @Command(
            name = "total",
            description = {
                "Adds up the results of all units of a count, n = 0 to " + CountPlan.MAX_N + " or a puzzle with its N.",
                "Missing, doubled, foreign and changed results are refused.%n"
            },
            footer = {"  queens4j total 22 part*.txt"})
    static final class TotalCommand extends JsonAction {

        private static final int MOST_BYTES = 1 << 26;

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
                byte[] bytes = showing("reading " + Visible.text(file), () -> TextFile.read(file, MOST_BYTES));
                read(file, whole(new String(bytes, StandardCharsets.ISO_8859_1)), results);
            }
            long total = plan.total(results);
            print(json(wanted).with("count", total), total);
            return ExitCodes.DONE;
        }

        /** The lines, but for the last one of a checkpoint that a kill has cut: a count passes over it as well. */
        private static List<String> whole(String text) {
            int end = text.startsWith(CHECKPOINT) ? text.lastIndexOf('\n') + 1 : text.length();
            return text.substring(0, end).lines().toList();
        }

        private static void read(String file, List<String> lines, List<CountResult> results) {
            for (int i = 0; i < lines.size(); i++) {
                // A checkpoint, too, is results below a head; each says itself what it belongs to.
                if (lines.get(i).isBlank() || (i == 0 && lines.get(i).startsWith(CHECKPOINT))) {
                    continue;
                }
                try {
                    results.add(CountResult.parse(lines.get(i)));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage());
                }
            }
        }
    }
}
