package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.BlockDevice;
import io.github.queens4j.count.join.Blocks;
import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.count.join.Part;
import io.github.queens4j.search.Require;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The count of one board size, or of the solutions of a puzzle under any rule, cut into units: for queens up to n =
 * {@value #MAX_N} row sets of the colour split, of roughly equal cost; otherwise a unit is the search below a few first
 * queens. No unit is estimated at more than 1 % of a search that takes a second or longer.
 *
 * <p>The cut depends on n, or the puzzle, alone: all machines with the same version of the library agree on it. Plans
 * of the colour split are made in milliseconds, even of millions of units; those of a search take up to a second for n
 * = 50, and the longer the larger the board is, for n = 300 some seconds. Units are created on demand.
 *
 * <p>Immutable and safe for concurrent use.
 *
 * @since 0.1.0
 */
public final class CountPlan {

    /** The largest board size whose count fits a {@code long}, by its growth: about 2.5 10<sup>18</sup> for n = 28. */
    public static final int MAX_N = 28;

    /** Version of the cut into units: another number whenever an index stands for another unit. */
    static final int SPLIT = 8;

    private static final int MOST_ARRIVED = 8;

    private static final int LEAST_VERIFIED = 3;

    /** The latest plans of units that arrived from elsewhere, by n and {@link Puzzles#text}. */
    private static final Map<List<Object>, CountPlan> ARRIVED = new LinkedHashMap<>(MOST_ARRIVED, 1, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Object>, CountPlan> eldest) {
            return size() > MOST_ARRIVED;
        }
    };

    final Puzzle puzzle;

    /** See {@link Puzzles#text}. */
    final @Nullable String text;

    final List<Part> parts;
    private final int[] firstUnit;
    private final Supplier<Kernel> kernel;
    private final double verified;

    /** What it is a cut of and how, as in the lines of its results: another plan has another name. */
    final String name;

    private CountPlan(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.text = Puzzles.text(puzzle);
        this.parts = isSplit(puzzle) ? Blocks.of(Puzzles.open(puzzle)) : List.of(new Beginnings(puzzle));
        this.firstUnit = new int[parts.size() + 1];
        for (int i = 0; i < parts.size(); i++) {
            firstUnit[i + 1] = Math.addExact(firstUnit[i], parts.get(i).size());
        }
        this.kernel = Kernel::preferred;
        this.verified = CountJob.VERIFIED;
        this.name = "n=" + n() + (text == null ? "" : " puzzle=" + Puzzles.fingerprint(text)) + " split=" + SPLIT
                + " units=" + size();
    }

    /** The same cut, of which a share is counted again if the kernel is a device. */
    CountPlan(CountPlan cut, Supplier<Kernel> kernel, double verified) {
        this.puzzle = cut.puzzle;
        this.text = cut.text;
        this.parts = cut.parts;
        this.firstUnit = cut.firstUnit;
        this.kernel = kernel;
        this.verified = verified;
        this.name = cut.name;
    }

    /** The same cut, whose units are counted and verified as a job says while they stay in this JVM. */
    CountPlan with(CountJob job) {
        if (job.kernel == CountKernel.AUTO) {
            return new CountPlan(this, kernel, job.verified);
        }
        Kernel chosen = job.kernel.kernel(job.device);
        return new CountPlan(this, () -> chosen, job.verified);
    }

    /**
     * {@return the plan for a board size}
     *
     * @param n rows and columns, 0 to {@link #MAX_N}
     * @throws ArithmeticException if n is larger: the count would not fit a {@code long}
     */
    public static CountPlan of(int n) {
        requireSize(n);
        return of(Puzzle.ofSize(n));
    }

    /**
     * {@return the plan for the solutions of a puzzle: given queens and blocked squares shorten lists or search}
     *
     * <p>The plan of a puzzle without any is that of its size. Symmetry saves time where the puzzle has all eight, or a
     * reflection in a diagonal; in a search on empty boards of even n with mirror images, and on a torus.
     *
     * @param puzzle under any rule, n up to 20000; a search may take longer than anyone waits
     * @throws ArithmeticException if n is larger than {@link #MAX_N} and the board empty: under the rule
     *     {@link Rule#QUEENS} the count would not fit a {@code long}
     */
    public static CountPlan of(Puzzle puzzle) {
        return new CountPlan(Objects.requireNonNull(puzzle, "puzzle"));
    }

    /**
     * {@return whether a count is cut into row sets of the colour split, or refused as too large for it; otherwise its
     * units are searches}
     *
     * @param puzzle under any rule
     */
    public static boolean isSplit(Puzzle puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        boolean fits = puzzle.isEmpty() || puzzle.size() <= MAX_N;
        return puzzle.size() == 0 || (fits && puzzle.rule().equals(Rule.QUEENS));
    }

    /** The plan of a unit that arrived from elsewhere: made once for each count, unless many alternate. */
    static CountPlan ofArrived(int n, @Nullable String text) {
        synchronized (ARRIVED) {
            return ARRIVED.computeIfAbsent(
                    Arrays.asList(n, text), key -> text == null ? of(n) : of(Puzzles.puzzle(n, text)));
        }
    }

    static void requireSize(int n) {
        Require.atLeast(0, "n", n);
        if (n > MAX_N) {
            throw new ArithmeticException(
                    "the count for n = " + n + " would not fit a long; the largest n that does is " + MAX_N);
        }
    }

    /** {@return the board size n} */
    public int n() {
        return puzzle.size();
    }

    /** {@return the units in a stable order, an unmodifiable list with random access that makes them when asked} */
    public List<CountUnit> units() {
        return new Units();
    }

    /** {@return the estimated cost of all units, a weight without a unit: compare it with that of other plans} */
    public double cost() {
        return parts.stream().mapToDouble(Part::cost).sum();
    }

    /**
     * {@return the estimated cost of a unit, for scheduling: compare it with that of other units}
     *
     * @param index the unit's place in the plan, 0 to the number of units minus 1
     */
    public double cost(int index) {
        Objects.checkIndex(index, size());
        int part = Part.of(index, firstUnit);
        return parts.get(part).cost(index - firstUnit[part]);
    }

    /** The estimated memory of its largest unit while it is counted, in bytes. */
    double bytes() {
        return parts.stream().mapToDouble(Part::bytes).max().orElse(0);
    }

    CountResult call(int index) {
        requireUnit(index);
        int part = Part.of(index, firstUnit);
        int unit = index - firstUnit[part];
        CountResult result = new CountResult(name, index, parts.get(part).thirds(unit, kernel));
        BlockDevice device = device();
        if (device != null && isVerified(index, size(), verified)) {
            long again = parts.get(part).thirds(unit, () -> Kernel.choose("auto"));
            if (again != result.thirds) {
                throw new WrongCountException(result, device.name(), again);
            }
        }
        return result;
    }

    /** What counts the units, if that is not this JVM. */
    @Nullable
    BlockDevice device() {
        return isSplit(puzzle) ? kernel.get().device() : null;
    }

    /** Whether a unit is one of a share of all, of three at least, the same ones each time; without a share of none. */
    static boolean isVerified(int index, int units, double share) {
        int step = Math.max(1, Math.min(units / LEAST_VERIFIED, (int) (1 / share)));
        return share > 0 && index % step == step / 2;
    }

    private int size() {
        return firstUnit[parts.size()];
    }

    /**
     * {@return the number of solutions, to which the results of all units add up}
     *
     * @param results one result for each unit, in any order
     * @throws IllegalArgumentException if a result is missing, given twice, or of another size, puzzle or version
     * @throws ArithmeticException if the sum is too large or no whole number, which only a wrong result can cause
     */
    public long total(Collection<CountResult> results) {
        Tally tally = new Tally(this);
        Objects.requireNonNull(results, "results");
        results.forEach(tally::add);
        return tally.total(this);
    }

    void requireOwn(CountResult result) {
        if (!result.plan.equals(name)) {
            throw new IllegalArgumentException("the result of unit " + result.index + " belongs to another count or "
                    + "version: it is of \"" + result.plan + "\", not of \"" + name + "\"");
        }
        requireUnit(result.index);
    }

    private void requireUnit(int index) {
        if (index < 0 || index >= size()) {
            throw new IllegalArgumentException("there is no unit " + index + ": n = " + n() + " has " + size());
        }
    }

    private final class Units extends AbstractList<CountUnit> implements RandomAccess {

        @Override
        public CountUnit get(int index) {
            return new CountUnit(CountPlan.this, Objects.checkIndex(index, size()));
        }

        @Override
        public int size() {
            return CountPlan.this.size();
        }
    }
}
