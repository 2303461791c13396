package io.github.queens4j.search;

/** Refuses what this JVM cannot hold before it is tried: an error for want of memory says neither what nor how much. */
public final class Memory {

    /** JVMs have no longer arrays; they keep the last few lengths to themselves. */
    public static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private Memory() {}

    /** Throws if arrays of n elements do not fit, which take the bytes together; the message says what they are for. */
    public static void require(String what, int n, long bytes) {
        if (n > LARGEST_ARRAY) {
            throw new IllegalArgumentException(
                    "n must be at most " + LARGEST_ARRAY + ", as large as an array can be, but is " + n);
        }
        long most = Runtime.getRuntime().maxMemory();
        if (bytes > most) {
            throw new IllegalArgumentException("n = " + n + " would take " + (bytes >> 20) + " MB of memory for " + what
                    + ", but this JVM has at most " + (most >> 20) + " MB (-Xmx gives it more)");
        }
    }
}
