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

    private static final Logger LOG = LoggerFactory.getLogger(Solver.class);

    private static final ClassLoader OWN_LOADER = Solver.class.getClassLoader();

    private EngineRegistry() {}

    /** All engines at hand now: the library's own in the order in which it provides them, then the others by name. */
    static List<Solver> find() {
        List<Solver> services = new ArrayList<>(load(OWN_LOADER));
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null && context != OWN_LOADER) {
            services.addAll(load(context));
        }
        services.sort(Comparator.comparing(engine -> isOwn(engine) ? "" : engine.name()));
        Map<String, Solver> byName = new LinkedHashMap<>();
        for (Solver engine : services) {
            Solver holder = byName.putIfAbsent(engine.name(), engine);
            if (holder != null && holder.getClass() != engine.getClass()) {
                String type = engine.getClass().getName();
                LOG.warn("the engine {} is ignored: the name \"{}\" is taken by another", type, engine.name());
            }
        }
        return List.copyOf(byName.values());
    }

    private static boolean isOwn(Solver engine) {
        Class<?> type = engine.getClass();
        return type.getClassLoader() == OWN_LOADER && type.getName().startsWith("io.github.queens4j.engine.");
    }

    /** Leaves out what cannot be loaded; a loader that cannot list its services fails in the same words again. */
    private static List<Solver> load(@Nullable ClassLoader loader) {
        List<Solver> found = new ArrayList<>();
        Iterator<Solver> services = ServiceLoader.load(Solver.class, loader).iterator();
        String failure = "";
        while (true) {
            try {
                if (!services.hasNext()) {
                    return found;
                }
                found.add(services.next());
            } catch (LinkageError | ServiceConfigurationError broken) {
                if (broken instanceof ServiceConfigurationError && failure.equals(broken.toString())) {
                    return found;
                }
                failure = broken.toString();
                Object cause = broken.getCause() == null ? "" : ": " + broken.getCause();
                LOG.warn("an engine cannot be loaded and is left out: {}{}", broken, cause);
            }
        }
    }

    /** The engine behind {@link Solvers}, found once: a small search should not pay for a look-up of services. */
    static final class Default {

        static final Solver ENGINE = load(OWN_LOADER).stream()
                .filter(engine -> isOwn(engine) && engine.name().equals("auto"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no engine found: META-INF/services/"
                        + Solver.class.getName()
                        + " of this library is not on the class path; was it lost in a repackaged jar?"));
    }
}
