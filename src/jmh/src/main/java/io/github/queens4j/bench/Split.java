package io.github.queens4j.bench;

import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountUnit;

/** The colour split on the calling thread alone. */
final class Split {

    private Split() {}

    static long count(int n) {
        CountPlan plan = CountPlan.of(n);
        return plan.total(plan.units().stream().map(CountUnit::call).toList());
    }
}
