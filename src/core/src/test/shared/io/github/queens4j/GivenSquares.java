package io.github.queens4j;

import java.util.random.RandomGenerator;

public final class GivenSquares {

    private GivenSquares() {}

    /** At most so many squares, those that are refused left out; each blocked one with its images. */
    public static Puzzle random(
            Puzzle empty, int mostQueens, int mostBlocked, RandomGenerator random, Symmetry... symmetries) {
        Puzzle puzzle = empty;
        int n = empty.size();
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
            for (Symmetry symmetry : symmetries.length == 0 ? new Symmetry[] {Symmetry.IDENTITY} : symmetries) {
                Square image = symmetry.image(new Square(row, column), n);
                if (puzzle.queen(image.row()).orElse(-1) != image.column()) {
                    puzzle = puzzle.withBlocked(image);
                }
            }
        }
        return puzzle;
    }
}
