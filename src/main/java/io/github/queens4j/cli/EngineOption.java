package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The search engine by its name. */
final class EngineOption {

    /** The engine of whoever names none. */
    static final String AUTO = "auto";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            completionCandidates = Names.class,
            description = "Search with this engine: one of ${COMPLETION-CANDIDATES}.")
    private @Nullable String engine;

    boolean isGiven() {
        return engine != null;
    }

    /** The engine that was asked for, or else the one that picks another for each puzzle. */
    Solver solver() {
        return solverOr(AUTO);
    }

    /** The engine that was asked for, or else the one of this name. */
    Solver solverOr(String name) {
        return Solvers.engine(engine == null ? name : Arguments.oneOf("--engine", engine, names()));
    }

    private static List<String> names() {
        return Solvers.engines().stream().map(Solver::name).toList();
    }

    /** The names that exist, for help and completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
