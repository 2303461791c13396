package io.github.queens4j.cli;

import io.github.queens4j.cli.process.SecondJvm;
import java.util.List;
import java.util.Locale;
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
            paramLabel = "auto|portable|vector",
            description = {
                "What to count with: plain Java (portable), the JDK's incubating vector instructions, or the better of the two "
                        + "(auto, the default).",
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
        String wish = kernel == null ? System.getProperty(PROPERTY, "auto") : known(kernel);
        if (kernel != null) {
            System.setProperty(PROPERTY, wish);
        }
        boolean must = wish.equals("vector");
        boolean may = wish.equals("auto") && large;
        if (SecondJvm.isReadableHere(MODULE) || !(must || may)) {
            return OptionalInt.empty();
        }
        Optional<SecondJvm> second = SecondJvm.with(MODULE);
        if (must && second.isEmpty()) {
            throw new UsageException("--kernel vector needs a JVM with the module " + MODULE
                    + ": start java with --add-modules " + MODULE);
        }
        return second.map(there -> OptionalInt.of(there.run(line.getCommandSpec()
                        .root()
                        .commandLine()
                        .getParseResult()
                        .originalArgs())))
                .orElse(OptionalInt.empty());
    }

    private static String known(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        if (!NAMES.contains(name)) {
            throw new UsageException(
                    "--kernel must be one of " + String.join(", ", NAMES) + ", but is \"" + text + "\"");
        }
        return name;
    }
}
