package io.github.queens4j.cli.terminal;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jline.terminal.spi.SystemStream;

/**
 * Runs the same command once more in a JVM with another module: only a JVM that was started with {@code --add-modules}
 * has a module that incubates, and a jar cannot ask for that.
 *
 * <p>The second JVM is the same java with the same options, jar, arguments, standard input and output. Its messages
 * come through a pipe for the sake of their first line alone, a warning about incubating modules that nothing turns
 * off. It ends when the first ends, in whatever way.
 */
public final class Relaunch {

    /** Set in the second JVM: the process that started it. */
    private static final String PARENT = "queens4j.parent";

    /** Two JVMs cannot listen on one port, neither for a debugger nor for JMX. */
    private static final Pattern LISTENING =
            Pattern.compile("jdwp|^-javaagent:.*=|com\\.sun\\.management\\.(jmxremote\\.(rmi\\.)?port|config\\.file)");

    /** Of a JVM that does not start, or of a program that throws. */
    private static final int ABNORMAL = 1;

    /** What the number of a signal is added to. */
    private static final int SIGNALLED = 128;

    /** Those that a JVM answers by ending in order: SIGHUP, SIGINT, SIGTERM. */
    private static final Set<Integer> ORDERLY = Set.of(1, 2, 15);

    private Relaunch() {}

    /**
     * Runs a command in a JVM with a module, and returns its exit code; nothing if this JVM was not started from our
     * jar, or another one like it could not have the module.
     */
    public static OptionalInt with(String module, List<String> args) {
        String jar = System.getProperty("java.class.path", "");
        Path java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '/' ? "java" : "java.exe");
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        if (!isOwnJar(jar)
                || !Files.isExecutable(java)
                || ModuleFinder.ofSystem().find(module).isEmpty()
                || options.stream().anyMatch(LISTENING.asPredicate())) {
            return OptionalInt.empty();
        }
        boolean showsMessages = new Terminal().has(SystemStream.Error);
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(options);
        command.addAll(List.of("--add-modules", module, "-D" + Terminal.SHARED + "=" + showsMessages));
        command.addAll(List.of("-D" + PARENT + "=" + ProcessHandle.current().pid(), "-jar", jar));
        command.addAll(args);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectInput(Redirect.INHERIT).redirectOutput(Redirect.INHERIT);
        // They are among the options already.
        builder.environment().keySet().removeAll(Set.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"));
        try {
            int exitCode = waitFor(builder.start(), "WARNING: Using incubator modules: " + module);
            if (showsMessages && accident(exitCode).isPresent()) {
                // It had no time to do that itself.
                System.err.print(Console.CLEAR);
            }
            return OptionalInt.of(exitCode);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + java + ": " + e.getMessage(), e);
        }
    }

    private static boolean isOwnJar(String classPath) {
        try {
            var source = Relaunch.class.getProtectionDomain().getCodeSource();
            return source != null
                    && classPath.endsWith(".jar")
                    && Files.isSameFile(
                            Path.of(classPath), Path.of(source.getLocation().toURI()));
        } catch (IOException | URISyntaxException | IllegalArgumentException e) {
            return false;
        }
    }

    private static int waitFor(Process process, String warning) {
        CompletableFuture<Void> messages = CompletableFuture.runAsync(() -> passOn(process.getErrorStream(), warning));
        try {
            int exitCode = process.waitFor();
            messages.join();
            return exitCode;
        } catch (InterruptedException e) {
            // Ctrl-C has reached both JVMs, other signals only this one.
            if (process.supportsNormalTermination()) {
                // Unlike Process.destroy, this leaves the pipe open for what it has to say.
                process.toHandle().destroy();
            }
            process.onExit().join();
            messages.join();
            Thread.currentThread().interrupt();
            return Shutdown.EXIT_CODE;
        }
    }

    /** Copies standard error without the line that is a warning. */
    private static void passOn(InputStream messages, String line) {
        byte[] warning = (line + System.lineSeparator()).getBytes(StandardCharsets.US_ASCII);
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        try (messages) {
            byte[] first = messages.readNBytes(warning.length);
            if (!Arrays.equals(first, warning)) {
                err.write(first);
            }
            messages.transferTo(err);
        } catch (IOException e) {
            // Nobody reads the messages; the result matters more.
        }
    }

    /** What has happened to a second JVM that could not end in order, and so could not explain itself. */
    public static Optional<String> accident(int exitCode) {
        if (exitCode == ABNORMAL) {
            return Optional.of("failed");
        }
        int signal = exitCode - SIGNALLED;
        boolean isOrderly = signal <= 0 || ORDERLY.contains(signal);
        return isOrderly ? Optional.empty() : Optional.of("was killed by signal " + signal);
    }

    /** Ends a second JVM in order as soon as the first has gone; does nothing in a JVM that a user started. */
    public static void endWithParent() {
        Long parent = Long.getLong(PARENT);
        if (parent != null) {
            Thread watch = new Thread(
                    () -> {
                        ProcessHandle.of(parent)
                                .ifPresent(handle -> handle.onExit().join());
                        System.exit(Shutdown.EXIT_CODE);
                    },
                    "queens4j-parent");
            watch.setDaemon(true);
            watch.start();
        }
    }
}
