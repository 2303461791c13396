package io.github.queens4j.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class InterruptionTest {

    @Test
    void anInterruptIsSeenOnceInAPeriod() {
        Interruption interruption = Interruption.every(3);
        interruption.step();
        Thread.currentThread().interrupt();
        interruption.step();
        interruption.step();
        assertThatThrownBy(interruption::step).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
