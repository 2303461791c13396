package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Square;
import io.github.queens4j.trace.Step.Attack;
import io.github.queens4j.trace.Step.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Turns the calls of a search into numbered {@link Step}s, each with the queens that stand: O(n) time for each.
 *
 * <p>Keeps the queens, but no steps, so that it can run forever. For one search; not thread-safe.
 */
public final class Steps implements SearchListener {

    private final Puzzle puzzle;
    private final Function<? super Step, Visit> action;
    private final List<Integer> queens = new ArrayList<>();
    private boolean hasCandidates;
    private long number;
    private long solutions;

    private Steps(Puzzle puzzle, Function<? super Step, Visit> action) {
        this.puzzle = Objects.requireNonNull(puzzle, "puzzle");
        this.action = Objects.requireNonNull(action, "action");
    }

    /**
     * {@return steps for an action: a listener for one search of the puzzle}
     *
     * @param puzzle the puzzle that is searched
     * @param action receives each step, on the thread of the search, and says whether the search continues; what it
     *     throws ends the search and reaches its caller
     */
    public static Steps of(Puzzle puzzle, Function<? super Step, Visit> action) {
        return new Steps(puzzle, action);
    }

    /**
     * Steps that are written when they happen, each under its number, with the board after it and an empty line:
     *
     * <pre>
     * 5. reject row 2, column 0: attacked by the queen in row 0 (column)
     * ♛ · · ·
     * · · ♕ ·
     * × · · ·
     * · · · ·
     * </pre>
     *
     * <p>{@link Step#board} explains the marks.
     *
     * @param puzzle the puzzle that is searched, of size 1000 at most
     * @param out receives the text, lines ending with {@code \n}; it is neither flushed nor closed. An
     *     {@link IOException} ends the search and reaches its caller as an {@link UncheckedIOException}
     * @return a listener for one search of the puzzle
     * @throws IllegalArgumentException if the puzzle is larger than that
     */
    public static Steps writing(Puzzle puzzle, Appendable out) {
        Step.requireDrawable(puzzle);
        Objects.requireNonNull(out, "out");
        return new Steps(puzzle, step -> {
            try {
                out.append(step.format(puzzle)).append("\n\n");
                return Visit.CONTINUE;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** From here on whole boards stand: to place and to remove their queens one by one is no step of its own. */
    @Override
    public Visit candidate(Board board) {
        hasCandidates = true;
        queens.clear();
        Arrays.stream(board.columns()).forEach(queens::add);
        return tell(Kind.CANDIDATE, Optional.empty(), Optional.empty());
    }

    @Override
    public Visit place(int row, int column) {
        if (hasCandidates) {
            return Visit.CONTINUE;
        }
        queens.add(column);
        return tell(Kind.PLACE, Optional.of(new Square(row, column)), Optional.empty());
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        Square queen = new Square(attackingRow, queens.get(attackingRow));
        String line = puzzle.rule()
                .lineBetween(new Square(row, column), queen, puzzle.size())
                .orElseThrow()
                .name();
        return tell(Kind.REJECT, Optional.of(new Square(row, column)), Optional.of(new Attack(queen, line)));
    }

    @Override
    public Visit remove(int row, int column) {
        if (hasCandidates) {
            return Visit.CONTINUE;
        }
        queens.remove(row);
        return tell(Kind.REMOVE, Optional.of(new Square(row, column)), Optional.empty());
    }

    @Override
    public Visit solution(Board board) {
        solutions++;
        return tell(Kind.SOLUTION, Optional.empty(), Optional.empty());
    }

    private Visit tell(Kind kind, Optional<Square> square, Optional<Attack> attack) {
        number++;
        return action.apply(new Step(number, kind, square, attack, List.copyOf(queens), solutions));
    }
}
