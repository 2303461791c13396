package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertNullNamed;

import io.github.queens4j.SearchReport.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchReportTest {

    @Test
    void refusesNegativeCounts() {
        assertIllegal(
                () -> new SearchReport(-1, 0, 0, Duration.ZERO, Outcome.COMPLETE),
                "solutions must be at least 0, but is -1");
        assertIllegal(
                () -> new SearchReport(0, -2, 0, Duration.ZERO, Outcome.COMPLETE),
                "placements must be at least 0, but is -2");
        assertIllegal(
                () -> new SearchReport(0, 0, -3, Duration.ZERO, Outcome.COMPLETE),
                "attempts must be at least 0, but is -3");
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNulls() {
        assertNullNamed(() -> new SearchReport(0, 0, 0, null, Outcome.COMPLETE), "elapsed");
        assertNullNamed(() -> new SearchReport(0, 0, 0, Duration.ZERO, null), "outcome");
    }
}
