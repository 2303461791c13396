package io.github.queens4j.region.image;

import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.region.image.ImageSquares.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which squares of a board belong together: by their colours, and where these leave a doubt, by the lines between. */
final class ImageColours {

    // Colours are believed before lines if their groups are this many times further from each other than the colours
    // within a group: of some thousand pictures, all that were misread by colours were below.
    private static final double CLEAR = 2.5;
    // There are as many colours as rows, unless another number of groups is this many times clearer.
    private static final double FAVOUR = 1.5;
    // Most lines from this percentage of all on, in the order of their width, lie between regions, if any lines do.
    private static final int BETWEEN_PERCENT = 85;
    // They count only if they are this many times thicker than lines within regions, and this, as Side.between.
    private static final double THICKER = 1.4;
    private static final double THICKER_BY = 10;

    private final ImageSquares squares;
    private final int n;

    /** What joins all squares into one group, and the closest colours first. */
    private final List<Side> links;

    ImageColours(ImageSquares squares) {
        this.squares = squares;
        n = squares.grid.columns();
        Stream<Side> pairs = IntStream.range(0, n * n)
                .boxed()
                .flatMap(a -> IntStream.range(0, a)
                        .mapToObj(b -> new Side(a, b, ImageSquares.distance(squares.colours[a], squares.colours[b]))));
        int[] groups = single();
        links = pairs.sorted(Comparator.comparingDouble(Side::between))
                .filter(pair -> join(groups, pair))
                .toList();
    }

    /** Maps of the board, the likeliest first, their regions in any numbers; refuses other colours than one a row. */
    List<int[][]> maps() {
        int seen = IntStream.range(1, n * n)
                .boxed()
                .max(Comparator.comparingDouble(count -> clarity(count) * (count == n ? FAVOUR : 1)))
                .orElseThrow();
        List<int[]> maps = new ArrayList<>();
        int[] enclosed = enclosed();
        boolean areMarks = false;
        if (seen == n && links.get(n * n - n - 1).between() < ImageSquares.DISTINCT) {
            int[] alike = single();
            links.stream().limit(n * n - n).forEach(link -> join(alike, link));
            areMarks = hasMarks(alike);
            if (!areMarks) {
                maps.add(alike);
            }
        }
        if ((maps.isEmpty() || !areClear())
                && Arrays.stream(enclosed).distinct().count() == n) {
            maps.add(0, enclosed);
        }
        if (maps.isEmpty()) {
            String shades = areMarks ? "marks that hide what is below them" : "colours that shade into each other";
            throw ImageBoard.refused(
                    n + " rows and columns, but " + (seen == n ? shades : seen == 1 ? "1 colour" : seen + " colours"));
        }
        return maps.stream()
                .map(map -> IntStream.range(0, n)
                        .mapToObj(row -> Arrays.copyOfRange(map, row * n, row * n + n))
                        .toArray(int[][]::new))
                .toList();
    }

    /** Whether a group has queens' squares alone, which are of one colour if queens are drawn on a ground of theirs. */
    private boolean hasMarks(int[] groups) {
        return Arrays.stream(groups).distinct().anyMatch(group -> {
            List<Square> squares = IntStream.range(0, n * n)
                    .filter(i -> groups[i] == group)
                    .mapToObj(i -> new Square(i / n, i % n))
                    .toList();
            return squares.size() > 1
                    && squares.stream()
                            .allMatch(a -> squares.stream().noneMatch(b -> Rule.NON_TOUCHING.attacks(a, b, n)));
        });
    }

    boolean areClear() {
        return clarity(n) >= CLEAR;
    }

    /** How many times further a number of groups of colours are from each other than the colours within a group. */
    private double clarity(int count) {
        int first = links.size() + 1 - count;
        double across = count == 1 ? ImageSquares.DISTINCT : links.get(first).between();
        double within = first == 0 ? 0 : links.get(first - 1).between();
        return (across + ImageSquares.ROUNDING) / (within + ImageSquares.ROUNDING);
    }

    /** What thick lines enclose; all squares are one group if lines are all alike. */
    private int[] enclosed() {
        double thin = squares.thin().between();
        double wide =
                squares.sides.get(squares.sides.size() * BETWEEN_PERCENT / 100).between();
        double thick = wide > THICKER * thin + THICKER_BY ? (thin + wide) / 2 : Double.POSITIVE_INFINITY;
        int[] groups = single();
        squares.sides.stream().filter(side -> side.between() <= thick).forEach(side -> join(groups, side));
        return groups;
    }

    private int[] single() {
        return IntStream.range(0, n * n).toArray();
    }

    /** Makes one group of those of two squares; false if they were in one. */
    private static boolean join(int[] groups, Side pair) {
        int from = groups[pair.a()];
        int to = groups[pair.b()];
        if (from != to) {
            Arrays.setAll(groups, i -> groups[i] == from ? to : groups[i]);
        }
        return from != to;
    }
}
