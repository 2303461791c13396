package io.github.queens4j.notation;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rules of CSS, a line each: for light surroundings, and those that replace their colours in a dark scheme. */
public record Style(String light, String dark) {

    public Style and(Style more) {
        return new Style(light + more.light, dark + more.dark);
    }

    /** A line for each of some values, with its number and the value itself: {@code .colour%d{fill:%s}}. */
    public static String rules(String rule, List<String> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> rule.replace("%d", String.valueOf(i)).replace("%s", values.get(i)) + "\n")
                .collect(Collectors.joining());
    }

    public String element() {
        return "<style>\n" + light + "@media (prefers-color-scheme:dark){\n" + dark + "}\n</style>\n";
    }
}
