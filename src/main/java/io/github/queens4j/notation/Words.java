package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.Function;

/** Patterns of sentences, with places such as {@code {squares}}, by keys. */
public record Words(Map<String, String> patterns) {

    /** Those of steps, a pattern in each line after its key; code, as the workbench has no resources. */
    static final String FILE = """
            # Why a step follows: {line} has the squares left because of which, {squares} are to have a queen or none.
            only-square = {line} has one square left: a queen goes to {squares}.
            attacked = The queen at {queen} attacks her row, her column, her region and her neighbours: \
            cross out {squares}.
            pointing = All squares that {line} has left lie in {other}, so the queen of {other} is on one of them: \
            cross out {squares}.
            common-neighbours = Wherever the queen of {line} stands, she attacks {squares}: no queen goes there.
            sets = {line} have squares left only in {other}, and their queens fill these: cross out {squares}.
            contradiction = A queen at {squares} would leave {line} without a square: cross it out.
            contradiction-way = A queen at {squares} would force {way}, and leave {line} without a square: \
            cross it out.

            # The steps on the way of a contradiction.
            way-only-square = the queen of {line} to {squares}
            way-common-neighbours = queens off {squares}, which the queen of {line} attacks wherever she stands
            way-next = {first}, then {last}

            # Places; rows and columns count from 1.
            row = row {name}
            rows = rows {name}
            column = column {name}
            columns = columns {name}
            region = region {name}
            regions = regions {name}
            square = row {row}, column {column}
            squares-of-row = row {row}, columns {column}
            squares-of-column = column {column}, rows {row}
            many-squares = these {number} squares
            and = {first} and {last}
            and-squares = {first}, and {last}
            """;

    public static final Words ENGLISH = of(FILE);

    public static Words of(String file) {
        return new Words(read(file));
    }

    /** These words and those of a file instead; refuses keys that these have not and patterns with other places. */
    public Words with(String file) {
        Map<String, String> all = new LinkedHashMap<>(patterns);
        read(file).forEach((key, pattern) -> {
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
        return new Words(all);
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

    Words only(Collection<String> keys) {
        Map<String, String> some = new LinkedHashMap<>(patterns);
        some.keySet().retainAll(keys);
        return new Words(some);
    }

    /** The keys of a file that are in some of its parts. */
    static List<String> keys(String file, List<String> parts) {
        List<String> keys = new ArrayList<>();
        for (String part : file.split("\n\\[", -1)) {
            int name = part.indexOf(']');
            if (name >= 0 && parts.contains(part.substring(0, name))) {
                keys.addAll(read(part.substring(name + 1)).keySet());
            }
        }
        return keys;
    }

    private static Map<String, String> read(String file) {
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
        return patterns;
    }

    /** The pattern of a key, its places filled with values by their names. */
    public String say(String key, Function<String, String> places) {
        String pattern = patterns.get(key);
        if (pattern == null) {
            throw new IllegalStateException(
                    "words must have " + key + ", in Words.java or words.properties, but have not");
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
