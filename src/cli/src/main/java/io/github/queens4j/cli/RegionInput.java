package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.text.RegionText;
import io.github.queens4j.search.Require;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where coloured puzzles come from: files with any number of them, and puzzles that are arguments themselves. */
final class RegionInput {

    /** With more, a text is something else; each takes time in proportion to its length. */
    private static final int MOST_PROBLEMS = 1000;

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            type = File.class,
            description = "Files and folders with puzzles or screenshots of them, - for standard input, or puzzles in "
                    + "one line each: addresses of puzz.link, SBN or JSON. An empty line follows one of several lines.")
    private List<String> sources = new ArrayList<>();

    /** A map and what is said of its stored solution; the problem keeps the one or the other from being read. */
    record Level(Optional<Regions> map, String notation, String answer, String problem) {}

    /** What texts have, one by one; those that cannot be read are problems unless a text has no map. */
    Batch<Level> levels(Action command, Consumer<Batch.Instance<String>> problems) throws IOException {
        Function<RegionReading, Level> level = reading -> new Level(Optional.of(reading.regions()), "picture", "", "");
        return Batch.read(command, sources, RegionInput::levels, level, problems);
    }

    private static List<Level> levels(String text) {
        List<RegionText.Level> levels;
        try {
            levels = RegionText.readEach(
                    text, (regions, columns) -> Board.of(columns).isSolution(Rule.regions(regions)));
        } catch (RegionText.DamageException damage) {
            return List.of(new Level(Optional.empty(), "", "", String.valueOf(damage.getMessage())));
        }
        List<Supplier<IllegalArgumentException>> problems = levels.stream()
                .flatMap(level -> Optional.ofNullable(level.problem()).stream())
                .toList();
        if (problems.size() > MOST_PROBLEMS || levels.stream().allMatch(level -> level.regions().length == 0)) {
            throw problems.get(0).get();
        }
        return levels.stream().map(RegionInput::level).toList();
    }

    private static Level level(RegionText.Level level) {
        Optional<Regions> map = level.regions().length == 0
                ? Optional.empty()
                : Optional.of(Regions.of(level.regions()).titled(level.title()));
        String answer = level.answer() == RegionText.Answer.NONE ? "" : Require.nameOf(level.answer());
        String problem = level.problem() == null ? "" : level.problem().get().getMessage();
        return new Level(map, level.notation(), answer, String.valueOf(problem));
    }

    /** The puzzles of all sources; those of texts have no marks, colours and doubts. */
    Batch<RegionReading> read(Action command) throws IOException {
        return Batch.read(
                command, sources, RegionInput::maps, Function.identity(), problem -> refuse(command, problem));
    }

    /** Uses the maps of all sources; returns what is wrong with those that cannot be read or used. */
    static List<String> use(Action command, List<String> sources, Consumer<Regions> use) throws IOException {
        List<String> problems = new ArrayList<>();
        Consumer<Batch.Instance<String>> add = problem -> problems.add(problem.place() + ": " + problem.puzzle());
        Batch.read(command, sources, RegionInput::maps, reading -> reading, add).forEach(instance -> {
            use.accept(instance.puzzle().regions());
            return ExitCodes.DONE;
        });
        return problems;
    }

    /** The maps of sources, squares of which may be open. */
    static Batch<RegionSketch> sketches(Action command, List<String> sources) throws IOException {
        Function<RegionReading, RegionSketch> picture = reading -> RegionSketch.of(reading.regions());
        return Batch.read(command, sources, RegionSketch::parseAll, picture, problem -> refuse(command, problem));
    }

    /** Prints what is wrong with one of many files; with a single one it ends all. */
    private static void refuse(Action command, Batch.Instance<String> problem) {
        String message = problem.place() + ": " + problem.puzzle();
        if (!problem.areManyFiles()) {
            throw new IllegalArgumentException(message);
        }
        command.end(message, ExitCodes.NO_SOLUTION);
    }

    private static List<RegionReading> maps(String text) {
        return Regions.parseAll(text).stream().map(RegionReading::of).toList();
    }

    /** How long a region puzzle may be searched: a file from anywhere must not hold up the others. */
    static final class Patience {

        @Option(names = "--wait", description = "Search as long as it takes, not only for 3 million queens.")
        private boolean waits;

        RegionVerdict search(Regions regions, Marks marks, long limit) {
            return RegionVerdict.search(regions)
                    .marks(marks)
                    .maxSolutions((int) Math.min(limit, RegionVerdict.MAX_SOLUTIONS))
                    .maxQueens(waits ? Long.MAX_VALUE : RegionVerdict.MAX_QUEENS)
                    .run();
        }
    }

    /** Queens and crosses that stand on a board of regions. */
    static final class MarkOptions {

        @Option(
                names = "--queen",
                description = "A queen stands in row r, column c, both counted from 1. May be repeated.")
        private List<Square> queens = new ArrayList<>();

        @Option(
                names = "--cross",
                description = "A cross stands in row r, column c, both counted from 1. May be repeated.")
        private List<Square> crosses = new ArrayList<>();

        /** These marks in place of others. */
        Marks on(Marks others) {
            Marks marks = others;
            for (Square queen : marks().queens()) {
                marks = marks.withQueen(queen);
            }
            for (Square cross : marks().crosses()) {
                marks = marks.withCross(cross);
            }
            return marks;
        }

        Marks marks() {
            return new Marks(fromOne(queens), fromOne(crosses));
        }

        /** Squares as players count them, as programs do. */
        private static List<Square> fromOne(List<Square> squares) {
            return squares.stream()
                    .map(square -> {
                        if (square.row() == 0 || square.column() == 0) {
                            throw new IllegalArgumentException(
                                    "rows and columns of marks count from 1, but there is a mark at "
                                            + Arguments.text(square));
                        }
                        return new Square(square.row() - 1, square.column() - 1);
                    })
                    .toList();
        }
    }
}
