/**
 * Boards, counts, puzzles and pictures of n non-attacking queens, searches step by step, and knight's tours.
 *
 * <p>{@link io.github.queens4j.Solvers} is the entry point for queens; engines are found as services and anyone can add
 * one.
 */
@SuppressWarnings("module") // The artifacts beside this one are not there when it is compiled.
module io.github.queens4j {
    requires java.management;
    requires org.slf4j;
    requires static org.jspecify;

    exports io.github.queens4j;
    exports io.github.queens4j.count;
    exports io.github.queens4j.picture;
    exports io.github.queens4j.tour;
    exports io.github.queens4j.trace;
    exports io.github.queens4j.count.join to
            io.github.queens4j.opencl;
    exports io.github.queens4j.engine to
            io.github.queens4j.cli;
    exports io.github.queens4j.notation to
            io.github.queens4j.regions,
            io.github.queens4j.cli;
    exports io.github.queens4j.search to
            io.github.queens4j.regions,
            io.github.queens4j.opencl,
            io.github.queens4j.cli;

    uses io.github.queens4j.Solver;
    uses io.github.queens4j.count.join.BlockDevice.Provider;

    // As in META-INF/services: in the order of Solvers.engines(), auto as the last.
    provides io.github.queens4j.Solver with
            io.github.queens4j.engine.PermutationSolver,
            io.github.queens4j.engine.ForwardSolver,
            io.github.queens4j.engine.CheckSolver,
            io.github.queens4j.engine.ArraySolver,
            io.github.queens4j.engine.IterativeSolver,
            io.github.queens4j.engine.CoverSolver,
            io.github.queens4j.engine.BitmaskSolver,
            io.github.queens4j.engine.TreemaskSolver,
            io.github.queens4j.engine.AutoSolver;
}
