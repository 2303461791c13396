package io.github.queens4j.region;

import io.github.queens4j.region.logic.Candidates;
import io.github.queens4j.region.logic.Contradictions;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;

/** Solves a board as a person does: of all that follows, the first of the easiest technique. Not thread-safe. */
final class Reasoning {

    /** The lines and squares that the costly techniques may look at for a hint, and for all steps of a solution. */
    static final long HINT = 1 << 23;

    static final long SOLUTION = 1 << 27;
    static final int ALL = Integer.MAX_VALUE;

    /** What is known; starts as an empty board. */
    final Candidates board;

    private final Effort effort;

    /** From easy to hard. */
    private final Map<Technique, Technique.Finder> finders = new EnumMap<>(Technique.class);

    /** Once sets and contradictions together have visited this number of nodes, they apply no more. */
    Reasoning(Cut cut, long nodes) {
        board = new Candidates(cut);
        effort = Effort.of(nodes, Cut.LARGEST);
        for (Technique technique : Technique.values()) {
            finders.put(technique, technique.finder.apply(cut, effort));
        }
    }

    /** Takes up to a number of the easiest steps, of one technique, and passes them on; false if there is none. */
    boolean take(int most, BiConsumer<Technique, List<Inference>> listener) {
        Interruption.check();
        if (board.isSolved()) {
            return false;
        }
        for (Map.Entry<Technique, Technique.Finder> entry : finders.entrySet()) {
            // Of several that are found, some may cross out what others do.
            List<Inference> steps = entry.getValue().find(board, most).stream()
                    .limit(most)
                    .filter(board::take)
                    .toList();
            if (entry.getKey() == Technique.CONTRADICTION) {
                steps.forEach(step -> listener.accept(entry.getKey(), List.of(step)));
            } else if (!steps.isEmpty()) {
                listener.accept(entry.getKey(), steps);
            }
            if (!steps.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** How often each technique is needed to solve a board; empty if they are not enough. Reports the nodes visited. */
    static Optional<Map<Technique, Integer>> tally(Cut cut, LongConsumer nodes) {
        Reasoning reasoning = new Reasoning(cut, SOLUTION);
        // Nobody has to follow them.
        Contradictions contradictions = new Contradictions(cut, reasoning.effort);
        reasoning.finders.put(Technique.CONTRADICTION, (board, most) -> contradictions.withoutWays(board));
        Map<Technique, Integer> tally = new EnumMap<>(Technique.class);
        while (reasoning.take(ALL, (technique, steps) -> tally.merge(technique, 1, Integer::sum))) {}
        nodes.accept(reasoning.effort.spent());
        return reasoning.board.isSolved() ? Optional.of(tally) : Optional.empty();
    }
}
