package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Words;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A puzzle a day, on days of the test's choice. */
class DailyTest {

    private static final LocalDate FIRST = LocalDate.of(2027, 1, 1);

    private final Page page = Page.open(
            390,
            844,
            ours -> ours.firstDay(FIRST),
            RegionGenerator.ofSize(6).seed(1).stream().limit(40).toArray(RegionPuzzle[]::new));

    @AfterEach
    void close() {
        assertThat(page.complaints()).isEmpty();
        page.close();
    }

    /** The day of the puzzle with this number, from 0. */
    private void wakeUpOnDay(int index) {
        page.setToday(FIRST.plusDays(index));
        page.reload();
    }

    private List<WebElement> archive() {
        return page.byId("list").findElements(By.tagName("button"));
    }

    @Test
    void todaysPuzzleComesFirstAndPastOnesAreInTheArchive() {
        wakeUpOnDay(34);
        page.picture("daily-phone-light");
        page.preferDark(true);
        page.picture("daily-phone-dark");
        assertThat(page.text("name")).isEqualTo("Thursday, February 4, 2027");
        assertThat(page.byId("next").isEnabled()).isFalse();
        assertThat(page.isShown("today")).isFalse();
        assertThat(archive()).hasSize(35);
        assertThat(archive().get(4).getAccessibleName()).contains(", Sunday, January 31, 2027, ");
        assertThat(page.byId("list").findElements(By.className("month")))
                .extracting(WebElement::getText)
                .containsExactly("February 2027", "January 2027");
        archive().get(34).click();
        assertThat(page.text("name")).isEqualTo("Friday, January 1, 2027");
        page.solveByTouch(0);
        assertThat(page.isSolved()).isTrue();
        assertThat(page.text("progress")).isEqualTo("1 of 35 solved, streak: 0 days");
        page.byId("today").click();
        page.byId("previous").click();
        assertThat(page.text("name")).isEqualTo("Wednesday, February 3, 2027");
        page.reload();
        assertThat(page.text("name")).isEqualTo("Thursday, February 4, 2027");
        page.goTo("#2027-02-01");
        assertThat(page.text("name")).isEqualTo("Monday, February 1, 2027");
        // What is not offered yet does not open.
        page.goTo("#2027-02-05");
        assertThat(page.text("name")).isEqualTo("Monday, February 1, 2027");
    }

    @Test
    void theArchiveIsOneStopOfTheKeyboard() {
        wakeUpOnDay(34);
        assertThat(page.byId("list").findElements(By.cssSelector("[tabindex='0']")))
                .containsExactly(archive().get(0));
        archive().get(0).sendKeys(Keys.ARROW_DOWN, Keys.NULL);
        archive().get(1).sendKeys(Keys.ARROW_RIGHT);
        assertThat(page.byId("list").findElements(By.cssSelector("[tabindex='0']")))
                .containsExactly(archive().get(2));
        archive().get(2).sendKeys(Keys.ENTER);
        assertThat(page.text("name")).isEqualTo("Tuesday, February 2, 2027");
        archive().get(2).sendKeys(Keys.END);
        archive().get(34).sendKeys(Keys.HOME, Keys.ARROW_UP);
        page.byId("next").click();
        assertThat(page.byId("list").findElements(By.cssSelector("[tabindex='0']")))
                .containsExactly(archive().get(1));
    }

    @Test
    void daysInARowAreCounted() {
        for (int day = 0; day < 3; day++) {
            wakeUpOnDay(day);
            assertThat(page.text("progress"))
                    .endsWith("streak: "
                            + List.of("0 days", "1 day, without hints", "2 days, with a hint")
                                    .get(day));
            if (day > 0) {
                page.byId("hint").click();
                page.byId("close").click();
            }
            page.solveByTouch(day);
        }
        assertThat(page.text("progress")).isEqualTo("3 of 3 solved, streak: 3 days, with 2 hints");
        page.byId("share").click();
        assertThat(page.byId("result").getDomProperty("value"))
                .contains("Queens: a puzzle a day", "Sunday, January 3, 2027, 6 × 6", "3 days in a row, with 2 hints");
        page.picture("daily-shared");
        wakeUpOnDay(4);
        assertThat(page.text("progress")).endsWith("streak: 0 days");
        // Too late for the day that was missed.
        page.byId("previous").click();
        page.solveByTouch(3);
        assertThat(page.text("progress")).isEqualTo("4 of 5 solved, streak: 0 days");
        page.byId("apply").click();
        assertThat(page.text("name")).isEqualTo("Tuesday, January 5, 2027");
        page.solveByTouch(4);
        assertThat(page.text("progress")).endsWith("streak: 1 day, without hints");
    }

    /** With more days, from another day on, or with other puzzles: what was solved stays so, and days in a row do. */
    @Test
    void aPageMadeAgainKeepsProgressAndStreak() {
        for (int day = 0; day < 3; day++) {
            wakeUpOnDay(day);
            page.solveByTouch(day);
        }
        page.write(RegionPage.of(page.puzzles().subList(0, 20)).firstDay(FIRST));
        assertThat(page.text("progress")).isEqualTo("3 of 3 solved, streak: 3 days, without hints");
        page.write(RegionPage.of(page.puzzles().subList(2, 20)).firstDay(FIRST.plusDays(2)));
        assertThat(page.text("progress")).isEqualTo("1 of 1 solved, streak: 3 days, without hints");
        page.write(RegionPage.of(page.puzzles().subList(9, 20)).firstDay(FIRST));
        assertThat(page.text("progress")).isEqualTo("0 of 3 solved, streak: 3 days, without hints");
    }

    /** As pages kept it before: by the number of a puzzle on a page, with the day in it. */
    @Test
    void whatAnOlderPageKeptIsRead() {
        wakeUpOnDay(1);
        page.solveByTouch(1);
        page.script("""
                const [key] = Object.keys(localStorage).filter(name => /regions\\.[0-9]+$/.test(name));
                const kept = {...JSON.parse(localStorage.getItem(key)), onDay: true, dayHints: 2};
                const [last] = Object.keys(localStorage).filter(name => name.includes('.last.'));
                const old = `queens4j.regions.${last.split('.').pop()}.1`;
                window.addEventListener('pagehide', () => {
                  localStorage.clear();
                  localStorage.setItem(old, JSON.stringify(kept));
                });
                """);
        page.reload();
        assertThat(page.isSolved()).isTrue();
        assertThat(page.text("progress")).isEqualTo("1 of 2 solved, streak: 1 day, with 2 hints");
    }

    @Test
    void midnightBringsTheNextPuzzle() {
        wakeUpOnDay(7);
        page.setToday(FIRST.plusDays(8));
        page.await(() -> page.text("name").equals("Saturday, January 9, 2027"));
        assertThat(archive()).hasSize(9);
        page.square(8, 0, 0).click();
        page.setToday(FIRST.plusDays(9));
        page.await(() -> page.byId("next").isEnabled());
        // Who plays is not disturbed.
        assertThat(page.text("name")).isEqualTo("Saturday, January 9, 2027");
        assertThat(page.squares(".crossed")).hasSize(1);
    }

    private void write(String language, LocalDate firstDay) {
        page.write(RegionPage.of(List.of(page.puzzle(0), page.puzzle(1)))
                .words(Words.parse(Locale.forLanguageTag(language), RegionPage.englishWords()))
                .firstDay(firstDay));
    }

    @Test
    void aLanguageThatTheBrowserDoesNotKnowIsEnglish() {
        write("de", FIRST);
        wakeUpOnDay(0);
        assertThat(page.text("name")).isEqualTo("Freitag, 1. Januar 2027");
        for (String unknown : List.of("x-klingon", "ja-JP-u-ca-japanese-x-lvariant-JP")) {
            write(unknown, FIRST);
            assertThat(page.text("name")).as(unknown).isEqualTo("Friday, January 1, 2027");
            assertThat(page.squares("[role='gridcell']")).hasSize(36);
        }
    }

    /** With what comes of the calendar of java.time. */
    @Test
    void everyYearHasItsDays() {
        for (int year : List.of(0, 98, 99, 1582)) {
            write("en", LocalDate.of(year, 12, 31));
            LocalDate last = LocalDate.of(year + 1, 1, 1);
            assertThat(page.text("name"))
                    .isEqualTo(DateTimeFormatter.ofPattern("EEEE, MMMM d, y", Locale.US)
                            .format(last));
        }
    }

    @Test
    void beforeTheFirstDayAndAfterTheLastItSaysSo() {
        wakeUpOnDay(-30);
        assertThat(page.text("name")).isEqualTo("Friday, January 1, 2027");
        assertThat(page.text("note")).isEqualTo("There is a puzzle a day from Friday, January 1, 2027 on.");
        assertThat(archive()).hasSize(1);
        wakeUpOnDay(41);
        assertThat(page.text("name")).isEqualTo("Tuesday, February 9, 2027");
        assertThat(page.text("note")).isEqualTo("The last puzzle was that of Tuesday, February 9, 2027.");
        assertThat(archive()).hasSize(40);
    }
}
