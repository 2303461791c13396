package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A job's own threads, also where units fail in ways that true ones do not. */
@Timeout(60)
class ThreadRunnerTest {

    private static final int N = 8;
    private static final List<CountUnit> UNITS = CountPlan.of(N).units();

    @AfterEach
    void noThreadIsLeft() {
        Threads.assertNoneLeft();
    }

    private static OpenUnits<CountUnit> units(int size, IntFunction<CountUnit> unit) {
        List<CountUnit> list = new AbstractList<>() {
            @Override
            public CountUnit get(int index) {
                return unit.apply(index);
            }

            @Override
            public int size() {
                return size;
            }
        };
        return new OpenUnits<>(list, new BitSet());
    }

    @Test
    void whatAUnitThrowsArrivesBeforeResults() throws Exception {
        OutOfMemoryError full = new OutOfMemoryError("full");
        List<Thread> threads = new CopyOnWriteArrayList<>();
        OpenUnits<CountUnit> units = units(2, index -> {
            if (index == 1) {
                throw full;
            }
            return UNITS.get(0);
        });
        ThreadRunner<CountResult> runner = new ThreadRunner<>(units, 1, (work, number) -> {
            threads.add(ThreadRunner.daemon(work, "queens4j-test"));
            return threads.get(0);
        });
        runner.start();
        threads.get(0).join();
        assertThatThrownBy(() -> runner.next()).isSameAs(full);
        assertThat(runner.stop()).containsExactly(UNITS.get(0).call());
    }

    @Test
    void threadsThatDieWithoutAWordAreMissed() {
        ThreadRunner<CountResult> runner =
                new ThreadRunner<>(units(3, UNITS::get), 2, (work, number) -> new Thread(() -> {}, "queens4j-mute"));
        runner.start();
        assertThatThrownBy(() -> runner.next())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("[12] of 2 counting threads died without a word; .*");
        assertThat(runner.stop()).isEmpty();
    }

    /** The other one works on. */
    @Test
    void oneThreadThatDiesIsMissedAsWell() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        OpenUnits<CountUnit> units = units(5, index -> {
            await(end);
            return UNITS.get(index);
        });
        ThreadRunner<CountResult> runner = new ThreadRunner<>(
                units, 2, (work, number) -> new Thread(number == 1 ? work : () -> {}, "queens4j-" + number));
        runner.start();
        assertThatThrownBy(() -> runner.next()).hasMessageStartingWith("1 of 2 counting threads died");
        end.countDown();
        runner.stop();
    }

    @Test
    void resultsThatNobodyAskedForComeAtTheEnd() throws Exception {
        List<Thread> threads = new CopyOnWriteArrayList<>();
        ThreadRunner<CountResult> runner =
                new ThreadRunner<>(new OpenUnits<>(UNITS, new BitSet()), 1, (work, number) -> {
                    threads.add(ThreadRunner.daemon(work, "queens4j-test"));
                    return threads.get(0);
                });
        runner.start();
        CountResult first = runner.next();
        threads.get(0).join();
        List<CountResult> rest = runner.stop();
        assertThat(first).isEqualTo(UNITS.get(0).call());
        assertThat(rest).hasSize(UNITS.size() - 1).doesNotContain(first).doesNotHaveDuplicates();
        assertThat(runner.stop()).as("each once").isEmpty();
    }

    @Test
    void noMoreThreadsThanUnitsAreStarted() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        OpenUnits<CountUnit> units = units(1, index -> {
            await(end);
            return UNITS.get(index);
        });
        ThreadRunner<CountResult> runner = new ThreadRunner<>(units, 7, "queens4j-test-");
        runner.start();
        assertThat(runner.name()).isEqualTo("1 threads");
        assertThat(Threads.ofCounts()).containsExactly("queens4j-test-1");
        end.countDown();
        assertThat(runner.next()).isEqualTo(UNITS.get(0).call());
        runner.stop();
    }

    /** The end waits for the threads whatever happens, and the interrupt is not forgotten. */
    @Test
    void anInterruptDoesNotLeaveThreadsBehind() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        OpenUnits<CountUnit> units = units(1, index -> {
            begun.countDown();
            await(end);
            return UNITS.get(index);
        });
        ThreadRunner<CountResult> runner = new ThreadRunner<>(units, 1, "queens4j-test-");
        runner.start();
        begun.await();
        Thread.currentThread().interrupt();
        Thread opener = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            end.countDown();
        });
        opener.start();
        runner.stop();
        assertThat(end.getCount()).as("stop has waited").isZero();
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Waits like a unit that takes no notice of interrupts. */
    private static void await(CountDownLatch latch) {
        boolean open = false;
        while (!open) {
            try {
                latch.await();
                open = true;
            } catch (InterruptedException ignored) {
                open = false;
            }
        }
    }
}
