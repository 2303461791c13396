package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** When a unit that failed is submitted again, and what is said when it is not. */
class AttemptTest {

    private static final CountUnit UNIT = CountPlan.of(8).units().get(0);

    /** Milliseconds from before an attempt's successor was made until it is due, and from after. */
    private static void assertPause(Attempt attempt, long millis) {
        long before = System.nanoTime();
        Attempt next = attempt.next();
        long after = System.nanoTime();
        long pause = Duration.ofMillis(millis).toNanos();
        assertThat(next.due() - before).isGreaterThanOrEqualTo(pause);
        assertThat(next.due() - after).isLessThanOrEqualTo(pause);
        assertThat(next.number()).isEqualTo(attempt.number() + 1);
        assertThat(next.unit()).isEqualTo(attempt.unit());
    }

    @Test
    void pausesDoubleUpToAnEnd() {
        assertPause(new Attempt(UNIT, 1, 0), 10);
        assertPause(new Attempt(UNIT, 2, 0), 20);
        assertPause(new Attempt(UNIT, 3, 0), 40);
        assertPause(new Attempt(UNIT, 7, 0), 640);
        assertPause(new Attempt(UNIT, 8, 0), 640);
        assertPause(new Attempt(UNIT, 100, 0), 640);
    }

    @Test
    void theFirstIsDueAtOnceAndALaterOneNot() {
        assertThat(Attempt.first(UNIT).isDue()).isTrue();
        assertThat(new Attempt(UNIT, 2, System.nanoTime() + Duration.ofHours(1).toNanos()).isDue())
                .isFalse();
    }

    /** The clock may pass from the largest number to the smallest. */
    @Test
    void earlierOnesComeFirst() {
        Attempt early = new Attempt(UNIT, 1, Long.MAX_VALUE - 5);
        Attempt late = new Attempt(UNIT, 1, Long.MIN_VALUE + 5);
        assertThat(Attempt.BY_TIME.compare(early, late)).isNegative();
        assertThat(Attempt.BY_TIME.compare(late, early)).isPositive();
        assertThat(Attempt.BY_TIME.compare(early, early)).isZero();
    }

    @Test
    void theLastFailureIsTold() {
        Attempt third = new Attempt(UNIT, 3, 0);
        String start = "the executor failed unit 0 of the count for n = 8, at last in attempt 3: ";
        assertThat(third.gaveUp(new CancellationException())).hasMessage(start + "it was cancelled");
        assertThat(third.gaveUp(new CancellationException("too late"))).hasMessage(start + "too late");
        assertThat(third.gaveUp(new IllegalStateException(" "))).hasMessage(start + "an exception without a message");
    }

    @Test
    void numbersAreWrittenInTheSameDigitsEverywhere() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        try {
            assertThat(new Attempt(UNIT, 3, 0).gaveUp(new CancellationException()))
                    .hasMessageContaining("unit 0 of the count for n = 8, at last in attempt 3");
        } finally {
            Locale.setDefault(before);
        }
    }
}
