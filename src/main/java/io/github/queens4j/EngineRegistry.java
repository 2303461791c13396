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

/**
 * Finds engines as services, so that this package depends on none of them. The order in which the library names its
 * services is the order of its engines; there is no other list.
 */
final class EngineRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(Solvers.class);

    /** The library's engines live in this package, and nobody else's. */
    private static final String OWN_PACKAGE = Solvers.class.getPackageName() + ".engine";

    /** The engine behind {@link Solvers}. */
    private static final String DEFAULT = "auto";

    /** So many broken providers in a row are a broken class loader, which might go on for ever. */
    private static final int MOST_FAILURES = 32;

    private EngineRegistry() {}

    /** All engines at hand now: the library's own in their order, then the others by name. */
    static List<Solver> find() {
        Map<String, Solver> byName = new LinkedHashMap<>();
        ClassLoader own = Solvers.class.getClassLoader();
        collect(own, byName);
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null && context != own) {
            collect(context, byName);
        }
        List<Solver> found = new ArrayList<>();
        byName.values().stream().filter(EngineRegistry::isOwn).forEach(found::add);
        byName.entrySet().stream()
                .filter(entry -> !isOwn(entry.getValue()))
                .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                .forEach(entry -> found.add(entry.getValue()));
        return List.copyOf(found);
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
        return engine.getClass().getPackageName().equals(OWN_PACKAGE)
                && engine.getClass().getClassLoader() == Solvers.class.getClassLoader();
    }

    /** Another's broken provider must not cost the user the engines that work: it is left out, with one warning. */
    private static void collect(@Nullable ClassLoader loader, Map<String, Solver> byName) {
        Iterator<Solver> services;
        try {
            services = ServiceLoader.load(Solver.class, loader).iterator();
        } catch (RuntimeException | LinkageError broken) {
            leaveOut(broken);
            return;
        }
        String lastFailure = "";
        for (int failures = 0; failures < MOST_FAILURES; failures++) {
            try {
                if (!services.hasNext()) {
                    return;
                }
            } catch (RuntimeException | LinkageError | ServiceConfigurationError broken) {
                if (broken.toString().equals(lastFailure)) {
                    return; // Not a provider is broken but the loader, which says so each time.
                }
                lastFailure = broken.toString();
                leaveOut(broken);
                continue;
            }
            try {
                add(services.next(), byName);
                failures = 0;
            } catch (RuntimeException
                    | LinkageError
                    | ServiceConfigurationError
                    | StackOverflowError
                    | AssertionError broken) {
                leaveOut(broken);
            }
        }
    }

    private static void add(Solver engine, Map<String, Solver> byName) {
        String name = engine.name();
        if (name == null || name.isBlank()) {
            throw new IllegalStateException("the engine " + engine.getClass().getName() + " has no name");
        }
        byName.merge(name, engine, (first, next) -> isOwn(next) && !isOwn(first) ? next : first);
    }

    private static void leaveOut(Throwable broken) {
        LOG.warn("an engine cannot be loaded and is left out: {}", broken.toString());
    }

    /** Loaded once, when first needed: a small search should not pay for a look-up of services. */
    private static final class Default {
        static final Solver ENGINE = load();

        private static Solver load() {
            Map<String, Solver> byName = new LinkedHashMap<>();
            collect(Solvers.class.getClassLoader(), byName);
            Solver engine = byName.get(DEFAULT);
            if (engine == null || !isOwn(engine)) {
                throw new IllegalStateException("no engine found: META-INF/services/" + Solver.class.getName()
                        + " of this library is not on the class path; was it lost in a repackaged jar?");
            }
            return engine;
        }
    }
}
