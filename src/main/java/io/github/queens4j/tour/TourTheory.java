package io.github.queens4j.tour;

/**
 * What is known without a search about the existence of tours.
 *
 * <p><b>Closed tours</b>, on m x n boards with m at most n (Schwenk, "Which rectangular chessboards have a knight's tour?",
 * Mathematics Magazine 64, 1991): all boards but those with m and n odd, with m = 1, 2 or 4, and 3 x 4, 3 x 6 and 3 x 8.
 *
 * <p><b>Open tours</b>, on m x n boards with m at most n (Cull and De Curtins, "Knight's tour revisited", Fibonacci Quarterly
 * 16, 1978; Ralston, "Knight's tours on odd boards", Journal of Recreational Mathematics 28, 1996):
 * <ul>
 *   <li>No board with m = 1 or 2 has one, except 1 x 1, where the tour is the square; nor 3 x 3, 3 x 5, 3 x 6, 4 x 4.
 *   <li>The knight changes colour with each move: on a board of odd area a tour begins on the colour of the corners.
 *   <li>With 4 rows, squares of the outer rows have moves only to the 2n squares of the inner rows. Between two outer
 *       squares there is an inner one, which leaves a single inner one over; were it at an end of the tour, outer and
 *       inner squares would alternate, and so would colours, so that the outer rows had one colour. Hence both ends of
 *       an open tour lie in outer rows.
 *   <li>With m at least 5, every other start has a tour: if the area is even, on the closed tour.
 *   <li>With m = 3 or 4 there remain starts that need a search.
 * </ul>
 */
final class TourTheory {

    private TourTheory() {}

    /** What is known. */
    enum Verdict {
        /** There is a tour. */
        SOME,
        /** There is no tour. */
        NONE,
        /** Only a search can tell. */
        UNDECIDED
    }

    /** Whether a problem has a tour. */
    static Verdict of(TourProblem problem) {
        if (problem.kind() == TourKind.CLOSED) {
            return hasClosed(problem.rows(), problem.columns()) ? Verdict.SOME : Verdict.NONE;
        }
        if (!hasOpen(problem.rows(), problem.columns())) {
            return Verdict.NONE;
        }
        return problem.start().isEmpty()
                ? Verdict.SOME
                : from(problem, problem.start().get());
    }

    /** Whether a board has a closed tour. */
    static boolean hasClosed(int rows, int columns) {
        int m = Math.min(rows, columns);
        int n = Math.max(rows, columns);
        boolean isOdd = m % 2 == 1 && n % 2 == 1;
        return !isOdd && m > 2 && m != 4 && (m != 3 || n >= 10);
    }

    /** Whether a board has an open tour from some square. */
    static boolean hasOpen(int rows, int columns) {
        int m = Math.min(rows, columns);
        int n = Math.max(rows, columns);
        return switch (m) {
            case 1 -> n == 1;
            case 2 -> false;
            case 3 -> n == 4 || n >= 7;
            case 4 -> n >= 5;
            default -> true;
        };
    }

    private static Verdict from(TourProblem problem, Square start) {
        int m = Math.min(problem.rows(), problem.columns());
        boolean isOddArea = problem.rows() % 2 == 1 && problem.columns() % 2 == 1;
        if (isOddArea && (start.row() + start.column()) % 2 == 1) {
            return Verdict.NONE;
        }
        if (m == 4) {
            int across = problem.rows() == 4 ? start.row() : start.column();
            boolean isOuter = across == 0 || across == 3;
            return isOuter ? Verdict.UNDECIDED : Verdict.NONE;
        }
        return m == 3 ? Verdict.UNDECIDED : Verdict.SOME;
    }
}
