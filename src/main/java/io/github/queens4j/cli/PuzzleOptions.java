package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** Given queens and blocked squares. */
final class PuzzleOptions {

    private static final Pattern SQUARE = Pattern.compile("\\s*(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})\\s*");

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
        Matcher square = SQUARE.matcher(text);
        if (!square.matches()) {
            throw new UsageException(option
                    + " must be a row and a column of the board, counted from 0, such as 0,3, but is \"" + text + "\"");
        }
        try {
            return addition.apply(puzzle, Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)));
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + " " + text + ": " + e.getMessage());
        }
    }

    @FunctionalInterface
    private interface Addition {
        Puzzle apply(Puzzle puzzle, int row, int column);
    }
}
