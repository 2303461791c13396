package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The engine that searches; five commands have this option, each with a default of its own. */
final class EngineOption {

    /** The engine that picks another for each puzzle. */
    static final String AUTO = "auto";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            converter = Engines.class,
            completionCandidates = Engines.class,
            description = "Search with this engine: one of ${COMPLETION-CANDIDATES}.")
    private @Nullable Solver engine;

    boolean isGiven() {
        return engine != null;
    }

    /** The engine that was asked for, or else {@link #AUTO}. */
    Solver solver() {
        return solverOr(AUTO);
    }

    /** The engine that was asked for, or else the one of this name. */
    Solver solverOr(String name) {
        return engine == null ? Solvers.engine(name) : engine;
    }

    /** Those that are installed. */
    static final class Engines extends Choices<Solver> {
        @Override
        Map<String, @Nullable Solver> byName() {
            return named(Solvers.engines(), Solver::name);
        }
    }
}
