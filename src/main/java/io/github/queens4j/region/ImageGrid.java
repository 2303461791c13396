package io.github.queens4j.region;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the squares of a board are in a picture: (x, y) is the centre of the first one.
 *
 * <p>Lines may be thick, faint or blurred, but squares are patches of like colour and one size, side by side. Finding
 * most of them is enough to know where the others are.
 */
record ImageGrid(double x, double y, double width, double height, int rows, int columns, int found) {

    /** How much neighbouring pixels of a patch may differ in a channel of 255: from faint lines to noisy pictures. */
    private static final int[] TOLERANCES = {5, 10, 18, 28, 40};

    private static final int SMALLEST = 6;
    private static final int FEWEST = 4;
    private static final int MOST = 2000;

    private record Place(int row, int column) {}

    /** The largest grid; refuses a picture without any, and one with two that are as large. */
    static ImageGrid largest(BufferedImage picture) {
        List<ImageGrid> grids = IntStream.of(TOLERANCES)
                .mapToObj(tolerance -> parts(patches(picture, tolerance)))
                .flatMap(parts -> parts.stream().flatMap(part -> fitted(part).stream()))
                .toList();
        ImageGrid best = grids.stream()
                .max(Comparator.comparingDouble(ImageGrid::area))
                .orElseThrow(() -> RegionImage.refused("no grid of squares"));
        ImageGrid whole = best.completed(picture);
        if (whole.rows != whole.columns) {
            throw RegionImage.refused(whole.rows + " rows, " + whole.columns + " columns");
        }
        if (grids.stream()
                .anyMatch(grid ->
                        grid.area() > 0.8 * best.area() && !grid.middles(0).intersects(whole.middles(0)))) {
            throw RegionImage.refused("two grids of one size, " + whole.rows + " rows and columns");
        }
        return whole;
    }

    private double area() {
        return found * width * height;
    }

    /** The box around the middles of all squares, which are this part of their width and height. */
    private Rectangle2D middles(double part) {
        return new Rectangle2D.Double(
                x - part / 2 * width, y - part / 2 * height, (columns - 1 + part) * width, (rows - 1 + part) * height);
    }

    /** With rows or columns at the edges in which no patch was found, if the colours of the board go on there. */
    private ImageGrid completed(BufferedImage picture) {
        if (rows == columns && found == rows * columns) {
            return this;
        }
        Rectangle all = new Rectangle(picture.getWidth(), picture.getHeight());
        ImageColours seen = new ImageColours(picture, this);
        return Stream.of(
                        new ImageGrid(x, y, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y - height, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y, width, height, rows, columns + 1, found),
                        new ImageGrid(x - width, y, width, height, rows, columns + 1, found))
                .filter(more -> all.contains(more.middles(0.9)) && new ImageColours(picture, more).goesOn(seen))
                .findFirst()
                .map(more -> more.completed(picture))
                .orElse(this);
    }

    /** The largest boxes of connected pixels of like colour that look like squares, though a mark may cover half. */
    private static List<Rectangle> patches(BufferedImage picture, int tolerance) {
        int width = picture.getWidth();
        int[] rgb = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        int[] ways = {1, -1, width, -width};
        boolean[] seen = new boolean[rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            seen[i] = i < width || i >= rgb.length - width || i % width == 0 || i % width == width - 1;
        }
        int[] stack = new int[rgb.length];
        List<Rectangle> patches = new ArrayList<>();
        for (int first = 0; first < rgb.length; first++) {
            if (seen[first]) {
                continue;
            }
            int size = 0;
            int area = 0;
            int left = width;
            int right = 0;
            int top = first / width;
            int bottom = 0;
            seen[first] = true;
            stack[size++] = first;
            while (size > 0) {
                int at = stack[--size];
                area++;
                left = Math.min(left, at % width);
                right = Math.max(right, at % width);
                bottom = Math.max(bottom, at / width);
                for (int way : ways) {
                    int next = at + way;
                    if (!seen[next]
                            && isNear(rgb[next], rgb[at], tolerance)
                            && isNear(rgb[next], rgb[first], 5 * tolerance / 2)) {
                        seen[next] = true;
                        stack[size++] = next;
                    }
                }
            }
            Rectangle box = new Rectangle(left, top, right - left + 1, bottom - top + 1);
            int longer = Math.max(box.width, box.height);
            int shorter = Math.min(box.width, box.height);
            if (shorter >= SMALLEST && shorter >= 0.8 * longer - 2 && area >= 0.3 * longer * shorter) {
                patches.add(box);
            }
        }
        patches.sort(Comparator.comparingInt(patch -> -patch.width * patch.height));
        return patches.subList(0, Math.min(patches.size(), MOST));
    }

    private static boolean isNear(int a, int b, int tolerance) {
        return Math.abs((a >> 16 & 255) - (b >> 16 & 255)) <= tolerance
                && Math.abs((a >> 8 & 255) - (b >> 8 & 255)) <= tolerance
                && Math.abs((a & 255) - (b & 255)) <= tolerance;
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are. */
    private static List<Map<Rectangle, Place>> parts(List<Rectangle> patches) {
        List<Map<Rectangle, Place>> parts = new ArrayList<>();
        Set<Rectangle> left = new LinkedHashSet<>(patches);
        for (Rectangle first : patches) {
            if (left.remove(first)) {
                Map<Rectangle, Place> part = new LinkedHashMap<>(Map.of(first, new Place(0, 0)));
                ArrayDeque<Rectangle> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    Rectangle patch = open.remove();
                    Place place = Objects.requireNonNull(part.get(patch));
                    left.removeIf(next -> {
                        Place beside = beside(patch, place, next);
                        return beside != null && part.put(next, beside) == null && open.add(next);
                    });
                }
                parts.add(part);
            }
        }
        return parts;
    }

    /** The place of a patch in the row or column of another one and next to it; null if it is elsewhere. */
    private static @Nullable Place beside(Rectangle patch, Place place, Rectangle next) {
        double size = Math.max(patch.width, patch.height);
        double right = next.getCenterX() - patch.getCenterX();
        double down = next.getCenterY() - patch.getCenterY();
        boolean isInRow = Math.abs(right) > Math.abs(down);
        double gap = isInRow
                ? Math.abs(right) - (patch.width + next.width) / 2.0
                : Math.abs(down) - (patch.height + next.height) / 2.0;
        boolean isNext = gap >= 0
                && gap <= 0.3 * size + 1
                && Math.min(Math.abs(right), Math.abs(down)) <= 0.12 * size + 1
                && Math.abs(next.width - patch.width) <= 0.15 * size + 2
                && Math.abs(next.height - patch.height) <= 0.15 * size + 2;
        int row = place.row + (isInRow ? 0 : (int) Math.signum(down));
        int column = place.column + (isInRow ? (int) Math.signum(right) : 0);
        return isNext ? new Place(row, column) : null;
    }

    private static Optional<ImageGrid> fitted(Map<Rectangle, Place> places) {
        TreeMap<Integer, Long> rows = lines(places, Place::row);
        TreeMap<Integer, Long> columns = lines(places, Place::column);
        places.values().removeIf(place -> !rows.containsKey(place.row) || !columns.containsKey(place.column));
        int height = rows.lastKey() - rows.firstKey() + 1;
        int width = columns.lastKey() - columns.firstKey() + 1;
        if (Math.min(height, width) < FEWEST || places.size() < 0.35 * height * width) {
            return Optional.empty();
        }
        double[] x = line(places, place -> place.column - columns.firstKey(), Rectangle::getCenterX);
        double[] y = line(places, place -> place.row - rows.firstKey(), Rectangle::getCenterY);
        return Optional.of(new ImageGrid(x[0], y[0], x[1], y[1], height, width, places.size()));
    }

    /** How many squares lines have, without lines that have far fewer than others: they are none of the board. */
    private static TreeMap<Integer, Long> lines(Map<Rectangle, Place> places, ToIntFunction<Place> line) {
        TreeMap<Integer, Long> counts = places.values().stream()
                .collect(Collectors.groupingBy(line::applyAsInt, TreeMap::new, Collectors.counting()));
        long most = Collections.max(counts.values());
        counts.values().removeIf(count -> 5 * count < most);
        return counts;
    }

    /** Where the straight line through positions by number begins, and its step: least squares. */
    private static double[] line(
            Map<Rectangle, Place> places, ToIntFunction<Place> number, ToDoubleFunction<Rectangle> position) {
        double middle = places.values().stream().mapToInt(number).average().orElseThrow();
        double mean = places.keySet().stream().mapToDouble(position).average().orElseThrow();
        double products = 0;
        double squares = 0;
        for (Map.Entry<Rectangle, Place> entry : places.entrySet()) {
            double off = number.applyAsInt(entry.getValue()) - middle;
            products += off * (position.applyAsDouble(entry.getKey()) - mean);
            squares += off * off;
        }
        return new double[] {mean - middle * products / squares, products / squares};
    }
}
