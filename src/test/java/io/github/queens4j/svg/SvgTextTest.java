package io.github.queens4j.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
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
        "0, 0",
        "-0.001, 0",
        "1, 1",
        "-1.5, -1.5",
        "0.07, 0.07",
        "-0.07, -0.07",
        "12.345678, 12.35",
        "1e9, 1000000000"
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
    }

    @Test
    void whatIsOpenIsClosed() {
        SvgText svg = SvgText.document(3, 4, "<t>", "d", NO_STYLE);
        svg.open("g", "class", "a\"b").open("g").close().element("text", "&").open("a");
        String text = svg.toString();
        assertThat(text).startsWith("""
                <svg xmlns="http://www.w3.org/2000/svg" width="3" height="4" viewBox="0 0 3 4" role="img">
                <title>&lt;t&gt;</title>
                <desc>d</desc>
                """);
        assertThat(text).endsWith("""
                <g class="a&quot;b">
                <g>
                </g>
                <text>&amp;</text>
                <a>
                </a>
                </g>
                </svg>
                """);
    }

    @Test
    void stylesAddUp() {
        assertThat(new Style("a", "b").and(new Style("c", "d")).element())
                .isEqualTo("<style>\nac@media (prefers-color-scheme:dark){\nbd}\n</style>\n");
    }
}
