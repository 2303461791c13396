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
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = {
            "Checks whether puzzles have one solution, and how hard they are.",
            "Prints a line about each: its title, its size, which regions are not connected, its number of solutions; "
                    + "with one solution its difficulty, steps and hardest technique, too; in brackets the notation "
                    + "that it was read by; with no solution why, and the steps that show it; with several the squares "
                    + "in which they differ. Regions are A, B, C by first appearance.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one, or a wrong answer, or one of several cannot be read",
            ExitCodes.ON_NOT_KNOWN
        },
        footer = "  queens4j region check puzzles.txt --limit 10")
final class CheckCommand extends Action {

    private static final List<String> COLUMNS = List.of(
            "file",
            "puzzle",
            "title",
            "n",
            "notation",
            "verdict",
            "solutions",
            "difficulty",
            "answer",
            "sameAs",
            "problem");

    /** A longer list of squares is left to JSON. */
    private static final int MOST_SQUARES = 16;

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

    private void print(Batch.Instance<?> instance, String text, Map<String, Object> facts) {
        verdicts.merge(String.valueOf(facts.get("verdict")), 1, Integer::sum);
        Json json = instance.json();
        facts.forEach(json::with);
        Map<String, Object> cells = new HashMap<>(facts);
        cells.put("file", instance.file());
        cells.put("puzzle", instance.number());
        cells.putIfAbsent("problem", facts.getOrDefault("why", ""));
        String row = COLUMNS.stream()
                .map(name -> String.valueOf(cells.getOrDefault(name, "")))
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
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("verdict", "unreadable");
        facts.put("why", instance.puzzle());
        print(instance, "unreadable: " + Visible.text(instance.puzzle()), facts);
    }

    private int check(Batch.Instance<RegionInput.Level> instance) {
        RegionInput.Level level = instance.puzzle();
        Regions regions = level.map().orElseThrow(() -> new IllegalArgumentException(level.problem()));
        RegionVerdict verdict = patience.search(regions, Marks.none(), limit);
        Map<String, Object> facts = new LinkedHashMap<>();
        regions.title().ifPresent(title -> facts.put("title", title));
        facts.put("n", regions.size());
        facts.put("notation", level.notation());
        addSolutions(facts, regions, verdict);
        addPlace(facts, regions, instance.place());
        if (!level.answer().isEmpty()) {
            facts.put("answer", level.answer());
        }
        if (!level.problem().isEmpty()) {
            facts.put("problem", level.problem());
        }
        print(instance, text(facts), facts);
        if (!verdict.isKnown()) {
            return ExitCodes.NOT_KNOWN;
        }
        boolean isRight = verdict.puzzle().isPresent() && level.problem().isEmpty();
        return isRight ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private static void addSolutions(Map<String, Object> facts, Regions regions, RegionVerdict verdict) {
        List<RegionFault> faults = verdict.faults();
        List<String> apart = faults.stream()
                .filter(fault -> fault.kind() == RegionFault.Kind.APART)
                .map(fault -> regions.name(regions.region(fault.squares().get(0))))
                .toList();
        facts.put("connected", apart.isEmpty());
        facts.put("apart", apart);
        int solutions = verdict.solutions().size();
        List<String> names = List.of("none", "one", "several");
        facts.put("verdict", verdict.isKnown() ? names.get(Math.min(2, solutions)) : "unknown");
        if (verdict.isKnown()) {
            facts.put("solutions", solutions);
        }
        facts.put("complete", verdict.isComplete());
        verdict.puzzle().ifPresentOrElse(puzzle -> addDifficulty(facts, puzzle), () -> {
            // What is wrong with the regions comes first.
            addFault(facts, faults.get(faults.size() - 1));
        });
    }

    /** How hard it is, and how often it needs its hardest technique and each that is not easy. */
    private static void addDifficulty(Map<String, Object> facts, RegionPuzzle puzzle) {
        List<Deduction> steps = puzzle.deductions();
        TreeMap<Technique, Long> times = steps.stream()
                .collect(Collectors.groupingBy(Deduction::technique, TreeMap::new, Collectors.counting()));
        Technique hardest = times.lastKey();
        facts.put("difficulty", Require.nameOf(puzzle.difficulty()));
        facts.put("steps", steps.size());
        facts.put("hardest", Require.nameOf(hardest));
        facts.put("times", times.lastEntry().getValue());
        times.headMap(Technique.COMMON_NEIGHBOURS).keySet().removeIf(technique -> technique != hardest);
        Stream<String> often = times.entrySet().stream()
                .map(entry -> Require.nameOf(entry.getKey()).replace('-', ' ')
                        + (entry.getValue() == 1 ? " once" : " " + entry.getValue() + " times"));
        facts.put("techniques", often.toList());
    }

    /** Where several solutions differ, or else why there is none, with the steps that show it. */
    private static void addFault(Map<String, Object> facts, RegionFault fault) {
        int[][] squares = HintCommand.squares(fault.squares());
        if (fault.kind() == RegionFault.Kind.SEVERAL) {
            facts.put("differing", squares);
            return;
        }
        facts.put("why", fault.explain());
        facts.put("squares", squares);
        facts.put("deductions", fault.steps().stream().map(Deduction::explain).toList());
    }

    /** Where the map or an image of it was before, if it was. */
    private void addPlace(Map<String, Object> facts, Regions regions, String place) {
        String before = places.get(regions);
        if (before == null) {
            Stream.of(Symmetry.values()).forEach(symmetry -> places.put(regions.transform(symmetry), place));
        } else {
            same++;
            facts.put("sameAs", before);
        }
    }

    private static String text(Map<String, Object> facts) {
        String apart = joined(facts, "apart", ", ").replaceFirst(", (.*)", "not connected ($1)");
        return fact(facts, "title", title -> Visible.text(title) + ": ")
                + facts.get("n") + " x " + facts.get("n") + ", "
                + (apart.isEmpty() ? "connected" : apart) + ", " + solutions(facts)
                + " [" + facts.get("notation") + "]"
                + fact(facts, "sameAs", place -> "; the same as " + place + ", or its image")
                + (facts.get("differing") instanceof int[][] squares ? ": they differ at " + squares(squares) : "")
                + fact(facts, "why", why -> ": " + why)
                + joined(facts, "deductions", "\n  ")
                + fact(facts, "problem", wrong -> "\n  The stored answer is wrong: " + Visible.text(wrong));
    }

    private static String fact(Map<String, Object> facts, String name, UnaryOperator<String> words) {
        Object value = facts.get(name);
        return value == null ? "" : words.apply(value.toString());
    }

    private static String joined(Map<String, Object> facts, String name, String before) {
        List<?> elements = facts.get(name) instanceof List<?> list ? list : List.of();
        return elements.stream().map(element -> before + element).collect(Collectors.joining());
    }

    private static String solutions(Map<String, Object> facts) {
        String more = Boolean.TRUE.equals(facts.get("complete")) ? "" : " or more";
        return switch (String.valueOf(facts.get("verdict"))) {
            case "none" -> "no solution";
            case "one" ->
                "1 solution, " + facts.get("difficulty") + ": " + facts.get("steps") + " steps"
                        + joined(facts, "techniques", ", ");
            case "several" -> facts.get("solutions") + " solutions" + more;
            default -> "not known";
        };
    }

    private static String squares(int[][] squares) {
        String some = Stream.of(squares)
                .limit(MOST_SQUARES)
                .map(square -> square[0] + 1 + "," + (square[1] + 1))
                .collect(Collectors.joining(" "));
        return some + (squares.length > MOST_SQUARES ? " ..." : "");
    }
}
