package io.github.queens4j.count;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The results so far of a plan, or of several one after the other; 8 bytes and one bit for each of their units. */
class Tally {

    private static final int MOST_SPANS = 100;

    /** By the places of their first units, from 0; and these by the names of the plans. */
    private final NavigableMap<Integer, CountPlan> plans = new TreeMap<>();

    private final Map<String, Integer> firsts = new HashMap<>();
    private final double cost;
    private final BitSet done = new BitSet();
    private final long[] thirds;
    private int unitsDone;
    private double costDone;
    private int resumed;
    private double costResumed;

    Tally(CountPlan... plans) {
        int units = 0;
        for (CountPlan plan : plans) {
            this.plans.put(units, plan);
            firsts.put(plan.name, units);
            units = Math.addExact(units, plan.units().size());
        }
        this.cost = Arrays.stream(plans).mapToDouble(CountPlan::cost).sum();
        this.thirds = new long[units];
    }

    /** That of the first plan. */
    String name() {
        return plans.firstEntry().getValue().name;
    }

    double bytes() {
        return plans.values().stream().mapToDouble(CountPlan::bytes).max().orElse(0);
    }

    CountUnit unit(int place) {
        Map.Entry<Integer, CountPlan> plan = plans.floorEntry(place);
        return plan.getValue().units().get(place - plan.getKey());
    }

    /** Adds a result; refuses that of another plan, and a second one of a unit. */
    void add(CountResult result) {
        int first = firsts.getOrDefault(Objects.requireNonNull(result, "result").plan, 0);
        CountPlan plan = plans.floorEntry(first).getValue();
        plan.requireOwn(result);
        int place = first + result.index;
        if (done.get(place)) {
            throw new IllegalArgumentException("the result of unit " + result.index + " is given twice");
        }
        done.set(place);
        unitsDone++;
        thirds[place] = result.thirds;
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

    /** The places of the units without a result now. */
    IntStream open() {
        BitSet before = (BitSet) done.clone();
        return IntStream.range(0, thirds.length).filter(index -> !before.get(index));
    }

    long total(CountPlan plan) {
        if (!isComplete()) {
            throw new IllegalArgumentException(
                    "the results of " + unitsLeft() + " of " + thirds.length + " units are missing: " + missing());
        }
        int first = Objects.requireNonNull(firsts.get(plan.name));
        long sum = Arrays.stream(thirds, first, first + plan.units().size()).reduce(0, Math::addExact);
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
