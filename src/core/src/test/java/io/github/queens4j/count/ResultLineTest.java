package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ResultLineTest {

    @Provide
    Arbitrary<CountResult> results() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 28),
                        Arbitraries.integers().between(0, Integer.MAX_VALUE),
                        Arbitraries.integers().between(0, Integer.MAX_VALUE),
                        Arbitraries.longs().between(0, Long.MAX_VALUE))
                .as((n, index, units, thirds) -> new CountResult("n=" + n + " split=8 units=" + units, index, thirds));
    }

    private static void assertRefused(String line) {
        assertThatThrownBy(() -> CountResult.parse(line))
                .as(line)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not the line of a result: ");
    }

    /** The checksum comes from another implementation of CRC-32. */
    @Example
    void aLineSaysWhatItIs() {
        CountResult result = new CountResult("n=20 split=1 units=127", 17, 123456);
        String line = "n=20 split=1 units=127 unit=17 thirds=123456 crc32=43906076";
        assertThat(result.format()).isEqualTo(line);
        assertThat(CountResult.parse(line))
                .isEqualTo(result)
                .hasToString("CountResult[n=20 split=1 units=127 unit=17 thirds=123456]");
        assertThat(CountResult.withoutChecksum(CountResult.withChecksum(""))).isEmpty();
    }

    @Property(tries = 500)
    void whatIsWrittenIsReadBack(@ForAll("results") CountResult result) {
        assertThat(result.format()).matches("[ -~]{1,100}");
        assertThat(CountResult.parse(result.format())).isEqualTo(result);
    }

    @Property(tries = 1000)
    void aChangedCharacterIsFoundOut(
            @ForAll("results") CountResult result, @ForAll @IntRange(max = 79) int place, @ForAll char other) {
        StringBuilder line = new StringBuilder(result.format());
        int at = place % line.length();
        if (line.charAt(at) != other) {
            line.setCharAt(at, other);
            assertRefused(line.toString());
        }
    }

    @Property(tries = 500)
    void aShortenedOrLengthenedLineIsFoundOut(
            @ForAll("results") CountResult result, @ForAll @IntRange(max = 79) int place, @ForAll char more) {
        String line = result.format();
        assertRefused(line.substring(0, place % line.length()));
        assertRefused(line.substring(1 + place % (line.length() - 1)));
        assertRefused(line + more);
        assertRefused(more + line);
    }

    @Example
    void aRightChecksumIsNotEnough() {
        for (String text : new String[] {
            "", "n=08 split=1 units=3 unit=2 thirds=3",
            "n=8 split=1 units=3 unit=2 thirds=03", "n=8 split=1 units=3 unit=2",
            "N=8 split=1 units=3 unit=2 thirds=3", "n=8 split=1 units=3 unit=2 thirds=-3",
            "n=8 split=1 unit=2 thirds=3", "n=8  split=1 units=3 unit=2 thirds=3",
            "n=8 split=1 units=3 unit=2147483648 thirds=3", "n=8 split=1 units=3 unit=2 thirds=9223372036854775808",
            "n=\u0668 split=1 units=3 unit=2 thirds=3"
        }) {
            assertRefused(CountResult.withChecksum(text));
        }
        assertThat(CountResult.parse(CountResult.withChecksum("n=8 split=1 units=3 unit=2 thirds=3")))
                .isEqualTo(new CountResult("n=8 split=1 units=3", 2, 3));
    }

    @Example
    void aLongLineIsNotRepeatedInFull() {
        String line = "x".repeat(100);
        String reason = "not the line of a result: there is no checksum at the end: \"" + line;
        assertIllegal(() -> CountResult.parse(line), reason + '"');
        assertIllegal(() -> CountResult.parse(line + "x"), reason + "...\"");
    }

    @Example
    void whatATerminalWouldObeyIsShown() {
        for (String line : List.of(
                "\u001b[31m\u202e\r\u0007", "n=8 split=1 units=3 unit=2 thirds=3 crc32=\u001b[31m\u202e\r\u0007")) {
            assertThatThrownBy(() -> CountResult.parse(line))
                    .hasMessageContaining("U+001B[31mU+202EU+000DU+0007")
                    .satisfies(thrown -> assertThat(
                                    thrown.getMessage() + thrown.getCause().getMessage())
                            .matches("[ -~]*"));
        }
    }
}
