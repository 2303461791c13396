package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.cli.terminal.TextFile;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is searched: size, rule, given queens and blocked squares. */
final class PuzzleOptions {

    static final String RULE = "What attacks what: one of ${COMPLETION-CANDIDATES}. Default: queens.";

    /** Bytes of a drawing of a board of 2000 rows, or of a list for one of a million. */
    private static final int LONGEST = 1 << 24;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "N",
            description = "Rows and columns of the board. May be left out with --puzzle.")
    private @Nullable String n;

    @Option(names = "--rule", paramLabel = "RULE", description = RULE)
    private Rule rule = Rule.QUEENS;

    @Option(
            names = "--queen",
            paramLabel = "r,c",
            description = "A queen stands in row r and column c, both counted from 0. May be repeated.")
    private List<Square> queens = new ArrayList<>();

    @Option(
            names = "--blocked",
            paramLabel = "r,c",
            description = "No queen may stand in row r and column c. May be repeated.")
    private List<Square> blocked = new ArrayList<>();

    @Option(
            names = "--puzzle",
            paramLabel = "FILE",
            type = File.class,
            converter = Arguments.FileName.class,
            description =
                    "Read given queens and blocked squares from this file, as boards are printed or as people draw "
                            + "them; " + TextFile.STANDARD_INPUT
                            + " is standard input. An x or × is a blocked square. Solve and count take many puzzles in "
                            + "a file, folders, and this option again.")
    private List<String> files = new ArrayList<>();

    /** Whether it is more than the empty board of queens. */
    boolean isSpecial() {
        return !queens.isEmpty() || !blocked.isEmpty() || !files.isEmpty() || hasRule();
    }

    boolean hasRule() {
        return !rule.equals(Rule.QUEENS);
    }

    /** Refuses all that makes it more than the empty board of queens. */
    void requirePlain(String option) {
        if (isSpecial()) {
            throw new UsageException(option + " is for the empty board of queens: leave it out, or leave out --queen, "
                    + "--blocked, --puzzle and --rule");
        }
    }

    Puzzle puzzle(int most) throws IOException {
        if (files.isEmpty()) {
            return withSquares(Puzzle.ofSize(size(most)).withRule(rule));
        }
        List<Puzzle> all = read(files.get(0), most);
        if (files.size() > 1 || all.size() > 1) {
            throw new UsageException("--puzzle must be one puzzle, but there are more");
        }
        return all.get(0);
    }

    /** The puzzles of all files, or the one that needs none. */
    Batch<Puzzle> puzzles(Action command, int most) throws IOException {
        return files.isEmpty() ? Batch.of(command, puzzle(most)) : Batch.read(command, files, file -> read(file, most));
    }

    private Puzzle withSquares(Puzzle empty) {
        Puzzle puzzle = empty;
        for (Square queen : queens) {
            puzzle = with("--queen", queen, puzzle::withQueen);
        }
        for (Square square : blocked) {
            puzzle = with("--blocked", square, puzzle::withBlocked);
        }
        return puzzle;
    }

    private int size(int most) {
        if (n == null) {
            throw new UsageException("N is missing");
        }
        return Arguments.integer("N", n, 0, most);
    }

    private List<Puzzle> read(String name, int most) throws IOException {
        List<Puzzle> all;
        try {
            all = Puzzle.parseAll(new String(TextFile.read(name, LONGEST), StandardCharsets.UTF_8), rule);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--puzzle " + name + ": " + e.getMessage());
        }
        for (Puzzle puzzle : all) {
            if (n != null && size(most) != puzzle.size()) {
                throw new UsageException(
                        "N is " + n + ", but --puzzle " + name + " has a board of size " + puzzle.size());
            }
            if (puzzle.size() > most) {
                throw new UsageException("--puzzle " + name + " must have a board of size 0 to " + most
                        + ", but has one of " + puzzle.size());
            }
        }
        return all.stream().map(this::withSquares).toList();
    }

    private static Puzzle with(String option, Square square, BiFunction<Integer, Integer, Puzzle> addition) {
        try {
            return addition.apply(square.row(), square.column());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new UsageException(option + " " + Arguments.text(square) + ": " + e.getMessage());
        }
    }
}
