package io.github.queens4j;

import java.util.List;
import java.util.Set;

/** The library's engines by what they report. The exceptions have their names here, so a new engine is none of them. */
public final class Engines {

    /** Fills whole boards; have a smaller tree; has the tree of the engine that it picks. */
    private static final Set<String> OTHER_TREE = Set.of("permutation", "forward", "cover", "auto");

    /** Sets of squares: these never look at an attacked one. */
    private static final Set<String> REJECTS_NONE = Set.of("forward", "cover", "bitmask", "treemask", "auto");

    private Engines() {}

    /** Those that backtrack, and so report the figures that {@link SearchReport} promises. */
    public static List<Solver> backtracking() {
        return Solvers.engines().stream()
                .filter(engine -> !OTHER_TREE.contains(engine.name()))
                .toList();
    }

    /** Whether an engine goes square by square, and so notifies a listener of attacked ones. */
    public static boolean rejects(Solver engine) {
        return !REJECTS_NONE.contains(engine.name());
    }
}
