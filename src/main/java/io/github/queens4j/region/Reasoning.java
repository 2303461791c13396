package io.github.queens4j.region;

import io.github.queens4j.region.logic.Candidates;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Solves a board as a person does: of all that follows, the first of the easiest technique. Not thread-safe. */
final class Reasoning {

    /** Lines and squares that the costly techniques may look at, for a hint and for all steps of a solution. */
    static final long HINT = 1 << 23;

    static final long SOLUTION = 1 << 27;

    /** What is known; starts as an empty board. */
    final Candidates board;

    /** From easy to hard; a list, as it is gone through for each step. */
    private final List<Tool> tools = new ArrayList<>();

    /** Once sets and contradictions together have looked at so much, they apply no more. */
    Reasoning(Cut cut, long nodes) {
        board = new Candidates(cut);
        Effort effort = Effort.of(nodes, Cut.LARGEST);
        for (Technique technique : Technique.values()) {
            tools.add(new Tool(technique, technique.finder.apply(cut, effort)));
        }
    }

    private record Tool(Technique technique, Technique.Finder finder) {}

    record Finding(Technique technique, Inference inference) {}

    /** The easiest step, which is not taken yet; null if all queens stand or no technique applies. */
    @Nullable
    Finding next() {
        Interruption.check();
        if (!board.isSolved()) {
            for (Tool tool : tools) {
                Inference inference = tool.finder.find(board);
                if (inference != null) {
                    return new Finding(tool.technique, inference);
                }
            }
        }
        return null;
    }

    List<Finding> takeAll() {
        List<Finding> steps = new ArrayList<>();
        for (Finding step = next(); step != null; step = next()) {
            steps.add(step);
            board.take(step.inference());
        }
        return steps;
    }

    /** How often each technique is needed to solve a board; empty if they are not enough. */
    static Optional<Map<Technique, Integer>> tally(Cut cut) {
        Reasoning reasoning = new Reasoning(cut, SOLUTION);
        Map<Technique, Integer> tally = new EnumMap<>(Technique.class);
        reasoning.takeAll().forEach(step -> tally.merge(step.technique(), 1, Integer::sum));
        return reasoning.board.isSolved() ? Optional.of(tally) : Optional.empty();
    }
}
