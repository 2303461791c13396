package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.tour.TourMethod;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A knight's tour by backtracking, and Warnsdorff's rule beside it. */
class TourInPageTest {

    private static Page page;

    @BeforeAll
    static void open() {
        page = Page.empty(1200, 900);
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(page.complaints()).isEmpty();
    }

    private static List<WebElement> searches() {
        return page.byId("searches").findElements(By.className("search"));
    }

    private static String data(String name) {
        return (String) page.script("return document.querySelector('main').dataset[arguments[0]]", name);
    }

    @Test
    void theTextbooksTourAndHowManyMovesItTook() {
        page.write(TourPage.of(TourProblem.open(5, 5)).html());
        assertThat(data("path")).isEqualTo("0,0");
        page.actions().sendKeys(Keys.END).perform();
        // The figure and the first row of the course notes.
        assertThat(data("attempts")).isEqualTo("27992");
        assertThat(data("kind")).isEqualTo("tour");
        List<WebElement> numbers = searches().get(0).findElements(By.cssSelector("text.number"));
        assertThat(numbers.subList(0, 5)).extracting(WebElement::getText).containsExactly("1", "4", "9", "18", "21");
        assertThat(data("path").split(";")).hasSize(25).doesNotHaveDuplicates();
        assertThat(searches().get(1).getDomAttribute("data-steps")).isEqualTo("24");
        page.actions().sendKeys("5").perform();
        page.picture("tour");
    }

    @Test
    void theMovesStillToTryAreThoseOfTheTable() {
        page.write(TourPage.of(TourProblem.open(5, 5)).html());
        page.goTo("#step=1");
        WebElement moves = searches().get(0).findElement(By.cssSelector(".state tbody"));
        assertThat(moves.findElements(By.tagName("tr"))).hasSize(8);
        assertThat(moves.findElement(By.className("lit")).getText()).isEqualTo("1 −1, +2 row 1, column 3 next");
        assertThat(data("kind")).isEqualTo("forward");
        // Warnsdorff's rule counts what leads on, and goes where that is least.
        assertThat(searches().get(1).findElements(By.cssSelector(".state .lit td:nth-child(4)")))
                .isNotEmpty()
                .allSatisfy(
                        count -> assertThat(Integer.parseInt(count.getText())).isPositive());
    }

    @Test
    void whereThereIsNoTourTheSearchGoesBackToItsStart() {
        TourProblem problem = TourProblem.open(3, 3);
        page.write(TourPage.of(problem).html());
        page.actions().sendKeys(Keys.END).perform();
        assertThat(data("kind")).isEqualTo("back");
        assertThat(data("path")).isEmpty();
        long moves = TourMethod.BACKTRACKING.solve(problem.startingAt(0, 0)).movesTried();
        assertThat(Long.parseLong(data("attempts"))).isEqualTo(moves);
        assertThat(searches()).hasSize(1);
        page.picture("tour-none");
    }

    /** As for engines: every line of both programs is lit in some search, one of them without a tour. */
    @Test
    void everyLineOfBothProgramsIsLit() {
        Map<String, Set<String>> lit = new TreeMap<>();
        Map<String, Set<String>> lines = new TreeMap<>();
        for (TourProblem problem : List.of(TourProblem.open(3, 3), TourProblem.open(3, 4))) {
            page.write(TourPage.of(problem).html());
            page.byId("fine").click();
            @SuppressWarnings("unchecked")
            List<String> walked = (List<String>) page.script("""
                    const all = new Set();
                    const note = () => document.querySelectorAll('.search').forEach(search =>
                      all.add(`${search.querySelector('.name').textContent} ${search.dataset.line}`));
                    note();
                    while (!document.getElementById('step').disabled) {
                      document.getElementById('step').click();
                      note();
                    }
                    return [...all];
                    """);
            walked.forEach(line -> lit.computeIfAbsent(line.replaceFirst(" .*", ""), engine -> new TreeSet<>())
                    .add(line.replaceFirst(".* ", "")));
            searches()
                    .forEach(search -> lines.put(
                            search.findElement(By.className("name")).getText(),
                            IntStream.rangeClosed(
                                            1,
                                            search.findElements(By.cssSelector(".code li"))
                                                    .size())
                                    .mapToObj(String::valueOf)
                                    .collect(Collectors.toCollection(TreeSet::new))));
        }
        assertThat(lines).hasSize(2).isEqualTo(lit);
    }

    @Test
    void aMillionMovesAreCutAndScrubbed() {
        page.write(TourPage.of(TourProblem.open(8, 8)).html());
        assertThat(data("steps")).isEqualTo("1000000");
        assertThat(searches().get(0).findElement(By.className("note")).getText())
                .startsWith("Cut here after 1,000,000 steps");
        page.actions().sendKeys("7").perform();
        assertThat(data("step")).isEqualTo("700000");
        page.picture("tour-cut");
    }
}
