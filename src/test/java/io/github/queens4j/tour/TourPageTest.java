package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.tuple;

import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written into the page; what its scripts make of it is tested in a browser. */
@Timeout(60)
class TourPageTest {

    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">\\s*(\\{.*?})\\s*</script>", Pattern.DOTALL);
    private static final Pattern SEARCH = Pattern.compile("\\{\"engine\":\"([a-z]+)\",\"start\":\\[(\\d+),(\\d+)],"
            + "\"closed\":(true|false),\"steps\":\"([0-7b]*)\",\"count\":(\\d+),\"complete\":(true|false),"
            + "\"tour\":(true|false),\"moves\":(\\d+)}");

    /** The move table of the course notes: "Aula 19", row and column. */
    private static final int[][] MOVES = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};

    private static String data(TourPage page) {
        Matcher data = DATA.matcher(page.html());
        assertThat(data.find()).isTrue();
        return data.group(1);
    }

    /** A search as the page has it. */
    private record Told(
            String engine,
            Square start,
            boolean closed,
            String steps,
            int count,
            boolean complete,
            boolean tour,
            long moves) {

        /** Without the steps, which are too long for a message. */
        @Override
        public String toString() {
            return engine + " from " + start + ", closed " + closed + ", " + count + " steps, complete " + complete
                    + ", tour " + tour + ", moves " + moves;
        }

        static List<Told> of(TourPage page) {
            return SEARCH.matcher(data(page))
                    .results()
                    .map(found -> new Told(
                            found.group(1),
                            new Square(Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))),
                            found.group(4).equals("true"),
                            found.group(5),
                            Integer.parseInt(found.group(6)),
                            found.group(7).equals("true"),
                            found.group(8).equals("true"),
                            Long.parseLong(found.group(9))))
                    .toList();
        }

        /** The path at the end, of steps that only ever go to squares of the board that are not on the path. */
        List<Square> replayed(int rows, int columns) {
            assertThat(steps).hasSize(count);
            Deque<Square> path = new ArrayDeque<>(List.of(start));
            Set<Square> visited = new HashSet<>(path);
            for (int i = 0; i < count; i++) {
                if (steps.charAt(i) == 'b') {
                    visited.remove(path.removeLast());
                    continue;
                }
                int[] move = MOVES[steps.charAt(i) - '0'];
                Square to = new Square(
                        path.getLast().row() + move[0], path.getLast().column() + move[1]);
                assertThat(to.row()).isBetween(0, rows - 1);
                assertThat(to.column()).isBetween(0, columns - 1);
                assertThat(visited.add(to)).isTrue();
                path.addLast(to);
            }
            return new ArrayList<>(path);
        }
    }

    private static List<Square> tour(TourMethod method, TourProblem problem) {
        return method.solve(problem).tour().orElseThrow().squares();
    }

    /** 27992 moves are those of the course notes, run literally. */
    @Test
    void theSearchOfTheCourseNotesStandsBesideWarnsdorffsRule() {
        TourProblem problem = TourProblem.open(5, 5);
        List<Told> told = Told.of(TourPage.of(problem));
        assertThat(told)
                .extracting(Told::toString)
                .containsExactly(
                        "backtracking from row 0, column 0, closed false, 27992 steps, complete true, "
                                + "tour true, moves 27992",
                        "warnsdorff from row 0, column 0, closed false, 24 steps, complete true, tour true, "
                                + "moves 24");
        assertThat(told.get(0).replayed(5, 5)).isEqualTo(tour(TourMethod.BACKTRACKING, problem.startingAt(0, 0)));
        assertThat(told.get(1).replayed(5, 5)).isEqualTo(tour(TourMethod.WARNSDORFF, problem.startingAt(0, 0)));
        assertThat(TourPage.of(problem).html())
                .contains("<title>Knight's tour: 5 x 5</title>")
                .doesNotEndWith("\n");
        assertThat(data(TourPage.of(problem)))
                .startsWith("{\"kind\":\"tour\",\"title\":\"Knight's tour: 5 x 5\",\"rows\":5,\"columns\":5,"
                        + "\"moves\":[[-1,2],[-2,1],[-2,-1],[-1,-2],[1,-2],[2,-1],[2,1],[1,2]],\"searches\":[{");
    }

    /** Without a tour, the last step leaves the start, and the rule of Warnsdorff has nothing to show. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "4, 4", "3, 5"})
    void aBoardWithoutATourIsLeftByItsStart(int rows, int columns) {
        TourProblem problem = TourProblem.open(rows, columns);
        List<Told> told = Told.of(TourPage.of(problem));
        assertThat(told).hasSize(1);
        assertThat(told.get(0).complete()).isTrue();
        assertThat(told.get(0).tour()).isFalse();
        assertThat(told.get(0).replayed(rows, columns)).isEmpty();
        long moves = TourMethod.BACKTRACKING.solve(problem.startingAt(0, 0)).movesTried();
        assertThat(told.get(0).count()).isEqualTo((int) moves);
        assertThat(told.get(0).moves()).isEqualTo(moves);
    }

    @Test
    void aLongSearchIsCutAndAShortOneIsNot() {
        List<Told> eight = Told.of(TourPage.of(TourProblem.open(8, 8)));
        assertThat(eight)
                .extracting(Told::engine, Told::count, Told::complete, Told::tour, Told::moves)
                .containsExactly(
                        tuple("backtracking", 1_000_000, false, false, 1_000_000L),
                        tuple("warnsdorff", 63, true, true, 63L));
        assertThat(eight.get(0).replayed(8, 8)).isNotEmpty();
        TourProblem five = TourProblem.open(5, 5);
        Map<Long, Boolean> complete = new HashMap<>();
        for (long limit : new long[] {0, 27_991, 27_992}) {
            Told told = Told.of(TourPage.of(five.moveLimit(limit))).get(0);
            assertThat(told.count()).isEqualTo((int) limit);
            assertThat(told.tour()).isEqualTo(told.complete());
            complete.put(limit, told.complete());
        }
        assertThat(complete).isEqualTo(Map.of(0L, false, 27_991L, false, 27_992L, true));
    }

    @Test
    void closedToursAndOtherStartsAreThoseOfTheProblem() {
        TourProblem closed = TourProblem.closed(5, 6).startingAt(2, 3);
        List<Told> told = Told.of(TourPage.of(closed));
        assertThat(told).allMatch(search -> search.closed() && search.start().equals(new Square(2, 3)));
        Told rule = told.get(1);
        assertThat(rule.replayed(5, 6)).isEqualTo(tour(TourMethod.WARNSDORFF, closed));
        // What the rule tries to close a path is not on the path.
        assertThat(rule.moves())
                .isEqualTo(TourMethod.WARNSDORFF.solve(closed).movesTried())
                .isGreaterThan(rule.count());
        assertThat(data(TourPage.of(closed))).contains("\"title\":\"Closed knight's tour: 5 x 6\"");
    }

    @Test
    void oneSquareIsATourWithoutAMove() {
        assertThat(Told.of(TourPage.of(TourProblem.open(1, 1))))
                .extracting(Told::count, Told::complete, Told::tour)
                .containsExactly(tuple(0, true, true), tuple(0, true, true));
    }

    @Test
    @SuppressWarnings("NullAway")
    void whatThePageCannotShowIsRefused() {
        assertIllegalNaming(() -> TourPage.of(TourProblem.open(31, 30)), "rows", "30", "31");
        assertIllegalNaming(() -> TourPage.of(TourProblem.open(30, 31)), "columns");
        assertThat(Told.of(TourPage.of(TourProblem.open(30, 30)))).hasSize(2);
        assertThatNullPointerException().isThrownBy(() -> TourPage.of(null));
    }

    @Test
    void anInterruptEndsTheSearch() {
        Interruption.assertRefused(TourPage.of(TourProblem.open(8, 8))::html);
    }
}
