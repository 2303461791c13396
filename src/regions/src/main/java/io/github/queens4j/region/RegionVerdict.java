package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Square;
import io.github.queens4j.region.RegionFault.Kind;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.region.text.Borders;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Require;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What one search tells about the solutions of regions, and why: none, one, several, at least so many, or not known.
 *
 * <pre>{@code
 * RegionVerdict verdict = RegionVerdict.search(regions).maxSolutions(100).run();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RegionVerdict {

    /** Queens that a search tries if no other number is set: some seconds at most. */
    public static final long MAX_QUEENS = 3_000_000;

    /** Solutions that a search finds at most. */
    public static final int MAX_SOLUTIONS = 100_000;

    /** Solutions that are enough to see where they differ. */
    static final int MANY = 1000;

    // Squares of a board from which on a queen takes longer, so that fewer are tried.
    private static final int SMALL = 1024;
    // Regions that may be added to sets of them.
    private static final long MAX_SETS = 1_000_000;

    final Regions regions;

    /** The regions as lines; there is none of more than 64 rows, of which nothing is known. */
    private final @Nullable Cut cut;

    private final int n;

    /** Of the queens of each solution. */
    final List<int[]> columns;

    /** That were tried. */
    final long queens;

    private final boolean isComplete;

    private RegionVerdict(Regions regions, @Nullable Cut cut, List<int[]> columns, long queens, boolean isComplete) {
        this.regions = regions;
        this.cut = cut;
        n = regions.size();
        this.columns = columns;
        this.queens = queens;
        this.isComplete = isComplete;
    }

    /**
     * {@return a search for two solutions, enough to tell whether there is one, not begun before {@link Search#run}}
     *
     * @param regions the regions; of those with more than 64 rows nothing is found out
     */
    public static Search search(Regions regions) {
        return new Search(Objects.requireNonNull(regions, "regions"), Marks.none(), 2, MAX_QUEENS);
    }

    /**
     * A search with its limits, immutable: each method but {@link #run} gives another one. Queens are counted, so that
     * it ends alike on every machine; an interrupt ends it at once.
     *
     * @since 0.1.0
     */
    @CheckReturnValue
    public static final class Search {

        private final Regions regions;
        private final Marks marks;
        private final int maxSolutions;
        private final long maxQueens;

        private Search(Regions regions, Marks marks, int maxSolutions, long maxQueens) {
            this.regions = regions;
            this.marks = marks;
            this.maxSolutions = maxSolutions;
            this.maxQueens = maxQueens;
        }

        /**
         * {@return a search that starts from marks}
         *
         * @param marks queens that stand, and squares that have none
         */
        public Search marks(Marks marks) {
            regions.requireOnBoard(marks);
            return new Search(regions, marks, maxSolutions, maxQueens);
        }

        /**
         * {@return a search that ends with a number of solutions}
         *
         * @param count from 1 to {@link #MAX_SOLUTIONS}, 2 by default
         */
        public Search maxSolutions(int count) {
            Require.between(1, MAX_SOLUTIONS, "count", count);
            return new Search(regions, marks, count, maxQueens);
        }

        /**
         * {@return a search that is given up after a number of queens}
         *
         * @param count at least 1, {@link #MAX_QUEENS} by default; from 32 rows on, where each takes longer, half as
         *     many are tried, and fewer on larger boards
         */
        public Search maxQueens(long count) {
            return new Search(regions, marks, maxSolutions, Require.atLeast(1, "count", count));
        }

        /** {@return what the search has found} */
        public RegionVerdict run() {
            int n = regions.size();
            if (n > Cut.LARGEST) {
                return new RegionVerdict(regions, null, List.of(), 0, false);
            }
            Cut cut = regions.cut();
            SolutionSearch search = new SolutionSearch(cut, maxSolutions);
            long[] open = Hints.open(regions, cut, marks, Integer.MAX_VALUE);
            int found = search.run(open, maxSolutions, maxQueens / (1 + n * n / SMALL));
            boolean isComplete = found >= 0 && found < maxSolutions;
            return new RegionVerdict(regions, cut, search.columns(), search.nodes(), isComplete);
        }
    }

    /** The regions as lines, made once; refuses more than 64 rows. */
    Cut cut() {
        return cut != null ? cut : regions.cut();
    }

    /** {@return the solutions that were found, in an order that depends on regions and marks alone} */
    public List<Board> solutions() {
        return columns.stream().map(Board::of).toList();
    }

    /** {@return whether these are all: the search has neither been given up nor reached its limit} */
    public boolean isComplete() {
        return isComplete;
    }

    /** {@return whether it is known that there is no solution, one, or several, these or more} */
    public boolean isKnown() {
        return isComplete || columns.size() > 1;
    }

    /** {@return the regions, solved and graded, if they have one solution} */
    public Optional<RegionPuzzle> puzzle() {
        if (!isComplete || columns.size() != 1) {
            return Optional.empty();
        }
        Difficulty difficulty =
                Reasoning.tally(cut(), nodes -> {}).map(Difficulty::of).orElse(Difficulty.EXPERT);
        return Optional.of(new RegionPuzzle(regions, Board.of(columns.get(0)), difficulty));
    }

    /** {@return what keeps the regions from being a puzzle: why there is not one solution, or not known, comes last} */
    public List<RegionFault> faults() {
        return faults(Hints.sentences(regions));
    }

    List<RegionFault> faults(Sentences sentences) {
        List<RegionFault> faults = new ArrayList<>();
        int[][] parts = Borders.of(regions.map()).parts();
        for (List<Square> region : regions.parts()) {
            Square first = region.get(0);
            int part = parts[first.row()][first.column()];
            if (region.stream().anyMatch(at -> parts[at.row()][at.column()] != part)) {
                String name = sentences.names().apply(regions.region(first));
                String sentence = sentences.words().say("not-connected", place -> name);
                faults.add(new RegionFault(Kind.APART, region, sentence, List.of()));
            }
        }
        solving(sentences).ifPresent(faults::add);
        return List.copyOf(faults);
    }

    private Optional<RegionFault> solving(Sentences sentences) {
        if (!isKnown()) {
            // Pages have no map that is so large, and need no words for it.
            String tooHard = n > Cut.LARGEST
                    ? "There are more than " + Cut.LARGEST + " rows."
                    : sentences.words().say("too-hard", place -> String.valueOf(queens));
            return Optional.of(new RegionFault(Kind.UNKNOWN, List.of(), tooHard, List.of()));
        }
        if (columns.isEmpty()) {
            return crowded(sentences).or(() -> Optional.of(empty(sentences)));
        }
        return columns.size() == 1 ? Optional.empty() : Optional.of(several(sentences));
    }

    private RegionFault several(Sentences sentences) {
        List<Square> differing = Hints.squares(n, at -> {
            long with = columns.stream()
                    .filter(queens -> queens[at.row()] == at.column())
                    .count();
            return with > 0 && with < columns.size();
        });
        String number = String.valueOf(columns.size());
        String key = isComplete ? "differ" : "differ-most";
        String sentence =
                sentences.words().say(key, place -> place.equals("number") ? number : sentences.squares(differing));
        return new RegionFault(Kind.SEVERAL, differing, sentence, List.of());
    }

    private RegionFault empty(Sentences sentences) {
        List<Deduction> steps = new ArrayList<>();
        Reasoning reasoning = new Reasoning(cut(), Reasoning.SOLUTION);
        while (reasoning.board.emptyLine() < 0 && reasoning.take(1, Hints.adder(steps, sentences))) {}
        int line = reasoning.board.emptyLine();
        if (line < 0) {
            return new RegionFault(Kind.NONE, List.of(), sentences.words().say("ways-end", place -> ""), List.of());
        }
        List<Square> squares = Hints.squares(
                n, at -> line == at.row() || line == n + at.column() || line == 2 * n + regions.region(at));
        return new RegionFault(Kind.EMPTY, squares, sentences.isEmpty(line, steps.size()), steps);
    }

    /** A smallest set of regions whose squares lie in fewer rows or columns, if there is one (P. Hall, 1935). */
    private Optional<RegionFault> crowded(Sentences sentences) {
        Effort effort = Effort.of(MAX_SETS);
        for (int size = 2; size < n && !effort.isSpent(); size++) {
            for (boolean areRows : new boolean[] {true, false}) {
                // For each region the rows, or columns, in which it has squares.
                long[] reach = new long[n];
                Hints.squares(n, at -> true)
                        .forEach(at -> reach[regions.region(at)] |= 1L << (areRows ? at.row() : at.column()));
                long set = crowd(reach, size, 0, 0, effort);
                if (set != 0) {
                    List<Square> squares = Hints.squares(n, at -> (set >> regions.region(at) & 1) != 0);
                    String sentence = sentences.areCrowded(
                            lines(squares, at -> 2 * n + regions.region(at)),
                            lines(squares, at -> areRows ? at.row() : n + at.column()));
                    return Optional.of(new RegionFault(Kind.CROWDED, squares, sentence, List.of()));
                }
            }
        }
        return Optional.empty();
    }

    private static int[] lines(List<Square> squares, ToIntFunction<Square> line) {
        return squares.stream().mapToInt(line).distinct().sorted().toArray();
    }

    /** The first set of a size, with some regions and later ones, that reaches fewer lines; 0 if there is none. */
    private static long crowd(long[] reach, int size, long set, long lines, Effort effort) {
        long found = Long.bitCount(set) == size ? set : 0;
        int region = Long.SIZE - Long.numberOfLeadingZeros(set);
        for (; region < reach.length && found == 0 && effort.spend(); region++) {
            long together = lines | reach[region];
            found = Long.bitCount(together) < size ? crowd(reach, size, set | 1L << region, together, effort) : 0;
        }
        return found;
    }
}
