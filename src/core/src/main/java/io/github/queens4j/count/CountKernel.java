package io.github.queens4j.count;

import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.search.Require;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    VECTOR,

    /** A GPU, or what else has OpenCL, with the artifact {@code queens4j-opencl}; see {@link CountJob#device}. */
    OPENCL;

    /** That of this JVM, or an exception that says what it lacks; on a device, if one is asked for. */
    Kernel kernel(@Nullable String device) {
        if (this == OPENCL && device != null) {
            return Kernel.onDevice(device);
        }
        return this == AUTO ? Kernel.preferred() : Kernel.choose(name());
    }

    /**
     * {@return a line on each device that {@link #OPENCL} can count on, by their numbers from 0}
     *
     * @throws IllegalStateException if there is none; the message says what to install
     */
    public static List<String> devices() {
        return Kernel.devices().devices();
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
