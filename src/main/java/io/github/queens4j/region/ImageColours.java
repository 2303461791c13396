package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which squares of a grid in a picture belong together, by two witnesses: the colours of squares, and, where some are
 * thicker than others, the lines between neighbours. The one that has more for it counts.
 */
final class ImageColours {

    // Distances of colours, in channels of 255.
    private static final double ROUNDING = 3; // no more: may be one colour, rounded
    private static final double SAME = 4 * ROUNDING; // less: a further row shows a colour that the board has
    private static final double LINE = 5 * ROUNDING; // what a thick line between two groups adds to theirs
    private static final double DISTINCT = 8 * ROUNDING; // of two that nobody takes for one

    // How many colours there are.
    private static final double CLEAR = 1.5; // groups are apart if so many times further than what is in one
    private static final double FAVOUR = 1.5; // as many as rows are believed unless another number is so much clearer

    // Where a square shows its colour, from its middle, in squares.
    private static final double[] RIM = {-0.37, -0.31, 0.31, 0.37}; // around a mark, inside the lines
    private static final double RIM_REACH = 0.3;
    private static final int PROBES = 9; // beside each other, of which the median leaves marks and noise out

    // How a line between two squares is crossed, in squares.
    private static final double SIDE_REACH = 0.27; // near the middle of the side, clear of the lines at its ends
    private static final double CROSSING_PIXELS = 3; // from before it to behind it: what blur takes, in pixels,
    private static final double LEAST_CROSSING = 0.12; // but at least the widest line
    private static final double MOST_CROSSING = 0.2; // and at most what a mark leaves
    private static final int STEPS_A_PIXEL = 2;

    // Which lines are thick.
    private static final int WITHIN_PERCENT = 45; // half of the sides lie within regions, less some that are misread
    private static final int BETWEEN_PERCENT = 80; // the thickest fifth of lines is between regions, if any is
    private static final double THICKER = 1.4; // they tell nothing unless thicker than those within by this factor
    private static final double THICKER_BY = 10; // and by this amount, summed up
    private static final double LEAST_LINES = 0.4; // how clear lines of a further row are, as part of the board's

    private final ImagePixels picture;
    private final ImageGrid grid;
    private final int n;

    /** For each square, row by row, red, green and blue. */
    private final double[][] colours;

    private final List<Pair> sides = new ArrayList<>();

    /** Above this a line is one between regions; infinite if lines are all alike. */
    private final double thick;

    /** Two squares, or groups of them, and what is between them: a line, or a difference of colours. */
    private record Pair(int a, int b, double between) {}

    ImageColours(ImagePixels picture, ImageGrid grid) {
        this.picture = picture;
        this.grid = grid;
        n = grid.columns();
        colours = IntStream.range(0, grid.rows() * n).mapToObj(this::colour).toArray(double[][]::new);
        for (int square = 0; square < colours.length; square++) {
            if (square % n < n - 1) {
                sides.add(new Pair(square, square + 1, line(square, square + 1)));
            }
            if (square + n < colours.length) {
                sides.add(new Pair(square, square + n, line(square, square + n)));
            }
        }
        thick = thickness();
    }

    /** The number of the region for each row and column; refuses other colours than one a row. */
    int[][] regions() {
        List<Pair> links = links(single(), List.of());
        int seen = clearest(links);
        int[] best = Stream.of(byColour(links, seen), byLine())
                .flatMap(Optional::stream)
                .min(Comparator.comparingLong(this::errors))
                .orElseThrow(() -> RegionImage.refused(
                        n + " rows and columns, but " + seen + (seen == 1 ? " colour" : " colours")));
        return Regions.numbered(IntStream.range(0, n)
                .mapToObj(row -> Arrays.copyOfRange(best, row * n, row * n + n))
                .toArray(int[][]::new));
    }

    /** Each square a group. */
    private int[] single() {
        return IntStream.range(0, colours.length).toArray();
    }

    /** The number of colours that the squares have. */
    private int clearest(List<Pair> links) {
        return IntStream.range(1, n * n)
                .boxed()
                .max(Comparator.comparingDouble(count -> clarity(links, count) * (count == n ? FAVOUR : 1)))
                .orElseThrow();
    }

    /** A group for each colour, if there are as many as rows. */
    private Optional<int[]> byColour(List<Pair> links, int seen) {
        return seen == n ? Optional.of(joined(single(), links.stream().limit(n * n - n))) : Optional.empty();
    }

    /** What thick lines enclose, and if that is in more parts than rows, those of like colours as one. */
    private Optional<int[]> byLine() {
        if (thick == Double.POSITIVE_INFINITY) {
            return Optional.empty();
        }
        int[] parts = joined(single(), sides.stream().filter(side -> side.between <= thick));
        List<Pair> links =
                links(parts, sides.stream().filter(side -> side.between > thick).toList());
        int more = links.size() + 1 - n;
        boolean isClear = more == 0 || (more > 0 && clarity(links, n) > CLEAR);
        return Optional.of(joined(parts, links.stream().limit(Math.max(0, more))))
                .filter(labels -> isClear && errors(labels) <= 3 * n / 2);
    }

    /** Whether lines are seen everywhere, and most further squares have colours that others have. */
    boolean goesOn(ImageColours others) {
        long known = Arrays.stream(colours)
                .filter(colour -> Arrays.stream(others.colours).anyMatch(other -> distance(colour, other) < SAME))
                .count();
        return faintest() > LEAST_LINES * others.faintest()
                && 2 * (known - others.colours.length) >= colours.length - others.colours.length;
    }

    /** The middle one of the lines across a row or column, of that where they are faintest. */
    private double faintest() {
        Map<Integer, List<Pair>> across = sides.stream()
                .collect(Collectors.groupingBy(side -> side.b == side.a + n ? side.a % n : n + side.a / n));
        return across.values().stream()
                .mapToDouble(line -> quantile(0.5, line.stream().mapToDouble(Pair::between)))
                .min()
                .orElseThrow();
    }

    /** The median around the middle, where a mark may be, and inside the lines. */
    private double[] colour(int square) {
        List<double[]> around = new ArrayList<>();
        for (double along : probes(RIM_REACH)) {
            for (double off : RIM) {
                around.add(pixel(square, along, off));
                around.add(pixel(square, off, along));
            }
        }
        return median(around);
    }

    /** How far pixels on the way from one square to the next are from both colours, summed up; the median way. */
    private double line(int a, int b) {
        boolean down = b == a + n;
        double size = down ? grid.height() : grid.width();
        double reach = Math.min(MOST_CROSSING, Math.max(LEAST_CROSSING, CROSSING_PIXELS / size));
        int steps = (int) Math.ceil(2 * STEPS_A_PIXEL * reach * size);
        return quantile(0.5, Arrays.stream(probes(SIDE_REACH)).map(along -> {
            double sum = 0;
            for (int step = 0; step <= steps; step++) {
                double across = 0.5 + reach * (2.0 * step / steps - 1);
                double[] pixel = down ? pixel(a, along, across) : pixel(a, across, along);
                sum += Math.min(distance(pixel, colours[a]), distance(pixel, colours[b]));
            }
            return sum * 2 * reach * size / steps;
        }));
    }

    private static double[] probes(double reach) {
        return IntStream.range(0, PROBES)
                .mapToDouble(i -> reach * (2.0 * i / (PROBES - 1) - 1))
                .toArray();
    }

    /** The colour at a distance from the middle of a square, in squares. */
    private double[] pixel(int square, double right, double down) {
        int row = square / n;
        int x = (int) (grid.x() + (square % n + right) * grid.width());
        int y = (int) (grid.y() + (row + down) * grid.height());
        int rgb = picture.at(x, y);
        return new double[] {rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255};
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
    }

    private static double[] median(List<double[]> colours) {
        return IntStream.range(0, 3)
                .mapToDouble(channel -> quantile(0.5, colours.stream().mapToDouble(colour -> colour[channel])))
                .toArray();
    }

    private static double quantile(double part, DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[(int) (part * sorted.length)];
    }

    private double thickness() {
        double[] lines = sides.stream().mapToDouble(Pair::between).sorted().toArray();
        double thin = quantile(0.75, Arrays.stream(lines, 0, lines.length * WITHIN_PERCENT / 100));
        double wide = quantile(0.25, Arrays.stream(lines, lines.length * BETWEEN_PERCENT / 100, lines.length));
        return wide > THICKER * thin + THICKER_BY ? (thin + wide) / 2 : Double.POSITIVE_INFINITY;
    }

    /** Squares that look like another region, lines that contradict, and regions in parts. */
    private long errors(int[] labels) {
        Map<Integer, double[]> colourOf = medians(labels);
        long strangers = IntStream.range(0, n * n)
                .filter(square -> {
                    double[] own = Objects.requireNonNull(colourOf.get(labels[square]));
                    double off = distance(colours[square], own) - ROUNDING;
                    return colourOf.values().stream().anyMatch(other -> other != own && 2 * off > distance(own, other));
                })
                .count();
        Predicate<Pair> within = side -> labels[side.a] == labels[side.b];
        long parts = Arrays.stream(joined(single(), sides.stream().filter(within)))
                .distinct()
                .count();
        long contradictions = sides.stream()
                .filter(side -> thick < Double.POSITIVE_INFINITY && within.test(side) == side.between > thick)
                .count();
        return strangers + 2 * (parts - n) + contradictions;
    }

    private Map<Integer, double[]> medians(int[] group) {
        return IntStream.range(0, group.length)
                .boxed()
                .collect(Collectors.groupingBy(
                        square -> group[square],
                        Collectors.collectingAndThen(
                                Collectors.mapping(square -> colours[square], Collectors.toList()),
                                ImageColours::median)));
    }

    /** Groups with those of each pair made one; a group has the number of one of its squares. */
    private static int[] joined(int[] groups, Stream<Pair> pairs) {
        int[] joined = groups.clone();
        pairs.forEach(pair -> {
            int from = joined[pair.a];
            int to = joined[pair.b];
            Arrays.setAll(joined, i -> joined[i] == from ? to : joined[i]);
        });
        return joined;
    }

    /** What joins all groups, those first whose colours are closest on average; lines between two keep them apart. */
    private List<Pair> links(int[] groups, List<Pair> lines) {
        Map<Integer, double[]> colourOf = medians(groups);
        double[][] apart = new double[groups.length][groups.length];
        colourOf.forEach((a, colour) -> colourOf.forEach((b, other) -> apart[a][b] = distance(colour, other)));
        for (Pair side : lines) {
            apart[groups[side.a]][groups[side.b]] += LINE;
            apart[groups[side.b]][groups[side.a]] += LINE;
        }
        double[] sizes = new double[groups.length];
        colourOf.keySet().forEach(group -> sizes[group] = 1);
        // A link makes no two groups closer than they were, so the nearest one of a group stays so until it is joined.
        int[] nearest = new int[groups.length];
        colourOf.keySet().forEach(group -> nearest[group] = nearest(apart[group], sizes, group));
        List<Pair> links = new ArrayList<>();
        for (int left = colourOf.size(); left > 1; left--) {
            Interruption.check();
            int a = colourOf.keySet().stream()
                    .filter(group -> sizes[group] > 0)
                    .min(Comparator.comparingDouble(group -> apart[group][nearest[group]]))
                    .orElseThrow();
            int b = nearest[a];
            links.add(new Pair(a, b, apart[a][b]));
            double all = sizes[a] + sizes[b];
            for (int i = 0; i < sizes.length; i++) {
                apart[i][a] = (sizes[a] * apart[i][a] + sizes[b] * apart[i][b]) / all;
                apart[a][i] = apart[i][a];
            }
            sizes[a] = all;
            sizes[b] = 0;
            for (int group : colourOf.keySet()) {
                if (group == a || nearest[group] == a || nearest[group] == b) {
                    nearest[group] = nearest(apart[group], sizes, group);
                }
            }
        }
        return links;
    }

    /** The closest of the other groups that are left. */
    private static int nearest(double[] apart, double[] sizes, int group) {
        return IntStream.range(0, sizes.length)
                .filter(other -> other != group && sizes[other] > 0)
                .boxed()
                .min(Comparator.comparingDouble(other -> apart[other]))
                .orElse(group);
    }

    /** How much further so many clusters are from each other than what is within them. */
    private static double clarity(List<Pair> links, int count) {
        int first = links.size() + 1 - count;
        double across = count == 1 ? DISTINCT : links.get(first).between;
        double within = first == 0 ? 0 : links.get(first - 1).between;
        return (across + ROUNDING) / (within + ROUNDING);
    }
}
