package io.github.queens4j.bench;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Boards per second for n = 13: 73712 boards per invocation. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@OperationsPerInvocation(EnumerationBenchmark.BOARDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Benchmark)
public class EnumerationBenchmark {

    static final int N = 13;
    static final int BOARDS = 73_712;

    /** A fresh state. */
    public EnumerationBenchmark() {}

    /** The searches without {@code permutation}, which takes minutes for this board. */
    @State(Scope.Benchmark)
    public static class Engine {

        /** Name of the engine. */
        @Param({"check", "array", "iterative", "bitmask"})
        public String engine = "";

        /** A fresh state. */
        public Engine() {}
    }

    /**
     * The recursive enumerator with one array for each solution.
     *
     * @param sink takes each array
     */
    @Benchmark
    public void textbook(Blackhole sink) {
        TextbookEnumerator.forEach(N, sink::consume);
    }

    /**
     * An engine with a visitor.
     *
     * @param engine which
     * @param sink takes each board
     */
    @Benchmark
    public void visitor(Engine engine, Blackhole sink) {
        Solver solver = Solvers.engine(engine.engine);
        solver.solve(Puzzle.ofSize(N), board -> {
            sink.consume(board);
            return Visit.CONTINUE;
        });
    }

    /**
     * The stream of the fastest engine.
     *
     * @param sink takes each board
     */
    @Benchmark
    public void stream(Blackhole sink) {
        try (Stream<Board> boards = Solvers.stream(N)) {
            boards.forEach(sink::consume);
        }
    }

    /**
     * The same stream, pulled board by board, as with an iterator.
     *
     * @param sink takes each board
     */
    @Benchmark
    public void iterator(Blackhole sink) {
        try (Stream<Board> boards = Solvers.stream(N)) {
            boards.iterator().forEachRemaining(sink::consume);
        }
    }
}
