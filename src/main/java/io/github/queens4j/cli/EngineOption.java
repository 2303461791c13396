package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The engine that searches; five commands have this option, each with a default of its own. */
final class EngineOption {

    /** The engine that picks another for each puzzle. */
    static final String AUTO = "auto";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Search with this engine: one of ${COMPLETION-CANDIDATES}.")
    private @Nullable Solver engine;

    boolean isGiven() {
        return engine != null;
    }

    Solver solverOr(String name) {
        return engine == null ? Solvers.engine(name) : engine;
    }
}
