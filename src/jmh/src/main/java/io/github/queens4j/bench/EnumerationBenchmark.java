package io.github.queens4j.bench;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Milliseconds of a search for all boards, each of which is handed over. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(5)
@State(Scope.Benchmark)
public class EnumerationBenchmark {

    /** Rows and columns of the board. */
    @Param("13")
    public int n;

    /** A fresh state. */
    public EnumerationBenchmark() {}

    /** The searches without {@code permutation}, which takes minutes for 13 queens. */
    @State(Scope.Benchmark)
    public static class Engine {

        /** Name of the engine. */
        @Param({"check", "array", "iterative", "bitmask", "treemask"})
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
        TextbookEnumerator.forEach(n, sink::consume);
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
        solver.visit(Puzzle.ofSize(n), board -> {
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
        try (Stream<Board> boards = Solvers.stream(n)) {
            boards.forEach(sink::consume);
        }
    }

    /**
     * The same stream on all processors.
     *
     * @return how many boards, each of which is looked at
     */
    @Benchmark
    public long parallelStream() {
        try (Stream<Board> boards = Solvers.stream(n).parallel()) {
            return boards.filter(board -> board.column(0) >= 0).count();
        }
    }

    /**
     * The same stream, pulled board by board, as with an iterator.
     *
     * @param sink takes each board
     */
    @Benchmark
    public void iterator(Blackhole sink) {
        try (Stream<Board> boards = Solvers.stream(n)) {
            boards.iterator().forEachRemaining(sink::consume);
        }
    }
}
