package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.trace.SearchPageTest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written into the page; what its scripts make of it is tested in a browser. */
class TourPageTest {

    private static final Pattern SEARCH = Pattern.compile(
            "(\\{\"engine\":\"[a-z]+\",\"start\":\\[(\\d+),(\\d+)],\"closed\":[a-z]+),\"steps\":\"([0-7b]*)\"(,[^}]*})");

    /** The move table of the course notes: "Aula 19", row and column. */
    private static final int[][] MOVES = {{-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}};

    private static String data(TourPage page) {
        return SearchPageTest.data(page.html());
    }

    /** A search as the page has it: its JSON without the steps, which are too long for a message. */
    private record Written(String json, Square start, String steps) {

        @Override
        public String toString() {
            return json;
        }

        static List<Written> of(TourPage page) {
            return SEARCH.matcher(data(page))
                    .results()
                    .map(found -> new Written(
                            found.group(1) + found.group(5),
                            new Square(Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))),
                            found.group(4)))
                    .toList();
        }

        /** The path at the end, of steps that only ever go to squares of the board that are not on the path. */
        List<Square> replayed(int rows, int columns) {
            assertThat(json).contains(",\"count\":" + steps.length() + ",");
            Deque<Square> path = new ArrayDeque<>(List.of(start));
            Set<Square> visited = new HashSet<>(path);
            for (int i = 0; i < steps.length(); i++) {
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
        List<Written> searches = Written.of(TourPage.of(problem));
        String search = "{\"engine\":\"%s\",\"start\":[0,0],\"closed\":false,\"count\":%s,"
                + "\"complete\":true,\"tour\":true,\"moves\":%2$s}";
        assertThat(searches)
                .extracting(Written::json)
                .containsExactly(search.formatted("backtracking", 27992), search.formatted("warnsdorff", 24));
        assertThat(searches.get(0).replayed(5, 5)).isEqualTo(tour(TourMethod.BACKTRACKING, problem.startingAt(0, 0)));
        assertThat(searches.get(1).replayed(5, 5)).isEqualTo(tour(TourMethod.WARNSDORFF, problem.startingAt(0, 0)));
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
        List<Written> searches = Written.of(TourPage.of(problem));
        assertThat(searches).hasSize(1);
        assertThat(searches.get(0).replayed(rows, columns)).isEmpty();
        long moves = TourMethod.BACKTRACKING.solve(problem.startingAt(0, 0)).movesTried();
        assertThat(searches.get(0).json())
                .endsWith(",\"count\":" + moves + ",\"complete\":true,\"tour\":false,\"moves\":" + moves + "}");
    }

    @Test
    void aLongSearchIsCutAndAShortOneIsNot() {
        List<Written> eight = Written.of(TourPage.of(TourProblem.open(8, 8)));
        assertThat(eight.get(0).json()).endsWith("\"complete\":false,\"tour\":false,\"moves\":1000000}");
        assertThat(eight.get(1).json()).endsWith("\"complete\":true,\"tour\":true,\"moves\":63}");
        assertThat(eight.get(0).replayed(8, 8)).isNotEmpty();
        for (long limit : new long[] {0, 27_991, 27_992}) {
            boolean isWhole = limit == 27_992;
            TourProblem five = TourProblem.open(5, 5).moveLimit(limit);
            assertThat(Written.of(TourPage.of(five)).get(0).json())
                    .endsWith("\"complete\":" + isWhole + ",\"tour\":" + isWhole + ",\"moves\":" + limit + "}");
        }
    }

    @Test
    void closedToursAndOtherStartsAreThoseOfTheProblem() {
        TourProblem closed = TourProblem.closed(5, 6).startingAt(2, 3);
        List<Written> searches = Written.of(TourPage.of(closed));
        assertThat(searches).allMatch(search -> search.json().contains("\"start\":[2,3],\"closed\":true"));
        Written rule = searches.get(1);
        assertThat(rule.replayed(5, 6)).isEqualTo(tour(TourMethod.WARNSDORFF, closed));
        // What the rule tries to close a path is not on the path.
        long moves = TourMethod.WARNSDORFF.solve(closed).movesTried();
        assertThat(moves).isGreaterThan(rule.steps().length());
        assertThat(rule.json()).endsWith("\"moves\":" + moves + "}");
        assertThat(data(TourPage.of(closed))).contains("\"title\":\"Closed knight's tour: 5 x 6\"");
    }

    @Test
    void oneSquareIsATourWithoutAMove() {
        assertThat(Written.of(TourPage.of(TourProblem.open(1, 1))))
                .hasSize(2)
                .allMatch(search -> search.json().contains("\"count\":0,\"complete\":true,\"tour\":true"));
    }

    @Test
    void whatThePageCannotShowIsRefused() {
        assertIllegalNaming(() -> TourPage.of(TourProblem.open(31, 30)), "rows", "30", "31");
        assertIllegalNaming(() -> TourPage.of(TourProblem.open(30, 31)), "columns");
        assertThat(Written.of(TourPage.of(TourProblem.open(30, 30)))).hasSize(2);
    }

    @Test
    void aTitleTakesThePlaceOfTheUsualOne() {
        TourPage page = TourPage.of(TourProblem.open(5, 5));
        assertThat(page.html()).contains("<title>Knight's tour: 5 x 5</title>");
        assertThat(page.title("A <way>").html()).contains("<title>A &lt;way&gt;</title>", "\"title\":\"A <way>\"");
    }

    @Test
    void anInterruptEndsTheSearch() {
        Interruption.assertRefused(TourPage.of(TourProblem.open(8, 8))::html);
    }
}
