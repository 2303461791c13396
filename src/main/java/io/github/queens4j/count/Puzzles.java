package io.github.queens4j.count;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.search.Require;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puzzles as counts see them: as text, which travels, as open squares, and a number that tells one from another. */
final class Puzzles {

    private Puzzles() {}

    /** Whether the colour split counts it, or refuses it as too large. */
    static boolean isForSplit(Puzzle puzzle) {
        boolean fits = puzzle.isEmpty() || puzzle.size() <= CountPlan.LARGEST_N;
        return puzzle.size() == 0 || (fits && puzzle.rule().equals(Rule.QUEENS));
    }

    /**
     * The rule in a line, and then the board; null for an empty board of queens. A rule that is not
     * {@linkplain Rule#known() known} is a name here and a fingerprint of its lines.
     */
    static @Nullable String text(Puzzle puzzle) {
        int n = puzzle.size();
        Rule rule = puzzle.rule();
        if (n == 0 || (puzzle.isEmpty() && rule.equals(Rule.QUEENS))) {
            return null;
        }
        Require.between(0, BoardFormat.DOTS.maxSize(), "n", n);
        boolean isKnown = Rule.known().contains(rule);
        StringBuilder lines = new StringBuilder();
        for (LineFamily family : isKnown ? List.<LineFamily>of() : rule.families()) {
            for (int square = 0; square < n * n; square++) {
                lines.append(family.line(square / n, square % n, n)).append(' ');
            }
        }
        String name = rule.name() + (isKnown ? "" : " " + hash(lines.toString().getBytes(StandardCharsets.UTF_8)));
        return name + "\n" + puzzle.format(BoardFormat.DOTS);
    }

    /** The puzzle of a text, which has to be of a known rule. */
    static Puzzle puzzle(String text) {
        int end = text.indexOf('\n');
        return Puzzle.parse(text.substring(end + 1), Rule.named(text.substring(0, end)));
    }

    /** The squares that are neither blocked nor attacked by a given queen. */
    static OpenSquares open(Puzzle puzzle) {
        int n = CountPlan.requireSize(puzzle.size());
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

    /** The first 64 bits of the SHA-256 of the open squares, 4 bytes a row, or of the text; 0 for an empty board. */
    static long fingerprint(Puzzle puzzle) {
        if (!isForSplit(puzzle)) {
            return hash(String.valueOf(text(puzzle)).getBytes(StandardCharsets.UTF_8));
        }
        OpenSquares squares = open(puzzle);
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * squares.n());
        for (int columns : squares.rows()) {
            bytes.putInt(columns);
        }
        return squares.isWhole() ? 0 : hash(bytes.array());
    }

    private static long hash(byte[] puzzle) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(puzzle);
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
