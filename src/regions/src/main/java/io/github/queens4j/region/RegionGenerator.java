package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Rule;
import io.github.queens4j.region.generate.Generator;
import io.github.queens4j.region.generate.Generator.Task;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles with exactly one solution, proven, that {@link Hints} solves without guessing.
 *
 * <p>Immutable: each method but {@link #generate} and {@link #stream} gives another one. Without a
 * {@linkplain #seed(long) seed} it makes other puzzles in each call.
 *
 * <p><b>Looks.</b> Regions are connected unless that is switched off. None covers more than three rows' worth of
 * squares, or a fifth of the board if that is more; up to n = 7 two fifths. Small regions, which a player begins with,
 * are few: of one square, less than one in six on average.
 *
 * <p><b>Limits.</b> n = 1, or from 4 to 32. A puzzle may take several times longer for each two rows more; there is no
 * bound, but an interrupt ends it at once. Every difficulty exists for n from 6 to 14; for larger n it may take long.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class RegionGenerator {

    static final int SMALLEST = 4;
    static final int LARGEST = 32;
    static final int SMALLEST_GRADED = 6;
    private static final int MAX_PROPOSALS = 200;
    private static final List<Difficulty> GRADES = List.of(Difficulty.values());

    // More than the steps of a solution weigh.
    private static final int FAR = 1 << 20;
    // An increment for seeds, odd and irregular, so that neighbours have nothing in common.
    private static final long NEXT_SEED = 0xD1342543DE82EF95L;

    private final int n;
    private @Nullable Difficulty difficulty;
    private @Nullable Long seed;
    private Task task = new Task(true, new int[0], 0, new int[0]);
    private Consumer<? super RegionProgress> listener = progress -> {};

    private RegionGenerator(int n) {
        this.n = n;
    }

    /** A copy, in which one thing is set before anybody sees it. */
    private RegionGenerator with(Consumer<RegionGenerator> change) {
        RegionGenerator copy = new RegionGenerator(n);
        copy.difficulty = difficulty;
        copy.seed = seed;
        copy.task = task;
        copy.listener = listener;
        change.accept(copy);
        return copy;
    }

    /**
     * {@return a generator of puzzles of any difficulty, with connected regions}
     *
     * @param n rows, columns and regions, 1 or 4 to 32
     */
    public static RegionGenerator ofSize(int n) {
        if (n != 1 && (n < SMALLEST || n > LARGEST)) {
            throw new IllegalArgumentException("n must be 1, or from " + SMALLEST + " to " + LARGEST + ", but is " + n);
        }
        return new RegionGenerator(n);
    }

    /**
     * {@return a generator of puzzles around what is drawn: squares that have a region keep it, and the open ones get
     * one} The stream ends after 200 puzzles, each another one, or after a fixed amount of work.
     *
     * @param sketch the drawing, of n = 1 or from 4 to 32, with at most n regions
     */
    public static RegionGenerator completing(RegionSketch sketch) {
        int n = Objects.requireNonNull(sketch, "sketch").size();
        Require.between(0, n, "the number of regions", sketch.regions());
        return ofSize(n).with(copy -> copy.task = new Task(true, sketch.drawn(), 0, new int[0]));
    }

    /**
     * {@return a generator that leaves some regions of the sketch exactly as they are drawn, in one part or several}
     *
     * @param regions their numbers there
     */
    public RegionGenerator locked(int... regions) {
        int most = Arrays.stream(task.drawn()).max().orElse(-1) + 1;
        long all = Arrays.stream(Objects.requireNonNull(regions, "regions"))
                .mapToLong(region -> 1L << Require.position(most, "region", region))
                .reduce(0, (some, more) -> some | more);
        return with(copy -> copy.task = new Task(task.connected(), task.drawn(), all, task.queens()));
    }

    /**
     * {@return a generator of puzzles with one solution of choice} Ends its stream as {@link #completing} does.
     *
     * @param solution where the n queens are to be, no two touching, in one column, or in one region that is drawn
     */
    public RegionGenerator solution(Board solution) {
        if (solution == null) { // Through requireNonNull a board would bring all that writes one into the workbench.
            throw new NullPointerException("solution");
        }
        int[] columns = solution.columns();
        if (columns.length != n || !solution.isSolution(Rule.NON_TOUCHING)) {
            throw new IllegalArgumentException("solution must be a board of " + n
                    + " queens in different columns, none of which touch, but is " + Arrays.toString(columns));
        }
        return with(copy -> copy.task = new Task(task.connected(), task.drawn(), task.locked(), columns));
    }

    /**
     * {@return a generator of puzzles of one difficulty}
     *
     * @param difficulty how hard they are to be
     */
    public RegionGenerator difficulty(Difficulty difficulty) {
        Objects.requireNonNull(difficulty, "difficulty");
        Require.atLeast(SMALLEST_GRADED, "n with a difficulty", n);
        return with(copy -> copy.difficulty = difficulty);
    }

    /**
     * {@return a generator with a seed: the same puzzles in every call and on every machine} Another size or difficulty
     * gives unrelated puzzles. A release that adds or changes a {@linkplain Technique technique} may change them, and
     * says so.
     *
     * @param seed any number
     */
    public RegionGenerator seed(long seed) {
        return with(copy -> copy.seed = seed);
    }

    /**
     * {@return a generator whose regions are connected, or may be in several parts}
     *
     * @param connected whether each region has to be connected; true by default
     */
    public RegionGenerator connected(boolean connected) {
        return with(copy -> copy.task = new Task(connected, task.drawn(), task.locked(), task.queens()));
    }

    /**
     * {@return a generator that reports its progress}
     *
     * @param listener receives the progress now and then, on the thread that generates; an exception that it throws
     *     ends the generation and reaches the caller unchanged
     */
    public RegionGenerator onProgress(Consumer<? super RegionProgress> listener) {
        return with(copy -> copy.listener = Objects.requireNonNull(listener, "listener"));
    }

    /**
     * {@return a new puzzle, the first of {@link #stream}}
     *
     * @throws NoSuchElementException if none was found around the sketch or solution with the work allowed
     */
    public RegionPuzzle generate() {
        return stream()
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(
                        "no puzzle with one solution was found around what is drawn or wished"));
    }

    /**
     * {@return new puzzles, each made when it is asked for, without end unless there is a sketch or a solution} Each
     * depends on the seed, size, difficulty and its place alone, so the stream can be made parallel.
     */
    public Stream<RegionPuzzle> stream() {
        int kind = n * (1 + GRADES.size()) + (difficulty == null ? 0 : 1 + GRADES.indexOf(difficulty));
        long first = new Chance((seed == null ? new Random().nextLong() : seed) + kind * NEXT_SEED).next();
        Stream<Optional<RegionPuzzle>> puzzles = LongStream.range(0, task.isBlank() ? Long.MAX_VALUE : MAX_PROPOSALS)
                .mapToObj(i -> generate(first + i * NEXT_SEED));
        return task.isBlank()
                ? puzzles.map(Optional::orElseThrow)
                : puzzles.takeWhile(Optional::isPresent)
                        .map(Optional::orElseThrow)
                        .distinct();
    }

    private Optional<RegionPuzzle> generate(long puzzleSeed) {
        long begin = System.nanoTime();
        BiConsumer<Integer, Integer> watcher = (attempts, coloured) -> listener.accept(
                new RegionProgress(attempts, coloured, n * n, Duration.ofNanos(System.nanoTime() - begin)));
        // What is drawn may be larger, or leave room for nothing but one large region.
        int largest = task.drawn().length > 0 ? n * n : Math.max(n * n / 5, Math.min(3 * n, 2 * n * n / 5));
        Map<Technique, Integer> tally = new EnumMap<>(Technique.class);
        Generator generator = new Generator(n, puzzleSeed, largest, task, watcher);
        Cut made = generator.next((cut, nodes) -> {
            tally.clear();
            Reasoning.tally(cut, nodes).ifPresent(tally::putAll);
            return tally.isEmpty() ? Integer.MAX_VALUE : distance(tally);
        });
        return Optional.ofNullable(made)
                .map(cut ->
                        new RegionPuzzle(Regions.of(cut.map()), Board.of(generator.solution()), Difficulty.of(tally)));
    }

    /** How far from what is wanted: by difficulty first, then by how much of it is there. */
    private int distance(Map<Technique, Integer> tally) {
        if (difficulty == null) {
            return 0;
        }
        int gap = GRADES.indexOf(Difficulty.of(tally)) - GRADES.indexOf(difficulty);
        Technique[] all = Technique.values();
        int hard = IntStream.range(0, all.length)
                .map(weight -> weight * weight * tally.getOrDefault(all[weight], 0))
                .sum();
        return gap == 0 ? 0 : gap > 0 ? gap * FAR + hard : -gap * FAR + FAR - Math.min(FAR - 1, hard);
    }
}
