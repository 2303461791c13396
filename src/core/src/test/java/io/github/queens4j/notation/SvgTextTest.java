package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SvgTextTest {

    private static final Style NO_STYLE = new Style("", "");

    @ParameterizedTest
    @CsvSource({
        "0, 0", "-0.001, 0", "1, 1", "-1.5, -1.5",
        "0.07, 0.07", "-0.07, -0.07", "12.345678, 12.35", "1e9, 1000000000"
    })
    void numbersAreShort(double value, String text) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(SvgText.number(value)).isEqualTo(text);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Property
    void numbersAreRoundedToHundredths(@ForAll @DoubleRange(min = -1e6, max = 1e6) double value) {
        BigDecimal exact = new BigDecimal(value);
        BigDecimal written = new BigDecimal(SvgText.number(value));
        assertThat(written.subtract(exact).abs()).isLessThanOrEqualTo(new BigDecimal("0.00500001"));
        assertThat(written).isEqualByComparingTo(written.setScale(2, RoundingMode.UNNECESSARY));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 1e15, -1e15})
    void whatIsNoLengthIsRefused(double value) {
        assertThatThrownBy(() -> SvgText.number(value)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void textIsEscaped() {
        assertThat(SvgText.escape("a < b & \"c\" > d\u2655\ud83d\ude00"))
                .isEqualTo("a &lt; b &amp; &quot;c&quot; &gt; d\u2655\ud83d\ude00");
        assertThat(SvgText.escape("\u0000\u0007\ud800\ufffe\t\n")).isEqualTo("\ufffd\ufffd\ufffd\ufffd\t\n");
        assertThat(SvgText.escape("\ud7ff\ue000\ufffc"))
                .as("the last and first around what is left out")
                .isEqualTo("\ud7ff\ue000\ufffc");
    }

    @Test
    void aDocumentWithAUnitHasAFrameAndASizeInPixels() {
        assertThat(SvgText.scalable(0.6, 4, 3, "t", "d", NO_STYLE).toString())
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"249.6\" height=\"201.6\""
                        + " viewBox=\"-0.6 -0.6 5.2 4.2\" role=\"img\">\n")
                .contains(
                        "<rect class=\"queens4j-frame\" x=\"-0.6\" y=\"-0.6\" width=\"5.2\" height=\"4.2\" rx=\"0.15\"/>")
                .endsWith("/>\n</svg>");
        assertThat(SvgText.scalable(0.5, 1199, 1199, "t", "d", NO_STYLE).toString())
                .contains(" width=\"1200\" height=\"1200\" viewBox=\"-0.5 -0.5 1200 1200\"");
        assertThat(SvgText.scalable(0.5, 134_217_727, 0, "t", "d", NO_STYLE).toString())
                .as("no picture is without height")
                .contains(" height=\"0.1\" ");
    }

    /** Two pictures on one page: each uses its own shape, as ids depend on all that a picture shows. */
    @Test
    void picturesDoNotShareIds() {
        List<String> ids = Stream.of("one", "two", "one")
                .map(title -> SvgText.document(3, 4, title, "d", NO_STYLE)
                        .empty("circle", "id='" + SvgText.id("dot") + "' r='%s'", 2)
                        .empty("use", "href='#" + SvgText.id("dot") + "' x='%s' class='%s'", 1, "a\"b")
                        .toString())
                .map(text -> {
                    Matcher shape = Pattern.compile("<circle id=\"(queens4j-dot-[0-9a-f]{8})\" r=\"2\"/>\n"
                                    + "<use href=\"#(\\S+)\" x=\"1\" class=\"a&quot;b\"/>\n</svg>$")
                            .matcher(text);
                    assertThat(shape.find()).as(text).isTrue();
                    assertThat(shape.group(1)).isEqualTo(shape.group(2));
                    return shape.group(1);
                })
                .toList();
        assertThat(ids.get(0)).isNotEqualTo(ids.get(1)).isEqualTo(ids.get(2));
    }

    @Test
    void stylesAddUpAndTheirRulesAreNumbered() {
        assertThat(new Style("a", "b").and(new Style("c", "d")).element())
                .isEqualTo("<style>\nac@media (prefers-color-scheme:dark){\nbd}\n</style>\n");
        assertThat(Style.rules(".c%d{fill:%s}", List.of("#fff", "#000"))).isEqualTo(".c0{fill:#fff}\n.c1{fill:#000}\n");
    }

    @Test
    void linesAreBrokenBetweenWords() {
        assertThat(PictureText.wrap(" one two  three ", 10, 45)).containsExactly("one two", "three");
        assertThat(PictureText.wrap("incomprehensibilities are", 10, 45))
                .containsExactly("incomprehensibilities", "are");
        assertThat(PictureText.wrap("", 10, 45)).isEmpty();
    }
}
