package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cli.command.Arguments;
import io.github.queens4j.cli.command.UsageException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Given queens and blocked squares. */
final class PuzzleOptions {

    @Option(
            names = "--queen",
            paramLabel = "r,c",
            description = "A queen stands in row r and column c, both counted from 0. May be repeated.")
    private List<String> queens = new ArrayList<>();

    @Option(
            names = "--blocked",
            paramLabel = "r,c",
            description = "No queen may stand in row r and column c. May be repeated.")
    private List<String> blocked = new ArrayList<>();

    boolean isEmpty() {
        return queens.isEmpty() && blocked.isEmpty();
    }

    Puzzle puzzle(int n) {
        Puzzle puzzle = Puzzle.ofSize(n);
        for (String queen : queens) {
            puzzle = add(puzzle, "--queen", queen, Puzzle::withQueen);
        }
        for (String square : blocked) {
            puzzle = add(puzzle, "--blocked", square, Puzzle::withBlocked);
        }
        return puzzle;
    }

    private static Puzzle add(Puzzle puzzle, String option, String text, Addition addition) {
        int[] square = Arguments.square(option, text);
        try {
            return addition.apply(puzzle, square[0], square[1]);
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + " " + text + ": " + e.getMessage());
        }
    }

    @FunctionalInterface
    private interface Addition {
        Puzzle apply(Puzzle puzzle, int row, int column);
    }
}
