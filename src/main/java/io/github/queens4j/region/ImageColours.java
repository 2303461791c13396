package io.github.queens4j.region;

import io.github.queens4j.region.ImageSquares.Side;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which squares of a board belong together, by two witnesses: the colours of squares and, where some are thicker than
 * others, the lines between neighbours. Lines count where colours leave a doubt.
 */
final class ImageColours {

    // How many colours there are: groups are apart if they are so many times further than what is in one.
    private static final double CLEAR =
            2.5; // all that were misread in some thousand pictures were below it: there, lines come first
    private static final double FAVOUR = 1.5; // as many as rows are believed unless another number is so much clearer

    // Which lines are thick.
    private static final int WITHIN_PERCENT = 45; // half of the sides lie within regions, less some that are misread
    private static final int BETWEEN_PERCENT = 80; // the thickest fifth of lines is between regions, if any is
    private static final double THICKER = 1.4; // they tell nothing unless thicker than those within by this factor
    private static final double THICKER_BY = 10; // and by this amount, summed up

    /** Names of hues by steps of 15 degrees. */
    private static final String[] HUES =
            ("red,orange,orange,yellow,yellow,green,green,green,green,green,green,turquoise,"
                            + "turquoise,blue,blue,blue,blue,purple,purple,pink,pink,pink,pink,red")
                    .split(",");

    private static final double GREY = 0.1; // is what channels differ by at most, as a part of 255
    private static final double WHITE = 0.93; // lightness, halfway from the least to the most channel
    private static final double LIGHT = 0.7;
    private static final double DARK = 0.35;
    private static final double BLACK = 0.12;

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
        links = join(single(), pairs.sorted(Comparator.comparingDouble(Side::between)));
    }

    /** Maps of the board, the likeliest first; refuses other colours than one a row. */
    List<Regions> maps() {
        int seen = IntStream.range(1, n * n)
                .boxed()
                .max(Comparator.comparingDouble(count -> clarity(count) * (count == n ? FAVOUR : 1)))
                .orElseThrow();
        List<int[]> maps = new ArrayList<>();
        int[] enclosed = enclosed();
        if (seen == n && links.get(n * n - n - 1).between() < ImageSquares.DISTINCT) {
            int[] alike = single();
            join(alike, links.stream().limit(n * n - n));
            maps.add(alike);
        }
        if ((maps.isEmpty() || clarity(n) < CLEAR)
                && Arrays.stream(enclosed).distinct().count() == n) {
            maps.add(0, enclosed);
        }
        if (maps.isEmpty()) {
            throw RegionImage.refused(n + " rows and columns, but "
                    + (seen == n ? "colours that shade into each other" : seen == 1 ? "1 colour" : seen + " colours"));
        }
        return maps.stream()
                .map(map -> IntStream.range(0, n)
                        .mapToObj(row -> Arrays.copyOfRange(map, row * n, row * n + n))
                        .toArray(int[][]::new))
                .map(map -> Regions.of(Regions.numbered(map)))
                .toList();
    }

    /** How much further so many groups of colours are from each other than what is within them. */
    private double clarity(int count) {
        int first = links.size() + 1 - count;
        double across = count == 1 ? ImageSquares.DISTINCT : links.get(first).between();
        double within = first == 0 ? 0 : links.get(first - 1).between();
        return (across + ImageSquares.ROUNDING) / (within + ImageSquares.ROUNDING);
    }

    /** What thick lines enclose; all squares are one group if lines are all alike. */
    private int[] enclosed() {
        double[] lines =
                squares.sides.stream().mapToDouble(Side::between).sorted().toArray();
        double thin = lines[lines.length * WITHIN_PERCENT / 100 * 3 / 4];
        int between = lines.length * BETWEEN_PERCENT / 100;
        double wide = lines[between + (lines.length - between) / 4];
        double thick = wide > THICKER * thin + THICKER_BY ? (thin + wide) / 2 : Double.POSITIVE_INFINITY;
        int[] groups = single();
        join(groups, squares.sides.stream().filter(side -> side.between() <= thick));
        return groups;
    }

    /** Each square a group, which has its number. */
    private int[] single() {
        return IntStream.range(0, n * n).toArray();
    }

    /** Makes one group of those of each pair, and says which pairs were in two. */
    private static List<Side> join(int[] groups, Stream<Side> pairs) {
        List<Side> links = new ArrayList<>();
        pairs.forEach(pair -> {
            int from = groups[pair.a()];
            int to = groups[pair.b()];
            if (from != to) {
                links.add(pair);
                Arrays.setAll(groups, i -> groups[i] == from ? to : groups[i]);
            }
        });
        return links;
    }

    /** What a colour is called in English, by its hue, saturation and lightness. */
    static String name(int rgb) {
        float[] hsb = Color.RGBtoHSB(rgb >> 16, rgb >> 8 & 255, rgb & 255, null);
        float light = hsb[2] - hsb[2] * hsb[1] / 2;
        String shade = light > LIGHT ? "light " : light < DARK ? "dark " : "";
        if (hsb[1] * hsb[2] > GREY) {
            return shade + HUES[(int) (HUES.length * hsb[0])];
        }
        return light > WHITE ? "white" : light < BLACK ? "black" : shade + "grey";
    }
}
