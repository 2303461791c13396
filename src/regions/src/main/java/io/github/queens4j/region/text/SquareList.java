package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.StringTokenizer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Squares by their numbers: as columns row by row, one number each, or pairs of a row and a column, from 0 or 1. */
final class SquareList {

    private static final int READINGS = 6;
    private static final int PAIRS = 4;

    /** What stands between numbers of squares, as in {@code row 1, column 5} and r1c5. */
    private static final String BETWEEN = "rowclumnRC ,;:/|()[]\t\r\n";

    private SquareList() {}

    /** The squares that numbers mean; none if not all are on the board. */
    private static int[] squares(List<Integer> numbers, int n, int reading) {
        int first = reading % 2;
        int each = reading < PAIRS ? 1 : 2;
        int[] squares = new int[numbers.size() % each == 0 ? numbers.size() / each : 0];
        for (int i = 0; i < squares.length; i++) {
            int number = numbers.get(each * i) - first;
            int row = reading < 2 ? i : reading < PAIRS ? Math.floorDiv(number, n) : number;
            int column =
                    reading < 2 ? number : reading < PAIRS ? Math.floorMod(number, n) : numbers.get(2 * i + 1) - first;
            if (row < 0 || row >= n || column < 0 || column >= n) {
                return new int[0];
            }
            squares[i] = row * n + column;
        }
        return squares;
    }

    /** Of a list of numbers, of pairs, or of objects with a row and a column; none if it is something else. */
    static List<Integer> numbers(Node list) {
        List<List<Integer>> numbers = new ArrayList<>();
        boolean areDigits = list.text.chars().allMatch(Character::isDigit);
        for (Node part : !list.isText() ? list.parts : areDigits ? list.squares() : List.of(list)) {
            if (part.isText()) {
                numbers.add(numbers(part.text));
            } else if (part.parts.size() == 2 && part.parts.get(0).name.isEmpty()) {
                part.parts.forEach(value -> numbers.add(numbers(value.text)));
            } else {
                for (String names : List.of("ryi", "cxj")) {
                    numbers.add(part.parts.stream()
                            .filter(value -> !value.name.isEmpty() && !value.isCalledRegion())
                            .filter(value -> names.indexOf(value.name.charAt(0)) >= 0)
                            .findFirst()
                            .map(value -> numbers(value.text))
                            .orElse(List.of()));
                }
            }
        }
        return numbers.contains(List.of())
                ? List.of()
                : numbers.stream().flatMap(List::stream).toList();
    }

    /** Of a text that has nothing else, but for the names of rows and columns. */
    private static List<Integer> numbers(String text) {
        List<String> words = Collections.list(new StringTokenizer(text, BETWEEN)).stream()
                .map(String::valueOf)
                .toList();
        return words.stream().allMatch(Node::isNumber)
                ? words.stream().map(Integer::valueOf).toList()
                : List.of();
    }

    /** The squares of a row in the order in which they say that they stand, if they do. */
    static List<Node> inOrder(Node row, int n) {
        List<Node> squares = row.squares();
        Node[] placed = squares.toArray(Node[]::new);
        for (int reading = PAIRS; reading < READINGS; reading++) {
            int[] places = squares(numbers(row), n, reading);
            if (Arrays.stream(places).distinct().count() == squares.size()) {
                IntStream.range(0, n * n).forEach(i -> placed[places[i]] = squares.get(i));
            }
        }
        return List.of(placed);
    }

    /** The map of n lists, one for each region, that have each square of the board once; or null. */
    static int @Nullable [][] byRegion(Node node) {
        List<List<Integer>> lists = node.isRow()
                ? List.of()
                : node.parts.stream()
                        .flatMap(part -> Stream.concat(Stream.of(part), part.parts.stream())
                                .filter(list -> list.kind != Node.WORD)
                                .map(SquareList::numbers)
                                .max(Comparator.comparing(List::size))
                                .stream())
                        .filter(list -> !list.isEmpty())
                        .toList();
        int n = lists.size();
        long numbers = lists.stream().mapToInt(List::size).sum();
        boolean isTable = lists.stream().allMatch(list -> list.size() == n);
        for (int reading = isTable ? PAIRS : 2; reading < READINGS && n > 1; reading++) {
            if (numbers == (reading < PAIRS ? 1L : 2L) * n * n) {
                int by = reading;
                int[][] squares =
                        lists.stream().map(list -> squares(list, n, by)).toArray(int[][]::new);
                if (Arrays.stream(squares)
                                .flatMapToInt(Arrays::stream)
                                .distinct()
                                .count()
                        == (long) n * n) {
                    int[][] map = new int[n][n];
                    for (int region = 0; region < n; region++) {
                        for (int square : squares[region]) {
                            map[square / n][square % n] = region;
                        }
                    }
                    return map;
                }
            }
        }
        return null;
    }

    /** Whether something, or what is in it, is a solution of n rows: squares, or a drawing with a mark on each. */
    static boolean isSolved(Node solution, int n, Predicate<int[]> areQueens) {
        boolean isFlat = solution.squares().size() == n * n;
        List<Node> rows = isFlat ? Node.rows(solution.squares(), n) : solution.rows();
        List<List<Integer>> readings = new ArrayList<>(List.of(numbers(solution)));
        for (Node square : rows.isEmpty() ? rows : rows.get(0).squares()) {
            readings.add(rows.stream().map(row -> row.column(square.text)).toList());
        }
        for (int i = 0; i < READINGS * readings.size(); i++) {
            int[] squares = squares(readings.get(i / READINGS), n, i % READINGS);
            Arrays.sort(squares);
            int[] columns = Arrays.stream(squares).map(square -> square % n).toArray();
            boolean isOneInEachRow =
                    squares.length == n && IntStream.range(0, n).allMatch(row -> squares[row] / n == row);
            if (isOneInEachRow && areQueens.test(columns)) {
                return true;
            }
        }
        Stream<Node> parts = solution.parts.stream();
        return solution.kind == '{'
                ? parts.anyMatch(part -> isSolved(part, n, areQueens))
                : !solution.parts.isEmpty() && parts.allMatch(part -> isSolved(part, n, areQueens));
    }
}
