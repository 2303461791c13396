package io.github.queens4j.cli;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The engine that searches; the commands with this option have each a default of their own. */
final class EngineOption {

    /** The engine that picks another for each puzzle. */
    static final String AUTO = "auto";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Search with this engine: one of ${COMPLETION-CANDIDATES}.")
    private @Nullable Solver engine;

    Solver solverOr(String name) {
        return engine == null ? Solvers.engine(name) : engine;
    }

    /** What the option names in a command that compares engines: one of them, or all but the one that picks another. */
    record Engines(String name, List<Solver> solvers) {

        static List<Engines> known() {
            List<Solver> all = Solvers.engines();
            Stream<Solver> searching = all.stream().filter(one -> !one.name().equals(AUTO));
            Stream<Engines> each = all.stream().map(one -> new Engines(one.name(), List.of(one)));
            return Stream.concat(each, Stream.of(new Engines("all", searching.toList())))
                    .toList();
        }
    }
}
