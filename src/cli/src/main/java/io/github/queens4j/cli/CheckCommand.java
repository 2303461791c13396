package io.github.queens4j.cli;

import io.github.queens4j.Symmetry;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFault;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.Technique;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
                    + "steps that show it; with several the squares in which they differ. Regions are A, B, C by first "
                    + "appearance.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one, or a wrong answer, or one of many cannot be read",
            ExitCodes.ON_NOT_KNOWN
        },
        footer = "  queens4j region check puzzles.txt --limit 10")
final class CheckCommand extends Action {

    private static final List<String> COLUMNS = List.of(
            "file", "puzzle", "title", "n", "verdict", "solutions", "difficulty", "answer", "sameAs", "problem");

    /** A longer list of squares is left to JSON. */
    private static final int MOST_SQUARES = 16;

    /** So many solutions are no slip of who made the puzzle. */
    private static final int MANY = 100;

    private static final String TWO_QUEENS = "this looks like a puzzle with two queens in each row";

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private RegionInput.Patience patience = new RegionInput.Patience();

    @Option(names = "--format", description = "How to print: ${COMPLETION-CANDIDATES}. Default: text.")
    private Format format = Format.TEXT;

    @Option(names = "--limit", description = "Count at most K solutions of a puzzle. Default: ${DEFAULT-VALUE}.")
    @Arguments.Range(from = 2)
    private int limit = 1000;

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
        Batch<RegionInput.Level> all = puzzles.levels(this, this::unreadable);
        if (format == Format.CSV) {
            out().println(String.join(",", COLUMNS));
        }
        int exitCode = all.forEach(this::check);
        if (!all.isOne()) {
            String counts = verdicts.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + entry.getKey())
                    .collect(Collectors.joining(", "));
            Json json = new Json();
            verdicts.forEach(json::with);
            String line = "solutions: " + counts + "; " + same + " are the same as others";
            print(line, new Json().with("counts", json).with("same", same), "# " + line);
        }
        return exitCode;
    }

    private void print(Batch.Instance<?> instance, String text, Map<String, Object> facts, String problem) {
        verdicts.merge(String.valueOf(facts.get("verdict")), 1, Integer::sum);
        Json json = instance.json();
        facts.forEach(json::with);
        facts.put("file", instance.file());
        facts.put("puzzle", instance.number());
        facts.put("problem", problem);
        String row = COLUMNS.stream()
                .map(name -> String.valueOf(facts.getOrDefault(name, "")))
                .map(cell -> cell.matches("[^\",\\p{Cntrl}]*+") ? cell : '"' + cell.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
        print(instance.labelled(text), json, row);
    }

    private void print(String text, Json json, String row) {
        out().println(
                        switch (format) {
                            case TEXT -> text;
                            case JSON -> json;
                            case CSV -> row;
                        });
    }

    private void unreadable(Batch.Instance<String> instance) {
        String why = instance.puzzle();
        Map<String, Object> facts = new LinkedHashMap<>(Map.of("verdict", "unreadable"));
        facts.put("why", why);
        print(instance, "unreadable: " + Visible.text(why), facts, why);
    }

    private int check(Batch.Instance<RegionInput.Level> instance) {
        RegionInput.Level level = instance.puzzle();
        String wrong = level.problem();
        Regions regions = level.map().orElseThrow(() -> new IllegalArgumentException(wrong));
        boolean hasRoom = hasRoomForTwo(regions);
        RegionVerdict verdict = patience.search(regions, Marks.none(), hasRoom ? Math.max(limit, MANY) : limit);
        int found = verdict.solutions().size();
        int solutions = verdict.isKnown() ? Math.min(limit, found) : -1;
        boolean isComplete = verdict.isComplete() && found < limit;
        List<RegionFault> faults = verdict.faults();
        // What is wrong with the regions comes first. Too few rows or columns for one queen are too few for two.
        RegionFault last = solutions == 1 ? null : faults.get(faults.size() - 1);
        boolean isForTwo = hasRoom
                && (found >= MANY || (solutions == 0 && last != null && last.kind() != RegionFault.Kind.CROWDED));
        String apart = faults.stream()
                .filter(fault -> fault.kind() == RegionFault.Kind.APART)
                .map(fault -> regions.name(regions.region(fault.squares().get(0))))
                .collect(Collectors.joining(", "));
        Map<String, Object> facts = new LinkedHashMap<>();
        regions.title().ifPresent(title -> facts.put("title", title));
        facts.put("n", regions.size());
        facts.put("connected", apart.isEmpty());
        facts.put("verdict", List.of("unknown", "none", "one", "several").get(Math.min(2, solutions) + 1));
        if (verdict.isKnown()) {
            facts.put("solutions", solutions);
        }
        facts.put("complete", isComplete);
        String difficulty =
                verdict.puzzle().map(puzzle -> ", " + difficulty(puzzle, facts)).orElse("");
        String place = places.get(regions);
        if (place == null) {
            Stream.of(Symmetry.values()).forEach(symmetry -> places.put(regions.transform(symmetry), instance.place()));
        } else {
            same++;
            facts.put("sameAs", place);
        }
        String why = last == null ? "" : ": " + why(last, facts);
        if (isForTwo) {
            facts.put("hint", TWO_QUEENS);
        }
        if (!level.answer().isEmpty()) {
            facts.put("answer", level.answer());
        }
        Object problem = wrong.isEmpty() ? facts.getOrDefault("hint", facts.getOrDefault("why", "")) : wrong;
        String solved = switch (Math.min(2, solutions)) {
            case -1 -> "not known";
            case 0 -> "no solution" + (isForTwo ? ", " + TWO_QUEENS : "");
            case 1 -> "1 solution" + difficulty;
            default -> isForTwo ? TWO_QUEENS : solutions + " solutions" + (isComplete ? "" : " or more");
        };
        String text = regions.title().map(title -> Visible.text(title) + ": ").orElse("")
                + regions.size() + " x " + regions.size() + ", "
                + (apart.isEmpty() ? "connected, " : "not connected (" + apart + "), ")
                + solved
                + (place == null ? "" : "; the same as " + place + ", or its image")
                + (isForTwo && solutions > 0 ? "" : why)
                + (wrong.isEmpty() ? "" : "\n  The stored answer is wrong: " + Visible.text(wrong));
        print(instance, text, facts, String.valueOf(problem));
        return solutions < 0
                ? ExitCodes.NOT_KNOWN
                : solutions == 1 && wrong.isEmpty() ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    /** How hard it is, and how often it needs its hardest technique and each that is not easy. */
    private static String difficulty(RegionPuzzle puzzle, Map<String, Object> facts) {
        List<Deduction> steps = puzzle.deductions();
        TreeMap<Technique, Long> times = steps.stream()
                .collect(Collectors.groupingBy(Deduction::technique, TreeMap::new, Collectors.counting()));
        Technique hardest = times.lastKey();
        facts.put("difficulty", Require.nameOf(puzzle.difficulty()));
        facts.put("steps", steps.size());
        facts.put("hardest", Require.nameOf(hardest));
        facts.put("times", times.lastEntry().getValue());
        times.headMap(Technique.COMMON_NEIGHBOURS).keySet().removeIf(technique -> technique != hardest);
        return Require.nameOf(puzzle.difficulty()) + ": " + steps.size() + " steps"
                + times.entrySet().stream()
                        .map(entry -> ", " + Require.nameOf(entry.getKey()).replace('-', ' ')
                                + (entry.getValue() == 1 ? " once" : " " + entry.getValue() + " times"))
                        .collect(Collectors.joining());
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
    private static String why(RegionFault fault, Map<String, Object> facts) {
        int[][] squares = HintCommand.squares(fault.squares());
        if (fault.kind() == RegionFault.Kind.SEVERAL) {
            facts.put("differing", squares);
            return "they differ at "
                    + fault.squares().stream()
                            .limit(MOST_SQUARES)
                            .map(square -> square.row() + 1 + "," + (square.column() + 1))
                            .collect(Collectors.joining(" "))
                    + (squares.length > MOST_SQUARES ? " ..." : "");
        }
        List<String> steps = fault.steps().stream().map(Deduction::explain).toList();
        facts.put("why", fault.explain());
        facts.put("squares", squares);
        facts.put("deductions", steps);
        return Stream.concat(Stream.of(fault.explain()), steps.stream()).collect(Collectors.joining("\n  "));
    }
}
