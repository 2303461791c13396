package io.github.queens4j.cli;

import io.github.queens4j.Symmetry;
import io.github.queens4j.cli.Arguments.Span;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionProgress;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.Regions;
import io.github.queens4j.search.Require;
import java.io.File;
import java.io.IOException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "new",
        description = {
            "Makes a puzzle with one solution, or a set of them, no two alike.",
            "With --svg and several puzzles, each has a file of its own: puzzle-1.svg, puzzle-2.svg and so on.%n"
        },
        exitCodeList = "1:there are not as many different puzzles",
        footer = {"  queens4j region new 8", "  queens4j region new --size 7-9 --count 9 --format sbn > puzzles.txt"})
final class NewCommand extends Action {

    @Parameters(arity = "0..1", description = "The same as --size N.")
    private @Nullable Span n;

    @Mixin
    private PuzzleSet set = new PuzzleSet();

    @Mixin
    private RegionOutput output = new RegionOutput();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() throws IOException {
        if (n != null) {
            set.sizes = n;
        }
        int count = set.count(1);
        svg.open(this, count);
        return set.make(this, count, puzzle -> {
            output.print(this, puzzle);
            svg.write(() -> puzzle.format(RegionFormat.SVG));
        });
    }

    /** Which puzzles to make, and how many: no two of them the same, turned or mirrored. */
    static final class PuzzleSet {

        static final List<String> OPTIONS =
                List.of("--size", "--count", "--difficulty", "--seed", "--days", "--week", "--not");

        /** After so many that are there already, others are unlikely. */
        private static final int MOST_VAIN = 1000;

        private static final int WEEK = DayOfWeek.values().length;

        /** Days from a Monday to the first day of the epoch. */
        private static final int MONDAY = LocalDate.EPOCH.getDayOfWeek().getValue() - 1;

        @Option(
                names = "--size",
                description = "Rows and columns, such as 9, or sizes in turn, such as 7-11. Default: 8.")
        Span sizes = new Span(8, 8);

        @Option(
                names = "--difficulty",
                split = ",",
                description = "How hard: ${COMPLETION-CANDIDATES}; or several in turn. Default: as it comes.")
        private List<Difficulty> difficulties = new ArrayList<>();

        @Option(names = "--seed", paramLabel = "S", description = "The same whole number makes the same puzzles.")
        @Arguments.Range
        private @Nullable Long seed;

        @Option(names = "--count", description = "Make K puzzles.")
        @Arguments.Range(from = 1)
        private @Nullable Integer count;

        @Option(names = "--days", description = "A puzzle a day for K days, each made from its day and --seed alone.")
        @Arguments.Range(from = 1)
        private @Nullable Integer days;

        @Option(
                names = "--from",
                description = "Day of the first puzzle, such as 2027-01-01. Default with --days: today.")
        private @Nullable LocalDate from;

        @Option(
                names = "--week",
                paramLabel = "DIFFICULTY",
                split = ",",
                description =
                        "How hard the puzzles of days are: seven difficulties with commas, from Monday to Sunday.")
        private List<Difficulty> week = new ArrayList<>();

        @Option(
                names = "--not",
                type = File.class,
                arity = "1..*",
                description = "Make none of the puzzles in these files or folders, nor one of them turned or mirrored.")
        private List<String> others = new ArrayList<>();

        /** The day of the first puzzle, if each is that of a day. */
        @Nullable
        LocalDate firstDay() {
            return from != null || days == null ? from : LocalDate.now(ZoneId.systemDefault());
        }

        int count(int usual) {
            return days != null ? days : count != null ? count : usual;
        }

        /** Hands puzzles over as they are made; the exit code says whether there were as many. */
        int make(Action command, int most, Consumer<RegionPuzzle> action) throws IOException {
            command.exclude(List.of("--days"), List.of("--count"));
            command.exclude(List.of("--week"), List.of("--difficulty"));
            LocalDate first = firstDay();
            if (!week.isEmpty() && (first == null || week.size() != WEEK)) {
                throw new IllegalArgumentException(
                        "--week must be " + WEEK + " difficulties, for the puzzles of --days, but is " + week.size());
            }
            AtomicReference<@Nullable RegionProgress> latest = new AtomicReference<>();
            List<RegionGenerator> generators = generators(latest::set);
            Set<Regions> known = new HashSet<>();
            List<String> problems = others.isEmpty()
                    ? List.of()
                    : RegionInput.use(command, others, regions -> addImages(regions, known));
            if (!problems.isEmpty()) {
                throw new IllegalArgumentException(problems.get(0));
            }
            // Another seed gives other days, not the same ones shifted.
            long start = first == null ? command.seed(seed) : seed == null ? 0 : Long.rotateLeft(seed, Integer.SIZE);
            List<Iterator<RegionPuzzle>> series = new ArrayList<>();
            for (RegionGenerator generator : generators) {
                // Each has a seed of its own, as two may be the same.
                series.add(generator.seed(start + Long.rotateLeft(series.size(), 48)).stream()
                        .iterator());
            }
            AtomicInteger made = new AtomicInteger();
            return command.showing("making puzzles", () -> made + " of " + most + attempt(latest.get()), () -> {
                for (; made.get() < most; made.incrementAndGet()) {
                    long day = first == null ? made.get() : first.toEpochDay() + made.get();
                    int turn = (int) Math.floorMod(first == null ? day : day + MONDAY, (long) generators.size());
                    // Those of days are made anew each time, from their days alone.
                    Stream<RegionPuzzle> puzzles = first == null
                            ? Stream.generate(series.get(turn)::next)
                            : generators.get(turn).seed(start + day).stream();
                    Optional<RegionPuzzle> puzzle = puzzles.limit(MOST_VAIN)
                            .filter(one -> !known.contains(one.regions()))
                            .findFirst();
                    if (puzzle.isEmpty()) {
                        return command.end(
                                "no more than " + made + " different puzzles were found", ExitCodes.NO_SOLUTION);
                    }
                    addImages(puzzle.get().regions(), known);
                    action.accept(puzzle.get());
                }
                return ExitCodes.DONE;
            });
        }

        private List<RegionGenerator> generators(Consumer<RegionProgress> listener) {
            List<Difficulty> grades = week.isEmpty() ? difficulties : week;
            return IntStream.rangeClosed(sizes.first(), sizes.last())
                    .mapToObj(n -> RegionGenerator.ofSize(n).onProgress(listener))
                    .flatMap(any ->
                            grades.isEmpty() ? Stream.of(any) : grades.stream().map(any::difficulty))
                    .toList();
        }

        private static void addImages(Regions regions, Set<Regions> known) {
            Stream.of(Symmetry.values()).map(regions::transform).forEach(known::add);
        }

        private static String attempt(@Nullable RegionProgress progress) {
            return progress == null
                    ? ""
                    : ", attempt " + progress.attempt() + " at " + 100 * progress.coloured() / progress.squares()
                            + " %";
        }
    }

    /** How coloured puzzles are printed. */
    static final class RegionOutput {

        private static final String PLAYER = "https://puzz.link/p?";

        @Option(names = "--format", description = "How to print puzzles: ${COMPLETION-CANDIDATES}. Default: letters.")
        private @Nullable RegionFormat format;

        @Option(names = "--url", description = "Print addresses at which the puzzles can be played.")
        private boolean url;

        /** The format, once it is clear that there is only one. */
        RegionFormat format() {
            if (url && format != null) {
                throw new IllegalArgumentException(
                        "--url is a format of its own: leave out --format " + Require.nameOf(format));
            }
            return url ? RegionFormat.PUZZ_LINK : format == null ? RegionFormat.LETTERS : format;
        }

        void print(Action command, RegionPuzzle puzzle) {
            boolean coloured = format == null && !url && command.showsColours();
            command.printApart(prefix()
                    + (coloured ? RegionPicture.of(puzzle.regions()).formatInColour() : puzzle.format(format())));
        }

        /** What comes before a puzzle: of an address, the place where it can be played. */
        String prefix() {
            return url ? PLAYER : "";
        }
    }

    @Command(
            name = "complete",
            description = {
                "Completes drawings: gives open squares regions, so that there is one solution.",
                "Squares that have a region keep it.%n"
            },
            exitCodeList = "1:no puzzle was found",
            footer = "  queens4j region complete drawing.txt --difficulty hard --seed 7 --count 3")
    static final class CompleteCommand extends Action {

        @Parameters(
                index = "0",
                arity = "1",
                paramLabel = "DRAWING",
                type = File.class,
                description =
                        "A file with maps whose open squares are . (in JSON null), - for standard input, or JSON.")
        private List<String> sources = new ArrayList<>();

        @Option(names = "--difficulty", description = "How hard: ${COMPLETION-CANDIDATES}. Default: as it comes.")
        private @Nullable Difficulty difficulty;

        @Option(names = "--seed", paramLabel = "S", description = "The same whole number makes the same puzzles.")
        @Arguments.Range
        private @Nullable Long seed;

        @Option(names = "--count", description = "Make K puzzles of each. Default: ${DEFAULT-VALUE}.")
        @Arguments.Range(from = 1)
        private int count = 1;

        @Mixin
        private RegionOutput output = new RegionOutput();

        private final AtomicInteger printed = new AtomicInteger();

        @Override
        public Integer call() throws IOException {
            output.format();
            Batch<RegionSketch> sketches = RegionInput.sketches(this, sources);
            return showing("completing", () -> printed + " puzzles", () -> sketches.forEach(this::complete));
        }

        private int complete(Batch.Instance<RegionSketch> instance) {
            RegionSketch sketch = instance.puzzle();
            RegionGenerator any = RegionGenerator.completing(sketch);
            RegionGenerator generator = difficulty == null ? any : any.difficulty(difficulty);
            long chosen = seed(seed);
            seed = chosen;
            int before = printed.get();
            generator.seed(chosen).stream().limit(count).forEach(puzzle -> {
                output.print(this, puzzle);
                printed.incrementAndGet();
            });
            int made = printed.get() - before;
            if (made < count) {
                String more = made == 0 ? "no puzzle" : "no more than " + made;
                err().println(instance.place() + ": " + more + " with one solution was found around what is drawn"
                        + (sketch.open().isEmpty() ? ", as no square is open: try region mend" : ""));
            }
            return made == 0 ? ExitCodes.NO_SOLUTION : ExitCodes.DONE;
        }
    }
}
