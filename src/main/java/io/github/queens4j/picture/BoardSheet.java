package io.github.queens4j.picture;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Many boards on one page, each with its number and a caption: an immutable value.
 *
 * @param title stands above the boards; plain text
 * @param note a sentence below the title, or the empty text
 * @param puzzle whose given queens and blocked squares are marked on the boards of its size
 * @param figures the boards with their captions, numbered from 1 in this order; 1 to {@value #MAX_BOARDS}
 */
public record BoardSheet(String title, String note, Puzzle puzzle, List<Figure> figures) {

    /** A page with more boards would be opened by few and read by nobody. */
    public static final int MAX_BOARDS = 500;

    /** Larger ones have more fundamental solutions than a sheet has boards: n = 12 has 1,787 (OEIS A002562). */
    private static final int LARGEST_FUNDAMENTAL = 11;

    /** Above this size a list of columns is wider than its board. */
    private static final int LARGEST_LISTED = 10;

    /**
     * Checks the number of boards.
     *
     * @param title stands above the boards; plain text
     * @param note a sentence below the title, or the empty text
     * @param puzzle whose given queens and blocked squares are marked
     * @param figures the boards with their captions; copied
     * @throws IllegalArgumentException if there is no board, or more than {@value #MAX_BOARDS}
     */
    public BoardSheet {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(note, "note");
        Objects.requireNonNull(puzzle, "puzzle");
        figures = List.copyOf(figures);
        if (figures.isEmpty() || figures.size() > MAX_BOARDS) {
            throw new IllegalArgumentException(
                    "a sheet must have 1 to " + MAX_BOARDS + " boards, but is given " + figures.size());
        }
    }

    /**
     * A board with what is written below it.
     *
     * @param board any board, a solution or not
     * @param caption plain text of a few words, or the empty text
     */
    public record Figure(Board board, String caption) {

        /**
         * Checks that both are there.
         *
         * @param board not null
         * @param caption not null
         */
        public Figure {
            Objects.requireNonNull(board, "board");
            Objects.requireNonNull(caption, "caption");
        }
    }

    /**
     * {@return a page of boards under a title; up to n = {@value #LARGEST_LISTED} each with its columns, counted from
     * 0}
     *
     * @param title stands above the boards; plain text
     * @param boards 1 to {@value #MAX_BOARDS}
     * @throws IllegalArgumentException if there is no board, or more than {@value #MAX_BOARDS}
     */
    public static BoardSheet of(String title, List<Board> boards) {
        return of(title, Puzzle.ofSize(0), boards);
    }

    /**
     * {@return a page of solutions under a title; up to n = {@value #LARGEST_LISTED} each with its columns, counted
     * from 0}
     *
     * @param title stands above the boards; plain text
     * @param puzzle what they solve: its given queens and blocked squares are marked
     * @param boards 1 to {@value #MAX_BOARDS}
     * @throws IllegalArgumentException if there is no board, or more than {@value #MAX_BOARDS}
     */
    public static BoardSheet of(String title, Puzzle puzzle, List<Board> boards) {
        List<Figure> figures =
                boards.stream().map(board -> new Figure(board, columns(board))).toList();
        return new BoardSheet(title, "", puzzle, figures);
    }

    /**
     * The fundamental solutions of a size, found by the engine behind {@link Solvers}; see {@link #fundamental(Solver,
     * int)}.
     *
     * @param n size of the board, at least 0
     * @return the sheet, in lexicographic order
     * @throws IllegalArgumentException if n is negative, or above 11: then there are more than {@value #MAX_BOARDS}
     *     such solutions
     * @throws NoSuchElementException if there is no solution, for n = 2 and n = 3
     * @throws CancellationException if the thread is interrupted
     */
    public static BoardSheet fundamental(int n) {
        return fundamental(Solvers.engine("auto"), n);
    }

    /**
     * The fundamental solutions of a size: of the solutions that are images of each other under the eight symmetries of
     * the square, the lexicographically first, with the number of its different images. Found by searching all
     * solutions.
     *
     * @param engine searches for all solutions
     * @param n size of the board, from 0 to the engine's largest
     * @return the sheet, in lexicographic order
     * @throws IllegalArgumentException if n is out of range, or above 11: then there are more than {@value #MAX_BOARDS}
     *     such solutions
     * @throws NoSuchElementException if there is no solution, for n = 2 and n = 3
     * @throws CancellationException if the thread is interrupted
     */
    public static BoardSheet fundamental(Solver engine, int n) {
        if (n > LARGEST_FUNDAMENTAL) {
            throw new IllegalArgumentException(
                    "n = " + n + " has more than " + MAX_BOARDS + " fundamental solutions, too many for one sheet");
        }
        List<Board> found;
        try (Stream<Board> fundamental = engine.streamFundamental(n)) {
            found = fundamental.toList();
        }
        if (found.isEmpty()) {
            throw new NoSuchElementException("there is no solution for n = " + n);
        }
        int images = found.stream().mapToInt(Board::orbitSize).sum();
        boolean single = found.size() == 1;
        String title =
                "The " + (single ? "fundamental solution" : found.size() + " fundamental solutions") + " for n = " + n;
        String note =
                "Turned and reflected, " + (single ? "it gives" : "they give") + " all " + PictureText.number(images)
                        + " solutions. The orbit of a solution is the set of its different images.";
        List<Figure> figures = found.stream()
                .map(board -> new Figure(board, "orbit of " + board.orbitSize()))
                .toList();
        return new BoardSheet(title, images == 1 ? "" : note, Puzzle.ofSize(n), figures);
    }

    /**
     * Draws the sheet.
     *
     * @return an SVG document; each board is a group of class {@code queens4j-board} with a title that lists its
     *     columns
     * @throws CancellationException if the thread is interrupted
     */
    public String svg() {
        return new SheetSvg(this).document();
    }

    private static String columns(Board board) {
        return board.size() > LARGEST_LISTED
                ? ""
                : Arrays.stream(board.columns()).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}
