package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.notation.SvgText;
import io.github.queens4j.picture.SvgDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class BoardSvgTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8, 20, 51, 300})
    void thePictureIsWellFormedAndDescribed(int n) {
        Board board = Construction.solution(n).orElseThrow();
        SvgDocument picture = draw(board);

        assertThat(picture.all("svg").get(0).getAttribute("viewBox"))
                .isEqualTo("-0.6 -0.6 " + (n + 1) + ".2 " + (n + 1) + ".2");
        String side = SvgText.number(Math.min(1200, 48 * (n + 1.2)));
        assertThat(picture.all("svg").get(0).getAttribute("width")).isEqualTo(side);
        assertThat(picture.all("svg").get(0).getAttribute("height")).isEqualTo(side);
        assertThat(picture.title()).isEqualTo("Queens on a board of size " + n + ", a solution");
        assertThat(draw(Board.of(0, 0)).title()).endsWith(", not a solution");
        assertThat(picture.description()).isEqualTo("The columns of the queens, row by row, counted from 0: " + board);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 20})
    void everyQueenIsDrawnOnItsSquare(int n) {
        Board board = Construction.solution(n).orElseThrow();
        String path = only(draw(board), "queens4j-queen").getAttribute("d");

        List<Integer> columns = new ArrayList<>();
        for (MatchResult corner :
                Pattern.compile(" M(\\d+) (\\d+)m").matcher(path).results().toList()) {
            assertThat(corner.group(2)).as("row").isEqualTo(String.valueOf(columns.size()));
            columns.add(Integer.valueOf(corner.group(1)));
        }
        assertThat(columns.stream().mapToInt(Integer::intValue).toArray()).isEqualTo(board.columns());
    }

    @Test
    void darkSquaresAreThoseOfOddSum() {
        Element dark = only(draw(Construction.solution(5).orElseThrow()), "queens4j-dark");

        assertThat(dark.getAttribute("fill-rule")).isEqualTo("evenodd");
        assertThat(dark.getAttribute("d")).isEqualTo("M0 0M1 0h1v5h-1zM3 0h1v5h-1zM0 1h5v1h-5zM0 3h5v1h-5z");
    }

    @ParameterizedTest
    @CsvSource({"4, 8", "50, 100", "51, 0"})
    void numbersStandWhereTheyAreReadable(int n, int numbers) {
        List<String> places = draw(Construction.solution(n).orElseThrow()).all("text").stream()
                .map(text -> text.getTextContent() + " at " + text.getAttribute("x") + ", " + text.getAttribute("y"))
                .toList();
        assertThat(places).hasSize(numbers);
        if (numbers > 0) {
            assertThat(places).contains("3 at 3.5, -0.19", "3 at -0.3, 3.61");
        }
    }

    private static SvgDocument draw(Board board) {
        return SvgDocument.of(board.format(BoardFormat.SVG));
    }

    private static Element only(SvgDocument picture, String name) {
        assertThat(picture.withClass(name)).as(name).hasSize(1);
        return picture.withClass(name).get(0);
    }
}
