package io.github.queens4j.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

    @Test
    void whatCanBeSeenStays() {
        String text = "count: \"ünïcode\" ♕ 王后 \uD83D\uDC51 \\ 100 %";
        assertThat(Printable.text(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 7, 8, 9, 10, 13, 27, 127, 0x9b, 0xad, 0x61c, 0x200b, 0x200f, 0x2028, 0x2029, 0x202e, 0x2066, 0xfeff,
                0xe000, 0xd800
            })
    void whatATerminalObeysOrHidesIsEscaped(int codePoint) {
        assertThat(Printable.text("a" + Character.toString(codePoint) + "b"))
                .isEqualTo(String.format("a\\u%04xb", codePoint));
    }

    @Test
    void charactersOfTwoUnitsHaveTwoEscapes() {
        assertThat(Printable.text(Character.toString(0xe0041))).isEqualTo("\\udb40\\udc41");
    }
}
