package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Relaunch;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How the colour split counts: its threads, and its kernel with the JVM that it needs. */
final class SplitOptions {

    static final String MODULE = "jdk.incubator.vector";

    /** Read by the library before its first unit runs. */
    private static final String PROPERTY = "queens4j.kernel";

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    @Range(from = 1, to = 4096)
    private @Nullable Integer threads;

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            description = {
                "What to count with: plain Java (portable), the JDK's incubating vector instructions (vector), "
                        + "or the better of the two (auto, the default).",
                "The vector kernel needs a JVM with the module " + MODULE
                        + "; for larger boards the CLI jar starts one by itself."
            })
    private @Nullable Kernel kernel;

    /** The option that asks for it; null if there is none. */
    @Nullable
    String given() {
        return threads != null ? "--threads" : kernel != null ? "--kernel" : null;
    }

    int threads() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /**
     * Runs the whole command in a JVM with vectors, where that is wanted, possible, and {@code large} work is worth the
     * start of a JVM; returns the exit code, or nothing if the command is to run here.
     */
    OptionalInt runElsewhere(CommandLine line, boolean large) {
        Kernel wish = choose();
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
        // A command that has counted never ends with 1, which would say that there is no solution.
        int code = ended.getAsInt() == ExitCodes.NO_SOLUTION ? ExitCodes.FAILURE : ended.getAsInt();
        Relaunch.accident(ended.getAsInt())
                .ifPresent(what -> Errors.print(
                        line,
                        "the second JVM, started for the vectors, " + what + "; with --kernel portable there is none",
                        code));
        return OptionalInt.of(code);
    }

    /** The kernel that the user wants, which the library in this JVM is told. */
    Kernel choose() {
        if (kernel != null) {
            System.setProperty(PROPERTY, Choices.name(kernel));
            return kernel;
        }
        try {
            Object set = new Choices(Kernel.class).convert(System.getProperty(PROPERTY, "auto"));
            return (Kernel) Objects.requireNonNull(set);
        } catch (TypeConversionException wrong) {
            throw new UsageException("the system property " + PROPERTY + " " + wrong.getMessage());
        }
    }

    enum Kernel {
        AUTO,
        PORTABLE,
        VECTOR
    }
}
