package io.github.queens4j.cli.terminal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Runs the same command once more in a JVM with another module.
 *
 * <p>Only a JVM that was started with {@code --add-modules} has a module that incubates, and a jar cannot ask for that.
 * The second JVM is the same java with the same options, the same jar and the same arguments; it writes to the same
 * standard output, and its messages are passed on without the warning that a JVM gives about incubating modules. It
 * ends when this one does, even if this one is killed: its standard input is a pipe from here.
 */
public final class SecondJvm {

    private static final String WARNING = "WARNING: Using incubator modules";
    private static final String ANNOUNCEMENT = "Picked up ";
    private static final Pattern LISTENING =
            Pattern.compile("jdwp|^-javaagent:.*=|com\\.sun\\.management\\.(jmxremote\\.(rmi\\.)?port|config\\.file)");
    private static final long SECONDS_TO_END = 8;

    /** What the number of a signal is added to. */
    private static final int SIGNALLED = 128;

    /** Ctrl-C and its like, which a JVM answers by ending in order: SIGHUP, SIGINT, SIGTERM. */
    private static final Set<Integer> ORDERLY = Set.of(1, 2, 15);

    private final String module;
    private final Path java;
    private final String jar;
    private final List<String> options;

    private SecondJvm(String module, Path java, String jar, List<String> options) {
        this.module = module;
        this.java = java;
        this.jar = jar;
        this.options = options;
    }

    /**
     * Whether this JVM has a module.
     *
     * @param module the name of the module
     * @return whether no second JVM is needed
     */
    public static boolean isReadableHere(String module) {
        return ModuleLayer.boot().findModule(module).isPresent();
    }

    /**
     * A JVM with a module, if this one was started from our jar and another one like it could have the module.
     *
     * @param module the name of the module
     * @return what can be run
     */
    public static Optional<SecondJvm> with(String module) {
        String jar = System.getProperty("java.class.path", "");
        Path java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '/' ? "java" : "java.exe");
        if (!jar.endsWith(".jar")
                || jar.contains(File.pathSeparator)
                || !isOwnJar(Path.of(jar))
                || !Files.isExecutable(java)
                || ModuleFinder.ofSystem().find(module).isEmpty()) {
            return Optional.empty();
        }
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        // Two JVMs cannot listen on one port, be it for a debugger or for JMX.
        boolean listens = options.stream().anyMatch(LISTENING.asPredicate());
        return listens ? Optional.empty() : Optional.of(new SecondJvm(module, java, jar, options));
    }

    private static boolean isOwnJar(Path jar) {
        try {
            var source = SecondJvm.class.getProtectionDomain().getCodeSource();
            return source != null
                    && Files.isSameFile(jar, Path.of(source.getLocation().toURI()));
        } catch (IOException | java.net.URISyntaxException | IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * Runs the command there.
     *
     * @param args those of this JVM
     * @return the exit code
     */
    public int run(List<String> args) {
        boolean terminal = new Terminal().showsErrors();
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(options);
        command.addAll(List.of("--add-modules", module, "-D" + Lifeline.PROPERTY + "=" + terminal));
        command.addAll(List.of("-jar", jar));
        command.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.INHERIT);
        // They are among the options already.
        builder.environment().remove("JDK_JAVA_OPTIONS");
        try {
            int exitCode = waitFor(builder.start());
            if (terminal && isKilled(exitCode)) {
                // It had no time to do that itself.
                System.err.print(StatusLine.CLEAR);
            }
            return exitCode;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + java + ": " + e.getMessage(), e);
        }
    }

    /**
     * Whether an exit code tells that a process was killed, so that it had no time to say anything.
     *
     * @param exitCode of a process
     * @return whether a signal ended it that a JVM does not answer
     */
    public static boolean isKilled(int exitCode) {
        return exitCode > SIGNALLED && !ORDERLY.contains(signal(exitCode));
    }

    /**
     * The signal in the exit code of a process that was killed.
     *
     * @param exitCode of a process
     * @return the number of the signal
     */
    public static int signal(int exitCode) {
        return exitCode - SIGNALLED;
    }

    private static int waitFor(Process process) {
        Thread messages = new Thread(() -> passOn(process.getErrorStream()), "queens4j-messages");
        messages.setDaemon(true);
        messages.start();
        try {
            int exitCode = process.waitFor();
            messages.join();
            return exitCode;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            end(process, messages);
            return Shutdown.EXIT_CODE;
        }
    }

    /** Lets the process end in order, but not forever. */
    private static void end(Process process, Thread messages) {
        boolean interrupted = Thread.interrupted();
        try {
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            messages.join(1000);
        } catch (IOException | InterruptedException e) {
            process.destroyForcibly();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Copies standard error, without what the first JVM has said already or need not say. */
    private static void passOn(InputStream messages) {
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        try (InputStream in = new BufferedInputStream(messages)) {
            String line;
            do {
                line = readLine(in);
                if (!line.startsWith(WARNING) && !line.startsWith(ANNOUNCEMENT)) {
                    err.write(line.getBytes(StandardCharsets.UTF_8));
                }
            } while (line.startsWith(ANNOUNCEMENT));
            in.transferTo(err);
        } catch (IOException e) {
            // Nobody reads the messages; the result matters more.
        }
    }

    private static String readLine(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = in.read();
        while (next >= 0 && next != '\n') {
            line.write(next);
            next = in.read();
        }
        if (next == '\n') {
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}
