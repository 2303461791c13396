package io.github.queens4j.count;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a {@link CountJob} is, or other work in units.
 *
 * <p>Units that were finished before the run began, and came from its checkpoint, count as done; but the remaining time
 * is estimated from the units of this run alone.
 *
 * @since 0.1.0
 */
public final class CountProgress {

    /** Units of the first hundredth of a cost run in a cold JVM, and are too few to say how long the others take. */
    private static final double LEAST_PART = 0.01;

    private final int unitsDone;
    private final int unitsResumed;
    private final int unitsTotal;
    private final double fraction;
    /** The part that came from the checkpoint. */
    final double fractionResumed;

    private final Duration elapsed;

    CountProgress(
            int unitsDone,
            int unitsResumed,
            int unitsTotal,
            double fraction,
            double fractionResumed,
            Duration elapsed) {
        this.unitsDone = unitsDone;
        this.unitsResumed = unitsResumed;
        this.unitsTotal = unitsTotal;
        this.fraction = fraction;
        this.fractionResumed = fractionResumed;
        this.elapsed = elapsed;
    }

    /** The finished part of a cost: 1 for all of it, and below that, however sums are rounded, as long as it is not. */
    static double fraction(double done, double all, boolean complete) {
        return complete ? 1 : all > 0 ? Math.min(done / all, Math.nextDown(1.0)) : 0;
    }

    /** {@return the finished units, 0 to {@link #unitsTotal}} */
    public int unitsDone() {
        return unitsDone;
    }

    /** {@return those of them that came from the checkpoint, 0 to {@link #unitsDone}} */
    public int unitsResumed() {
        return unitsResumed;
    }

    /** {@return the units of the plan, or of all plans} */
    public int unitsTotal() {
        return unitsTotal;
    }

    /** {@return the finished part of the estimated cost, 0 to 1; exactly 1 if and only if all units are done} */
    public double fraction() {
        return fraction;
    }

    /** {@return the time since the run began} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return the time for the rest at the pace of this run, by cost; empty until it has done a hundredth of it} */
    public Optional<Duration> remaining() {
        if (unitsDone == unitsTotal) {
            return Optional.of(Duration.ZERO);
        }
        double done = fraction - fractionResumed;
        if (done < LEAST_PART) {
            return Optional.empty();
        }
        double millis = elapsed.toNanos() / 1e6 * (1 - fraction) / done;
        return Optional.of(Duration.ofMillis((long) millis));
    }

    @Override
    public String toString() {
        return "CountProgress[unitsDone=" + unitsDone + ", unitsResumed=" + unitsResumed + ", unitsTotal=" + unitsTotal
                + ", fraction=" + fraction + ", elapsed=" + elapsed + "]";
    }
}
