package io.github.queens4j.bench;

import io.github.queens4j.Solvers;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Coloured puzzles on one thread: a solution with the proof that it is the only one, with the difficulty, and with all
 * steps.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Benchmark)
public class RegionBenchmark {

    private static final int PUZZLES = 1000;

    /** Board size. */
    @Param({"7", "8", "9", "10", "11"})
    public int n;

    private List<RegionPuzzle> puzzles = List.of();

    /** A fresh state. */
    public RegionBenchmark() {}

    /** Makes the puzzles. */
    @Setup
    public void generate() {
        puzzles = RegionGenerator.ofSize(n).seed(n).stream().limit(PUZZLES).toList();
    }

    /**
     * The proof by the engines, which finds the solution on its way.
     *
     * @return how many puzzles are unique: all
     */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long isUnique() {
        return puzzles.stream()
                .filter(puzzle -> Solvers.isUnique(puzzle.regions().puzzle()))
                .count();
    }

    /**
     * The proof, the solution and the difficulty, by the search of the package.
     *
     * @return how many puzzles are easy
     */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long grade() {
        return puzzles.stream()
                .filter(puzzle -> RegionPuzzle.of(puzzle.regions()).difficulty() == Difficulty.EASY)
                .count();
    }

    /**
     * All steps, with their sentences.
     *
     * @return their number
     */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int explain() {
        return puzzles.stream().mapToInt(puzzle -> puzzle.deductions().size()).sum();
    }
}
