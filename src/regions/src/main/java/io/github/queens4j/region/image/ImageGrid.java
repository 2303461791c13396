package io.github.queens4j.region.image;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where the squares of a board are: the middle of the first, and the ways to the next in its row and column. */
record ImageGrid(Point first, Point right, Point down, int rows, int columns, int found) {

    // A grid with fewer rows or columns is no board: apart from a single square, none has a solution.
    private static final int FEWEST = 4;
    // A grid is dropped if a smaller share of its squares was found: marks, noise and like colours hide the others.
    private static final double LEAST_FOUND = 0.35;
    // A row or column with this many times fewer patches than the fullest one is text beside the board.
    private static final int FEWER = 5;
    // A grid that covers more than this share of the largest grid's area leaves a doubt which one is meant.
    private static final double RIVAL = 0.8;

    /** A place in a picture in pixels, from its upper left corner, or the way from one place to another. */
    record Point(double x, double y) {

        Point plus(double times, Point way, double otherTimes, Point other) {
            return new Point(times * way.x + otherTimes * other.x + x, times * way.y + otherTimes * other.y + y);
        }

        boolean isBetween(Point a, Point b) {
            return x >= Math.min(a.x, b.x)
                    && x < Math.max(a.x, b.x)
                    && y >= Math.min(a.y, b.y)
                    && y < Math.max(a.y, b.y);
        }
    }

    /** The largest grids, that with most squares found first, and those which are about as large. */
    static List<ImageGrid> largest(ImagePixels picture) {
        List<ImageGrid> grids = Patches.of(picture)
                .flatMap(patches -> parts(patches).stream().flatMap(ImageGrid::fitted))
                .sorted(Comparator.comparingDouble(ImageGrid::area).reversed())
                .toList();
        return grids.stream()
                .filter(grid -> grid.area() > RIVAL * grids.get(0).area())
                .toList();
    }

    private double area() {
        return found * squareArea();
    }

    private double squareArea() {
        return Math.abs(right.x * down.y - down.x * right.y);
    }

    double size() {
        return Math.sqrt(squareArea());
    }

    /** The place of a row and a column, counted from the middle of the first square. */
    Point at(double row, double column) {
        return first.plus(column, right, row, down);
    }

    boolean covers(ImageGrid other) {
        return other.at(other.rows / 2.0, other.columns / 2.0).isBetween(first, at(rows, columns));
    }

    /** The same squares by a quarter turn: the first column is the first row, from its end to its beginning. */
    ImageGrid turned() {
        Point up = new Point(-down.x, -down.y);
        return new ImageGrid(at(rows - 1, 0), up, right, /* rows= */ columns, /* columns= */ rows, found);
    }

    ImageGrid larger() {
        return new ImageGrid(first, right, down, rows + 1, columns, found);
    }

    /** The rectangle around a patch, in pixels. */
    private record Box(int x, int y, int width, int height) {

        double centerX() {
            return x + width / 2.0;
        }

        double centerY() {
            return y + height / 2.0;
        }
    }

    /** A patch in a row and column, counted from those of another one. */
    private record Cell(Box box, int row, int column) {

        // Neighbours have at most this share of a square between them, as a line.
        private static final double WIDEST_GAP = 0.3;
        // The middles of neighbours in a row differ in height by at most this share of a square; so in a column.
        private static final double MOST_SHIFT = 0.12;
        // The sides of neighbours differ in length by at most this share of a square.
        private static final double SIZES_APART = 0.15;
        // Each of these limits is wider by this number of pixels, as the edges of patches are rounded.
        private static final int ROUNDING = 1;

        Stream<Cell> next(Box other) {
            double size = Math.max(box.width(), box.height());
            double right = other.centerX() - box.centerX();
            double down = other.centerY() - box.centerY();
            boolean isInRow = Math.abs(right) > Math.abs(down);
            double gap = isInRow
                    ? Math.abs(right) - (box.width() + other.width()) / 2.0
                    : Math.abs(down) - (box.height() + other.height()) / 2.0;
            double apart = Math.max(Math.abs(other.width() - box.width()), Math.abs(other.height() - box.height()));
            boolean isNext = gap >= 0
                    && gap <= WIDEST_GAP * size + ROUNDING
                    && Math.min(Math.abs(right), Math.abs(down)) <= MOST_SHIFT * size + ROUNDING
                    && apart <= SIZES_APART * size + 2 * ROUNDING;
            int nextRow = row + (isInRow ? 0 : (int) Math.signum(down));
            int nextColumn = column + (isInRow ? (int) Math.signum(right) : 0);
            return isNext ? Stream.of(new Cell(other, nextRow, nextColumn)) : Stream.empty();
        }
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are. */
    private static List<List<Cell>> parts(List<Box> patches) {
        List<List<Cell>> parts = new ArrayList<>();
        Set<Box> left = new LinkedHashSet<>(patches);
        while (!left.isEmpty()) {
            Box first = left.iterator().next();
            left.remove(first);
            List<Cell> part = new ArrayList<>(List.of(new Cell(first, 0, 0)));
            for (int i = 0; i < part.size(); i++) {
                Interruption.check();
                List<Cell> next = left.stream().flatMap(part.get(i)::next).toList();
                next.forEach(neighbour -> left.remove(neighbour.box));
                part.addAll(next);
            }
            parts.add(part);
        }
        return parts;
    }

    private static Stream<ImageGrid> fitted(List<Cell> part) {
        NavigableSet<Integer> rows = lines(part, Cell::row);
        NavigableSet<Integer> columns = lines(part, Cell::column);
        List<Cell> cells = part.stream()
                .filter(cell -> rows.contains(cell.row) && columns.contains(cell.column))
                .toList();
        int height = rows.last() - rows.first() + 1;
        int width = columns.last() - columns.first() + 1;
        Set<List<Integer>> found =
                cells.stream().map(cell -> List.of(cell.row, cell.column)).collect(Collectors.toSet());
        if (Math.min(height, width) < FEWEST || found.size() < LEAST_FOUND * height * width) {
            return Stream.empty();
        }
        double rightX = slope(cells, Cell::column, cell -> cell.box.centerX());
        double downY = slope(cells, Cell::row, cell -> cell.box.centerY());
        double rightY = slope(cells, Cell::column, cell -> cell.box.centerY() - cell.row * downY);
        double downX = slope(cells, Cell::row, cell -> cell.box.centerX() - cell.column * rightX);
        double x = mean(cells, cell -> cell.box.centerX() - cell.column * rightX - cell.row * downX);
        double y = mean(cells, cell -> cell.box.centerY() - cell.column * rightY - cell.row * downY);
        Point right = new Point(rightX, rightY);
        Point down = new Point(downX, downY);
        Point first = new Point(x, y).plus(columns.first(), right, rows.first(), down);
        return Stream.of(new ImageGrid(first, right, down, height, width, found.size()));
    }

    /** The numbers of rows or columns, without those that have far fewer patches than others. */
    private static NavigableSet<Integer> lines(List<Cell> cells, ToIntFunction<Cell> line) {
        TreeMap<Integer, Long> counts =
                cells.stream().collect(Collectors.groupingBy(line::applyAsInt, TreeMap::new, Collectors.counting()));
        long most = Collections.max(counts.values());
        counts.values().removeIf(count -> FEWER * count < most);
        return counts.navigableKeySet();
    }

    private static double mean(List<Cell> cells, ToDoubleFunction<Cell> value) {
        return cells.stream().mapToDouble(value).average().orElseThrow();
    }

    /** How far it is from one row or column to the next, by least squares. */
    private static double slope(List<Cell> cells, ToIntFunction<Cell> number, ToDoubleFunction<Cell> position) {
        double middle = mean(cells, number::applyAsInt);
        double covariance = mean(cells, cell -> (number.applyAsInt(cell) - middle) * position.applyAsDouble(cell));
        return covariance / mean(cells, cell -> Math.pow(number.applyAsInt(cell) - middle, 2));
    }

    /** Patches of like colour in a picture, found by flooding: the squares of a board are some of them. */
    private static final class Patches {

        /** How far channels of neighbours differ at most: each is tried, for faint lines and noisy pictures. */
        private static final int[] TOLERANCES = {5, 10, 18, 28, 40};
        // A patch whose shorter side has fewer pixels is a letter or noise.
        private static final int SMALLEST = 6;
        // Only this number of the largest patches are compared, each with each: no board has more squares.
        private static final int MOST = 2000;
        // The shorter side of a square is at least this share of the longer one, less BLUR.
        private static final double LEAST_SHORTER = 0.8;
        // The pixels at the edges of a square that may be missing where it is blurred.
        private static final int BLUR = 2;
        // A square fills at least this share of the box around it; a mark may cover the rest.
        private static final double LEAST_FILLED = 0.3;

        private final int[] rgb;
        private final int width;
        private final int tolerance;

        /** Pixels that are in a patch, and those at the border of the picture: so all others have four neighbours. */
        private final boolean[] seen;

        private Patches(ImagePixels picture, int tolerance) {
            rgb = picture.rgb;
            width = picture.width;
            this.tolerance = tolerance;
            seen = new boolean[rgb.length];
            Arrays.fill(seen, 0, width, true);
            Arrays.fill(seen, rgb.length - width, rgb.length, true);
            for (int left = 0; left < rgb.length; left += width) {
                seen[left] = true; // and with it the last one of the row above has no neighbour there
            }
        }

        /** For each tolerance, and for all of them, the largest boxes around patches that look like squares. */
        static Stream<List<Box>> of(ImagePixels picture) {
            int[] stack = new int[picture.rgb.length];
            List<List<Box>> found = Arrays.stream(TOLERANCES)
                    .mapToObj(tolerance -> new Patches(picture, tolerance).squares(stack))
                    .toList();
            List<Box> all = found.stream().flatMap(List::stream).distinct().toList();
            return Stream.concat(found.stream(), Stream.of(all))
                    .map(boxes -> boxes.stream()
                            .sorted(Comparator.comparingInt(box -> -box.width() * box.height()))
                            .limit(MOST)
                            .toList());
        }

        private List<Box> squares(int[] stack) {
            Interruption interruption = Interruption.every(1 << 16); // pixels
            List<Box> boxes = new ArrayList<>();
            for (int first = 0; first < rgb.length; first++) {
                int left = width;
                int right = 0;
                int bottom = 0;
                int size = push(first, first, first, stack, 0);
                int area = 0;
                for (; size > 0; area++) {
                    interruption.step();
                    int at = stack[--size];
                    left = Math.min(left, at % width);
                    right = Math.max(right, at % width);
                    bottom = Math.max(bottom, at / width);
                    size = push(at + 1, at, first, stack, size);
                    size = push(at - 1, at, first, stack, size);
                    size = push(at + width, at, first, stack, size);
                    size = push(at - width, at, first, stack, size);
                }
                // The first pixel of a patch row by row is at its top.
                Box box = new Box(left, first / width, right - left + 1, bottom - first / width + 1);
                int shorter = Math.min(box.width(), box.height());
                int longer = Math.max(box.width(), box.height());
                if (shorter >= Math.max(SMALLEST, LEAST_SHORTER * longer - BLUR)
                        && area >= LEAST_FILLED * longer * shorter) {
                    boxes.add(box);
                }
            }
            return boxes;
        }

        /** Puts a pixel on the stack if it is new and like its neighbour and, as colours drift, like the first one. */
        private int push(int next, int neighbour, int first, int[] stack, int size) {
            if (seen[next] || apart(next, neighbour) > tolerance || apart(next, first) > 5 * tolerance / 2) {
                return size;
            }
            seen[next] = true;
            stack[size] = next;
            return size + 1;
        }

        private int apart(int pixel, int other) {
            int a = rgb[pixel];
            int b = rgb[other];
            int green = Math.abs((a >> 8 & 255) - (b >> 8 & 255));
            return Math.max(green, Math.max(Math.abs((a >> 16) - (b >> 16)), Math.abs((a & 255) - (b & 255))));
        }
    }
}
