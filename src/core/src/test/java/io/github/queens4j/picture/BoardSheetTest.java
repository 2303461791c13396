package io.github.queens4j.picture;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class BoardSheetTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "4, 1", "5, 2", "6, 1", "7, 6", "8, 12", "9, 46", "10, 92", "11, 341"}) // OEIS A002562
    void fundamentalSolutionsAreOneOfEachOrbit(int n, int count) {
        BoardSheet sheet = BoardSheet.fundamental(n);
        assertThat(sheet.boards()).hasSize(count);
        Set<Board> orbits = new HashSet<>();
        Solvers.forEach(n, board -> orbits.add(board.canonical()));
        assertThat(sheet.boards())
                .containsExactlyElementsOf(orbits.stream().sorted().toList());
        SvgDocument svg = SvgDocument.of(sheet.svg());
        assertThat(svg.titles("queens4j-board").get(0))
                .endsWith("orbit of " + sheet.boards().get(0).orbitSize());
        assertThat(svg.title())
                .startsWith(
                        count == 1 ? "The fundamental solution for" : "The " + count + " fundamental solutions for");
        String gives = (count == 1 ? "it gives" : "they give") + " all %,d solutions";
        assertThat(svg.description())
                .contains(n > 1 ? String.format(Locale.ROOT, gives, Solvers.count(n)) : "numbered from 1. ");
    }

    @Test
    void tooManyBoardsAreRefused() {
        for (int n : new int[] {12, 32, 1000, Integer.MAX_VALUE}) {
            assertIllegal(
                    () -> BoardSheet.fundamental(n),
                    "n = " + n + " has more than 500 fundamental solutions, too many for one sheet");
        }
        assertThatThrownBy(() -> BoardSheet.fundamental(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BoardSheet.fundamental(3))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("there is no solution for n = 3");
        assertThatThrownBy(() -> BoardSheet.of(Puzzle.ofSize(0), Collections.nCopies(501, Board.of(0))))
                .hasMessage("the number of boards must be between 1 and 500, but is 501");
        assertThatThrownBy(() -> BoardSheet.of(Puzzle.ofSize(0), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(BoardSheet.of(Puzzle.ofSize(0), Collections.nCopies(500, Board.of(0)))
                        .boards())
                .hasSize(500);
    }

    @Test
    void everyBoardIsDrawnWithNumberAndCaption() {
        List<Board> boards = Solvers.stream(6).toList();
        SvgDocument svg = SvgDocument.of(
                BoardSheet.of(Puzzle.ofSize(0), boards).title("Six <queens>").svg());
        assertThat(svg.title()).isEqualTo("Six <queens>");
        assertThat(svg.description()).startsWith("4 boards");
        assertThat(svg.titles("queens4j-board"))
                .containsExactly(
                        "1: [1, 3, 5, 0, 2, 4], 1 3 5 0 2 4",
                        "2: [2, 5, 1, 4, 0, 3], 2 5 1 4 0 3",
                        "3: [3, 0, 4, 1, 5, 2], 3 0 4 1 5 2",
                        "4: [4, 2, 0, 5, 3, 1], 4 2 0 5 3 1");
        assertThat(svg.texts()).containsSubsequence("Six <queens>", "1", "1 3 5 0 2 4", "4", "4 2 0 5 3 1");
        List<Element> queens = svg.all("use");
        for (int i = 0; i < queens.size(); i++) {
            assertThat(queens.get(i).getAttribute("y")).isEqualTo("" + i % 6);
            assertThat(queens.get(i).getAttribute("x"))
                    .isEqualTo("" + boards.get(i / 6).column(i % 6));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 9, 10, 11})
    void boardsDoNotTouch(int n) {
        SvgDocument svg = SvgDocument.of(BoardSheet.fundamental(n).svg());
        double side = Double.parseDouble(svg.withClass("queens4j-light").get(0).getAttribute("width"))
                * scaleOf(svg.withClass("queens4j-board").get(0));
        List<double[]> places =
                svg.withClass("queens4j-board").stream().map(SvgDocument::place).toList();
        for (int i = 0; i < places.size(); i++) {
            double[] a = places.get(i);
            assertThat(a[0] + side).isLessThan(svg.width() - 20);
            assertThat(a[1] + side + 16).isLessThan(svg.height() - 10);
            for (double[] b : places.subList(0, i)) {
                assertThat(Math.abs(a[0] - b[0]) > side + 15 || Math.abs(a[1] - b[1]) > side + 30)
                        .isTrue();
            }
        }
    }

    private static double scaleOf(Element board) {
        String transform = ((Element) board.getElementsByTagName("g").item(0)).getAttribute("transform");
        return Double.parseDouble(transform.substring("scale(".length(), transform.length() - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 10, 30})
    void oneBoardFillsThePicture(int n) {
        SvgDocument svg = SvgDocument.of(
                BoardSheet.of(Puzzle.ofSize(0), List.of(Solvers.construct(n).orElseThrow()))
                        .svg());
        double room = svg.width() - 48;
        assertThat(n * scaleOf(svg.withClass("queens4j-board").get(0))).isBetween(n < 4 ? room / 4 : room - n, room);
    }

    @Test
    void drawingStopsWhenInterrupted() {
        Interruption.assertRefused(BoardSheet.fundamental(8)::svg);
        HeatMap map = HeatMap.of(Puzzle.ofSize(1), new long[][] {{1}});
        Interruption.assertRefused(map::svg);
        Interruption.assertRefused(map::format);
    }

    @ParameterizedTest
    @CsvSource({"10, false", "11, true", "40, true"})
    void longListsOfColumnsAreLeftOut(int n, boolean isLong) {
        BoardSheet sheet =
                BoardSheet.of(Puzzle.ofSize(0), List.of(Solvers.construct(n).orElseThrow()));
        SvgDocument svg = SvgDocument.of(sheet.svg());
        assertThat(svg.withClass("queens4j-muted").isEmpty()).isEqualTo(isLong);
        assertThat(svg.all("use")).hasSize(n);
    }
}
