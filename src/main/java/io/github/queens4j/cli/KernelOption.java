package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.SecondJvm;
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

    /** Of a JVM that does not start, or of a program that throws; no count ends like this. */
    private static final int ABNORMAL = 1;

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
     * Runs the whole command in a JVM with vectors, where that is wanted and possible.
     *
     * @param line the command
     * @param large whether the work is worth the start of a JVM
     * @return the exit code, or empty if the command is to run here
     */
    OptionalInt runElsewhere(CommandLine line, boolean large) {
        String wish = wish();
        boolean must = wish.equals("vector");
        boolean may = wish.equals("auto") && large;
        if (SecondJvm.isReadableHere(MODULE) || !(must || may)) {
            return OptionalInt.empty();
        }
        Optional<SecondJvm> second = SecondJvm.with(MODULE);
        if (must && second.isEmpty()) {
            throw new UsageException((kernel == null ? "-D" + PROPERTY + "=" : "--kernel ")
                    + "vector needs a JVM with the module " + MODULE + ": start java with --add-modules " + MODULE);
        }
        if (second.isEmpty()) {
            return OptionalInt.empty();
        }
        List<String> args =
                line.getCommandSpec().root().commandLine().getParseResult().originalArgs();
        return OptionalInt.of(explained(second.get().run(args), line));
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

    /** The second JVM explains all that the command in it does, but not its own failures. */
    private static int explained(int exitCode, CommandLine line) {
        String second = line.getCommandSpec().qualifiedName() + ": the second JVM, started for the vectors, ";
        String advice = "; with --kernel portable there is none";
        if (exitCode == ABNORMAL) {
            line.getErr().println(second + "failed" + advice);
            return ExitCodes.FAILURE;
        }
        if (SecondJvm.isKilled(exitCode)) {
            line.getErr().println(second + "was killed by signal " + SecondJvm.signal(exitCode) + advice);
        }
        return exitCode;
    }

    /** The names that exist, for completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return NAMES.iterator();
        }
    }
}
