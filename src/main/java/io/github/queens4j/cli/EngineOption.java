package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The search engine by its name. */
final class EngineOption {

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "Search with this engine: one of ${COMPLETION-CANDIDATES}, from the slowest to the fastest.")
    private @Nullable String engine;

    boolean isGiven() {
        return engine != null;
    }

    /** The engine that was asked for. */
    Optional<Solver> engine() {
        try {
            return Optional.ofNullable(engine).map(Solvers::engine);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--" + e.getMessage());
        }
    }

    /** The engine that was asked for, or else the one of this name. */
    Solver engineOr(String name) {
        return engine().orElseGet(() -> Solvers.engine(name));
    }

    /** The names that exist, for help and completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Solvers.engines().stream().map(Solver::name).iterator();
        }
    }
}
