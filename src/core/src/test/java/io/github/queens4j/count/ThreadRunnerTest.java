package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ThreadRunnerTest {

    /** Both threads have handed in when they ask for a third unit: what is handed on ends the run with one left. */
    @Test
    void whatComesInWhenARunEndsEarlyIsLate() {
        CountDownLatch asked = new CountDownLatch(4);
        Iterator<CountUnit> two = CountPlan.of(12).units().subList(0, 2).iterator();
        Iterator<CountUnit> units = new Iterator<>() {
            @Override
            public boolean hasNext() {
                asked.countDown();
                return two.hasNext();
            }

            @Override
            public CountUnit next() {
                return two.next();
            }
        };
        IllegalStateException full = new IllegalStateException("the disk is full");
        List<Integer> taken = new ArrayList<>();
        List<Integer> late = new ArrayList<>();
        ThreadRunner runner = new ThreadRunner(2, "queens4j-test-", units);
        assertThatThrownBy(() -> runner.run(
                        2,
                        result -> {
                            taken.add(result.index);
                            try {
                                asked.await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            throw full;
                        },
                        result -> late.add(result.index)))
                .isSameAs(full);
        assertThat(taken).hasSize(1);
        late.addAll(taken);
        assertThat(late).containsExactlyInAnyOrder(0, 1);
        Threads.assertNoneLeft();
    }
}
