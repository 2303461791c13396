package io.github.queens4j.count;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Memory;
import io.github.queens4j.search.Require;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Puzzles for counts: a text that can be sent to other machines, the open squares, and a fingerprint. */
final class Puzzles {

    /** While a text and its bytes are made: the builder, which may be twice as long, the text twice, and the bytes. */
    private static final long BYTES_PER_SQUARE = 5;

    /** From one check for interruption to the next. */
    private static final int BYTES_AT_ONCE = 1 << 20;

    private Puzzles() {}

    /** Whether the colour split counts it, or refuses it as too large. */
    static boolean isForSplit(Puzzle puzzle) {
        boolean fits = puzzle.isEmpty() || puzzle.size() <= CountPlan.LARGEST_N;
        return puzzle.size() == 0 || (fits && puzzle.rule().equals(Rule.QUEENS));
    }

    /** The rule and the board in lines; null for an empty board of queens. Other rules are name and fingerprint. */
    static @Nullable String text(Puzzle puzzle) {
        int n = puzzle.size();
        Rule rule = puzzle.rule();
        if (n == 0 || (puzzle.isEmpty() && rule.equals(Rule.QUEENS))) {
            return null;
        }
        requireSize(n);
        Memory.require("the text of a puzzle", n, BYTES_PER_SQUARE * n * n);
        String name = Rule.known().contains(rule) ? rule.name() : rule.name() + " " + fingerprint(rule, n);
        return name + "\n" + puzzle.format(BoardFormat.DOTS);
    }

    static void requireSize(int n) {
        Require.between(0, BoardFormat.DOTS.maxSize(), "n", n);
    }

    /** That of the lines of all squares in all families, row by row: their text is too long for large boards. */
    private static long fingerprint(Rule rule, int n) {
        MessageDigest digest = sha256();
        for (LineFamily family : rule.families()) {
            for (int row = 0; row < n; row++) {
                Interruption.check();
                StringBuilder lines = new StringBuilder();
                for (int column = 0; column < n; column++) {
                    lines.append(family.line(row, column, n)).append(' ');
                }
                digest.update(lines.toString().getBytes(StandardCharsets.US_ASCII));
            }
        }
        return fingerprint(digest);
    }

    /** The puzzle of a text, which has to be of a known rule. */
    static Puzzle puzzle(String text) {
        int end = text.indexOf('\n');
        return Puzzle.parse(text.substring(end + 1), Rule.named(text.substring(0, end)));
    }

    /** Refuses a text that {@link #text} does not write for n; an unknown rule is left to a call. */
    static void requireText(int n, @Nullable String text) {
        if (text == null) {
            CountPlan.requireSize(n);
            return;
        }
        int end = text.indexOf('\n');
        String rule = text.substring(0, Math.max(0, end));
        boolean isKnown = Rule.known().stream().anyMatch(known -> known.name().equals(rule));
        if (end < 0 || (isKnown && puzzle(text).size() != n)) {
            throw new IllegalArgumentException("puzzle must be a line with its rule and " + n + " rows");
        }
    }

    /** The squares that are neither blocked nor attacked by a given queen. */
    static OpenSquares open(Puzzle puzzle) {
        CountPlan.requireSize(puzzle.size());
        return new OpenSquares(Arrays.stream(Cover.freeColumns(puzzle))
                .mapToInt(Math::toIntExact)
                .toArray());
    }

    /** The first 64 bits of the SHA-256 of a {@linkplain #text text}. */
    static long fingerprint(String text) {
        MessageDigest digest = sha256();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
            Interruption.check();
            digest.update(bytes, from, Math.min(BYTES_AT_ONCE, bytes.length - from));
        }
        return fingerprint(digest);
    }

    private static long fingerprint(MessageDigest digest) {
        long fingerprint = ByteBuffer.wrap(digest.digest()).getLong();
        return fingerprint == 0 ? 1 : fingerprint;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
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
