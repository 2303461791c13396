package io.github.queens4j.cli.terminal;

import java.util.List;

/** Where a search is watched: something to draw on, and keys. */
public interface Window {

    /** Instead of a key: none was pressed in time. */
    int NO_KEY = -1;

    /** Instead of a key: the window has another size now. */
    int RESIZED = -2;

    /** Instead of a key: there will be no more. */
    int END_OF_KEYS = -3;

    /**
     * Its size now.
     *
     * @return lines and columns
     */
    WindowSize size();

    /**
     * Shows these lines and nothing else.
     *
     * @param lines no more and no longer ones than fit
     */
    void show(List<String> lines);

    /**
     * Waits for a key.
     *
     * @param nanos how long at most
     * @return the character, or one of the constants
     * @throws InterruptedException if the thread is interrupted
     */
    int key(long nanos) throws InterruptedException;
}
