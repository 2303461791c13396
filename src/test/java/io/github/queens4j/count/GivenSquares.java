package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Symmetry;
import java.util.List;
import java.util.random.RandomGenerator;

/** Puzzles with given queens and blocked squares, at random. */
final class GivenSquares {

    private GivenSquares() {}

    /**
     * A puzzle of queens.
     *
     * @param n rows and columns
     * @param mostQueens up to so many are tried; those that are refused are left out
     * @param mostBlocked up to so many squares, likewise
     * @param symmetries each blocked square is blocked in these images too
     * @param random where the chance comes from
     */
    static Puzzle random(int n, int mostQueens, int mostBlocked, List<Symmetry> symmetries, RandomGenerator random) {
        Puzzle puzzle = Puzzle.ofSize(n);
        int queens = random.nextInt(mostQueens + 1);
        for (int i = 0; i < queens; i++) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            if (puzzle.queen(row).isEmpty() && !puzzle.isAttacked(row, column)) {
                puzzle = puzzle.withQueen(row, column);
            }
        }
        int blocked = random.nextInt(mostBlocked + 1);
        for (int i = 0; i < blocked; i++) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            for (Symmetry symmetry : symmetries) {
                int r = symmetry.imageRow(n, row, column);
                int c = symmetry.imageColumn(n, row, column);
                if (puzzle.queen(r).orElse(-1) != c) {
                    puzzle = puzzle.withBlocked(r, c);
                }
            }
        }
        return puzzle;
    }

    /** The image of a puzzle under a symmetry. */
    static Puzzle image(Puzzle puzzle, Symmetry symmetry) {
        int n = puzzle.size();
        Puzzle image = Puzzle.ofSize(n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int r = symmetry.imageRow(n, row, column);
                int c = symmetry.imageColumn(n, row, column);
                if (puzzle.queen(row).orElse(-1) == column) {
                    image = image.withQueen(r, c);
                } else if (puzzle.isBlocked(row, column)) {
                    image = image.withBlocked(r, c);
                }
            }
        }
        return image;
    }
}
