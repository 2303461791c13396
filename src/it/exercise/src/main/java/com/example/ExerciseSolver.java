package com.example;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import java.util.Objects;

/** What the engines of all exercises share: an engine of queens4j but for its idea. Given. */
abstract class ExerciseSolver implements Solver {

    private final String name;
    private final int maxSize;

    ExerciseSolver(String name, int maxSize) {
        this.name = name;
        this.maxSize = maxSize;
    }

    /**
     * Visits all solutions in lexicographic order: first those with the queen of row 0 in column 0, and so on.
     *
     * @return STOP as soon as {@link Search#solution} does, otherwise CONTINUE
     */
    abstract Visit search(Search search);

    @Override
    public String name() {
        return name;
    }

    @Override
    public int maxSize() {
        return maxSize;
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        if (!supports(puzzle)) {
            throw new IllegalArgumentException("only queens, and n up to " + maxSize + ", but this is " + puzzle.rule()
                    + ", n = " + puzzle.size());
        }
        Search search = new Search(puzzle, visitor);
        return search.report(puzzle.size() == 0 ? search.solution(new int[0]) : search(search));
    }
}
