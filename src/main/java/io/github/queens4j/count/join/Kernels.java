package io.github.queens4j.count.join;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the kernel: the vector kernel where the JVM makes {@code jdk.incubator.vector} readable and has vectors of at least
 * 256 bits, otherwise the portable one. The system property {@value #PROPERTY} asks for one of them: {@code auto} (the
 * default), {@code portable} or {@code vector}; it is read once, before the first unit runs.
 */
final class Kernels {

    static final String PROPERTY = "queens4j.kernel";

    private static final Logger LOG = LoggerFactory.getLogger(Kernels.class);
    private static final String VECTOR_MODULE = "jdk.incubator.vector";
    private static final String VECTOR_KERNEL = "io.github.queens4j.count.join.VectorKernel";
    private static final int LEAST_VECTOR_WORDS = 4;

    private Kernels() {}

    /** The kernel of this JVM. */
    static JoinKernel preferred() {
        return Holder.PREFERRED;
    }

    /** All kernels that this JVM can run. */
    static List<JoinKernel> available() {
        JoinKernel portable = new PortableKernel();
        return vector().map(vector -> List.of(portable, vector)).orElse(List.of(portable));
    }

    static JoinKernel choose(@Nullable String wish) {
        String name = wish == null ? "auto" : wish.toLowerCase(Locale.ROOT);
        return switch (name) {
            case "portable" -> new PortableKernel();
            case "vector" ->
                vector().orElseThrow(() -> new IllegalStateException(PROPERTY + " is vector, but the module "
                        + VECTOR_MODULE + " is not readable: start java with --add-modules " + VECTOR_MODULE));
            case "auto" ->
                vector().filter(kernel -> kernel.tileWords() >= LEAST_VECTOR_WORDS)
                        .orElseGet(PortableKernel::new);
            default ->
                throw new IllegalArgumentException(
                        PROPERTY + " must be auto, portable or vector, but is \"" + wish + "\"");
        };
    }

    /** The library must not require an incubator module: it reads the module, and loads the one class that uses it, when it is there. */
    private static Optional<JoinKernel> vector() {
        Optional<Module> module = ModuleLayer.boot().findModule(VECTOR_MODULE);
        if (module.isEmpty()) {
            return Optional.empty();
        }
        Kernels.class.getModule().addReads(module.get());
        try {
            return Optional.of(Class.forName(VECTOR_KERNEL)
                    .asSubclass(JoinKernel.class)
                    .getDeclaredConstructor()
                    .newInstance());
        } catch (ReflectiveOperationException | LinkageError e) {
            // Another shape of the incubator module than the one compiled against: the portable kernel serves.
            LOG.debug("the vector kernel does not work with this JVM's {}", VECTOR_MODULE, e);
            return Optional.empty();
        }
    }

    private static final class Holder {

        static final JoinKernel PREFERRED = announce(choose(System.getProperty(PROPERTY)));

        private static JoinKernel announce(JoinKernel kernel) {
            boolean hint = kernel instanceof PortableKernel
                    && ModuleLayer.boot().findModule(VECTOR_MODULE).isEmpty();
            LOG.debug(
                    "counting with the {} kernel{}",
                    kernel.name(),
                    hint ? "; java --add-modules " + VECTOR_MODULE + " turns the faster vector kernel on" : "");
            return kernel;
        }
    }
}
