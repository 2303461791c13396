package io.github.queens4j.cli;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "hint",
        description = {
            "Prints the easiest next step, or all of them.",
            "Each is a map and a sentence, and none is a guess. On the map, what the step adds stands in brackets, its "
                    + "reasons in parentheses, and a hollow queen would be forced by one on the square in brackets.",
            "Queens and crosses on a screenshot count.",
            "Rows and columns count from 1, and regions are A, B, C by first appearance; JSON counts from 0.%n"
        },
        exitCodeList = {"1:no solution, no step, or a mark that is wrong", ExitCodes.ON_NOT_KNOWN},
        footer = {
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --all",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --check --queen 1,2"
        })
final class HintCommand extends JsonAction {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private RegionInput.MarkOptions given = new RegionInput.MarkOptions();

    @Option(names = "--all", description = "Print every step up to the solution.")
    private boolean all;

    @Option(names = "--check", description = "Print no step, but which marks are wrong, and why, queens first.")
    private boolean isCheck;

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() throws IOException {
        if (svg.isGiven() && (all || isCheck)) {
            throw new IllegalArgumentException(
                    "--svg is the picture of one step: leave out " + (all ? "--all" : "--check"));
        }
        Batch<RegionReading> sources = puzzles.read(this);
        if (svg.isGiven() && !sources.isOne()) {
            throw new IllegalArgumentException("--svg is the picture of one puzzle, but there are more");
        }
        svg.open(this, 1);
        given.marks(); // Refused before the first puzzle.
        return sources.forEach(instance -> {
            RegionReading puzzle = instance.puzzle();
            if (!puzzle.unclear().isEmpty()) {
                err().println(instance.place()
                        + ": left out, as each may be a queen, a cross or neither: what stands at "
                        + puzzle.unclear().stream()
                                .map(square -> "row " + (square.row() + 1) + ", column " + (square.column() + 1))
                                .collect(Collectors.joining("; ")));
            }
            Hints hints = Hints.of(showsColours() && !isJson() ? puzzle.coloured() : puzzle);
            Marks marks = given.on(puzzle.marks());
            try {
                return isCheck ? check(instance, hints) : hint(instance, hints, marks);
            } catch (IllegalArgumentException e) {
                return refused(instance, isCheck ? Marks.none() : marks, e);
            }
        });
    }

    private int refused(Batch.Instance<RegionReading> instance, Marks marks, IllegalArgumentException why) {
        int exitCode = isKnown(instance, marks) ? ExitCodes.NO_SOLUTION : ExitCodes.NOT_KNOWN;
        return end(instance.place() + ": " + why.getMessage(), exitCode);
    }

    /** Each mark together with those before it that are right. */
    private int check(Batch.Instance<RegionReading> instance, Hints hints) {
        Marks read = instance.puzzle().marks();
        Set<Square> queensFirst = new LinkedHashSet<>(read.queens());
        queensFirst.addAll(given.marks().queens());
        Set<Square> marks = new LinkedHashSet<>(queensFirst);
        marks.addAll(read.crosses());
        marks.addAll(given.marks().crosses());
        Map<Square, String> wrong = new LinkedHashMap<>();
        Marks right = Marks.none();
        hints.next(right); // Refuses a map without a solution.
        for (Square mark : marks) {
            Marks more = queensFirst.contains(mark) ? right.withQueen(mark) : right.withCross(mark);
            try {
                hints.next(more);
                right = more;
            } catch (IllegalArgumentException e) {
                if (!isKnown(instance, more)) {
                    return refused(instance, more, e);
                }
                wrong.put(mark, String.valueOf(e.getMessage()));
            }
        }
        List<String> reasons = List.copyOf(wrong.values());
        String lines = reasons.isEmpty() ? "marks that are right: " + marks.size() : String.join("\n", reasons);
        Json json = instance.json().with("wrong", squares(wrong.keySet())).with("explain", reasons);
        print(json, instance.labelled(lines));
        return reasons.isEmpty() ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private int hint(Batch.Instance<RegionReading> instance, Hints hints, Marks given) {
        RegionReading puzzle = instance.puzzle();
        List<Deduction> steps =
                all ? hints.solve(given) : hints.next(given).stream().toList();
        RegionPicture empty = puzzle.picture();
        Marks marks = given;
        for (Deduction step : steps) {
            RegionPicture picture = empty.marks(marks).deduction(step);
            print(json(instance.json(), step), instance.labelled(text(picture) + "\n" + step.explain()));
            svg.write(picture::svg);
            marks = marks.with(step);
        }
        boolean isDone = marks.queens().size() == puzzle.regions().size();
        if (isDone && marks.equals(given)) {
            err().println(instance.place() + ": all queens stand already");
        } else if (!isDone && (all || marks.equals(given))) {
            err().println(instance.place() + ": no technique applies");
            return ExitCodes.NO_SOLUTION;
        }
        return ExitCodes.DONE;
    }

    private static boolean isKnown(Batch.Instance<RegionReading> instance, Marks marks) {
        RegionVerdict verdict =
                new RegionInput.Patience().search(instance.puzzle().regions(), marks, 1);
        return verdict.isComplete() || !verdict.solutions().isEmpty();
    }

    static Json json(Json puzzle, Deduction step) {
        return puzzle.with("technique", Require.nameOf(step.technique()))
                .with("placed", squares(step.placed()))
                .with("crossedOut", squares(step.crossedOut()))
                .with("reasons", squares(step.reasons()))
                .with("forced", squares(step.forced()))
                .with("explain", step.explain());
    }

    static int[][] squares(Collection<Square> squares) {
        return squares.stream()
                .map(square -> new int[] {square.row(), square.column()})
                .toArray(int[][]::new);
    }
}
