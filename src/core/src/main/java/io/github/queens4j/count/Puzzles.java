package io.github.queens4j.count;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Memory;
import io.github.queens4j.search.Require;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Puzzles for counts: a text that can be sent to other machines, the open squares, and a fingerprint. */
final class Puzzles {

    /** While a text is made: the builder, which may be twice as long, and the text twice. */
    private static final long BYTES_PER_SQUARE = 4;

    private Puzzles() {}

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
    private static String fingerprint(Rule rule, int n) {
        return fingerprint(rule.families().stream()
                .flatMap(family -> IntStream.range(0, n)
                        .mapToObj(row -> IntStream.range(0, n)
                                .mapToObj(column -> ((LineNumbers) family).line(row, column, n) + " ")
                                .collect(Collectors.joining()))));
    }

    /** The puzzle of a text, which has to be of a known rule and of n rows. */
    static Puzzle puzzle(int n, String text) {
        int end = text.indexOf('\n');
        Puzzle puzzle = Puzzle.parse(text.substring(end + 1), Rule.named(text.substring(0, Math.max(0, end))));
        if (puzzle.size() != n) {
            throw new IllegalArgumentException("puzzle must have " + n + " rows, but has " + puzzle.size());
        }
        return puzzle;
    }

    /** The squares that are neither blocked nor attacked by a given queen. */
    static OpenSquares open(Puzzle puzzle) {
        CountPlan.requireSize(puzzle.size());
        return new OpenSquares(Arrays.stream(Cover.freeColumns(puzzle))
                .mapToInt(Math::toIntExact)
                .toArray());
    }

    /** The first 64 bits of the SHA-256 of a {@linkplain #text text}, in 16 hexadecimal digits. */
    static String fingerprint(String text) {
        return fingerprint(text.lines().map(line -> line + "\n"));
    }

    private static String fingerprint(Stream<String> parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            parts.peek(part -> Interruption.check())
                    .forEach(part -> digest.update(part.getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest(), 0, Long.BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
