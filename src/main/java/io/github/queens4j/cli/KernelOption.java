package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Relaunch;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The kernel of the colour split, and the JVM that it needs. */
final class KernelOption {

    static final String MODULE = "jdk.incubator.vector";

    /** Read by the library before its first unit runs. */
    private static final String PROPERTY = "queens4j.kernel";

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            converter = Kernels.class,
            completionCandidates = Kernels.class,
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
        if (kernel != null) {
            System.setProperty(PROPERTY, kernel);
            return kernel;
        }
        try {
            return Objects.requireNonNull(new Kernels().convert(System.getProperty(PROPERTY, "auto")));
        } catch (TypeConversionException e) {
            throw new UsageException("the system property " + PROPERTY + " " + e.getMessage());
        }
    }

    /** As they are typed. */
    static final class Kernels extends Choices<String> {
        @Override
        Map<String, @Nullable String> byName() {
            return named(List.of("auto", "portable", "vector"), name -> name);
        }
    }
}
