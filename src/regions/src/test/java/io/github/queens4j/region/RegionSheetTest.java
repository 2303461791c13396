package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.picture.SvgDocument;
import io.github.queens4j.region.RegionSheet.Paper;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        String html = RegionSheet.of(PUZZLES).html();
        List<String> pages = all("<section.*?</section>", html);
        assertThat(pages).hasSize(6 + 2);
        assertThat(pages.subList(0, 6)).allMatch(page -> page.startsWith("<section class=\"puzzles\" "));
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
        Interruption.assertRefused(() -> RegionSheet.of(PUZZLES).bordered(true).html());
    }

    @Test
    void aPuzzleMayBeThereTwice() {
        String html = RegionSheet.of(List.of(PUZZLES.get(0), PUZZLES.get(0))).html();
        assertThat(all("(?<= id=')[^']*|(?<= id=\")[^\"]*", html)).hasSize(2).doesNotHaveDuplicates();
    }

    /** As players count, and so unlike a picture of the library. */
    @Test
    void rowsAndColumnsCountFromOne() {
        String first = all("<svg.*?</svg>", RegionSheet.of(PUZZLES).html()).get(0);
        assertThat(all("(?<=y=\"-0.19\">)\\d+", first)).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(all("(?<=x=\"-0.3\" y=\"[0-9.]{1,4}\">)\\d+", first)).containsExactly("1", "2", "3", "4", "5", "6");
    }

    @Test
    void bordersAloneNeedNoColours() {
        String coloured = RegionSheet.of(PUZZLES).html();
        String bordered = RegionSheet.of(PUZZLES).bordered(true).html();
        String white = "[class^=queens4j-region]{fill:#fff}";
        assertThat(bordered).contains(white);
        assertThat(coloured).doesNotContain(white);
        assertThat(all("<section.*", bordered)).isEqualTo(all("<section.*", coloured));
    }

    @Test
    void itLoadsNothingAndIsLightOnPaper() {
        String html = RegionSheet.of(PUZZLES).html();
        assertThat(html).startsWith("<!DOCTYPE html>").contains("@page", "<meta charset=\"utf-8\">");
        assertThat(html.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("://", "src=", "<script", "@import", "url(");
        assertThat(all("href=\"[^#]", html)).isEmpty();
        assertThat(all("prefers-color-scheme:dark\\)\\{\\s*[^}\\s]", html)).isEmpty();
    }

    /** As many sections as leaves: each has the height of its paper, and its pictures shrink into it. */
    @ParameterizedTest
    @CsvSource({
        "1, A4, 21, 210.0mm 297.0mm, 268.0mm",
        "2, LETTER, 11, 215.9mm 279.4mm, 250.4mm",
        "6, A4, 4, 210.0mm, 268"
    })
    void pagesHaveATitleAnAuthorAndANumber(int each, Paper paper, int pages, String size, String height) {
        String html = RegionSheet.of(PUZZLES)
                .title("One & all")
                .author("A. <Author>")
                .paper(paper)
                .puzzlesPerPage(each)
                .html();
        assertThat(html).contains("<title>One &amp; all</title>", "size:" + size, "height:" + height);
        assertThat(all("<h1>One &amp; all</h1>", html)).hasSize(pages);
        assertThat(all("(?<=<footer><span>A. &lt;Author&gt;</span><span>)[^<]*", html))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, pages + 2)
                        .mapToObj(page -> page + " / " + (pages + 2))
                        .toList());
        assertIllegal(
                () -> RegionSheet.of(PUZZLES).puzzlesPerPage(3),
                "count must be 1, 2, 4 or 6 puzzles on a page, but is 3");
    }

    @Test
    void noPuzzleIsNoSheet() {
        assertIllegal(() -> RegionSheet.of(List.of()).html(), "puzzles must not be empty");
    }
}
