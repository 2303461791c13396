package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Relaunch;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
                "What to count with: plain Java (portable), the JDK's incubating vector instructions (vector), "
                        + "or the better of "
                        + "the two (auto, the default).",
                "The vector kernel needs a JVM with the module " + MODULE
                        + "; for larger boards the CLI jar starts one by itself."
            })
    private @Nullable Kernel kernel;

    boolean isGiven() {
        return kernel != null;
    }

    /**
     * Runs the whole command in a JVM with vectors, where that is wanted, possible, and {@code large} work is worth the
     * start of a JVM; returns the exit code, or nothing if the command is to run here.
     */
    OptionalInt runElsewhere(CommandLine line, boolean large) {
        Kernel wish = wish();
        boolean isWanted = wish == Kernel.VECTOR || (wish == Kernel.AUTO && large);
        if (!isWanted || ModuleLayer.boot().findModule(MODULE).isPresent()) {
            return OptionalInt.empty();
        }
        List<String> args =
                line.getCommandSpec().root().commandLine().getParseResult().originalArgs();
        OptionalInt ended = Relaunch.with(MODULE, args);
        if (ended.isEmpty() && wish == Kernel.VECTOR) {
            throw new UsageException((kernel == null ? "-D" + PROPERTY + "=" : "--kernel ")
                    + "vector needs a JVM with the module " + MODULE + ": start java with --add-modules " + MODULE);
        }
        if (ended.isEmpty()) {
            return ended;
        }
        int exitCode = ended.getAsInt();
        Relaunch.accident(exitCode)
                .ifPresent(what -> line.getErr()
                        .println(line.getCommandSpec().qualifiedName()
                                + ": the second JVM, started for the vectors, " + what
                                + "; with --kernel portable there is none"));
        // A command that has counted never ends with 1, which would say that there is no solution.
        return OptionalInt.of(exitCode == ExitCodes.NO_SOLUTION ? ExitCodes.FAILURE : exitCode);
    }

    /** Chooses the kernel for this JVM: a command that has read its input cannot be run again. */
    void stay() {
        wish();
    }

    private Kernel wish() {
        if (kernel != null) {
            System.setProperty(PROPERTY, Choices.name(kernel));
            return kernel;
        }
        try {
            return Objects.requireNonNull(new Kernels().convert(System.getProperty(PROPERTY, "auto")));
        } catch (TypeConversionException wrong) {
            throw new UsageException("the system property " + PROPERTY + " " + wrong.getMessage());
        }
    }

    private enum Kernel {
        AUTO,
        PORTABLE,
        VECTOR
    }

    /** As they are typed. */
    static final class Kernels extends Choices<Kernel> {
        @Override
        Map<String, @Nullable Kernel> byName() {
            return named(Kernel.values());
        }
    }
}
