package io.github.queens4j.cli.terminal;

import java.io.IOError;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;

/**
 * The whole screen of the terminal, with keys that need no Enter, on the other screen that terminals have for this
 * (xterm's 1049); closed, all is as it was before. Ctrl-C is left to the terminal, which makes a signal of it.
 */
public final class TerminalViewer implements Film.Viewer, AutoCloseable {

    private static final String OPEN = "\033[?1049h\033[?25l\033[2J";
    private static final String CLOSE = "\033[?25h\033[?1049l";
    private static final String HOME = "\033[H";
    private static final String END_OF_LINE = "\033[K";
    private static final String END_OF_SCREEN = "\033[J";
    private static final int USUAL_ROWS = 24;

    private final org.jline.terminal.Terminal terminal;
    private final Attributes before;
    private final PrintWriter out;
    private final BlockingQueue<Film.Key> keys = new LinkedBlockingQueue<>();
    private volatile Size size;

    private TerminalViewer(org.jline.terminal.Terminal terminal, PrintWriter out) {
        this.terminal = terminal;
        this.out = out;
        before = terminal.getAttributes();
        size = measure();
    }

    /** Takes the screen of the terminal that standard input and output are; null if there is none. */
    public static @Nullable TerminalViewer open(PrintWriter out) {
        Terminal known = new Terminal();
        boolean isInteractive = known.has(SystemStream.Input) && known.has(SystemStream.Output);
        TerminalViewer viewer = isInteractive ? uninterrupted(() -> find(out)) : null;
        if (viewer != null) {
            viewer.begin();
        }
        return viewer;
    }

    private static @Nullable TerminalViewer find(PrintWriter out) {
        TerminalBuilder builder = TerminalBuilder.builder().system(true).provider("exec");
        try {
            return new TerminalViewer(builder.dumb(false).nativeSignals(false).build(), out);
        } catch (IOException | IOError | IllegalStateException e) {
            return null;
        }
    }

    /** Every key at once and unseen, all but Ctrl-C. */
    private void begin() {
        Attributes raw = new Attributes(before);
        raw.setLocalFlags(EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN), false);
        raw.setInputFlag(InputFlag.IXON, false);
        raw.setControlChar(ControlChar.VMIN, 1);
        raw.setControlChar(ControlChar.VTIME, 0);
        // A shell that comes back by Ctrl-Z would find itself on the other screen.
        raw.setControlChar(ControlChar.VSUSP, 0);
        set(raw);
        write(OPEN);
        terminal.handle(Signal.WINCH, signal -> {
            size = measure();
            keys.add(Film.Key.RESIZED);
        });
        Thread reader = new Thread(this::read, "queens4j-keys");
        reader.setDaemon(true);
        reader.start();
    }

    @Override
    public Size size() {
        return size;
    }

    @Override
    public void show(List<String> lines) {
        write(HOME + String.join(END_OF_LINE + "\r\n", lines) + END_OF_LINE + END_OF_SCREEN);
    }

    @Override
    public Optional<Film.Key> key(long nanos) throws InterruptedException {
        return Optional.ofNullable(keys.poll(nanos, TimeUnit.NANOSECONDS));
    }

    @Override
    public void close() {
        try {
            write(CLOSE);
        } finally {
            set(before);
            try {
                terminal.close();
            } catch (IOException e) {
                // All that mattered is restored.
            }
        }
    }

    /** A second Ctrl-C may end the process that sets the terminal before it has. */
    private void set(Attributes attributes) {
        boolean set = false;
        for (int tries = 0; tries < 3 && !set; tries++) {
            set = uninterrupted(() -> {
                try {
                    terminal.setAttributes(attributes);
                    return true;
                } catch (IOError e) {
                    return false;
                }
            });
        }
    }

    /** Runs what asks or sets the terminal on another thread, so that no interrupt cuts it short or gets lost in it. */
    private static <T> T uninterrupted(Supplier<T> request) {
        return CompletableFuture.supplyAsync(request).join();
    }

    private void write(String text) {
        out.print(text);
        out.flush();
    }

    /** Reads past the terminal object, whose own reader sets the terminal for every key, also while it is restored. */
    private void read() {
        try {
            for (int key = System.in.read(); key >= 0; key = System.in.read()) {
                keys.add(Film.Key.of(key));
            }
        } catch (IOException e) {
            // A terminal that cannot be read is as gone as one that has ended.
        }
        keys.add(Film.Key.QUIT);
    }

    private Size measure() {
        Size window = terminal.getSize();
        boolean isKnown = window.getRows() > 0 && window.getColumns() > 0;
        return isKnown ? window : new Size(Terminal.USUAL_COLUMNS, USUAL_ROWS);
    }
}
