package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * For whoever changes the exercises: while they are untouched, each has one test that fails, and says so in its words.
 */
class HolesCheck {

    @Test
    void eachHoleFailsItsOwnTest() {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        request()
                                .selectors(
                                        selectClass(Exercise1Test.class),
                                        selectClass(Exercise2Test.class),
                                        selectClass(Exercise3Test.class),
                                        selectClass(Exercise4Test.class),
                                        selectClass(Exercise5Test.class),
                                        selectClass(Exercise6Test.class))
                                .build(),
                        listener);
        List<String> failures = listener.getSummary().getFailures().stream()
                .map(failure -> failure.getTestIdentifier().getDisplayName() + " "
                        + failure.getException().getMessage().replaceFirst(" is missing: .*", ""))
                .toList();
        assertEquals(
                List.of(
                        "aSquareIsComparedWithTheQueensAbove() exercise 1",
                        "queensArePlacedRowByRow() exercise 2",
                        "marksTellWhatIsAttacked() exercise 3",
                        "permutationsComeInLexicographicOrder() exercise 4",
                        "oneLoopGoesForwardAndBack() exercise 5",
                        "wordsAreSetsOfSquares() exercise 6"),
                failures);
        assertEquals(0, listener.getSummary().getTestsSucceededCount(), "tests that an untouched exercise passes");
    }
}
