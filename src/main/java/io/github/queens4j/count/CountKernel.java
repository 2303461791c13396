package io.github.queens4j.count;

import io.github.queens4j.count.join.Kernel;
import org.jspecify.annotations.Nullable;

/** What the colour split computes with. The counts are the same, the vector kernel takes about half the time. */
public enum CountKernel {

    /**
     * The one that the system property {@code queens4j.kernel} names, {@code portable} or {@code vector}; without it
     * {@link #VECTOR} where the JVM has its module and vectors of at least 256 bits, otherwise {@link #PORTABLE}.
     */
    AUTO,

    /** Plain Java, on every JVM. */
    PORTABLE,

    /** Explicit vectors, on a JVM that was started with {@code --add-modules jdk.incubator.vector}. */
    VECTOR;

    /** Null for that of the JVM that counts. */
    @Nullable
    Kernel kernel() {
        return this == AUTO ? null : Kernel.choose(name());
    }
}
