package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountJob;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A count by the colour split that says how far it is, and in the end what is kept in its checkpoint and what is not.
 */
final class SplitCount {

    private final Action command;
    private final @Nullable Path checkpoint;
    private @Nullable UncheckedIOException unsaved;

    /**
     * A count to come.
     *
     * @param command on whose behalf
     * @param checkpoint where to keep results, null for nowhere
     */
    SplitCount(Action command, @Nullable Path checkpoint) {
        this.command = command;
        this.checkpoint = checkpoint;
    }

    /** The number of solutions. */
    long run(Puzzle puzzle, int threads) {
        CountStatus progress = CountStatus.of("counting " + Words.of(puzzle) + ":");
        CountJob job = CountJob.of(puzzle).threads(threads).onProgress(progress).onSaveFailure(late -> unsaved = late);
        CountJob kept = checkpoint == null ? job : job.checkpoint(checkpoint);
        try {
            return command.showing(progress, kept::run);
        } catch (CancellationException e) {
            throw (CancellationException) new CancellationException("interrupted" + whatIsKept(e)).initCause(e);
        }
    }

    /** What a later run can build on; a save that failed hangs on the exception. */
    private String whatIsKept(CancellationException interrupted) {
        Throwable[] failures = interrupted.getSuppressed();
        if (failures.length > 0) {
            return "; what is done could not be saved: " + failures[0].getMessage();
        }
        return checkpoint == null || !Files.exists(checkpoint)
                ? ""
                : "; what is done is kept in " + checkpoint + ", and the same command resumes from there";
    }

    /** After the number is printed: whether all is well. */
    int exitCode() {
        if (unsaved == null) {
            return ExitCodes.DONE;
        }
        command.out().flush();
        command.complain("the number is exact, but the checkpoint does not have it: " + unsaved.getMessage());
        return ExitCodes.FAILURE;
    }
}
