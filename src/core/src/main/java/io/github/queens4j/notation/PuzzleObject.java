package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads a puzzle that is an object of JSON, its members in any order. Not thread-safe. */
final class PuzzleObject {

    /** A short text from anywhere must not take much memory: this takes 8 MB. */
    private static final int LARGEST_N = 1 << 20;

    /** An array of numbers, and the index of its first character. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Numbers(int[] values, int at) {}

    private final TextCursor cursor;
    private final JsonReader json;
    private final Map<String, List<Numbers>> members = new HashMap<>();
    private int n = -1;
    private @Nullable String rule;

    PuzzleObject(TextCursor cursor) {
        this.cursor = cursor;
        this.json = new JsonReader(cursor);
    }

    BoardReader.Found read() {
        int start = cursor.position();
        json.members(this::member);
        List<Numbers> map = members.get("regions");
        n = n < 0 && map != null ? map.size() : n;
        cursor.require(n >= 0 && n <= LARGEST_N, start, "an object with \"columns\", or with \"n\" up to " + LARGEST_N);
        boolean areBoth = rule == null || rule.equals("regions") == (map != null);
        cursor.require(areBoth, start, "\"regions\" with the rule \"regions\" and no other");
        int[] queens = Placement.none(n).queens();
        for (Numbers queen : squares("queens")) {
            int row = queen.values[0];
            cursor.require(
                    queens[row] == Placement.NONE, queen.at, "one queen in each row, not a second one in row " + row);
            queens[row] = queen.values[1];
        }
        Map<Integer, BitSet> blocked = new HashMap<>();
        for (Numbers square : squares("blocked")) {
            cursor.require(queens[square.values[0]] != square.values[1], square.at, "a square without a queen");
            blocked.computeIfAbsent(square.values[0], row -> new BitSet()).set(square.values[1]);
        }
        int[][] regions = map == null ? null : map.stream().map(Numbers::values).toArray(int[][]::new);
        return new BoardReader.Found(Placement.of(queens).withBlocked(blocked), start, rule, regions);
    }

    private void member(String name, int at) {
        List<Numbers> arrays = new ArrayList<>();
        cursor.require(members.put(name, arrays) == null, at, "no second \"" + Visible.text(name) + "\"");
        switch (name) {
            case "n" -> n = cursor.number("the number of rows");
            case "rule" -> rule = json.string();
            case "queens", "blocked", "regions" -> json.elements(() -> arrays.add(numbers()));
            case "title", "solution", "difficulty" -> json.skipValue(); // Region puzzles have them.
            default ->
                throw cursor.refusal(
                        at, "n, rule, regions, queens or blocked as a member, not \"" + Visible.text(name) + "\"");
        }
    }

    private Numbers numbers() {
        int at = cursor.position();
        IntStream.Builder values = IntStream.builder();
        json.elements(() -> values.add(cursor.number("a number")));
        return new Numbers(values.build().toArray(), at);
    }

    private List<Numbers> squares(String name) {
        List<Numbers> squares = members.getOrDefault(name, List.of());
        for (Numbers square : squares) {
            boolean isOnBoard =
                    square.values.length == 2 && IntStream.of(square.values).allMatch(value -> value < n);
            cursor.require(
                    isOnBoard,
                    square.at,
                    "a square of the board, as [row, column] with numbers from 0 to " + (n - 1) + ", not "
                            + (square.values.length == 2
                                    ? Arrays.toString(square.values)
                                    : "so " + (square.values.length < 2 ? "few" : "many")));
        }
        return squares;
    }
}
