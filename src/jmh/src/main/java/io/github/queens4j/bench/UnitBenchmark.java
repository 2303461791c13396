package io.github.queens4j.bench;

import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import io.github.queens4j.count.CountUnit;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The kernels alone: one unit of a plan again and again. Run it with {@code -prof gc} to see that nothing is allocated
 * by the vectors.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Benchmark)
public class UnitBenchmark {

    /** Board size. */
    @Param({"18", "19", "20"})
    public int n;

    /** The unit's place in its plan, as a fraction of the plan. */
    @Param({"0.25", "0.75"})
    public double place;

    private CountUnit unit = CountPlan.of(0).units().get(0);

    /** A fresh state. */
    public UnitBenchmark() {}

    /** Chooses the unit. */
    @Setup
    public void choose() {
        List<CountUnit> units = CountPlan.of(n).units();
        unit = units.get((int) (place * units.size()));
    }

    /**
     * The kernel in plain Java.
     *
     * @return the unit's share
     */
    @Benchmark
    @Fork(value = 1, jvmArgsAppend = "-Dqueens4j.kernel=portable")
    public CountResult portableKernel() {
        return unit.call();
    }

    /**
     * The kernel on vectors.
     *
     * @return the unit's share
     */
    @Benchmark
    @Fork(
            value = 1,
            jvmArgsAppend = {"--add-modules", "jdk.incubator.vector", "-Dqueens4j.kernel=vector"})
    public CountResult vectorKernel() {
        return unit.call();
    }
}
