package io.github.queens4j.count;

import java.time.Duration;
import java.util.AbstractCollection;
import java.util.BitSet;
import java.util.Collection;
import java.util.Iterator;

/** The results that a run has until now: 8 bytes and a bit for each unit of the plan. Not safe for concurrent use. */
final class Tally {

    private final CountPlan plan;
    private final int units;
    private final double cost;
    private final BitSet done;
    private final long[] thirds;
    private int unitsDone;
    private double costDone;
    private int resumed;
    private double costResumed;

    Tally(CountPlan plan) {
        this.plan = plan;
        this.units = plan.units().size();
        this.cost = plan.cost();
        this.done = new BitSet(units);
        this.thirds = new long[units];
    }

    /** Adds a result; refuses that of another plan, and a second one of a unit. */
    void add(CountResult result) {
        plan.requireOwn(result);
        if (done.get(result.index())) {
            throw new IllegalArgumentException("unit " + result.index() + " has a result already");
        }
        done.set(result.index());
        unitsDone++;
        thirds[result.index()] = result.thirds();
        costDone += plan.cost(result.index());
    }

    /** Adds a result that an earlier run computed. */
    void resume(CountResult result) {
        add(result);
        resumed++;
        costResumed = costDone;
    }

    CountPlan plan() {
        return plan;
    }

    boolean isComplete() {
        return unitsDone == units;
    }

    OpenUnits<CountUnit> open() {
        return new OpenUnits<>(plan.units(), done);
    }

    Collection<CountResult> results() {
        return new AbstractCollection<>() {
            @Override
            public int size() {
                return unitsDone;
            }

            @Override
            public Iterator<CountResult> iterator() {
                return done.stream().mapToObj(i -> plan.result(i, thirds[i])).iterator();
            }
        };
    }

    /** The count, if all results are there. */
    long total() {
        return plan.total(results());
    }

    CountProgress progress(Duration elapsed) {
        double fraction = CountProgress.fraction(costDone, cost, isComplete());
        double fractionResumed =
                resumed == unitsDone ? fraction : CountProgress.fraction(costResumed, cost, resumed == units);
        return new CountProgress(unitsDone, resumed, units, fraction, fractionResumed, elapsed);
    }
}
