package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * {@code auto}: the engine behind {@link Solvers}, which picks another for each puzzle.
 *
 * <p><b>Idea.</b> The services of this library are named from the slowest to the fastest, so a search runs on the last one before
 * this that takes the puzzle. What need not be searched for is not: large counts are computed by the colour split.
 *
 * <p><b>Complexity.</b> That of the engine picked; for counts of queens from n = 14 on that of {@link io.github.queens4j.count.CountJob} where
 * a search takes longer.
 *
 * <p><b>Limits.</b> It takes what any of the others takes. An engine named behind it in the list of services is never picked, nor is
 * one of somebody else's.
 */
public final class AutoSolver implements Solver {

    /** An engine without state. */
    public AutoSolver() {}

    @Override
    public String name() {
        return "auto";
    }

    @Override
    public int maxSize() {
        return Fastest.FIRST.stream().mapToInt(Solver::maxSize).max().orElse(0);
    }

    @Override
    public boolean takes(Puzzle puzzle) {
        return Fastest.FIRST.stream().anyMatch(engine -> engine.takes(puzzle));
    }

    @Override
    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
        return engineFor(puzzle).solve(puzzle, visitor);
    }

    @Override
    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return engineFor(puzzle).solve(puzzle, visitor, listener);
    }

    @Override
    public long count(Puzzle puzzle) {
        return LargeCount.takes(puzzle)
                ? LargeCount.count(puzzle)
                : engineFor(puzzle).count(puzzle);
    }

    @Override
    public long countFundamental(int n) {
        return FundamentalCount.count(n, this::count);
    }

    private Solver engineFor(Puzzle puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        for (Solver engine : Fastest.FIRST) {
            if (engine.takes(puzzle)) {
                return engine;
            }
        }
        throw refusal(puzzle);
    }

    /** Loaded when first needed, as the look-up of services that leads to this engine is still under way before. */
    private static final class Fastest {
        static final List<Solver> FIRST = load();

        private static List<Solver> load() {
            List<Solver> fastestFirst = new ArrayList<>();
            for (Solver engine : Solvers.engines()) {
                if (engine instanceof AutoSolver) {
                    break;
                }
                if (engine instanceof Engine) {
                    fastestFirst.add(0, engine);
                }
            }
            return List.copyOf(fastestFirst);
        }
    }
}
