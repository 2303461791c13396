package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What stands above, below and beside a drawing and counts its columns and rows, and the drawing without it. */
final class DrawingLabels {

    /** A line that has more than blanks and bars. */
    private static final Pattern LINE = Pattern.compile("(?m)^(?=[ \\t\\r|]*+[^ \\t\\r|\\n])[^\\n]*+");

    private static final Pattern LEFT = Pattern.compile("[ \\t|]*+([0-9]{1,5}+)(?=[ \\t|])");
    private static final Pattern RIGHT = Pattern.compile(".*[ \\t|]([0-9]{1,5}+)[ \\t\\r|]*+\\z");

    /** How labels count, those of rows also from the bottom. */
    private static final List<IntFunction<String>> NUMBERS = List.of(String::valueOf, i -> String.valueOf(i + 1));

    private static final List<IntFunction<String>> LETTERS =
            List.of(i -> String.valueOf((char) ('a' + i)), i -> String.valueOf((char) ('A' + i)));

    /** Fewer numbers could be marks. */
    private static final int LEAST_NUMBERS = 3;

    private final char[] drawing;

    /** The numbers of rows and columns that labels count. */
    private final Set<Integer> counts = new HashSet<>();

    DrawingLabels(String text) {
        drawing = text.toCharArray();
        List<MatchResult> rows = LINE.matcher(text).results().collect(Collectors.toCollection(ArrayList::new));
        for (int line : rows.size() > 1 ? new int[] {rows.size() - 1, 0} : new int[0]) {
            if (hideColumns(rows.get(line))) {
                rows.remove(line);
            }
        }
        hideRows(rows, LEFT);
        hideRows(rows, RIGHT);
    }

    /** The drawing with blanks in place of labels. */
    char[] hidden() {
        return drawing;
    }

    /** Whether all labels, if there are any, are those of a board of this size. */
    boolean areFor(int n) {
        return counts.isEmpty() || counts.equals(Set.of(n));
    }

    /** Between blanks, or each a character. */
    private boolean hideColumns(MatchResult line) {
        String all = line.group().replaceAll("[ \\t\\r|]++", " ").strip();
        List<String> labels = all.indexOf(' ') < 0
                ? all.chars().mapToObj(c -> String.valueOf((char) c)).toList()
                : List.of(all.split(" ", -1));
        boolean areLabels =
                areNumbers(labels) || (labels.size() > 1 && LETTERS.stream().anyMatch(way -> count(labels, way)));
        if (areLabels) {
            Arrays.fill(drawing, line.start(), line.end(), ' ');
            counts.add(labels.size());
        }
        return areLabels;
    }

    private void hideRows(List<MatchResult> rows, Pattern side) {
        List<Matcher> beside = rows.stream()
                .map(row -> side.matcher(row.group()))
                .filter(Matcher::lookingAt)
                .toList();
        List<String> labels = new ArrayList<>();
        beside.forEach(label -> labels.add(label.group(1)));
        boolean isDown = areNumbers(labels);
        Collections.reverse(labels);
        if (labels.size() == rows.size() && (isDown || areNumbers(labels))) {
            for (int i = 0; i < rows.size(); i++) {
                int start = rows.get(i).start();
                Matcher label = beside.get(i);
                Arrays.fill(drawing, start + label.start(1), start + label.end(1), ' ');
            }
            counts.add(rows.size());
        }
    }

    private static boolean areNumbers(List<String> labels) {
        return labels.size() >= LEAST_NUMBERS && NUMBERS.stream().anyMatch(way -> count(labels, way));
    }

    private static boolean count(List<String> labels, IntFunction<String> way) {
        return IntStream.range(0, labels.size()).allMatch(i -> labels.get(i).equals(way.apply(i)));
    }
}
