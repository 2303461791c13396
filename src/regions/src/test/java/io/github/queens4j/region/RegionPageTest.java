package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Words;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.region.text.StepWords;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The text of the page; how it plays is tested in a browser. */
class RegionPageTest {

    private static final Pattern DATA = Pattern.compile(
            "<script type=\"application/json\" id=\"data\">\\s*\\[\\s*(.*?)\\s*]\\s*</script>", Pattern.DOTALL);

    private static final List<RegionPuzzle> PUZZLES =
            Examples.puzzles(RegionGenerator.ofSize(6).seed(1), 2);

    private static List<String> data(String html) {
        Matcher data = DATA.matcher(html);
        assertThat(data.find()).isTrue();
        return data.group(1).lines().map(line -> line.replaceFirst(",$", "")).toList();
    }

    @Test
    void itHoldsEveryPuzzleWithItsSolution() {
        List<String> data = data(RegionPage.of(PUZZLES).html());
        assertThat(data).hasSameSizeAs(PUZZLES);
        for (int i = 0; i < data.size(); i++) {
            // What is read refuses a solution that is none.
            assertThat(Regions.parse(data.get(i))).isEqualTo(PUZZLES.get(i).regions());
            assertThat(data.get(i))
                    .contains("\"solution\":"
                            + PUZZLES.get(i).solution().toString().replace(" ", ""));
        }
    }

    @Test
    void itHoldsTheHardStepsAlone() {
        RegionGenerator generator =
                RegionGenerator.ofSize(8).difficulty(Difficulty.EXPERT).seed(7);
        RegionPuzzle puzzle = Examples.puzzles(generator, 1).get(0);
        String data = data(RegionPage.of(List.of(puzzle)).html()).get(0);
        assertThat(data)
                .contains(
                        "\"difficulty\":\"expert\"",
                        "{\"topic\":\"sets\",\"targets\":[16,24,32,33,34],\"reasons\":[17,18,20,")
                .contains(": cross out row 3, column 1; row 4, column 1, and row 5, columns 1, 2 and 3.");
        Sentences sentences = new Sentences(8, region -> "{" + region + "}", StepWords.ENGLISH);
        for (Deduction step : new Hints(puzzle.regions(), sentences).solve(Marks.none())) {
            boolean isHard = step.technique().compareTo(Technique.COMMON_NEIGHBOURS) > 0;
            assertThat(data.contains('"' + step.explain() + '"'))
                    .as(step.explain())
                    .isEqualTo(isHard);
        }
    }

    /** The page finds the easy ones by itself, and says why. */
    @ParameterizedTest
    @EnumSource
    void everyTechniqueIsExplained(Technique technique) {
        String key = technique.name().toLowerCase(Locale.ROOT).replace('_', '-');
        assertThat(RegionWords.PLAY.phrases().patterns()).containsKeys(key, "topic-" + key);
        if (technique.compareTo(Technique.COMMON_NEIGHBOURS) <= 0) {
            assertThat(RegionPage.of(PUZZLES).html()).as("hints.js").contains("this.step('" + key + "', ");
        }
    }

    @Test
    void theTitleCountsAndSoDoRowsFromOne() {
        assertThat(RegionPage.of(PUZZLES).html()).contains("<title>Queens: 2 puzzles</title>");
        Regions titled = PUZZLES.get(0).regions().titled("One");
        assertThat(RegionPage.of(List.of(RegionPuzzle.of(titled))).html()).contains("\"title\":\"One\"");
        assertThat(RegionPage.of(PUZZLES.subList(0, 1)).html().replaceAll("\\s+", " "))
                .contains("<title>Queens: a puzzle</title>", "Rows and columns count from 1");
    }

    @Test
    void withoutHintsItHoldsNoSolution() {
        String html = RegionPage.of(PUZZLES).hints(false).html();
        assertThat(html).contains(" data-hints=\"false\"").doesNotContain("\"solution\"");
        assertThat(data(html).stream().map(Regions::parse))
                .isEqualTo(PUZZLES.stream().map(RegionPuzzle::regions).toList());
    }

    @Test
    void whatIsChosenIsInThePageAndAnotherPageIsMade() {
        RegionPage usual = RegionPage.of(PUZZLES);
        String chosen = usual.title("Damen & <Regionen>")
                .words(Words.in(Locale.forLanguageTag("de-AT")))
                .firstDay(LocalDate.of(2027, 1, 1))
                .html();
        assertThat(chosen)
                .contains("<title>Damen &amp; &lt;Regionen&gt;</title>")
                .contains("<html lang=\"de-AT\" id=\"page\" data-first-day=\"2027-01-01\" data-hints=\"true\">");
        assertThat(usual.html())
                .isEqualTo(RegionPage.of(PUZZLES).html())
                .contains("<html lang=\"en\" id=\"page\" data-first-day=\"\" data-hints=\"true\">");
        assertThat(usual.firstDay(LocalDate.EPOCH).html()).contains("<title>Queens: a puzzle a day</title>");
    }

    @Test
    void aYearStaysSmall() {
        List<RegionPuzzle> year = Examples.puzzles(RegionGenerator.ofSize(8).seed(1), 366);
        assertThat(RegionPage.of(year).html().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(240_000);
    }

    @Test
    void itNeedsNothingElse() {
        String html = RegionPage.of(PUZZLES).html();
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .endsWith("</html>")
                .contains("default-src 'none'")
                .doesNotContain("{{")
                .doesNotContainPattern("(src|href)=\"(?!data:|#)");
        // Names of XML, and where a result that is shared has the puzzle, are the only addresses.
        assertThat(html.replace("http://www.w3.org/2000/svg", "").replace("https://puzz.link/p?", ""))
                .doesNotContain("http:", "https:");
        assertThat(html.split("</script>", -1)).hasSize(3);
    }

    @Test
    void aLanguageHasWordsOfTheLibraryOrOfYourOwn() {
        RegionPage usual = RegionPage.of(PUZZLES);
        assertThat(usual.words(Words.in(Locale.GERMAN)).html())
                .contains("<title>Damen: 2 Rätsel</title>", ">Neustart</button>");
        assertThat(usual.words(Words.in(Locale.forLanguageTag("pt-BR"))).html())
                .contains("<html lang=\"pt-BR\"", "<title>Rainhas: 2 desafios</title>");
        Locale unknown = Locale.forLanguageTag("qaa");
        assertIllegalNaming(() -> Words.in(unknown), "the language must be one of ", ", or have", "but is qaa");
        assertThat(usual.words(Words.parse(unknown, "page.undo = Annuler")).html())
                .contains("<html lang=\"qaa\"", ">Annuler</button>", ">Redo</button>");
        assertThat(usual.words(Words.parse(Locale.GERMAN, "page.undo = Hoppla")).html())
                .contains(">Hoppla</button>", ">Vor</button>");
    }

    private static Words english(String text) {
        return Words.parse(Locale.ENGLISH, text);
    }

    @Test
    void wordsOfAFileTakeThePlaceOfTheEnglishOnes() {
        RegionPage usual = RegionPage.of(PUZZLES);
        assertThat(usual.words(english("# Ours\n page.undo=<Oops>\npage.redo =\n"))
                        .html())
                .contains(">&lt;Oops&gt;</button>", ">Redo</button>")
                .hasSize(usual.html().length() + "&lt;Oops&gt;".length() - "Undo".length());
        assertThat(usual.words(english(RegionPage.englishWords())).html()).isEqualTo(usual.html());
        assertIllegalNaming(() -> usual.words(english("page.udno = Oops")), "but is \"page.udno\"");
        assertIllegalNaming(
                () -> usual.words(english("dark-colours = red, blue")), "dark-colours must be twelve names");
    }

    @Test
    void aPageWithoutPuzzlesIsRefused() {
        assertIllegal(() -> RegionPage.of(List.of()).html(), "puzzles must not be empty");
    }
}
