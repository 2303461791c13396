package io.github.queens4j.count;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** The results received so far; 8 bytes and one bit for each unit of the plan. Not safe for concurrent use. */
class Tally {

    private static final int MOST_SPANS = 100;

    final CountPlan plan;
    private final double cost;
    private final BitSet done = new BitSet();
    private final long[] thirds;
    private int unitsDone;
    private double costDone;
    private int resumed;
    private double costResumed;

    Tally(CountPlan plan) {
        this.plan = plan;
        this.cost = plan.cost();
        this.thirds = new long[plan.units().size()];
    }

    /** Adds a result; refuses that of another plan, and a second one of a unit. */
    void add(CountResult result) {
        plan.requireOwn(Objects.requireNonNull(result, "result"));
        if (done.get(result.index)) {
            throw new IllegalArgumentException("the result of unit " + result.index + " is given twice");
        }
        done.set(result.index);
        unitsDone++;
        thirds[result.index] = result.thirds;
        costDone += plan.cost(result.index);
    }

    void resume(CountResult result) {
        add(result);
        resumed++;
        costResumed = costDone;
    }

    boolean isComplete() {
        return unitsLeft() == 0;
    }

    int unitsLeft() {
        return thirds.length - unitsDone;
    }

    /** The units without a result now, by their indexes. */
    IntStream open() {
        BitSet before = (BitSet) done.clone();
        return IntStream.range(0, thirds.length).filter(index -> !before.get(index));
    }

    long total() {
        if (!isComplete()) {
            throw new IllegalArgumentException(
                    "the results of " + unitsLeft() + " of " + thirds.length + " units are missing: " + missing());
        }
        long sum = Arrays.stream(thirds).reduce(0, Math::addExact);
        if (sum % 3 != 0) {
            throw new ArithmeticException("the results do not add up to whole boards: " + sum + " thirds");
        }
        return sum / 3;
    }

    /** As {@code 0,5,7-9}; of very many the first ones. */
    private String missing() {
        List<String> spans = new ArrayList<>();
        for (int first = done.nextClearBit(0); first < thirds.length && spans.size() <= MOST_SPANS; ) {
            int next = done.nextSetBit(first);
            int end = next < 0 ? thirds.length : next;
            spans.add(spans.size() == MOST_SPANS ? "..." : end - first == 1 ? "" + first : first + "-" + (end - 1));
            first = done.nextClearBit(end);
        }
        return String.join(",", spans);
    }

    CountProgress progress(Duration elapsed) {
        double fraction = CountProgress.fraction(costDone, cost, isComplete());
        double fractionResumed = CountProgress.fraction(costResumed, cost, resumed == thirds.length);
        return new CountProgress(unitsDone, resumed, thirds.length, fraction, fractionResumed, elapsed);
    }
}
