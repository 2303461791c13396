package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages hold nothing that a terminal obeys or that moves the words around it. */
class VisibleTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 0x07, 0x0a, 0x1b, 0x7f, 0x9b, 0xa0, 0xad, 0x301, 0x5d0, 0x627, 0x661, 0x200b, 0x200f, 0x2028, 0x2029,
                0x202e, 0x2066, 0x3000, 0xd800, 0xe000, 0xfb1d, 0xfe70, 0xfeff, 0xffff, 0x10800, 0x1e800, 0xe0041
            })
    void whatActsOrHidesIsNamed(int codePoint) {
        assertThat(Visible.isPlain(codePoint)).isFalse();
        String text = "a" + Character.toString(codePoint) + "b";
        assertThat(Visible.text(text)).isEqualTo(String.format("aU+%04Xb", codePoint));
    }

    @Test
    void whatIsSeenStays() {
        String text = "plain text, ♕ · × äß 漢字 😀 <&> '\"\\";
        assertThat(Visible.text(text)).isEqualTo(text);
    }

    @Property
    void whatIsVisibleStaysAsItIs(@ForAll String any) {
        String visible = Visible.text(any);
        assertThat(visible.codePoints()).allMatch(Visible::isPlain);
        assertThat(Visible.text(visible)).isEqualTo(visible);
    }
}
