package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Inference;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Says in one sentence why a step follows; rows and columns count from a base, 0 for programs and 1 for players. */
final class Sentences {

    /** A longer list of places helps nobody. */
    private static final int MOST_PLACES = 4;

    private final int n;
    private final int base;
    private final IntFunction<String> names;

    Sentences(int n, int base, IntFunction<String> names) {
        this.n = n;
        this.base = base;
        this.names = names;
    }

    String explain(Technique technique, Inference step, List<Square> crossed, List<Square> reasons) {
        return switch (technique) {
            case ONLY_SQUARE ->
                capital(line(step.lines()[0])) + " has one square left: a queen goes to "
                        + square(new Square(step.placed() / n, step.placed() % n)) + ".";
            case ATTACKED ->
                "The queen at " + square(reasons.get(0))
                        + " attacks her row, her column, her region and her neighbours: "
                        + crossOut(crossed, "the ", " left there");
            case POINTING ->
                "All squares that " + line(step.lines()[0]) + " has left lie in " + line(step.targets()[0])
                        + ", so the queen of " + line(step.targets()[0]) + " is on one of them: "
                        + crossOut(crossed, "its other ", "");
            case COMMON_NEIGHBOURS ->
                "Wherever the queen of " + line(step.lines()[0]) + " stands, she attacks "
                        + squares(crossed, "these ", "") + ": cross " + (crossed.size() == 1 ? "it" : "them") + " out.";
            case SETS ->
                capital(lines(step.lines())) + " have squares left only in " + lines(step.targets())
                        + ", which fills these " + kind(step.targets()[0]) + "s: "
                        + crossOut(crossed, "their other ", "");
            case CONTRADICTION ->
                "A queen at " + square(crossed.get(0)) + " would" + after(step.length()) + " leave "
                        + line(step.lines()[0]) + " without a square: cross it out.";
        };
    }

    /** Why some regions cannot all have queens. */
    String areCrowded(int[] regions, int... few) {
        String many = few.length == 1 ? "" : "s";
        return capital(lines(regions)) + " have squares only in " + (few.length == 1 ? line(few[0]) : lines(few)) + ": "
                + number(regions.length) + " queens for " + number(few.length) + " " + kind(few[0]) + many + ".";
    }

    String isEmpty(int line, int steps) {
        return "After " + number(steps) + (steps == 1 ? " step " : " steps ") + line(line) + " has no square left.";
    }

    String squares(List<Square> squares) {
        return squares(squares, "", "");
    }

    private static String after(int steps) {
        return steps == 0 ? "" : steps == 1 ? ", one step later," : ", " + number(steps) + " steps later,";
    }

    private String crossOut(List<Square> crossed, String before, String after) {
        return "cross out " + squares(crossed, before, after) + ".";
    }

    /** Squares of one row or column by their places, others by their number: the picture shows which. */
    private String squares(List<Square> squares, String before, String after) {
        Square first = squares.get(0);
        if (squares.size() == 1) {
            return square(first);
        }
        boolean few = squares.size() <= MOST_PLACES;
        if (few && squares.stream().allMatch(square -> square.row() == first.row())) {
            return "columns " + list(squares, Square::column) + " of row " + (first.row() + base);
        }
        if (few && squares.stream().allMatch(square -> square.column() == first.column())) {
            return "rows " + list(squares, Square::row) + " of column " + (first.column() + base);
        }
        return before + number(squares.size()) + " squares" + after;
    }

    private String list(List<Square> squares, ToIntFunction<Square> place) {
        return list(squares.stream()
                .map(square -> String.valueOf(place.applyAsInt(square) + base))
                .toList());
    }

    private static String list(List<String> names) {
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    private String square(Square square) {
        return "row " + (square.row() + base) + ", column " + (square.column() + base);
    }

    private String line(int line) {
        return kind(line) + " " + name(line);
    }

    private String lines(int... lines) {
        return kind(lines[0]) + "s "
                + list(Arrays.stream(lines).mapToObj(this::name).toList());
    }

    private String kind(int line) {
        return line < n ? "row" : line < 2 * n ? "column" : "region";
    }

    private String name(int line) {
        return line < 2 * n ? String.valueOf(line % n + base) : names.apply(line - 2 * n);
    }

    private static String number(int number) {
        String[] words = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
        return number < words.length ? words[number] : String.valueOf(number);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
