package io.github.queens4j.count;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Decides when a run saves its results: not before the least pause since the last save has passed, and if saving takes
 * long, not before fifty times as long has passed, but at the latest after fifty least pauses. Without a checkpoint it
 * does nothing.
 */
final class CheckpointKeeper implements AutoCloseable {

    private static final int FACTOR = 50;

    private final @Nullable Checkpoint checkpoint;
    private final Tally tally;
    private final long leastPause;
    private long due;
    private boolean dirty;

    private CheckpointKeeper(@Nullable Checkpoint checkpoint, Tally tally, Duration leastPause) {
        this.checkpoint = checkpoint;
        this.tally = tally;
        this.leastPause = leastPause.toNanos();
        this.due = System.nanoTime() + this.leastPause;
    }

    /**
     * Begins to keep a tally, and reads what the checkpoint has of it already.
     *
     * @param path the checkpoint, null for none
     * @param leastPause between two saves
     */
    static CheckpointKeeper open(@Nullable Path path, Tally tally, Duration leastPause) throws InterruptedException {
        return new CheckpointKeeper(path == null ? null : Checkpoint.open(path, tally), tally, leastPause);
    }

    /** Notes that there is something to save. */
    void resultAdded() {
        dirty = true;
    }

    /**
     * Nanoseconds until {@link #saveIfDue} would save, 0 if it would do so now; very many if there is nothing to save.
     */
    long nanosUntilDue() {
        return dirty && checkpoint != null ? Math.max(0, due - System.nanoTime()) : Long.MAX_VALUE;
    }

    void saveIfDue() {
        if (nanosUntilDue() == 0) {
            save();
        }
    }

    /** Saves what is not yet saved, or was and has gone. */
    void save() {
        if (checkpoint == null || (!dirty && checkpoint.isThere())) {
            return;
        }
        long start = System.nanoTime();
        checkpoint.save(tally);
        dirty = false;
        long end = System.nanoTime();
        due = end + Math.min(FACTOR * leastPause, Math.max(leastPause, FACTOR * (end - start)));
    }

    /** For a message, after a save: what there is to resume from. */
    String whatIsKept() {
        if (checkpoint == null) {
            return "";
        }
        CountProgress saved = tally.progress(Duration.ZERO);
        return "; " + saved.unitsDone() + " of " + saved.unitsTotal() + " units are kept in " + checkpoint.name();
    }

    @Override
    public void close() {
        if (checkpoint != null) {
            checkpoint.close();
        }
    }
}
