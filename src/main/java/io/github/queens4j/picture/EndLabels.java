package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the names of lines stand: in a column at the right of the plot, at the height of the lines' ends as far as
 * there is room; but beside or above the end of a line that stops before, if nothing else is drawn there.
 */
final class EndLabels {

    /** Between the end of a line and its name. */
    private static final double SPACE = 10;

    private final List<Line> lines;
    private final List<Box> taken = new ArrayList<>();

    /** A line in the picture, and the room that its name takes. */
    record Line(List<Point> points, double nameWidth, double nameHeight) {

        Point end() {
            return points.get(points.size() - 1);
        }
    }

    record Point(double x, double y) {}

    /** The place of a name: its left edge and its middle. */
    record Place(double x, double y) {}

    private record Box(double left, double top, double right, double bottom) {

        boolean meets(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        /** Whether a segment comes inside: it is cut to the box side by side (Liang and Barsky 1984). */
        boolean meets(double x1, double y1, double x2, double y2) {
            double[] p = {x1 - x2, x2 - x1, y1 - y2, y2 - y1};
            double[] q = {x1 - left, right - x1, y1 - top, bottom - y1};
            double from = 0;
            double to = 1;
            for (int side = 0; side < 4; side++) {
                if (p[side] == 0 && q[side] < 0) {
                    return false;
                }
                from = p[side] < 0 ? Math.max(from, q[side] / p[side]) : from;
                to = p[side] > 0 ? Math.min(to, q[side] / p[side]) : to;
            }
            return from <= to;
        }
    }

    EndLabels(List<Line> lines) {
        this.lines = lines;
    }

    /** The places of all names; the plot reaches from top to bottom and to the right edge, where the column begins. */
    List<Place> places(double top, double bottom, double right, double column) {
        Place[] places = new Place[lines.size()];
        List<Integer> rest = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Place near = lines.get(i).end().x() < right - 1 ? near(lines.get(i), top, bottom, right) : null;
            if (near == null) {
                rest.add(i);
            } else {
                places[i] = near;
            }
        }
        List<Double> wanted = rest.stream().map(i -> lines.get(i).end().y()).toList();
        List<Double> heights = rest.stream().map(i -> lines.get(i).nameHeight()).toList();
        double[] middles = LabelColumn.place(wanted, heights, top - 12, bottom + 12);
        for (int i = 0; i < middles.length; i++) {
            places[rest.get(i)] = new Place(column, middles[i]);
        }
        return List.of(places);
    }

    private @Nullable Place near(Line line, double top, double bottom, double right) {
        double above = line.end().y() - line.nameHeight() / 2 - SPACE;
        List<Place> candidates = List.of(
                new Place(line.end().x() + SPACE, line.end().y()),
                new Place(line.end().x() - line.nameWidth() / 2, above),
                new Place(line.end().x() - line.nameWidth(), above));
        for (Place place : candidates) {
            double half = line.nameHeight() / 2;
            Box box = new Box(place.x() - 2, place.y() - half, place.x() + line.nameWidth() + 4, place.y() + half);
            if (box.top() >= top - 12 && box.bottom() <= bottom && box.right() <= right && isFree(box)) {
                taken.add(box);
                return place;
            }
        }
        return null;
    }

    private boolean isFree(Box box) {
        return taken.stream().noneMatch(box::meets) && lines.stream().noneMatch(line -> isCrossed(box, line));
    }

    /** The gap of a line is taken for a part of it: better free than sorry. Markers reach a little further. */
    private static boolean isCrossed(Box box, Line line) {
        Point before = line.points().get(0);
        for (Point point : line.points()) {
            Box marker = new Box(point.x() - 5, point.y() - 5, point.x() + 5, point.y() + 5);
            if (box.meets(before.x(), before.y(), point.x(), point.y()) || box.meets(marker)) {
                return true;
            }
            before = point;
        }
        return false;
    }
}
