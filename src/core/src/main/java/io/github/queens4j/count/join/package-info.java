/**
 * The join of the colour-split count: a map of the room, and the formulas. {@code src/docs/counting.md} has the
 * figures.
 *
 * <h2>The idea</h2>
 *
 * <p>Squares are white where row + column is even. Queens of different colours share no diagonal, so white and black
 * placements are counted apart and meet only in the rows and columns that they leave each other. Rows and columns are
 * split by parity again, me = ceil(n / 2) even and mo = floor(n / 2) odd ones, which makes four small boards, each with
 * ordinary diagonals of its own:
 *
 * <table>
 * <caption>The sub-boards</caption>
 * <tr><th>name</th><th>colour</th><th>rows</th><th>columns</th><th>queens</th><th>row set</th><th>column set</th></tr>
 * <tr><td>EE</td><td>white</td><td>even</td><td>even</td><td>a</td><td>Re</td><td>Ke</td></tr>
 * <tr><td>OO</td><td>white</td><td>odd</td><td>odd</td><td>b = a - (me - mo)</td><td>Ro</td><td>Ko</td></tr>
 * <tr><td>EO</td><td>black</td><td>even</td><td>odd</td><td>c = me - a</td><td>~Re</td><td>~Ko</td></tr>
 * <tr><td>OE</td><td>black</td><td>odd</td><td>even</td><td>c</td><td>~Ro</td><td>~Ke</td></tr>
 * </table>
 *
 * <pre>
 * Q(n) = sum over a, Re, Ro, Ke, Ko of  W(Re, Ro, Ke, Ko) B(Re, Ro, Ke, Ko)
 * W = pairs of a placement on EE and one on OO that do not attack each other
 * B = the same for OE and EO
 * EE (x, y) attacks OO (u, v)   if y - x = v - u      or  x + y = u + v + 1
 * OE (u, y) attacks EO (x, v)   if y - u = v - x + 1  or  u + y = x + v
 * </pre>
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>even, odd
 *   <dd>rows and columns of that parity, except in the rules of {@link OrbitRule}, which say <em>board</em> and mean n
 *   <dt>Re, Ro, Ke, Ko
 *   <dd>the even rows, odd rows, even columns (Kolonnen) and odd columns of the white queens, as bit masks; ~ is the
 *       complement, rev the mirror image
 *   <dt>a, b, c
 *   <dd>queens on EE, on OO, and on each of EO and OE; one a is a <em>term</em>
 *   <dt>pair
 *   <dd>of row sets (Re, Ro): what W and B are matrices of, with a row for each Ke and a column for each Ko
 *   <dt>placement
 *   <dd>one queen in each row of a row set of a sub-board, none attacking another
 *   <dt>loose board
 *   <dd>placements on the four sub-boards that share out rows and columns, and may attack each other
 *   <dt>near, other
 *   <dd>the two sub-boards of a colour in their two roles: near placements, those of the boards with even columns (EE,
 *       OE), are taken one by one; the other ones (OO, EO) lie side by side, a bit each, and are tested by the word
 *   <dt>near set, other set
 *   <dd>of a {@link Colour}, Re or Ro, by which its near or its other placements are found; those of the opposite
 *       colour are the same two, exchanged
 *   <dt>line
 *   <dd>a diagonal or anti-diagonal that both sub-boards of a colour have squares on
 *   <dt>bitmap, slot
 *   <dd>for a line, a square or a group of squares, a bit for each other placement that leaves it alone; where it is
 *       kept
 *   <dt>lane
 *   <dd>16 bits of a bitmap for placements of one Ko; a lane that is not full is filled up with zeros
 *   <dt>tile
 *   <dd>as many words as a kernel tests at a time; all bitmaps of a tile lie together
 *   <dt>stack
 *   <dd>the tiles whose lanes belong to the same sets Ko; their sums are added
 *   <dt>program, run
 *   <dd>the near placements as operands; a run is a stretch with one Ke, short enough for the planes
 *   <dt>plane
 *   <dd>a bit of the number of near placements that go with each other one: plane j weighs 2^j
 *   <dt>leaf
 *   <dd>other placements that have lines in common, in any order of Ko; of the sieve up to a tile of them
 *   <dt>thirds
 *   <dd>sums are kept times three, because weights of symmetric boards are 8/k for k = 1 to 4
 *   <dt>tie
 *   <dd>a Ko that makes a tuple more symmetric than others, so that it has another weight
 * </dl>
 *
 * <h2>Order of reading</h2>
 *
 * <ol>
 *   <li>{@link Term}, {@link Subsets}, {@link PlacementList}, {@link Lines}: the formulas above
 *   <li>{@link OrbitRule}: which tuples are counted, and how often
 *   <li>{@link Blocks}, {@link Block}, {@link CostModel}: work units
 *   <li>{@link Way}: the ways to sum up a block; {@link LaneSum}: the first, from lists to a number
 *   <li>{@link LaneLayout}, {@link FreeLines}: the other side, as bitmaps; {@link JoinProgram}: the near side;
 *       {@link SideJoin}: the matrix that comes out
 *   <li>{@link Kernel}: how bitmaps are added up, {@link PortableJoin} with plain loops and {@code VectorJoin} with
 *       vectors
 *   <li>{@link Colour}: what is near and other, and on which lines; on odd boards with many white queens white pairs
 *       are the crowded ones, otherwise black
 *   <li>{@link LeafSum}: where few pairs of a colour survive, without their matrix: {@link TupleWeights}, made of the
 *       opposite colour, meet them lane by lane, which {@link SieveLeaves} split by lines
 *   <li>{@link SieveSum}: where hardly one survives, pair by pair; {@link Sieve} with leaves (the other side),
 *       {@link SieveTrie} (the near side) and {@link SieveWeights}; its inner loop, {@link SieveStep}, comes with the
 *       kernel
 *   <li>beside the count: {@link OpenSquares}: puzzles; {@link LooseBoards}: boards at random
 * </ol>
 */
@NullMarked
package io.github.queens4j.count.join;

import org.jspecify.annotations.NullMarked;
