package com.example;

import io.github.queens4j.Board;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Visit;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/** One search: the board that is to be filled, whoever waits for solutions, and the tally. Given. */
final class Search {

    private final long start = System.nanoTime();
    private final Puzzle puzzle;
    private final SolutionVisitor visitor;
    private long solutions;
    private long placements;
    private long attempts;

    Search(Puzzle puzzle, SolutionVisitor visitor) {
        this.puzzle = puzzle;
        this.visitor = visitor;
    }

    /** Rows and columns of the board. */
    int size() {
        return puzzle.size();
    }

    /** Whether a queen may stand on a square: it is not blocked, and fits the queens that are given. */
    boolean isOpen(int row, int column) {
        return puzzle.isOpen(row, column);
    }

    /** The open squares of a row as a word: bit c is 1 if column c is open. */
    long openColumns(int row) {
        long open = 0;
        for (int column = 0; column < size(); column++) {
            open |= isOpen(row, column) ? 1L << column : 0;
        }
        return open;
    }

    /** To be called for every open square that is looked at, before it is known whether it is attacked. */
    void tried() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        attempts++;
    }

    /** To be called for every queen that is placed. */
    void placed() {
        placements++;
    }

    /** To be called with every solution; the search goes on, or ends if this returns STOP. */
    Visit solution(int[] columns) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        solutions++;
        return Objects.requireNonNull(visitor.visit(Board.of(columns)), "the visitor returned null");
    }

    SearchReport report(Visit last) {
        Outcome outcome = last == Visit.STOP ? Outcome.STOPPED : Outcome.COMPLETE;
        return new SearchReport(solutions, placements, attempts, Duration.ofNanos(System.nanoTime() - start), outcome);
    }
}
