package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Levels of JSON, JavaScript and TypeScript are read with blanks and comments wherever the language lets them stand.
 */
class LevelTextTest {

    private static final List<String> BLANKS = List.of("", "", " ", "\n", "\t", "\r\n\r\n");
    /** With a blank before two slashes, as those that follow a colon at once may be an address. */
    private static final List<String> COMMENTS = List.of("/* size: [[1], {2}] */", " // \"regions\": [[\n", "/*'*/");

    private static final List<String> NAMES = List.of("regions", "colorRegions", "board", "queens_board", "zones");

    private Random random = new Random();
    private boolean isJson;

    @Property(tries = 300)
    void levelsAreReadWithBlanksAndCommentsAnywhere(@ForAll Random source) {
        random = source;
        isJson = source.nextBoolean();
        List<int[][]> maps =
                Stream.generate(this::map).limit(1 + source.nextInt(3)).toList();
        String name = any(NAMES);
        String levels = list(maps.stream().map(map -> level(name, map)).toList());
        String text = isJson
                ? any(List.of(levels, gap() + "{" + member("levels", levels) + gap() + "}"))
                : any(List.of("const levels", "export const all: Level[]")) + " =" + levels + any(List.of(";", ""));
        try {
            assertThat(Regions.parseAll(text))
                    .isEqualTo(maps.stream().map(Regions::of).toList());
        } catch (IllegalArgumentException | AssertionError e) {
            throw new AssertionError(text, e);
        }
    }

    /** Any labels, of which none is missing. */
    private int[][] map() {
        int n = 4 + random.nextInt(4);
        List<Integer> labels = IntStream.range(0, n * n)
                .mapToObj(i -> i < n ? i : random.nextInt(n))
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(labels, random);
        return IntStream.range(0, n)
                .mapToObj(row -> labels.subList(row * n, row * n + n).stream()
                        .mapToInt(i -> i)
                        .toArray())
                .toArray(int[][]::new);
    }

    private String level(String name, int[][] map) {
        IntFunction<String> written =
                random.nextBoolean() ? Integer::toString : label -> quoted(Character.toString('A' + label));
        List<String> rows = Arrays.stream(map)
                .map(row -> list(Arrays.stream(row).mapToObj(written).toList()))
                .toList();
        List<String> members = new ArrayList<>(List.of(
                member(name, gap() + list(rows)),
                member("size", gap() + map.length),
                member("title", gap() + quoted("a: [b], {c}")),
                member("isDaily", gap() + any(List.of("true", "false", "null")))));
        Collections.shuffle(members, random);
        return gap() + "{" + String.join(",", members) + gap() + "}";
    }

    private String member(String name, String value) {
        return gap() + (isJson || random.nextBoolean() ? quoted(name) : name) + gap() + ":" + value;
    }

    private String list(List<String> items) {
        String last = isJson || random.nextBoolean() ? "" : ",";
        return gap() + "[" + items.stream().map(item -> gap() + item + gap()).collect(Collectors.joining(",")) + last
                + gap() + "]";
    }

    private String quoted(String text) {
        String mark = isJson ? "\"" : any(List.of("\"", "'"));
        return mark + text + mark;
    }

    private String gap() {
        return any(BLANKS) + (isJson || random.nextInt(4) > 0 ? "" : any(COMMENTS) + any(BLANKS));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
