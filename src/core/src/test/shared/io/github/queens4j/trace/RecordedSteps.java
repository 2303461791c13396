package io.github.queens4j.trace;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All steps of a search, and how they are printed. */
public final class RecordedSteps {

    private RecordedSteps() {}

    public static String trace(String engine, Puzzle puzzle) {
        return steps(engine, puzzle).stream()
                .map(step -> step.format(puzzle) + "\n\n")
                .collect(Collectors.joining());
    }

    public static List<Step> steps(String engine, Puzzle puzzle) {
        List<Step> steps = new ArrayList<>();
        Solvers.engine(engine).visit(puzzle, solution -> Visit.CONTINUE, Steps.of(puzzle, step -> {
            steps.add(step);
            return Visit.CONTINUE;
        }));
        return steps;
    }
}
