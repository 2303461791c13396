package io.github.queens4j.trace;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Square;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One step of a search and the queens that stand after it. Immutable.
 *
 * <p>Rows and columns are counted from 0, steps and solutions from 1.
 *
 * @since 0.1.0
 */
public final class Step {

    /** What happens in a step. */
    public enum Kind {
        /** A queen is placed. */
        PLACE,
        /** A square is tried, or a queen of a candidate, and rejected, since a queen above attacks it. */
        REJECT,
        /** The lowest queen is removed. */
        REMOVE,
        /** Every row has a queen. */
        SOLUTION,
        /** A whole board takes the place of the one before; the next step is to reject one of its queens, or none. */
        CANDIDATE
    }

    /**
     * The attack for which a square is rejected.
     *
     * @param queen the square of the queen that attacks, the uppermost if there are more
     * @param line what {@link io.github.queens4j.LineFamily#name} calls the line that the two squares share
     */
    public record Attack(Square queen, String line) {

        /** The attack in words, such as {@code attacked by the queen in row 1 (diagonal)}. */
        @Override
        public String toString() {
            return "attacked by the queen in row " + queen.row() + " (" + line + ")";
        }
    }

    /** A larger drawing, of 2 n^2 characters for every single step, serves nobody. */
    private static final int MAX_SIZE = 1000;

    private final long number;
    private final Kind kind;
    private final Optional<Square> square;
    private final Optional<Attack> attack;
    private final List<Integer> queens;
    private final List<List<Square>> taken;
    private final long solutions;

    Step(
            long number,
            Kind kind,
            Optional<Square> square,
            Optional<Attack> attack,
            List<Integer> queens,
            List<List<Square>> taken,
            long solutions) {
        this.number = number;
        this.kind = kind;
        this.square = square;
        this.attack = attack;
        this.queens = List.copyOf(queens);
        this.taken = List.copyOf(taken);
        this.solutions = solutions;
    }

    /** {@return the number of this step, at least 1} */
    public long number() {
        return number;
    }

    /** {@return what happens} */
    public Kind kind() {
        return kind;
    }

    /** {@return where a queen is placed, rejected or removed; empty for a solution and a candidate} */
    public Optional<Square> square() {
        return square;
    }

    /** {@return why the square is rejected; empty unless this is a {@link Kind#REJECT}} */
    public Optional<Attack> attack() {
        return attack;
    }

    /**
     * {@return the columns of the queens that stand after this step, row by row from row 0, unmodifiable; from a
     * {@link Kind#CANDIDATE} on those of the whole board, the rejected queen among them}
     */
    public List<Integer> queens() {
        return queens;
    }

    /**
     * {@return the squares that each of these queens takes from the rows below, unmodifiable; empty if the engine does
     * not look ahead}
     */
    public List<List<Square>> taken() {
        return taken;
    }

    /** {@return the number of solutions found up to and including this step, at least 0} */
    public long solutions() {
        return solutions;
    }

    /**
     * {@return this step in words: {@code place row 2, column 0}, {@code reject row 2, column 1: attacked by the queen
     * in row 1 (diagonal)}, {@code solution 1} or {@code candidate 1, 3, 0, 2}}
     */
    public String text() {
        String object = kind == Kind.CANDIDATE
                ? queens.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : square.map(Square::toString).orElse(Long.toString(solutions));
        return kind.name().toLowerCase(Locale.ROOT) + " " + object
                + attack.map(why -> ": " + why).orElse("");
    }

    /**
     * All that there is to show of this step: its number, its words and, below them, the board, drawn as by
     * {@link io.github.queens4j.BoardFormat#UNICODE}, and more: {@code ♕} is a queen, {@code ♛} the queen that attacks
     * the square tried, {@code ×} that square, whether or not a rejected queen stands there, {@code -} a square that a
     * queen has taken, {@code #} one that the puzzle does not leave open, and {@code ·} any other.
     *
     * @param puzzle the puzzle that is searched, of at most 1000 rows
     * @return n + 1 lines, separated by {@code \n}, without one at the end
     */
    public String format(Puzzle puzzle) {
        int n = Require.between(queens.size(), MAX_SIZE, "n", puzzle.size());
        Set<Square> gone = taken.stream().flatMap(List::stream).collect(Collectors.toSet());
        return this
                + IntStream.range(0, n)
                        .mapToObj(row -> IntStream.range(0, n)
                                .mapToObj(column -> sign(puzzle, gone, new Square(row, column)))
                                .collect(Collectors.joining(" ", "\n", "")))
                        .collect(Collectors.joining());
    }

    private String sign(Puzzle puzzle, Set<Square> gone, Square at) {
        if (attack.isPresent() && at.equals(square.orElseThrow())) {
            return "×";
        }
        if (at.row() < queens.size() && queens.get(at.row()) == at.column()) {
            return attack.filter(why -> why.queen().row() == at.row()).isPresent() ? "♛" : "♕";
        }
        return gone.contains(at) ? "-" : puzzle.isOpen(at) ? "·" : "#";
    }

    /** Number and words. */
    @Override
    public String toString() {
        return number + ". " + text();
    }
}
