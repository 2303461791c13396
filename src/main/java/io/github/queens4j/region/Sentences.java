package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Inference;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Says in one sentence why a step follows. Rows and columns count from 1, as players do. */
final class Sentences {

    /** A longer list of places helps nobody. */
    private static final int MOST_PLACES = 4;

    private final Regions regions;
    private final int n;

    Sentences(Regions regions) {
        this.regions = regions;
        this.n = regions.size();
    }

    String explain(Technique technique, Inference step, List<Square> crossed, List<Square> reasons) {
        return switch (technique) {
            case ONLY_SQUARE ->
                capital(line(step.lines()[0])) + " has one square left: a queen goes to " + square(step.placed()) + ".";
            case ATTACKED ->
                "The queen at " + reasons.get(0) + " attacks her row, her column, her region and her neighbours: "
                        + crossOut(crossed, "the ", " left there") + ".";
            case POINTING -> pointing(step, crossed);
            case COMMON_NEIGHBOURS ->
                "Wherever the queen of " + line(step.lines()[0]) + " stands, she attacks "
                        + squares(crossed, "these ", "") + ": cross " + (crossed.size() == 1 ? "it" : "them") + " out.";
            case SETS -> sets(step, crossed);
            case CONTRADICTION ->
                "A queen at " + crossed.get(0) + " would" + after(step.length()) + " leave " + line(step.lines()[0])
                        + " without a square: cross it out.";
            case DOUBLE_CONTRADICTION ->
                "With a queen at " + crossed.get(0) + ", other squares would contradict themselves, and "
                        + line(step.lines()[0]) + " would be left without a square: cross it out.";
        };
    }

    private static String after(int steps) {
        return steps == 0 ? "" : steps == 1 ? ", one step later," : ", " + number(steps) + " steps later,";
    }

    private String pointing(Inference step, List<Square> crossed) {
        String from = line(step.lines()[0]);
        String to = line(step.targets()[0]);
        return "All squares that " + from + " has left lie in " + to + ", so the queen of " + to
                + " is on one of them: " + crossOut(crossed, "its other ", "") + ".";
    }

    private String sets(Inference step, List<Square> crossed) {
        return capital(lines(step.lines())) + " have squares left only in " + lines(step.targets())
                + ", which fills these " + kind(step.targets()[0]) + "s: " + crossOut(crossed, "their other ", "")
                + ".";
    }

    private static String crossOut(List<Square> crossed, String before, String after) {
        return "cross out " + squares(crossed, before, after);
    }

    /** Squares of one row or column by their places, others by their number: the picture shows which. */
    private static String squares(List<Square> squares, String before, String after) {
        Square first = squares.get(0);
        if (squares.size() == 1) {
            return first.toString();
        }
        if (squares.size() <= MOST_PLACES && squares.stream().allMatch(square -> square.row() == first.row())) {
            return "columns "
                    + list(squares.stream()
                            .map(square -> String.valueOf(square.column() + 1))
                            .toList()) + " of row " + (first.row() + 1);
        }
        if (squares.size() <= MOST_PLACES && squares.stream().allMatch(square -> square.column() == first.column())) {
            return "rows "
                    + list(squares.stream()
                            .map(square -> String.valueOf(square.row() + 1))
                            .toList()) + " of column " + (first.column() + 1);
        }
        return before + number(squares.size()) + " squares" + after;
    }

    private String square(int square) {
        return new Square(square / n, square % n).toString();
    }

    private String line(int line) {
        return kind(line) + " " + name(line);
    }

    private String lines(int... lines) {
        return kind(lines[0]) + "s "
                + list(Arrays.stream(lines).mapToObj(this::name).toList());
    }

    private static String list(List<String> names) {
        int last = names.size() - 1;
        return names.subList(0, last).stream().collect(Collectors.joining(", ")) + " and " + names.get(last);
    }

    private String kind(int line) {
        return line < n ? "row" : line < 2 * n ? "column" : "region";
    }

    private String name(int line) {
        return line < 2 * n ? String.valueOf(line % n + 1) : regions.name(line - 2 * n);
    }

    private static String number(int number) {
        String[] words = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
        return number < words.length ? words[number] : String.valueOf(number);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
