package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    private static final int FEWEST = 4; // rows and columns of the smallest board with a solution, but for one square
    private static final int MOST = 26; // of the largest that the generator makes with ease; beyond it is graph paper
    private static final double LEAST_FOUND = 0.35; // of the squares: marks, noise and like colours hide others
    private static final int FEWER = 5; // a line with so many times fewer patches than others is text beside the board
    private static final double RIVAL = 0.8; // of the largest grid's area: in doubt which one is meant
    private static final double VISIBLE = 0.9; // of each square, around its middle, has to be in the picture

    /** The largest grid; refuses a picture without any, and one with two that are as large. */
    static ImageGrid largest(ImagePixels picture) {
        List<ImageGrid> grids = IntStream.of(TOLERANCES)
                .mapToObj(tolerance -> parts(ImagePatches.largest(picture, tolerance)))
                .flatMap(parts -> parts.stream().flatMap(part -> fitted(part).stream()))
                .toList();
        ImageGrid best = grids.stream()
                .max(Comparator.comparingDouble(ImageGrid::area))
                .orElseThrow(() -> RegionImage.refused("no grid of squares"));
        if (Math.max(best.rows, best.columns) > MOST) {
            throw RegionImage.refused("a grid of more than " + MOST + " rows or columns");
        }
        ImageGrid whole = best.completed(picture);
        if (whole.rows != whole.columns) {
            throw RegionImage.refused(whole.rows + " rows, " + whole.columns + " columns");
        }
        if (grids.stream()
                .anyMatch(grid ->
                        grid.area() > RIVAL * best.area() && !grid.middles(0).intersects(whole.middles(0)))) {
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
    private ImageGrid completed(ImagePixels picture) {
        if (rows == columns && found == rows * columns) {
            return this;
        }
        Rectangle all = new Rectangle(picture.width(), picture.height());
        ImageColours seen = new ImageColours(picture, this);
        return Stream.of(
                        new ImageGrid(x, y, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y - height, width, height, rows + 1, columns, found),
                        new ImageGrid(x, y, width, height, rows, columns + 1, found),
                        new ImageGrid(x - width, y, width, height, rows, columns + 1, found))
                .filter(more -> all.contains(more.middles(VISIBLE)) && new ImageColours(picture, more).goesOn(seen))
                .findFirst()
                .map(more -> more.completed(picture))
                .orElse(this);
    }

    /** A patch in a row and column, counted from those of another one. */
    private record Cell(Rectangle box, int row, int column) {

        // Of neighbours, in squares, and in pixels for rounding.
        private static final double WIDEST_GAP = 0.3;
        private static final double MOST_SHIFT = 0.12;
        private static final double SIZES_APART = 0.15;
        private static final int ROUNDING = 1;

        /** The cell of a patch of like size that is the next one in the row or in the column. */
        Optional<Cell> next(Rectangle other) {
            double size = Math.max(box.width, box.height);
            double right = other.getCenterX() - box.getCenterX();
            double down = other.getCenterY() - box.getCenterY();
            boolean isInRow = Math.abs(right) > Math.abs(down);
            double gap = isInRow
                    ? Math.abs(right) - (box.width + other.width) / 2.0
                    : Math.abs(down) - (box.height + other.height) / 2.0;
            boolean isNext = gap >= 0
                    && gap <= WIDEST_GAP * size + ROUNDING
                    && Math.min(Math.abs(right), Math.abs(down)) <= MOST_SHIFT * size + ROUNDING
                    && Math.abs(other.width - box.width) <= SIZES_APART * size + 2 * ROUNDING
                    && Math.abs(other.height - box.height) <= SIZES_APART * size + 2 * ROUNDING;
            int nextRow = row + (isInRow ? 0 : (int) Math.signum(down));
            int nextColumn = column + (isInRow ? (int) Math.signum(right) : 0);
            return isNext ? Optional.of(new Cell(other, nextRow, nextColumn)) : Optional.empty();
        }
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are. */
    private static List<List<Cell>> parts(List<Rectangle> patches) {
        List<List<Cell>> parts = new ArrayList<>();
        Set<Rectangle> left = new LinkedHashSet<>(patches);
        for (Rectangle first : patches) {
            if (left.remove(first)) {
                List<Cell> part = new ArrayList<>(List.of(new Cell(first, 0, 0)));
                for (int i = 0; i < part.size(); i++) {
                    Interruption.check();
                    Cell cell = part.get(i);
                    for (Iterator<Rectangle> others = left.iterator(); others.hasNext(); ) {
                        Optional<Cell> next = cell.next(others.next());
                        if (next.isPresent()) {
                            part.add(next.get());
                            others.remove();
                        }
                    }
                }
                parts.add(part);
            }
        }
        return parts;
    }

    private static Optional<ImageGrid> fitted(List<Cell> part) {
        NavigableSet<Integer> rows = lines(part, Cell::row);
        NavigableSet<Integer> columns = lines(part, Cell::column);
        List<Cell> cells = part.stream()
                .filter(cell -> rows.contains(cell.row) && columns.contains(cell.column))
                .toList();
        int height = rows.last() - rows.first() + 1;
        int width = columns.last() - columns.first() + 1;
        if (Math.min(height, width) < FEWEST || cells.size() < LEAST_FOUND * height * width) {
            return Optional.empty();
        }
        Line x = Line.through(cells, cell -> cell.column - columns.first(), cell -> cell.box.getCenterX());
        Line y = Line.through(cells, cell -> cell.row - rows.first(), cell -> cell.box.getCenterY());
        return Optional.of(new ImageGrid(x.begin, y.begin, x.step, y.step, height, width, cells.size()));
    }

    /** The numbers of rows or columns, without those that have far fewer patches than others. */
    private static NavigableSet<Integer> lines(List<Cell> cells, ToIntFunction<Cell> line) {
        TreeMap<Integer, Long> counts =
                cells.stream().collect(Collectors.groupingBy(line::applyAsInt, TreeMap::new, Collectors.counting()));
        long most = Collections.max(counts.values());
        counts.values().removeIf(count -> FEWER * count < most);
        return counts.navigableKeySet();
    }

    /** Positions by number, in pixels. */
    private record Line(double begin, double step) {

        /** Least squares. */
        static Line through(List<Cell> cells, ToIntFunction<Cell> number, ToDoubleFunction<Cell> position) {
            double middle = cells.stream().mapToInt(number).average().orElseThrow();
            double mean = cells.stream().mapToDouble(position).average().orElseThrow();
            double products = 0;
            double squares = 0;
            for (Cell cell : cells) {
                double off = number.applyAsInt(cell) - middle;
                products += off * (position.applyAsDouble(cell) - mean);
                squares += off * off;
            }
            return new Line(mean - middle * products / squares, products / squares);
        }
    }
}
