package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Words;
import io.github.queens4j.region.RegionFault.Kind;
import io.github.queens4j.region.text.Borders;
import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Finds what keeps a map from being a puzzle, and the simplest reason why it has no solution. */
final class Faults {

    static final int MOST_SOLUTIONS = 1000;
    // Regions that may be added to sets of them.
    private static final long MOST_SETS = 1_000_000;

    private final Regions regions;
    private final int n;
    private final Sentences sentences;

    private Faults(Regions regions, Sentences sentences) {
        this.regions = regions;
        this.sentences = sentences;
        n = regions.size();
    }

    static List<RegionFault> of(RegionSketch sketch, Sentences sentences) {
        Optional<Regions> finished = sketch.finished();
        if (finished.isPresent()) {
            Faults faults = new Faults(finished.get(), sentences);
            return Stream.concat(faults.apart(), faults.solving()).toList();
        }
        Words words = sentences.words();
        List<Square> open = sketch.open();
        int n = sketch.size();
        int regions = sketch.regions();
        if (open.isEmpty()) {
            String other = words.say("other-number", place -> String.valueOf(place.equals("rows") ? n : regions));
            return List.of(fault(regions < n ? Kind.MISSING : Kind.SURPLUS, open, other));
        }
        String key = open.size() == 1 ? "squares-open-one" : "squares-open";
        return List.of(fault(Kind.OPEN, open, words.say(key, place -> String.valueOf(open.size()))));
    }

    private static RegionFault fault(Kind kind, List<Square> squares, String sentence) {
        return new RegionFault(kind, squares, sentence, List.of());
    }

    private Stream<RegionFault> apart() {
        int[][] parts = Borders.of(regions.map()).parts();
        return regions.parts().stream()
                .filter(part -> part.stream()
                                .map(at -> parts[at.row()][at.column()])
                                .distinct()
                                .count()
                        > 1)
                .map(part -> {
                    String name = sentences.names().apply(regions.region(part.get(0)));
                    return fault(Kind.APART, part, sentences.words().say("not-connected", place -> name));
                });
    }

    private Stream<RegionFault> solving() {
        Optional<List<int[]>> solutions = regions.queens(MOST_SOLUTIONS);
        if (solutions.isEmpty()) {
            String tooHard = sentences.words().say("too-hard", place -> String.valueOf(RegionPuzzle.MOST_TRIALS));
            return Stream.of(fault(Kind.UNKNOWN, List.of(), tooHard));
        }
        return switch (solutions.get().size()) {
            case 0 -> Stream.of(crowded().orElseGet(this::empty));
            case 1 -> Stream.empty();
            default -> Stream.of(several(solutions.get()));
        };
    }

    private RegionFault several(List<int[]> solutions) {
        int all = solutions.size();
        List<Square> differing = Hints.squares(n, at -> {
            long with = solutions.stream()
                    .filter(queens -> queens[at.row()] == at.column())
                    .count();
            return with > 0 && with < all;
        });
        String number = String.valueOf(all);
        String key = all == MOST_SOLUTIONS ? "differ-most" : "differ";
        String sentence =
                sentences.words().say(key, place -> place.equals("number") ? number : sentences.squares(differing));
        return fault(Kind.SEVERAL, differing, sentence);
    }

    private RegionFault empty() {
        List<Deduction> steps = new ArrayList<>();
        Reasoning reasoning = new Reasoning(regions.cut(), Reasoning.SOLUTION);
        while (reasoning.board.emptyLine() < 0 && reasoning.take(1, Hints.adder(regions, steps, sentences))) {}
        int line = reasoning.board.emptyLine();
        if (line < 0) {
            return fault(Kind.NONE, List.of(), sentences.words().say("ways-end", place -> ""));
        }
        List<Square> squares = Hints.squares(
                n, at -> line == at.row() || line == n + at.column() || line == 2 * n + regions.region(at));
        return new RegionFault(Kind.EMPTY, squares, sentences.isEmpty(line, steps.size()), List.copyOf(steps));
    }

    /** A smallest set of regions whose squares lie in fewer rows or columns, if there is one (P. Hall, 1935). */
    private Optional<RegionFault> crowded() {
        Effort effort = Effort.of(MOST_SETS);
        for (int size = 2; size < n && !effort.isSpent(); size++) {
            for (boolean areRows : new boolean[] {true, false}) {
                List<Integer> set = new ArrayList<>();
                long lines = crowd(reach(areRows ? Square::row : Square::column), size, 0, 0, set, effort);
                if (!set.isEmpty()) {
                    int[] crowded =
                            set.stream().mapToInt(region -> 2 * n + region).toArray();
                    int[] few = BitSet.valueOf(new long[] {lines}).stream()
                            .map(line -> areRows ? line : n + line)
                            .toArray();
                    List<Square> squares = Hints.squares(n, square -> set.contains(regions.region(square)));
                    return Optional.of(fault(Kind.CROWDED, squares, sentences.areCrowded(crowded, few)));
                }
            }
        }
        return Optional.empty();
    }

    /** For each region the rows, or columns, in which it has squares. */
    private long[] reach(ToIntFunction<Square> line) {
        return regions.parts().stream()
                .mapToLong(part -> part.stream()
                        .mapToLong(square -> 1L << line.applyAsInt(square))
                        .reduce(0, (a, b) -> a | b))
                .toArray();
    }

    /** Makes the first set of a size, of regions from one on, that reach fewer lines, which it returns; or none. */
    private static long crowd(long[] reach, int size, int from, long lines, List<Integer> set, Effort effort) {
        for (int region = from; region < reach.length && set.size() < size && effort.spend(); region++) {
            long together = lines | reach[region];
            if (Long.bitCount(together) < size) {
                set.add(region);
                long found = set.size() == size ? together : crowd(reach, size, region + 1, together, set, effort);
                if (set.size() == size) {
                    return found;
                }
                set.remove(set.size() - 1);
            }
        }
        return 0;
    }
}
