package io.github.queens4j.region;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
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
import java.util.stream.Stream;

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

    private record Part(Map<Rectangle, Place> places, List<Integer> gaps) {}

    /** The largest grid; refuses a picture without any, and one with two that are as large. */
    static ImageGrid largest(BufferedImage picture) {
        List<ImageGrid> grids = new ArrayList<>();
        for (int tolerance : TOLERANCES) {
            grids.addAll(grids(patches(picture, tolerance)));
        }
        ImageGrid best = grids.stream()
                .max(Comparator.comparingDouble(ImageGrid::area))
                .orElseThrow(() -> RegionImage.refused("no grid of squares"));
        ImageGrid whole = best.completed(picture);
        if (whole.rows != whole.columns) {
            throw RegionImage.refused(whole.rows + " rows, " + whole.columns + " columns");
        }
        if (grids.stream().anyMatch(grid -> grid.area() > 0.8 * best.area() && grid.isApartFrom(whole))) {
            throw RegionImage.refused("two grids of one size, " + whole.rows + " rows and columns");
        }
        return whole;
    }

    private double area() {
        return found * width * height;
    }

    private boolean isApartFrom(ImageGrid other) {
        return Math.abs(x - other.x + ((columns - 1) * width - (other.columns - 1) * other.width) / 2)
                        > (columns * width + other.columns * other.width) / 2 - width
                || Math.abs(y - other.y + ((rows - 1) * height - (other.rows - 1) * other.height) / 2)
                        > (rows * height + other.rows * other.height) / 2 - height;
    }

    /** With rows or columns at the edges in which no patch was found, if the board seems to go on there. */
    private ImageGrid completed(BufferedImage picture) {
        if (rows == columns && found == rows * columns) {
            return this;
        }
        ImageColours seen = new ImageColours(picture, this);
        return Stream.of(
                        new ImageGrid(x, y, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y - height, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y, width, height, rows, columns + 1, found),
                        new ImageGrid(x - width, y, width, height, rows, columns + 1, found))
                .filter(more -> more.isIn(picture) && new ImageColours(picture, more).goesOn(seen))
                .findFirst()
                .map(more -> more.completed(picture))
                .orElse(this);
    }

    private boolean isIn(BufferedImage picture) {
        return x > 0.45 * width
                && y > 0.45 * height
                && x + (columns - 0.55) * width < picture.getWidth()
                && y + (rows - 0.55) * height < picture.getHeight();
    }

    /** The largest boxes of connected pixels of like colour that look like squares, though a mark may cover half. */
    private static List<Rectangle> patches(BufferedImage picture, int tolerance) {
        int width = picture.getWidth();
        int[] rgb = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        int[] ways = {1, -1, width, -width};
        int[] around = {1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1};
        boolean[] seen = new boolean[rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            seen[i] = i < width || i >= rgb.length - width || i % width == 0 || i % width == width - 1;
        }
        int[] stack = new int[rgb.length];
        List<Rectangle> patches = new ArrayList<>();
        for (int first = 0; first < rgb.length; first++) {
            if (seen[first] || !isFlat(rgb, first, around, tolerance)) {
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
                top = Math.min(top, at / width);
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

    /** A patch begins inside, not on the blurred edge of something. */
    private static boolean isFlat(int[] rgb, int at, int[] around, int tolerance) {
        for (int way : around) {
            if (!isNear(rgb[at + way], rgb[at], tolerance)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNear(int a, int b, int tolerance) {
        return Math.abs((a >> 16 & 255) - (b >> 16 & 255)) <= tolerance
                && Math.abs((a >> 8 & 255) - (b >> 8 & 255)) <= tolerance
                && Math.abs((a & 255) - (b & 255)) <= tolerance;
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are, even with thick lines. */
    private static List<ImageGrid> grids(List<Rectangle> patches) {
        List<ImageGrid> grids = new ArrayList<>();
        for (Part wide : parts(patches, Integer.MAX_VALUE)) {
            List<Integer> gaps = wide.gaps.stream().sorted().toList();
            if (gaps.size() >= FEWEST) {
                int widest = gaps.get(gaps.size() * 4 / 5) * 3 / 2 + 2;
                parts(wide.places.keySet(), widest)
                        .forEach(part -> fitted(part.places).ifPresent(grids::add));
            }
        }
        return grids;
    }

    private static List<Part> parts(Collection<Rectangle> patches, int widest) {
        List<Part> parts = new ArrayList<>();
        Set<Rectangle> left = new LinkedHashSet<>(patches);
        for (Rectangle first : patches) {
            if (left.remove(first)) {
                Part part = new Part(new LinkedHashMap<>(Map.of(first, new Place(0, 0))), new ArrayList<>());
                ArrayDeque<Rectangle> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    Rectangle patch = open.remove();
                    left.removeIf(next -> add(next, patch, part, widest) && open.add(next));
                }
                parts.add(part);
            }
        }
        return parts;
    }

    /** Adds a patch to a part if it is the neighbour of one of its patches. */
    private static boolean add(Rectangle next, Rectangle patch, Part part, int widest) {
        Place place = Objects.requireNonNull(part.places.get(patch));
        for (int step = -1; step <= 1; step += 2) {
            for (int down = 0; down < 2; down++) {
                int gap = step > 0 ? gap(patch, next, down) : gap(next, patch, down);
                if (gap > 0 && gap <= widest) {
                    part.gaps.add(gap);
                    part.places.put(next, new Place(place.row + down * step, place.column + (1 - down) * step));
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * How many pixels further a square begins than the one to its left, or above, ends; 0 if they are no neighbours.
     */
    private static int gap(Rectangle a, Rectangle b, int down) {
        int size = Math.max(a.width, a.height);
        int gap = 1 + (down == 0 ? b.x - a.x - a.width : b.y - a.y - a.height);
        double shift = down == 0 ? b.getCenterY() - a.getCenterY() : b.getCenterX() - a.getCenterX();
        boolean alike = Math.abs(shift) <= 0.12 * size + 1
                && Math.abs(b.width - a.width) <= 0.15 * size + 2
                && Math.abs(b.height - a.height) <= 0.15 * size + 2;
        return alike && gap <= 0.4 * size + 2 ? Math.max(gap, 0) : 0;
    }

    private static Optional<ImageGrid> fitted(Map<Rectangle, Place> places) {
        TreeMap<Integer, Long> rows = lines(places, Place::row);
        TreeMap<Integer, Long> columns = lines(places, Place::column);
        places.values()
                .removeIf(place -> place.row < rows.firstKey()
                        || place.row > rows.lastKey()
                        || place.column < columns.firstKey()
                        || place.column > columns.lastKey());
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
