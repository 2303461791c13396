package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void objectsAreWrittenOnOneLine() {
        assertThat(new Json()
                        .withAll("{\"n\": 2}")
                        .with("m", 2)
                        .with("all", true)
                        .withAll("{\"sum\": 3, \"difference\": 1}")
                        .with("map", new int[][] {{0, 1}, {1, 1}})
                        .with("each", List.of(new Json().with("x", 0.5), new Json())))
                .hasToString(
                        "{\"n\": 2, \"m\": 2, \"all\": true, \"sum\": 3, \"difference\": 1, \"map\": [[0, 1], [1, 1]], \"each\": [{\"x\": 0.5}, {}]}");
    }

    @Test
    void dataOfPagesIsCompact() {
        assertThat(Json.compact().with("n", 2).with("map", new int[][] {{0, 1}, {1, 1}}))
                .hasToString("{\"n\":2,\"map\":[[0,1],[1,1]]}");
    }

    @Test
    void whatIsNoNumberIsNull() {
        assertThat(new Json().with("x", Double.NaN)).hasToString("{\"x\": null}");
    }

    @Test
    void stringsAreEscaped() {
        assertThat(new Json().with("a\"b", "\\ \n \u0001 ♕")).hasToString("{\"a\\\"b\": \"\\\\ \\u000a \\u0001 ♕\"}");
    }
}
