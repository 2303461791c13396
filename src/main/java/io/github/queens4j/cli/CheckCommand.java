package io.github.queens4j.cli;

import io.github.queens4j.Symmetry;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.RegionFault;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.Technique;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = {
            "Checks whether puzzles have one solution, and how hard they are.",
            "Prints a line about each: its title, its size, which regions are not connected, its number of solutions; "
                    + "with one solution its difficulty, steps and hardest technique, too; with none why, and the "
                    + "steps that show it; with several the squares in which they differ.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one, or a wrong answer, or one of many cannot be read",
            ExitCodes.ON_FAILURE,
            ExitCodes.ON_NOT_KNOWN,
            ExitCodes.ON_INTERRUPT
        },
        footer = {
            "  queens4j region check starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region check puzzles.txt --limit 10"
        })
final class CheckCommand extends Action {

    /** A longer list of squares is left to JSON. */
    private static final int MOST_SQUARES = 16;

    /** So many solutions are no slip of who made the puzzle. */
    private static final int MANY = 100;

    private static final String TWO_QUEENS = "This looks like a puzzle with two queens in each row, which are another.";

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private Patience patience = new Patience();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "How to print: ${COMPLETION-CANDIDATES}. Default: text. JSON has one object in each line, CSV "
                            + "one row, and the counts in a comment.")
    private Format format = Format.TEXT;

    @Option(
            names = "--limit",
            paramLabel = "K",
            description = "Count at most K solutions of a puzzle. Default: ${DEFAULT-VALUE}.",
            defaultValue = "1000")
    @Range(from = 2)
    private int limit;

    /** What has been seen: how many puzzles of each verdict, and the place of each map and its images. */
    private final Map<String, Integer> verdicts = new TreeMap<>();

    private final Map<Regions, String> places = new HashMap<>();
    private int same;

    private enum Format {
        TEXT,
        JSON,
        CSV
    }

    @Override
    public Integer call() throws IOException {
        Batch<RegionInput.Level> all = puzzles.levels(this);
        if (format == Format.CSV) {
            out().println("file,puzzle,title,n,verdict,solutions,difficulty,answer,sameAs,problem");
        }
        int exitCode = all.forEach(instance -> showing("working on " + instance.place(), () -> check(instance)));
        if (!all.isOne()) {
            String counts = verdicts.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + entry.getKey())
                    .collect(Collectors.joining(", "));
            Json json = new Json();
            verdicts.forEach(json::with);
            out().println(
                            format == Format.JSON
                                    ? new Json().with("counts", json).with("same", same)
                                    : (format == Format.CSV ? "# " : "") + "solutions: " + counts + "; " + same
                                            + " are the same as others");
        }
        return exitCode;
    }

    private void print(Batch.Instance<?> instance, String text, Json json, Object... cells) {
        String row = Stream.concat(Stream.of(instance.file(), instance.number()), Stream.of(cells))
                .map(String::valueOf)
                .map(cell -> cell.matches("[^\",\\p{Cntrl}]*+") ? cell : '"' + cell.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
        out().println(
                        switch (format) {
                            case TEXT -> instance.labelled(text);
                            case JSON -> json;
                            case CSV -> row;
                        });
    }

    private int check(Batch.Instance<RegionInput.Level> instance) {
        RegionInput.Level level = instance.puzzle();
        String wrong = level.problem().orElse("");
        RegionReading reading = level.reading().orElse(null);
        if (reading == null) {
            verdicts.merge("unreadable", 1, Integer::sum);
            Json json = instance.json().with("verdict", "unreadable").with("why", wrong);
            print(instance, "unreadable: " + Visible.text(wrong), json, "", "", "unreadable", "", "", "", "", wrong);
            return ExitCodes.NO_SOLUTION;
        }
        reading.doubts().forEach(doubt -> err().println(instance.place() + ": may be misread: " + doubt));
        Regions regions = reading.regions();
        Patience.Count count = patience.count(regions, limit);
        long solutions = count.solutions().orElse(-1);
        int n = regions.size();
        List<RegionFault> faults = n <= Long.SIZE && (solutions != 1 || !regions.isConnected())
                ? RegionSketch.of(regions).faults()
                : List.of();
        String apart = faults.stream()
                .filter(fault -> fault.kind() == RegionFault.Kind.APART)
                .map(fault -> regions.name(regions.region(
                        fault.squares().get(0).row(), fault.squares().get(0).column())))
                .collect(Collectors.joining(", "));
        String title = regions.title().map(name -> Visible.text(name) + ": ").orElse("");
        String text = title + n + " x " + n + ", " + (regions.isConnected() ? "" : "not ") + "connected"
                + (apart.isEmpty() ? ", " : " (" + apart + "), ")
                + switch ((int) Math.min(2, solutions)) {
                    case -1 -> "not known whether there is one solution";
                    case 0 -> "no solution";
                    case 1 -> "1 solution";
                    default -> solutions + " solutions" + (count.isComplete() ? "" : " or more");
                };
        String verdict = solutions < 0 ? "unknown" : solutions == 0 ? "none" : solutions == 1 ? "one" : "several";
        verdicts.merge(verdict, 1, Integer::sum);
        Json json = instance.json();
        regions.title().ifPresent(name -> json.with("title", name));
        json.with("n", n).with("connected", regions.isConnected()).with("verdict", verdict);
        count.solutions().ifPresent(known -> json.with("solutions", known));
        json.with("complete", count.isComplete());
        String difficulty = "";
        if (solutions == 1 && n <= Long.SIZE && regions.solutions(2).isPresent()) {
            RegionPuzzle puzzle = RegionPuzzle.of(regions);
            List<Deduction> steps = puzzle.deductions();
            TreeMap<Technique, Long> times = steps.stream()
                    .collect(Collectors.groupingBy(Deduction::technique, TreeMap::new, Collectors.counting()));
            Technique hardest = times.lastKey();
            difficulty = Choices.name(puzzle.difficulty());
            json.with("difficulty", difficulty)
                    .with("steps", steps.size())
                    .with("hardest", Choices.name(hardest))
                    .with("times", times.lastEntry().getValue());
            text += ", " + difficulty + ": " + steps.size() + " steps"
                    + times.entrySet().stream()
                            .filter(entry -> entry.getKey() == hardest
                                    || entry.getKey().compareTo(Technique.COMMON_NEIGHBOURS) >= 0)
                            .map(entry -> ", " + Choices.name(entry.getKey()).replace('-', ' ')
                                    + (entry.getValue() == 1 ? " once" : " " + entry.getValue() + " times"))
                            .collect(Collectors.joining());
        }
        String place = places.get(regions);
        if (place == null) {
            Stream.of(Symmetry.values()).forEach(symmetry -> places.put(regions.transform(symmetry), instance.place()));
        } else {
            same++;
            json.with("sameAs", place);
            text += "; the same as " + place + ", or its image";
        }
        if (solutions >= 0 && solutions != 1 && !faults.isEmpty()) {
            // What is wrong with the regions comes first, and the line has said it already.
            text += ": " + why(faults.get(faults.size() - 1), json);
        }
        if ((solutions == 0 || solutions >= MANY) && hasRoomForTwo(regions)) {
            json.with("hint", TWO_QUEENS);
            text += "\n  " + TWO_QUEENS;
        }
        if (!level.answer().isEmpty()) {
            json.with("answer", level.answer());
        }
        if (!wrong.isEmpty()) {
            text += "\n  The stored answer is wrong: " + Visible.text(wrong);
        }
        print(
                instance,
                text,
                json,
                regions.title().orElse(""),
                n,
                verdict,
                solutions < 0 ? "" : solutions,
                difficulty,
                level.answer(),
                place == null ? "" : place,
                wrong);
        return solutions < 0
                ? ExitCodes.NOT_KNOWN
                : solutions == 1 && wrong.isEmpty() ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    /** Whether each region has two squares that do not touch, in rows of their own and large enough. */
    private static boolean hasRoomForTwo(Regions regions) {
        return regions.size() >= 8
                && IntStream.range(0, regions.size())
                        .mapToObj(regions::squares)
                        .allMatch(squares -> squares.stream()
                                .anyMatch(one -> squares.stream()
                                        .anyMatch(other -> Math.abs(one.row() - other.row()) > 1
                                                || Math.abs(one.column() - other.column()) > 1)));
    }

    /** Where several solutions differ, or else why there is none, with the steps that show it. */
    private static String why(RegionFault fault, Json json) {
        int[][] squares = HintCommand.squares(fault.squares());
        if (fault.kind() == RegionFault.Kind.SEVERAL) {
            json.with("differing", squares);
            return "they differ at "
                    + fault.squares().stream()
                            .limit(MOST_SQUARES)
                            .map(square -> square.row() + 1 + "," + (square.column() + 1))
                            .collect(Collectors.joining(" "))
                    + (squares.length > MOST_SQUARES ? " ..." : "");
        }
        List<String> steps = fault.steps().stream().map(Deduction::explain).toList();
        json.with("why", fault.explain()).with("squares", squares).with("deductions", steps);
        return Stream.concat(Stream.of(fault.explain()), steps.stream()).collect(Collectors.joining("\n  "));
    }
}
