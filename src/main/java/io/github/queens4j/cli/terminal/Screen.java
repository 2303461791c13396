package io.github.queens4j.cli.terminal;

import java.io.IOError;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
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
import org.jspecify.annotations.Nullable;

/**
 * The whole screen of the terminal, with keys that need no Enter; closed, the terminal is as it was before.
 *
 * <p>It draws on the other screen that terminals have for this (xterm's 1049), so that nothing of the user's is lost.
 * Ctrl-C is left to the terminal, which makes a signal of it.
 */
public final class Screen implements Window, AutoCloseable {

    private static final String OPEN = "\033[?1049h\033[?25l\033[2J";
    private static final String CLOSE = "\033[?25h\033[?1049l";
    private static final String HOME = "\033[H";
    private static final String END_OF_LINE = "\033[K";
    private static final String END_OF_SCREEN = "\033[J";

    /** What terminals have that do not know their size. */
    private static final WindowSize USUAL = new WindowSize(24, 80);

    private final org.jline.terminal.Terminal terminal;
    private final Attributes before;
    private final PrintWriter out;
    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private volatile WindowSize size;

    private Screen(org.jline.terminal.Terminal terminal, PrintWriter out) {
        this.terminal = terminal;
        this.out = out;
        before = terminal.getAttributes();
        size = measure();
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
            keys.add(RESIZED);
        });
        Thread reader = new Thread(this::read, "queens4j-keys");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Takes the screen of the terminal that standard input and output are.
     *
     * @param out writes to standard output
     * @return the screen; null if there is no terminal
     */
    public static @Nullable Screen open(PrintWriter out) {
        Screen screen = Terminal.isInteractive() ? uninterrupted(() -> find(out)) : null;
        if (screen == null) {
            return null;
        }
        try {
            screen.begin();
        } catch (RuntimeException | Error failure) {
            screen.close();
            throw failure;
        }
        return screen;
    }

    /** Asks the system's own commands, tty and stty; without them there is no terminal for us. */
    private static @Nullable Screen find(PrintWriter out) {
        try {
            return new Screen(
                    TerminalBuilder.builder()
                            .system(true)
                            .provider("exec")
                            .dumb(false)
                            .nativeSignals(false)
                            .build(),
                    out);
        } catch (IOException | IOError | IllegalStateException e) {
            return null;
        }
    }

    @Override
    public WindowSize size() {
        return size;
    }

    @Override
    public void show(List<String> lines) {
        write(HOME + String.join(END_OF_LINE + "\r\n", lines) + END_OF_LINE + END_OF_SCREEN);
    }

    @Override
    public int key(long nanos) throws InterruptedException {
        Integer key = keys.poll(nanos, TimeUnit.NANOSECONDS);
        return key == null ? NO_KEY : key;
    }

    @Override
    public void close() {
        try {
            write(CLOSE);
        } finally {
            restore();
        }
    }

    private void restore() {
        set(before);
        try {
            terminal.close();
        } catch (IOException e) {
            // All that mattered is restored.
        }
    }

    /** A second Ctrl-C may end the process that sets the terminal before it has. */
    private void set(Attributes attributes) {
        boolean set = false;
        for (int tries = 0; tries < 3 && !set; tries++) {
            set = uninterrupted(() -> isSet(attributes));
        }
    }

    private boolean isSet(Attributes attributes) {
        try {
            terminal.setAttributes(attributes);
            return true;
        } catch (IOError e) {
            return false;
        }
    }

    /**
     * Asks or sets the terminal, for which the system's own commands are run and waited for: on another thread, so that
     * an interrupt does not cut that short or get lost in it. It is seen afterwards.
     */
    private static <T> T uninterrupted(Supplier<T> request) {
        return CompletableFuture.supplyAsync(request).join();
    }

    private void write(String text) {
        out.print(text);
        out.flush();
    }

    /**
     * Reads past the terminal object: its own reader sets the terminal for every key, also while it is being restored.
     */
    private void read() {
        try {
            int key = System.in.read();
            while (key >= 0) {
                keys.add(key);
                key = System.in.read();
            }
        } catch (IOException e) {
            // A terminal that cannot be read is as gone as one that has ended.
        }
        keys.add(END_OF_KEYS);
    }

    private WindowSize measure() {
        Size window = terminal.getSize();
        boolean known = window.getRows() > 0 && window.getColumns() > 0;
        return known ? new WindowSize(window.getRows(), window.getColumns()) : USUAL;
    }
}
