package io.github.queens4j;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds engines as services, so that this package depends on none of them. The order in which the library names its
 * services is the order of its engines; there is no other list.
 */
final class EngineRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(Solver.class);

    private static final ClassLoader OWN_LOADER = Solver.class.getClassLoader();

    /** The engine behind {@link Solvers}. */
    private static final String DEFAULT = "auto";

    /** A class loader that fails so often is itself broken, and might never end. */
    private static final int MOST_FAILURES = 32;

    private EngineRegistry() {}

    /** All engines at hand now: the library's own in their order, then the others by name. */
    static List<Solver> find() {
        Map<String, Solver> own = new LinkedHashMap<>();
        Map<String, Solver> others = new TreeMap<>();
        List<Solver> services = load(OWN_LOADER);
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null && context != OWN_LOADER) {
            services.addAll(load(context));
        }
        services.sort(Comparator.comparing(engine -> !isOwn(engine)));
        for (Solver engine : services) {
            String name = engine.name();
            Solver holder = own.getOrDefault(name, others.get(name));
            if (holder == null) {
                (isOwn(engine) ? own : others).put(name, engine);
            } else if (holder.getClass() != engine.getClass()) {
                String type = engine.getClass().getName();
                LOG.warn("the engine {} is ignored: the name \"{}\" is taken by another", type, name);
            }
        }
        own.putAll(others);
        return List.copyOf(own.values());
    }

    /** The engine behind {@link Solvers}. */
    static Solver standard() {
        return Default.ENGINE;
    }

    /** Says why an engine does not take a puzzle, and names the fastest of the library's own that does. */
    static IllegalArgumentException refusal(Solver engine, Puzzle puzzle) {
        int n = puzzle.size();
        String why = n > engine.maxSize()
                ? "n must be at most " + engine.maxSize() + " for the engine \"" + engine.name() + "\", but is " + n
                : "the engine \"" + engine.name() + "\" does not take the rule \"" + puzzle.rule() + "\" with n = " + n;
        String advice = find().stream()
                .filter(other -> isOwn(other) && !other.name().equals(DEFAULT) && other.takes(puzzle))
                .reduce((slower, faster) -> faster)
                .map(other -> "use the engine \"" + other.name() + "\"")
                .orElse("no search goes further, but Solvers.construct gives one solution for queens");
        return new IllegalArgumentException(why + ": " + advice);
    }

    private static boolean isOwn(Solver engine) {
        Class<?> type = engine.getClass();
        return type.getClassLoader() == OWN_LOADER
                && type.getPackageName().equals(Solver.class.getPackageName() + ".engine");
    }

    /** A broken third-party provider must not cost the user the engines that work: it is left out, with a warning. */
    private static List<Solver> load(@Nullable ClassLoader loader) {
        List<Solver> found = new ArrayList<>();
        Iterator<Solver> services = ServiceLoader.load(Solver.class, loader).iterator();
        Set<String> told = new HashSet<>();
        int failures = 0;
        while (failures < MOST_FAILURES) {
            try {
                if (!services.hasNext()) {
                    return found;
                }
                Solver engine = services.next();
                if (engine.name() == null || engine.name().isBlank()) {
                    throw new IllegalStateException(
                            "the engine " + engine.getClass().getName() + " has no name");
                }
                found.add(engine);
            } catch (RuntimeException | LinkageError | ServiceConfigurationError broken) {
                failures++;
                if (told.add(broken.toString())) {
                    LOG.warn("an engine cannot be loaded and is left out: {}", broken.toString());
                }
            }
        }
        return found;
    }

    /** Loaded once, when first needed: a small search should not pay for a look-up of services. */
    private static final class Default {
        static final Solver ENGINE = load(OWN_LOADER).stream()
                .filter(engine -> isOwn(engine) && engine.name().equals(DEFAULT))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no engine found: META-INF/services/"
                        + Solver.class.getName()
                        + " of this library is not on the class path; was it lost in a repackaged jar?"));
    }
}
