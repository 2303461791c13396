package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.queens4j.SearchReport.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchReportTest {

    @Test
    void holdsWhatItIsGiven() {
        SearchReport report = new SearchReport(1, 2, 3, Duration.ofMillis(4), Outcome.STOPPED);
        assertThat(report.solutions()).isEqualTo(1);
        assertThat(report.placements()).isEqualTo(2);
        assertThat(report.attempts()).isEqualTo(3);
        assertThat(report.elapsed()).isEqualTo(Duration.ofMillis(4));
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
    }

    @Test
    void refusesNegativeCounts() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchReport(-1, 0, 0, Duration.ZERO, Outcome.COMPLETE))
                .withMessage("solutions must be at least 0, but is -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchReport(0, -2, 0, Duration.ZERO, Outcome.COMPLETE))
                .withMessage("placements must be at least 0, but is -2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchReport(0, 0, -3, Duration.ZERO, Outcome.COMPLETE))
                .withMessage("attempts must be at least 0, but is -3");
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNulls() {
        assertThatNullPointerException()
                .isThrownBy(() -> new SearchReport(0, 0, 0, null, Outcome.COMPLETE))
                .withMessage("elapsed");
        assertThatNullPointerException()
                .isThrownBy(() -> new SearchReport(0, 0, 0, Duration.ZERO, null))
                .withMessage("outcome");
    }
}
