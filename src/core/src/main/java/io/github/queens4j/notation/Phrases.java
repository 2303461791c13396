package io.github.queens4j.notation;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.Function;

/** Patterns of sentences, with places such as {@code {squares}}, by keys. */
public record Phrases(Map<String, String> patterns) {

    /** Those of a file: a key, = and a pattern in each line, but for comments and names of parts. */
    public static Phrases of(String file) {
        Map<String, String> patterns = new LinkedHashMap<>();
        // TeaVM lacks String.lines.
        for (StringTokenizer lines = new StringTokenizer(file.replace("\uFEFF", ""), "\n"); lines.hasMoreTokens(); ) {
            String line = lines.nextToken().strip();
            int end = line.indexOf('=');
            if (line.isEmpty() || "#[".indexOf(line.charAt(0)) >= 0) {
                continue;
            }
            if (end <= 0) {
                throw new IllegalArgumentException(
                        "a line of words must be a key, = and a text, but is " + shown(line));
            }
            String key = line.substring(0, end).strip();
            if (patterns.put(key, line.substring(end + 1).strip()) != null) {
                throw new IllegalArgumentException(
                        "a key of words must stand once, but this one does twice: " + shown(key));
            }
        }
        return new Phrases(patterns);
    }

    /** These and others instead; refuses keys that these have not, and patterns with other places. */
    public Phrases with(Map<String, String> others) {
        Map<String, String> all = new LinkedHashMap<>(patterns);
        others.forEach((key, pattern) -> {
            String old = patterns.get(key);
            if (old == null) {
                throw new IllegalArgumentException(
                        "a key of words must be one of the English file, but is " + shown(key));
            }
            if (!pattern.isEmpty()) {
                if (!places(pattern).equals(places(old))) {
                    throw new IllegalArgumentException("the places of " + key + " must be those of " + shown(old)
                            + ", but it is " + shown(pattern));
                }
                all.put(key, pattern);
            }
        });
        return new Phrases(all);
    }

    /** What stands in braces, with them; up to the end where they are not closed. */
    private static Set<String> places(String pattern) {
        Set<String> places = new HashSet<>();
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
            int close = pattern.indexOf('}', open);
            if (close < 0) {
                return Set.of(pattern.substring(open));
            }
            places.add(pattern.substring(open, close + 1));
        }
        return places;
    }

    private static String shown(String text) {
        return '"' + (text.length() <= 200 ? text : text.substring(0, 200) + "...") + '"';
    }

    Phrases only(Collection<String> keys) {
        Map<String, String> some = new LinkedHashMap<>(patterns);
        some.keySet().retainAll(keys);
        return new Phrases(some);
    }

    /** The pattern of a key, its places filled with values by their names. */
    public String say(String key, Function<String, String> places) {
        String pattern = patterns.get(key);
        if (pattern == null) {
            throw new IllegalStateException("words must have " + key + ", in words.properties, but have not");
        }
        StringBuilder said = new StringBuilder();
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            said.append(pattern, from, open).append(places.apply(pattern.substring(open + 1, close)));
            from = close + 1;
        }
        return said.append(pattern, from, pattern.length()).toString();
    }
}
