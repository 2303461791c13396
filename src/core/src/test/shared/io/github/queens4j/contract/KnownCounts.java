package io.github.queens4j.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The published counts of known-counts.csv, whose head names the source. */
public final class KnownCounts {

    private static final long[] COUNTS = read();

    private KnownCounts() {}

    /** The number of solutions for n = 0..27. */
    public static long of(int n) {
        return COUNTS[n];
    }

    private static long[] read() {
        try (InputStream in = KnownCounts.class.getResourceAsStream("known-counts.csv")) {
            byte[] bytes = Objects.requireNonNull(in, "known-counts.csv").readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> Character.isDigit(line.charAt(0)))
                    .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(',') + 1)))
                    .toArray();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
