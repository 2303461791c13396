package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever ends a parallel stream ends all its threads, though each would search for days. */
class StreamStopTest {

    private static final int PARALLELISM = 3;

    private final StreamTest.CountingSolver solver = new StreamTest.CountingSolver();
    private final ForkJoinPool pool = new ForkJoinPool(PARALLELISM);
    private final ExecutorService caller = Executors.newSingleThreadExecutor();

    private void await(int searches) throws InterruptedException {
        for (int i = 0; i < 6000 && solver.searching.get() != searches; i++) {
            Thread.sleep(10);
        }
        assertThat(solver.searching).hasValue(searches);
    }

    @AfterEach
    void endThreads() throws InterruptedException {
        pool.shutdownNow();
        caller.shutdownNow();
        assertThat(pool.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    }

    /** The caller and the threads of the common pool, however many these are. */
    @Test
    void aCancelledFutureFreesThePool() throws Exception {
        Future<Long> count = caller.submit(() -> solver.stream(24).parallel().count());
        await(1 + ForkJoinPool.getCommonPoolParallelism());
        assertThat(count.cancel(true)).isTrue();
        await(0);
        Future<Boolean> flag = caller.submit(() -> Thread.currentThread().isInterrupted());
        assertThat(flag.get()).as("the interrupt of the search is over").isFalse();
    }

    @Test
    void anActionThatThrowsFreesThePool() throws Exception {
        RuntimeException tired = new IllegalStateException("tired");
        AtomicInteger visits = new AtomicInteger();
        Future<?> search = pool.submit(() -> solver.stream(24).parallel().forEach(board -> {
            if (solver.searching.get() == PARALLELISM && visits.incrementAndGet() == 1000) {
                throw tired;
            }
        }));
        assertThatThrownBy(() -> search.get(1, TimeUnit.MINUTES)).hasRootCause(tired);
        await(0);
    }

    @Test
    void closingFreesThePool() throws Exception {
        Stream<Board> stream = solver.stream(24);
        Future<Long> count = pool.submit(() -> stream.parallel().count());
        await(PARALLELISM);
        stream.close();
        await(0);
        assertThatThrownBy(() -> count.get(1, TimeUnit.MINUTES)).hasRootCauseInstanceOf(CancellationException.class);
    }
}
