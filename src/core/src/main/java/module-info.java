/**
 * Boards, counts, puzzles and pictures of n non-attacking queens, coloured region puzzles, and knight's tours.
 *
 * <p>{@link io.github.queens4j.Solvers} is the entry point for queens; engines are found as services and anyone can add
 * one.
 */
module io.github.queens4j {
    requires java.management;
    requires org.slf4j;
    // For the picture files of RegionImage alone.
    requires static java.desktop;
    requires static org.jspecify;

    exports io.github.queens4j;
    exports io.github.queens4j.count;
    exports io.github.queens4j.picture;
    exports io.github.queens4j.region;
    exports io.github.queens4j.tour;
    exports io.github.queens4j.trace;

    uses io.github.queens4j.Solver;

    // As in META-INF/services: in the order of Solvers.engines(), auto as the last.
    provides io.github.queens4j.Solver with
            io.github.queens4j.engine.PermutationSolver,
            io.github.queens4j.engine.CheckSolver,
            io.github.queens4j.engine.ArraySolver,
            io.github.queens4j.engine.IterativeSolver,
            io.github.queens4j.engine.CoverSolver,
            io.github.queens4j.engine.BitmaskSolver,
            io.github.queens4j.engine.TreemaskSolver,
            io.github.queens4j.engine.AutoSolver;
}
