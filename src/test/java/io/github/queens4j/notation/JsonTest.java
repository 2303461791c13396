package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.notation.Json.Layout;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of JSON. */
class JsonTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SPACED      | {\"n\": 2, \"all\": true, \"map\": [[0, 1], [1, 1]], \"each\": [{\"x\": 0.5}, {}]}",
                "DENSE_LISTS | {\"n\": 2, \"all\": true, \"map\": [[0,1],[1,1]], \"each\": [{\"x\": 0.5},{}]}",
                "COMPACT     | {\"n\":2,\"all\":true,\"map\":[[0,1],[1,1]],\"each\":[{\"x\":0.5},{}]}"
            })
    void everyLayoutHoldsTheSame(Layout layout, String expected) {
        assertThat(new Json(layout)
                        .with("n", 2)
                        .with("all", true)
                        .with("map", new int[][] {{0, 1}, {1, 1}})
                        .with("each", List.of(new Json(layout).with("x", 0.5), new Json(layout))))
                .hasToString(expected);
    }

    @Test
    void whatIsNoNumberIsNull() {
        assertThat(new Json(Layout.COMPACT).with("x", Double.NaN)).hasToString("{\"x\":null}");
    }

    @Test
    void stringsAreEscaped() {
        assertThat(new Json(Layout.COMPACT).with("a\"b", "\\ \n \u0001 ♕"))
                .hasToString("{\"a\\\"b\":\"\\\\ \\u000a \\u0001 ♕\"}");
    }
}
