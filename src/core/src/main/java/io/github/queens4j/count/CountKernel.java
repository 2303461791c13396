package io.github.queens4j.count;

import io.github.queens4j.count.join.Kernel;
import java.util.function.Supplier;

/**
 * What the colour split computes with. The counts are the same, the vector kernel takes about half the time.
 *
 * @since 0.1.0
 */
public enum CountKernel {

    /** By system property {@code queens4j.kernel}, else {@link #VECTOR} if it has 256 bits, or {@link #PORTABLE}. */
    AUTO(Kernel::preferred),

    /** Plain Java, on every JVM. */
    PORTABLE(Kernel::portable),

    /** Explicit vectors, on a JVM that was started with {@code --add-modules jdk.incubator.vector}. */
    VECTOR(Kernel::vector);

    /** That of this JVM, or an exception that says what it lacks. */
    @SuppressWarnings("ImmutableEnumChecker") // suppliers without state
    final Supplier<Kernel> kernel;

    CountKernel(Supplier<Kernel> kernel) {
        this.kernel = kernel;
    }
}
