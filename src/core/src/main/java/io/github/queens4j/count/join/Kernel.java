package io.github.queens4j.count.join;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A way to do the join. All kernels compute the same numbers.
 *
 * <p>A tile is a power of two of words; each join has its own buffers; the sieve's leaves are tiles, and from
 * {@code leastSievedQueens} queens of a colour on it is faster than the join. A device takes whole blocks instead.
 */
public record Kernel(
        String name,
        int tileWords,
        Supplier<SideJoin> joins,
        SieveStep sieveStep,
        int leastSievedQueens,
        @Nullable BlockDevice device) {

    static final String PROPERTY = "queens4j.kernel";
    private static final String DEVICE_PROPERTY = "queens4j.device";

    private static final Logger LOG = LoggerFactory.getLogger(Kernel.class);
    private static final String VECTOR_MODULE = "jdk.incubator.vector";
    private static final String VECTOR_JOIN = "io.github.queens4j.count.join.VectorJoin";
    private static final int LEAST_VECTOR_WORDS = 4;

    private static final Map<String, Kernel> ON_DEVICES = new HashMap<>();

    private static @Nullable Kernel preferred;

    Kernel(String name, int tileWords, Supplier<SideJoin> joins, SieveStep sieveStep, int leastSievedQueens) {
        this(name, tileWords, joins, sieveStep, leastSievedQueens, null);
    }

    /** Three times the weighted number of boards of a block; without queens of a colour there is nothing to sieve. */
    public long thirds(Block block) {
        boolean isSieved = block.term().a() > 0 && block.term().c() > 0;
        return device != null && isSieved
                ? device.thirds(block)
                : Way.of(block.term(), this).thirds(block, this);
    }

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
            case "opencl" -> onDevice(System.getProperty(DEVICE_PROPERTY, ""));
            case "auto" ->
                findVector()
                        .filter(kernel -> kernel.tileWords() >= LEAST_VECTOR_WORDS)
                        .orElseGet(Kernel::portable);
            default ->
                throw new IllegalArgumentException(
                        PROPERTY + " must be auto, portable, vector or opencl, but is \"" + wish + "\"");
        };
    }

    /** Whole blocks on a device, the best one if the wish is empty; what it cannot do as the best kernel does. */
    public static synchronized Kernel onDevice(String wish) {
        Kernel known = ON_DEVICES.get(wish);
        if (known == null) {
            Kernel best = choose("auto");
            BlockDevice device = devices().open(wish, portable()::thirds);
            known = new Kernel("opencl", best.tileWords, best.joins, best.sieveStep, best.leastSievedQueens, device);
            ON_DEVICES.put(wish, known);
        }
        return known;
    }

    /** The provider of devices, or an exception that says how to have one. */
    public static BlockDevice.Provider devices() {
        return ServiceLoader.load(BlockDevice.Provider.class, Kernel.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the opencl kernel needs the artifact queens4j-opencl"
                        + " beside queens4j on the path; the distribution of the command line has it"));
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
