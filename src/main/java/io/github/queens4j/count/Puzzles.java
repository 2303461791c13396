package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.OpenSquares;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Puzzles as the colour split sees them: open squares, and a number that tells one set of them from another. */
final class Puzzles {

    private Puzzles() {}

    /** The squares that are neither blocked nor attacked by a given queen; refuses other rules than that of queens. */
    static OpenSquares open(Puzzle puzzle) {
        if (!puzzle.rule().equals(Rule.QUEENS)) {
            throw new IllegalArgumentException("the colour split counts under the rule " + Rule.QUEENS.name()
                    + " alone, but the puzzle's rule is " + puzzle.rule().name() + ": Solvers.count takes it");
        }
        int n = puzzle.size();
        CountPlan.requireSize(n);
        int[] rows = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column) && !puzzle.isAttacked(row, column)) {
                    rows[row] |= 1 << column;
                }
            }
        }
        return OpenSquares.of(rows);
    }

    /** The first 64 bits of the SHA-256 of the open squares, 4 bytes a row; 0 for an empty board. */
    static long fingerprint(OpenSquares squares) {
        if (squares.isWhole()) {
            return 0;
        }
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * squares.n());
        for (int columns : squares.rows()) {
            bytes.putInt(columns);
        }
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes.array());
            long fingerprint = ByteBuffer.wrap(hash).getLong();
            return fingerprint == 0 ? 1 : fingerprint;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** The field of a line of text that names a puzzle, with a blank before it; nothing for an empty board. */
    static String field(long fingerprint) {
        return fingerprint == 0 ? "" : " puzzle=" + HexFormat.of().toHexDigits(fingerprint);
    }

    static String name(long fingerprint) {
        return fingerprint == 0 ? "the empty board" : "the" + field(fingerprint);
    }
}
