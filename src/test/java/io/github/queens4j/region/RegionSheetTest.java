package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.picture.SvgDocument;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class RegionSheetTest {

    private static final List<RegionPuzzle> PUZZLES =
            Examples.puzzles(RegionGenerator.ofSize(6).seed(1), 21);

    private static List<String> all(String regex, String text) {
        return Pattern.compile(regex, Pattern.DOTALL)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void everyPuzzleIsThereAndItsSolutionAfterTheLast() {
        String html = RegionSheet.coloured(PUZZLES);
        List<String> pages = all("<section.*?</section>", html);
        assertThat(pages).hasSize(6 + 2);
        assertThat(pages.subList(0, 6)).allMatch(page -> page.startsWith("<section class=\"puzzles\">"));
        assertThat(pages.subList(6, 8)).allMatch(page -> page.contains("<h1>Solutions</h1>"));
        assertThat(pages).extracting(page -> all("<svg", page).size()).containsExactly(4, 4, 4, 4, 4, 1, 20, 1);
        assertThat(all("(?<=<figcaption>)\\d+", html))
                .containsExactlyElementsOf(IntStream.range(0, 42)
                        .mapToObj(i -> String.valueOf(i % 21 + 1))
                        .toList());
        List<String> pictures = all("<svg.*?</svg>", html);
        for (int i = 0; i < 21; i++) {
            String letters = PUZZLES.get(i).regions().toString().replace('\n', ' ');
            assertThat(pictures.get(i)).contains(letters).doesNotContain("<use");
            SvgDocument solution = SvgDocument.of(pictures.get(21 + i));
            assertThat(solution.description()).contains(letters);
            for (int row = 0; row < 6; row++) {
                Element queen = solution.all("use").get(row);
                assertThat(queen.getAttribute("y")).isEqualTo(String.valueOf(row));
                assertThat(queen.getAttribute("x"))
                        .isEqualTo(String.valueOf(PUZZLES.get(i).solution().column(row)));
            }
        }
    }

    @Test
    void anInterruptEndsALongSheet() {
        Interruption.assertRefused(() -> RegionSheet.bordered(PUZZLES));
    }

    @Test
    void aPuzzleMayBeThereTwice() {
        String html = RegionSheet.coloured(List.of(PUZZLES.get(0), PUZZLES.get(0)));
        assertThat(all("(?<= id=')[^']*|(?<= id=\")[^\"]*", html)).hasSize(2).doesNotHaveDuplicates();
    }

    /** As players count, and so unlike a picture of the library. */
    @Test
    void rowsAndColumnsCountFromOne() {
        String first = all("<svg.*?</svg>", RegionSheet.coloured(PUZZLES)).get(0);
        assertThat(all("(?<=y=\"-0.19\">)\\d+", first)).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(all("(?<=x=\"-0.3\" y=\"[0-9.]{1,4}\">)\\d+", first)).containsExactly("1", "2", "3", "4", "5", "6");
    }

    @Test
    void bordersAloneNeedNoColours() {
        String coloured = RegionSheet.coloured(PUZZLES);
        String bordered = RegionSheet.bordered(PUZZLES);
        String white = "[class^=queens4j-region]{fill:#fff}";
        assertThat(bordered).contains(white);
        assertThat(coloured).doesNotContain(white);
        assertThat(all("<section.*", bordered)).isEqualTo(all("<section.*", coloured));
    }

    @Test
    void itLoadsNothingAndIsLightOnPaper() {
        String html = RegionSheet.coloured(PUZZLES);
        assertThat(html).startsWith("<!DOCTYPE html>").contains("@page", "<meta charset=\"utf-8\">");
        assertThat(html.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("://", "src=", "<script", "@import", "url(");
        assertThat(all("href=\"[^#]", html)).isEmpty();
        assertThat(all("prefers-color-scheme:dark\\)\\{\\s*[^}\\s]", html)).isEmpty();
    }

    @Test
    void noPuzzleIsNoSheet() {
        assertIllegal(() -> RegionSheet.coloured(List.of()), "puzzles must not be empty");
    }
}
