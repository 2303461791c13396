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

    private final String module;
    private final boolean showsMessages = new Terminal().has(SystemStream.Error);
    private final List<String> command = new ArrayList<>();

    private Relaunch(String module, Path java, String jar, List<String> options) {
        this.module = module;
        command.add(java.toString());
        command.addAll(options);
        command.addAll(List.of(
                "--add-modules",
                module,
                "-D" + PARENT + "=" + ProcessHandle.current().pid()));
        command.addAll(List.of("-D" + Terminal.SHARED + "=" + showsMessages, "-jar", jar));
    }

    /** A JVM with a module, if this one was started from our jar and another one like it could have the module. */
    public static Optional<Relaunch> with(String module) {
        String jar = System.getProperty("java.class.path", "");
        Path java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '/' ? "java" : "java.exe");
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        boolean isPossible = isOwnJar(jar)
                && Files.isExecutable(java)
                && ModuleFinder.ofSystem().find(module).isPresent()
                && options.stream().noneMatch(LISTENING.asPredicate());
        return isPossible ? Optional.of(new Relaunch(module, java, jar, options)) : Optional.empty();
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

    /** Runs the command there and returns its exit code. */
    public int run(List<String> args) {
        command.addAll(args);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectInput(Redirect.INHERIT).redirectOutput(Redirect.INHERIT);
        // They are among the options already.
        builder.environment().keySet().removeAll(Set.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"));
        try {
            return waitFor(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
    }

    private int waitFor(Process process) {
        CompletableFuture<Void> messages = CompletableFuture.runAsync(() -> passOn(process.getErrorStream()));
        try {
            int exitCode = process.waitFor();
            messages.join();
            if (accident(exitCode).isPresent() && showsMessages) {
                // It had no time to do that itself.
                System.err.print(Progress.CLEAR);
            }
            return exitCode;
        } catch (InterruptedException e) {
            endInOrder(process);
            messages.join();
            Thread.currentThread().interrupt();
            return Shutdown.EXIT_CODE;
        }
    }

    /** Ctrl-C has reached both JVMs, other signals only this one. */
    private static void endInOrder(Process process) {
        if (process.supportsNormalTermination()) {
            // Unlike Process.destroy, this leaves the pipe open for what it has to say.
            process.toHandle().destroy();
        }
        process.onExit().join();
    }

    /** Copies standard error without the warning. */
    private void passOn(InputStream messages) {
        byte[] warning = ("WARNING: Using incubator modules: " + module + System.lineSeparator())
                .getBytes(StandardCharsets.US_ASCII);
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
        return signal > 0 && !ORDERLY.contains(signal)
                ? Optional.of("was killed by signal " + signal)
                : Optional.empty();
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
