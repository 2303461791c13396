package com.example;

import io.github.queens4j.Board;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Visit;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/** Puts one queen after the other into the puzzle and asks it what is attacked: slow, and good for every rule. */
public final class PlainSolver implements Solver {

    @Override
    public String name() {
        return "plain";
    }

    /** Every row is a call deeper. */
    @Override
    public int maxSize() {
        return 500;
    }

    @Override
    public boolean supports(Puzzle puzzle) {
        return puzzle.size() <= maxSize();
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        if (!supports(puzzle)) {
            throw new IllegalArgumentException("n must be at most " + maxSize() + ", but is " + puzzle.size());
        }
        Run run = new Run(visitor);
        Visit last = run.fillFrom(0, puzzle);
        Duration elapsed = Duration.ofNanos(System.nanoTime() - run.start);
        Outcome outcome = last == Visit.STOP ? Outcome.STOPPED : Outcome.COMPLETE;
        return new SearchReport(run.solutions, run.placements, run.attempts, elapsed, outcome);
    }

    /** What changes during a search; the engine itself has no state, so that many threads can use it. */
    private static final class Run {
        private final long start = System.nanoTime();
        private final SolutionVisitor visitor;
        private long solutions;
        private long placements;
        private long attempts;

        Run(SolutionVisitor visitor) {
            this.visitor = visitor;
        }

        Visit fillFrom(int row, Puzzle puzzle) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted");
            }
            if (row == puzzle.size()) {
                solutions++;
                return Objects.requireNonNull(visitor.visit(board(puzzle)), "the visitor returned null");
            }
            for (int column = 0; column < puzzle.size(); column++) {
                if (puzzle.isOpen(row, column)) {
                    attempts++;
                    if (!puzzle.isAttacked(row, column)) {
                        placements++;
                        if (fillFrom(row + 1, puzzle.withQueen(row, column)) == Visit.STOP) {
                            return Visit.STOP;
                        }
                    }
                }
            }
            return Visit.CONTINUE;
        }

        private static Board board(Puzzle full) {
            return Board.of(IntStream.range(0, full.size())
                    .map(row -> full.queen(row).orElseThrow())
                    .toArray());
        }
    }
}
