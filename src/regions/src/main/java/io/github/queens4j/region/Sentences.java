package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in one sentence why a step follows; for players, so rows and columns count from 1. */
record Sentences(int n, IntFunction<String> names, Phrases words) {

    /** Squares in more rows and columns than these are only counted: the picture shows them. */
    private static final int MOST_GROUPS = 3;

    /** The sentence of a step; with the steps on its way if it is a contradiction. */
    String explain(Technique technique, Inference step) {
        String key = Require.nameOf(technique);
        return capital(say(step.way().isEmpty() ? key : key + "-way", step));
    }

    private String say(String key, Inference step) {
        return words.say(key, place -> switch (place) {
            case "line" -> lines(step.lines());
            case "other" -> lines(step.targets());
            case "queen" -> say("square", Hints.squares(n, step.reasons()));
            case "way" -> way(step.way());
            default ->
                squares(step.placed() < 0 ? Hints.squares(n, step.crossed()) : List.of(Hints.square(n, step.placed())));
        });
    }

    private String way(List<Inference> way) {
        return way.stream()
                .map(next -> say(next.placed() < 0 ? "way-common-neighbours" : "way-only-square", next))
                .reduce((first, last) -> words.say("way-next", Map.of("first", first, "last", last)::get))
                .orElse("");
    }

    String areCrowded(int[] regions, int... few) {
        return capital(words.say(few.length == 1 ? "crowded-one" : "crowded", place -> switch (place) {
            case "regions" -> lines(regions);
            case "lines" -> lines(few);
            default -> String.valueOf(regions.length);
        }));
    }

    String isEmpty(int line, int steps) {
        String key = steps == 1 ? "emptied-one" : "emptied";
        return capital(words.say(key, place -> place.equals("line") ? lines(line) : String.valueOf(steps)));
    }

    /** Row by row, or column by column if that is shorter. */
    String squares(List<Square> squares) {
        Collection<List<Square>> rows = groups(squares, Square::row);
        Collection<List<Square>> columns = groups(squares, Square::column);
        Collection<List<Square>> groups = rows.size() <= columns.size() ? rows : columns;
        String several = rows.size() <= columns.size() ? "squares-of-row" : "squares-of-column";
        return groups.size() > MOST_GROUPS
                ? words.say("many-squares", place -> String.valueOf(squares.size()))
                : list("and-squares", "; ", groups.stream().map(of -> say(of.size() == 1 ? "square" : several, of)));
    }

    private static Collection<List<Square>> groups(List<Square> squares, Function<Square, Integer> line) {
        return squares.stream()
                .collect(Collectors.groupingBy(line, TreeMap::new, Collectors.toList()))
                .values();
    }

    private String say(String key, List<Square> squares) {
        return words.say(key, place -> {
            Stream<Integer> lines = squares.stream().map(at -> place.equals("row") ? at.row() : at.column());
            return list("and", ", ", lines.distinct().map(line -> String.valueOf(line + 1)));
        });
    }

    String lines(int... lines) {
        String kind = lines[0] < n ? "row" : lines[0] < 2 * n ? "column" : "region";
        Stream<String> named = Arrays.stream(lines)
                .mapToObj(line -> line < 2 * n ? String.valueOf(line % n + 1) : names.apply(line - 2 * n));
        String list = list("and", ", ", named);
        return words.say(lines.length == 1 ? kind : kind + "s", place -> list);
    }

    private String list(String and, String comma, Stream<String> stream) {
        List<String> names = stream.toList();
        int last = names.size() - 1;
        String first = String.join(comma, names.subList(0, last));
        return last == 0 ? names.get(0) : words.say(and, Map.of("first", first, "last", names.get(last))::get);
    }

    /** As messages in English name a square. */
    static String square(Square square) {
        return "row " + (square.row() + 1) + ", column " + (square.column() + 1);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
