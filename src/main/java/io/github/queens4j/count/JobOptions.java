package io.github.queens4j.count;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a {@link CountJob} was told. Changed only by {@link #with}, before anyone else sees it. */
final class JobOptions implements Cloneable {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    final CountPlan plan;

    int threads = Runtime.getRuntime().availableProcessors();

    /** The executor, null for own threads. */
    @Nullable
    ExecutorService executor;

    int window = 256;
    int retries = 3;

    /** Time without any result after which an executor's units may be taken as lost. */
    Duration patience = Duration.ofMinutes(1);

    Consumer<? super CountProgress> listener = progress -> {};

    /** The file, null for none. */
    @Nullable
    Path checkpoint;

    /** Is told that the count is complete, but not its checkpoint. */
    Consumer<? super UncheckedIOException> saveFailureListener;

    JobOptions(CountPlan plan) {
        this.plan = plan;
        this.saveFailureListener =
                unsaved -> LOG.warn("the count for n = {} is complete, but: {}", plan.n(), unsaved.getMessage());
    }

    /** The same options but for a change. */
    JobOptions with(Consumer<JobOptions> change) {
        try {
            JobOptions changed = (JobOptions) clone();
            change.accept(changed);
            return changed;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
