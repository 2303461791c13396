package io.github.queens4j.count;

import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.search.Require;

/**
 * What the colour split computes with. The counts are the same, the vector kernel takes about half the time.
 *
 * @since 0.1.0
 */
public enum CountKernel {

    /** By system property {@code queens4j.kernel}, else {@link #VECTOR} if it has 256 bits, or {@link #PORTABLE}. */
    AUTO,

    /** Plain Java, on every JVM. */
    PORTABLE,

    /** Explicit vectors, on a JVM that was started with {@code --add-modules jdk.incubator.vector}. */
    VECTOR;

    /** That of this JVM, or an exception that says what it lacks. */
    Kernel kernel() {
        return this == AUTO ? Kernel.preferred() : Kernel.choose(name());
    }

    /**
     * {@return the constant with a name, such as "vector"}
     *
     * @param name that of a constant in lower case
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static CountKernel named(String name) {
        return Require.named("kernel", name, CountKernel.class);
    }
}
