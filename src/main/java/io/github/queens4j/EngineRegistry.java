package io.github.queens4j;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds engines as services, so that this package depends on none of them. */
final class EngineRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(Solvers.class);

    /** The library's own engines, from the slowest to the fastest: the order in which users see them. */
    private static final List<String> OWN = List.of("permutation", "check", "array", "iterative", "bitmask");

    private EngineRegistry() {}

    /** All engines at hand now: the library's own in their order, then the others by name. */
    static List<Solver> find() {
        Map<String, Solver> byName = new LinkedHashMap<>();
        ClassLoader own = Solvers.class.getClassLoader();
        collect(own, byName);
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != own) {
            collect(context, byName);
        }
        List<Solver> found = new ArrayList<>(byName.values());
        found.sort(Comparator.comparingInt(EngineRegistry::rank).thenComparing(Solver::name));
        return List.copyOf(found);
    }

    /** The fastest of the library's own engines that takes boards of size n. */
    static Solver fastestFor(int n) {
        for (Solver engine : FastestFirst.ENGINES) {
            if (n <= engine.maxSize()) {
                return engine;
            }
        }
        if (FastestFirst.ENGINES.isEmpty()) {
            throw new IllegalStateException("no engine found: META-INF/services/" + Solver.class.getName()
                    + " of this library is not on the class path; was it lost in a repackaged jar?");
        }
        throw new IllegalArgumentException("n must be at most "
                + FastestFirst.ENGINES.stream().mapToInt(Solver::maxSize).max().orElse(-1)
                + " for a search, but is " + n);
    }

    private static int rank(Solver engine) {
        int own = OWN.indexOf(engine.name());
        return own < 0 ? OWN.size() : own;
    }

    private static boolean isOwn(Solver engine) {
        return engine.getClass().getPackageName().startsWith(Solvers.class.getPackageName() + ".");
    }

    private static void collect(@Nullable ClassLoader loader, Map<String, Solver> byName) {
        Iterator<Solver> services = ServiceLoader.load(Solver.class, loader).iterator();
        while (true) {
            try {
                if (!services.hasNext()) {
                    return;
                }
                Solver engine = services.next();
                byName.merge(engine.name(), engine, (first, next) -> isOwn(next) && !isOwn(first) ? next : first);
            } catch (ServiceConfigurationError broken) {
                // Another's broken provider must not cost the user the engines that work.
                LOG.warn("an engine cannot be loaded and is left out: {}", broken.getMessage());
            }
        }
    }

    /** Loaded once, when first needed: a small search should not pay for a look-up of services. */
    private static final class FastestFirst {
        static final List<Solver> ENGINES = load();

        private static List<Solver> load() {
            Map<String, Solver> byName = new LinkedHashMap<>();
            collect(Solvers.class.getClassLoader(), byName);
            return byName.values().stream()
                    .filter(EngineRegistry::isOwn)
                    .sorted(Comparator.comparingInt(EngineRegistry::rank).reversed())
                    .toList();
        }
    }
}
