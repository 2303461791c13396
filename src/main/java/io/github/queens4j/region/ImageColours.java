package io.github.queens4j.region;

import io.github.queens4j.region.ImageSquares.Side;
import io.github.queens4j.region.ImageSquares.Tone;
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

    // Distances of colours, in channels of 255.
    private static final double ROUNDING = 3; // no more: may be one colour, rounded
    private static final double DISTINCT = 8 * ROUNDING; // of two that nobody takes for one

    // How many colours there are: groups are apart if they are so many times further than what is in one.
    private static final double CLEAR = 2.5; // all that were misread in some thousand pictures were below it
    private static final double FAVOUR = 1.5; // as many as rows are believed unless another number is so much clearer

    // Which lines are thick.
    private static final int WITHIN_PERCENT = 45; // half of the sides lie within regions, less some that are misread
    private static final int BETWEEN_PERCENT = 80; // the thickest fifth of lines is between regions, if any is
    private static final double THICKER = 1.4; // they tell nothing unless thicker than those within by this factor
    private static final double THICKER_BY = 10; // and by this amount, summed up

    // Names of colours: of hues by steps of 15 degrees, beginning with red.
    private static final List<String> HUES = List.of(
            "red",
            "orange",
            "orange",
            "yellow",
            "yellow",
            "green",
            "green",
            "green",
            "green",
            "green",
            "green",
            "turquoise",
            "turquoise",
            "blue",
            "blue",
            "blue",
            "blue",
            "purple",
            "purple",
            "pink",
            "pink",
            "pink",
            "pink",
            "red");
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
        links = links();
    }

    /** Maps of the board, the likeliest first; refuses other colours than one a row. */
    List<int[][]> maps() {
        int seen = IntStream.range(1, n * n)
                .boxed()
                .max(Comparator.comparingDouble(count -> clarity(count) * (count == n ? FAVOUR : 1)))
                .orElseThrow();
        List<int[]> maps = new ArrayList<>();
        if (seen == n && links.get(n * n - n - 1).between() < DISTINCT) {
            maps.add(joined(links.stream().limit(n * n - n)));
        }
        int[] enclosed = enclosed();
        if ((maps.isEmpty() || !isClear()) && Arrays.stream(enclosed).distinct().count() == n) {
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
                .map(Regions::numbered)
                .toList();
    }

    /** Whether there are as many colours as rows without any doubt. */
    boolean isClear() {
        return clarity(n) >= CLEAR;
    }

    /** How much further so many groups of colours are from each other than what is within them. */
    private double clarity(int count) {
        int first = links.size() + 1 - count;
        double across = count == 1 ? DISTINCT : links.get(first).between();
        double within = first == 0 ? 0 : links.get(first - 1).between();
        return (across + ROUNDING) / (within + ROUNDING);
    }

    /** A shortest tree, grown from the first square. */
    private List<Side> links() {
        List<Side> tree = new ArrayList<>();
        Side[] nearest = new Side[n * n];
        int last = 0;
        for (int left = n * n; left > 1; left--) {
            nearest[last] = null;
            for (int i = 1; i < nearest.length; i++) {
                double apart = squares.tones.get(last).distance(squares.tones.get(i));
                if (left == n * n || (nearest[i] != null && apart < nearest[i].between())) {
                    nearest[i] = new Side(last, i, apart);
                }
            }
            Side link = Arrays.stream(nearest)
                    .filter(side -> side != null)
                    .min(Comparator.comparingDouble(Side::between))
                    .orElseThrow();
            tree.add(link);
            last = link.b();
        }
        tree.sort(Comparator.comparingDouble(Side::between));
        return tree;
    }

    /** What thick lines enclose; all squares are one group if lines are all alike. */
    private int[] enclosed() {
        double[] lines =
                squares.sides.stream().mapToDouble(Side::between).sorted().toArray();
        double thin = lines[lines.length * WITHIN_PERCENT / 100 * 3 / 4];
        int between = lines.length * BETWEEN_PERCENT / 100;
        double wide = lines[between + (lines.length - between) / 4];
        double thick = wide > THICKER * thin + THICKER_BY ? (thin + wide) / 2 : Double.POSITIVE_INFINITY;
        return joined(squares.sides.stream().filter(side -> side.between() <= thick));
    }

    /** Groups of squares with those of each pair in one; a group has the number of one of its squares. */
    private int[] joined(Stream<Side> pairs) {
        int[] joined = IntStream.range(0, n * n).toArray();
        pairs.forEach(pair -> {
            int from = joined[pair.a()];
            int to = joined[pair.b()];
            Arrays.setAll(joined, i -> joined[i] == from ? to : joined[i]);
        });
        return joined;
    }

    /** What a colour is called in English, by its hue, saturation and lightness. */
    static String name(Tone tone) {
        float[] hsb = Color.RGBtoHSB((int) tone.rgb()[0], (int) tone.rgb()[1], (int) tone.rgb()[2], null);
        float light = hsb[2] - hsb[2] * hsb[1] / 2;
        String shade = light > LIGHT ? "light " : light < DARK ? "dark " : "";
        if (hsb[1] * hsb[2] > GREY) {
            return shade + HUES.get((int) (HUES.size() * hsb[0]));
        }
        return light > WHITE ? "white" : light < BLACK ? "black" : shade + "grey";
    }
}
