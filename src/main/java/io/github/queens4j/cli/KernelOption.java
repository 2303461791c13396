package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Relaunch;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The kernel of the colour split, and the JVM that it needs. */
final class KernelOption {

    static final String MODULE = "jdk.incubator.vector";

    private static final List<String> NAMES = List.of("auto", "portable", "vector");

    /** Read by the library before its first unit runs. */
    private static final String PROPERTY = "queens4j.kernel";

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            completionCandidates = Names.class,
            description = {
                "What to count with: plain Java (portable), the JDK's incubating vector instructions (vector), or the better of "
                        + "the two (auto, the default).",
                "The vector kernel needs a JVM with the module " + MODULE
                        + "; for larger boards the CLI jar starts one by itself."
            })
    private @Nullable String kernel;

    boolean isGiven() {
        return kernel != null;
    }

    /**
     * Runs the whole command in a JVM with vectors, where that is wanted, possible, and {@code large} work is worth the
     * start of a JVM; returns the exit code, or nothing if the command is to run here.
     */
    OptionalInt runElsewhere(CommandLine line, boolean large) {
        String wish = wish();
        boolean must = wish.equals("vector");
        boolean may = wish.equals("auto") && large;
        if (ModuleLayer.boot().findModule(MODULE).isPresent() || !(must || may)) {
            return OptionalInt.empty();
        }
        Optional<Relaunch> second = Relaunch.with(MODULE);
        if (must && second.isEmpty()) {
            throw new UsageException((kernel == null ? "-D" + PROPERTY + "=" : "--kernel ")
                    + "vector needs a JVM with the module " + MODULE + ": start java with --add-modules " + MODULE);
        }
        if (second.isEmpty()) {
            return OptionalInt.empty();
        }
        List<String> args =
                line.getCommandSpec().root().commandLine().getParseResult().originalArgs();
        int exitCode = second.get().run(args);
        Optional<String> accident = Relaunch.accident(exitCode);
        accident.ifPresent(what -> line.getErr()
                .println(line.getCommandSpec().qualifiedName() + ": the second JVM, started for the vectors, " + what
                        + "; with --kernel portable there is none"));
        // A command that has counted never ends with 1, which would say that there is no solution.
        return OptionalInt.of(exitCode == ExitCodes.NO_SOLUTION ? ExitCodes.FAILURE : exitCode);
    }

    /** Chooses the kernel for this JVM: a command that has read its input cannot be run again. */
    void stay() {
        wish();
    }

    private String wish() {
        String text = kernel == null ? System.getProperty(PROPERTY, "auto") : kernel;
        String name = Arguments.oneOf(kernel == null ? "the system property " + PROPERTY : "--kernel", text, NAMES);
        if (kernel != null) {
            System.setProperty(PROPERTY, name);
        }
        return name;
    }

    /** The names that exist, for completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return NAMES.iterator();
        }
    }
}
