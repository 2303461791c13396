package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.queens4j.notation.Phrases;
import io.github.queens4j.region.text.StepWords;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void othersTakeThePlaceOfEnglishOnes() {
        Phrases german = with("""
                # Deutsch
                common-neighbours = Wo auch immer die Dame von {line} steht, sie deckt {squares}: streichen.

                region = Gebiet {name}
                square = Zeile {row}, Spalte {column}
                and-squares = {first}, und {last}
                """);
        Regions regions = Regions.parse(Examples.PUZZ_LINK);
        assertThat(new Hints(regions, new Sentences(6, number -> "Grün", german)).next(Marks.none()))
                .hasToString("Optional[Wo auch immer die Dame von Gebiet Grün steht, sie deckt Zeile 3, Spalte 4, und"
                        + " Zeile 4, Spalte 2: streichen.]");
        assertThat(german.patterns()).containsEntry("row", "row {name}").hasSameSizeAs(StepWords.ENGLISH.patterns());
    }

    private static Phrases with(String file) {
        return StepWords.ENGLISH.with(Phrases.of(file).patterns());
    }

    @Test
    void whatHasNoUseIsRefused() {
        assertIllegalNaming(() -> with("reihe = row"), "but is \"reihe\"");
        assertIllegalNaming(() -> with("row {name}"), "but is \"row {name}\"");
        assertIllegalNaming(() -> with("= row {name}"), "must be a key, = and a text, but is \"= row");
        assertIllegalNaming(() -> with("row = Reihe {nummer}"), "of row must be", "but it is \"Reihe {nummer}\"");
        assertIllegalNaming(() -> with("row = Reihe {name"), "of row must be");
        assertIllegalNaming(() -> with("row = Reihe {namx}"), "of row must be");
        assertIllegalNaming(() -> with("row = {name}\nrow = {name}"), "but this one does twice: \"row\"");
    }

    @Test
    void aTechniqueWithoutASentenceIsRefusedByKeyAndFile() {
        Phrases less = Phrases.of(RegionPage.englishWords().replace("common-neighbours = ", "neighbours = "));
        Regions regions = Regions.parse(Examples.PUZZ_LINK);
        assertThatIllegalStateException()
                .isThrownBy(() -> new Hints(regions, new Sentences(6, regions::name, less)).next(Marks.none()))
                .withMessage("words must have common-neighbours, in words.properties, but have not");
    }
}
