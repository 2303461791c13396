/**
 * Solutions of the n-queens problem: boards, counts, puzzles, and the engines that search for them. This page is the
 * user's guide; its code is compiled and run by a test, and a comment {@code // => value} is a value that the test
 * checks.
 *
 * <h2>The problem</h2>
 *
 * <p>n queens are to stand on an n x n board so that no two share a row, a column, a diagonal or an anti-diagonal.
 * Since every row has one queen, a board is the list of their columns, row by row; rows and columns are counted from 0.
 * For n = 8 there are 92 such boards, 12 up to rotations and reflections; for n = 2 and n = 3 there is none; n = 0 has
 * one, the empty board.
 *
 * <h2>Counting</h2>
 *
 * <pre>{@code
 * long all = Solvers.count(8); // => 92
 * long fundamental = Solvers.countFundamental(8); // => 12
 * }</pre>
 *
 * <p>{@link io.github.queens4j.Solvers#count(int)} searches up to n = 13 and computes by the colour split from there
 * on; the README has measured times. Counts are exact; one that would not fit a {@code long} is an
 * {@link java.lang.ArithmeticException}. For large n use {@link io.github.queens4j.count.CountJob}, which has threads,
 * progress and checkpoints, and runs on many machines:
 *
 * <pre>{@code
 * long large = CountJob.of(16) // => 14772512
 *         .threads(2)
 *         .onProgress(progress -> System.err.println(progress.fraction()))
 *         .run();
 * }</pre>
 *
 * <h2>Finding, visiting, streaming</h2>
 *
 * <p>Solutions come in lexicographic order, whatever the engine. {@link io.github.queens4j.Board}s are immutable
 * values:
 *
 * <pre>{@code
 * Board first = Solvers.first(8).orElseThrow(); // => [0, 4, 7, 5, 2, 6, 1, 3]
 * int column = first.column(1); // => 4
 * String drawing = first.format(BoardFormat.UNICODE);
 * Board same = Board.parse(drawing); // => [0, 4, 7, 5, 2, 6, 1, 3]
 * }</pre>
 *
 * <p>A visitor is called on your thread and says after each board whether it wants more. What it throws reaches you
 * unchanged:
 *
 * <pre>{@code
 * List<Board> three = new ArrayList<>();
 * SearchReport report = Solvers.visit(8, board -> {
 *     three.add(board);
 *     return three.size() < 3 ? Visit.CONTINUE : Visit.STOP;
 * });
 * Outcome outcome = report.outcome(); // => STOPPED
 * }</pre>
 *
 * <p>A stream is lazy, keeps no boards, has no thread behind it, and can be made parallel:
 *
 * <pre>{@code
 * try (Stream<Board> boards = Solvers.stream(10)) {
 *     long canonical = boards.filter(board -> board.equals(board.canonical())).count(); // => 92
 * }
 * }</pre>
 *
 * <p>The first board in lexicographic order is what textbooks show, and takes up to a minute for n up to 39, and
 * minutes to days for larger n. If any board will do, {@link io.github.queens4j.Solvers#any} finds one at once for
 * every n and for nearly every puzzle, and {@link io.github.queens4j.Solvers#construct} writes one down in time O(n),
 * for n in the millions:
 *
 * <pre>{@code
 * boolean found = Solvers.any(300).orElseThrow().isSolution(); // => true
 * boolean unique = Solvers.isUnique(Puzzle.ofSize(4).withQueen(0, 1)); // => true
 * Board random = Solvers.random(30, new SplittableRandom(1));
 * }</pre>
 *
 * <h2>Puzzles</h2>
 *
 * <p>A {@link io.github.queens4j.Puzzle} has queens that are given and squares that are blocked; it can be used
 * wherever a size can:
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4);
 * long solutions = Solvers.count(puzzle); // => 17
 * Optional<Board> solved = Solvers.first(puzzle); // => Optional[[3, 0, 4, 7, 1, 6, 2, 5]]
 * }</pre>
 *
 * <h2>Rules</h2>
 *
 * <p>A puzzle is one of queens unless it has another {@link io.github.queens4j.Rule}; every search, stream, trace and
 * tree takes it:
 *
 * <pre>{@code
 * long torus = Solvers.count(Puzzle.ofSize(5).withRule(Rule.TOROIDAL)); // => 10
 * Rule rooks = Rule.of("rooks", LineFamily.ROWS, LineFamily.COLUMNS);
 * long boards = Solvers.count(Puzzle.ofSize(5).withRule(rooks)); // => 120
 * }</pre>
 *
 * <h2>Symmetry</h2>
 *
 * <p>The eight rotations and reflections of the square are the values of {@link io.github.queens4j.Symmetry}. Boards
 * that they turn into each other are an orbit; its first board in lexicographic order is the canonical one and stands
 * for the fundamental solution:
 *
 * <pre>{@code
 * Board board = Board.of(3, 1, 4, 2, 0, 5); // => [3, 1, 4, 2, 0, 5]
 * Board turned = board.transform(Symmetry.FLIP_ROWS); // => [5, 0, 2, 4, 1, 3]
 * boolean sameOrbit = board.canonical().equals(turned.canonical()); // => true
 * int images = Solvers.first(4).orElseThrow().orbitSize(); // => 2
 * }</pre>
 *
 * <h2>Engines</h2>
 *
 * <p>An engine is a {@link io.github.queens4j.Solver}. Those that come with the library are ways to search that
 * textbooks teach, each in one file that is meant to be read: {@code permutation}, {@code check}, {@code array},
 * {@code iterative}, {@code bitmask}; {@code treemask}, which does the last rows of {@code bitmask} at once; and
 * {@code cover}, which takes every rule and thinks before it places a queen. {@code auto} picks one of them for each
 * puzzle, and is what {@link io.github.queens4j.Solvers} uses. They report what they did:
 *
 * <pre>{@code
 * SearchReport cost = Solvers.engine("array").solve(Puzzle.ofSize(8), board -> Visit.CONTINUE);
 * long placements = cost.placements(); // => 2056
 * long attempts = cost.attempts(); // => 15720
 * }</pre>
 *
 * <p>A {@link io.github.queens4j.SearchListener} watches a search step by step: every queen that is placed, rejected or
 * removed. {@link io.github.queens4j.trace.Steps} writes these steps down, {@link io.github.queens4j.picture.StateTree}
 * draws the tree that they walk over.
 *
 * <pre>{@code
 * List<String> removed = new ArrayList<>();
 * Solvers.engine("check").solve(Puzzle.ofSize(4), board -> Visit.STOP, new SearchListener() {
 *     public Visit remove(int row, int column) {
 *         removed.add(row + "," + column);
 *         return Visit.CONTINUE;
 *     }
 * });
 * String first = removed.get(0); // => 1,2
 * }</pre>
 *
 * <p>Your own engine needs a name and one method. Named as a provider of the service {@code io.github.queens4j.Solver},
 * in {@code META-INF/services} or in a module, it is found by {@link io.github.queens4j.Solvers#engines()}.
 *
 * <h2>Errors, interrupts, threads</h2>
 *
 * <ul>
 *   <li>A wrong argument is an {@link java.lang.IllegalArgumentException} that names it, its value and what is allowed;
 *       a row or column that is not on the board is an {@link java.lang.IndexOutOfBoundsException}.
 *   <li>An interrupt ends a search or a count promptly with a {@link java.util.concurrent.CancellationException}; the
 *       flag stays set.
 *   <li>Exact or nothing: a partial result is never returned as a total.
 *   <li>Everything may be used by many threads at the same time, unless it says otherwise.
 *   <li>Each search or count logs one line at debug level to SLF4J, nothing above that as long as all goes well.
 * </ul>
 *
 * @see io.github.queens4j.count
 * @see io.github.queens4j.region
 * @see io.github.queens4j.tour
 */
@NullMarked
package io.github.queens4j;

import org.jspecify.annotations.NullMarked;
