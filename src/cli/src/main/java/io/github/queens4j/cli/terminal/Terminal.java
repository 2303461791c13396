package io.github.queens4j.cli.terminal;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.OSUtils;

/** What of this process is a terminal, and how wide that is, by the system's own commands: no native library. */
class Terminal {

    /** What terminals have that do not know their size. */
    static final int USUAL_COLUMNS = 80;

    /** A window can be made larger or smaller at any time. */
    private static final Duration SAME_SIZE = Duration.ofSeconds(3);

    private final Map<SystemStream, Boolean> known = new ConcurrentHashMap<>();
    private int columns;
    private long measured;

    /** Whether a stream of this process is a terminal that understands control sequences. */
    boolean has(SystemStream stream) {
        return known.computeIfAbsent(stream, Terminal::find);
    }

    int columns() {
        long now = System.nanoTime();
        if (columns == 0 || now - measured > SAME_SIZE.toNanos()) {
            int width = new ExecTerminalProvider().systemStreamWidth(SystemStream.Error);
            columns = width > 0 ? width : USUAL_COLUMNS;
            measured = now;
        }
        return columns;
    }

    @SuppressWarnings("SystemConsoleNull")
    private static boolean find(SystemStream stream) {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        if (!OSUtils.IS_WINDOWS) {
            return new ExecTerminalProvider().isPosixSystemStream(stream);
        }
        // From Java 22 on there is another console by default, which is there even without a terminal.
        System.setProperty("jdk.console", "java.base");
        return System.console() != null;
    }
}
