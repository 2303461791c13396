package io.github.queens4j.count.join;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A way to do the join. All kernels compute the same numbers.
 *
 * <p>A tile is a power of two of words; each join has its own buffers; the sieve's leaves are tiles, and from
 * {@code leastSievedQueens} queens of a colour on it is faster than the join.
 */
public record Kernel(String name, int tileWords, Supplier<SideJoin> joins, SieveStep sieveStep, int leastSievedQueens) {

    static final String PROPERTY = "queens4j.kernel";

    private static final Logger LOG = LoggerFactory.getLogger(Kernel.class);
    private static final String VECTOR_MODULE = "jdk.incubator.vector";
    private static final String VECTOR_JOIN = "io.github.queens4j.count.join.VectorJoin";
    private static final int LEAST_VECTOR_WORDS = 4;

    private static @Nullable Kernel preferred;

    /** The kernel of this JVM, unless the system property asks for what there is not: then an exception says so. */
    public static synchronized Kernel preferred() {
        Kernel kernel = preferred;
        if (kernel == null) {
            kernel = choose(System.getProperty(PROPERTY));
            boolean hint = kernel.name().equals("portable")
                    && ModuleLayer.boot().findModule(VECTOR_MODULE).isEmpty();
            LOG.debug(
                    "counting with the {} kernel{}",
                    kernel.name(),
                    hint ? "; java --add-modules " + VECTOR_MODULE + " turns the faster vector kernel on" : "");
            preferred = kernel;
        }
        return kernel;
    }

    /** By the name of a kernel, {@code auto} or null for the best one. */
    public static Kernel choose(@Nullable String wish) {
        String name = wish == null ? "auto" : wish.toLowerCase(Locale.ROOT);
        return switch (name) {
            case "portable" -> portable();
            case "vector" -> vector();
            case "auto" ->
                findVector()
                        .filter(kernel -> kernel.tileWords() >= LEAST_VECTOR_WORDS)
                        .orElseGet(Kernel::portable);
            default ->
                throw new IllegalArgumentException(
                        PROPERTY + " must be auto, portable or vector, but is \"" + wish + "\"");
        };
    }

    /** Plain loops. */
    static Kernel portable() {
        return new Kernel("portable", 1, PortableJoin::new, new PortableSieve(), 12);
    }

    /** Explicit vectors, or an exception that says how to have them. */
    static Kernel vector() {
        return findVector()
                .orElseThrow(() -> new IllegalStateException("the vector kernel needs a JVM with the module "
                        + VECTOR_MODULE + ": start java with --add-modules " + VECTOR_MODULE));
    }

    /** The library must not require an incubator module: what uses it is loaded where it is there. */
    private static Optional<Kernel> findVector() {
        Optional<Module> module = ModuleLayer.boot().findModule(VECTOR_MODULE);
        if (module.isEmpty()) {
            return Optional.empty();
        }
        Kernel.class.getModule().addReads(module.get());
        try {
            return Optional.of((Kernel)
                    Class.forName(VECTOR_JOIN).getDeclaredMethod("kernel").invoke(null));
        } catch (ReflectiveOperationException | LinkageError e) {
            // Another shape of the incubator module than the one compiled against: the portable kernel serves.
            LOG.debug("the vector kernel does not work with this JVM's {}", VECTOR_MODULE, e);
            return Optional.empty();
        }
    }
}
