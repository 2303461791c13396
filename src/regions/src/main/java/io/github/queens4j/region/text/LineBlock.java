package io.github.queens4j.region.text;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows one below the other, lines or brackets, and what stands among them: which are maps, and which a solution. */
final class LineBlock {

    /** The map that some rows of a run are. */
    private record Window(int first, int size, Node map) {}

    private final LevelText text;
    private final List<Node> parts;
    private final long rows;
    private final List<Node> found = new ArrayList<>();

    /** Rows since the last map. */
    private final List<Node> rest = new ArrayList<>();

    LineBlock(LevelText text, List<Node> parts) {
        this.text = text;
        this.parts = unfolded(parts);
        rows = this.parts.stream().filter(part -> part.width() > 0).count();
    }

    /** With rows of YAML, {@code - - A} and a line for each square after it, as one row each. */
    private static List<Node> unfolded(List<Node> parts) {
        List<Node> unfolded = new ArrayList<>();
        List<Node> row = List.of();
        for (Node part : parts) {
            boolean isFirst = part.width() == 3 && part.text.startsWith("- - ");
            if (isFirst) {
                row = new ArrayList<>();
                unfolded.add(new Node(part.at, part.name, row));
            }
            if (isFirst || (!row.isEmpty() && part.text.indexOf(' ') < 0)) {
                row.add(new Node(part.at, "", Node.WORD, Node.unquoted(isFirst ? part.text.substring(4) : part.text)));
            } else {
                row = List.of();
                unfolded.add(part);
            }
        }
        return unfolded;
    }

    /** Nodes for maps and solutions, for the lines before, between and after them, and what is no row. */
    List<Node> nodes() {
        List<Node> solution = parts.isEmpty() || !Node.isSolution(parts.get(0).name) ? List.of() : solution();
        int end = 0;
        for (int first = 0; solution.isEmpty() && first < parts.size(); ) {
            Interruption.check();
            int n = parts.get(first).width();
            while (end < parts.size() && parts.get(end).width() == n) {
                end++;
            }
            List<Node> run = parts.subList(first, end);
            Window window = n == 0 ? null : window(run, n);
            int last = window == null ? run.size() : window.first;
            for (Node part : run.subList(0, last)) {
                (n > 0 ? rest : found).add(part);
            }
            if (window != null) {
                add(window.map, window.size);
                last += window.size;
            }
            first += last;
        }
        endRest();
        found.addAll(solution);
        return found;
    }

    /** The first map in rows of n squares; a heading may have as many, and so may what is below. */
    private @Nullable Window window(List<Node> run, int n) {
        int heading = run.get(0).isHeading() ? 1 : 0;
        for (int first : new int[] {heading, 1 - heading, run.size() - n}) {
            Node map = first < 0 || first + n > run.size() ? null : map(run.subList(first, first + n));
            if (map != null) {
                return isAlone(run, first, n) ? new Window(first, n, map) : null;
            }
        }
        for (int first = 0; n > 4 && first + n - 1 <= run.size(); first++) {
            Node map = map(unnamed(run.subList(first, first + n - 1)));
            if (map != null) {
                return new Window(first, n - 1, map);
            }
        }
        return null;
    }

    private @Nullable Node map(List<Node> lines) {
        LabelTable table = text.table(lines);
        if (table.map == null || table.n < 2 || (table.n == 2 && rows > 2)) {
            return null;
        }
        Node map = new Node(lines.get(0).at, lines.get(0).name, Node.STRING, "");
        map.map = table.map;
        return map;
    }

    /** Whether no row above, nor one of a few below, is of the same regions: then a row is too many. */
    private boolean isAlone(List<Node> run, int first, int n) {
        Set<String> labels = Node.labels(run.subList(first, first + n));
        int after = first + n;
        Optional<Node> other = Stream.concat(
                        run.subList(0, first).stream(),
                        run.subList(after, run.size() - after < n ? run.size() : after).stream())
                .filter(row -> !row.isHeading() && !row.labels().allMatch(Node::isMark))
                .filter(row -> 2 * row.labels().filter(labels::contains).count() > n)
                .findFirst();
        other.ifPresent(row -> text.fail(row, "the end of the map, or an empty line before the next one"));
        return other.isEmpty();
    }

    /** Rows of a table without their names, such as numbers, which may count down; none if they have no names. */
    private static List<Node> unnamed(List<Node> lines) {
        List<Node> names = lines.stream().map(line -> line.squares().get(0)).toList();
        List<Node> inner = lines.stream()
                .map(Node::squares)
                .map(row -> new Node(row.get(1).at, "", row.subList(1, row.size())))
                .toList();
        Set<String> others = names.stream().map(name -> name.text).collect(Collectors.toSet());
        boolean areNames = others.size() == lines.size()
                && (Node.counts(names) || inner.stream().flatMap(Node::labels).noneMatch(others::contains));
        return areNames ? inner : List.of();
    }

    private void add(Node map, int n) {
        if (!isHeadingOf(n)) {
            map.map = null;
            text.fail(map, "the rows, columns and stars that are said above, with one star");
        }
        endRest();
        found.add(map);
    }

    /** Whether rows, columns and stars, where they stand above a map, are as many as it has. */
    private boolean isHeadingOf(int n) {
        List<Node> numbers = rest.stream()
                .filter(row -> Node.isNumber(row.text)
                        || (row.text.indexOf(' ') > 0 && row.labels().allMatch(Node::isNumber)))
                .toList();
        List<Integer> said = numbers.isEmpty() ? List.of() : SquareList.numbers(Node.of("", numbers));
        return said.size() < 3
                || !said.get(0).equals(said.get(1))
                || said.subList(1, 3).equals(List.of(n, 1));
    }

    /** Puts lines without a map together; says what should be one. */
    private void endRest() {
        List<Node> lines = rest.stream()
                .filter(row -> row.kind == Node.LINE && !row.isHeading())
                .toList();
        List<Node> below = lines.subList(Math.min(1, lines.size()), lines.size());
        boolean isHeaded = areQueens(below) && !Node.labels(below).containsAll(Node.labels(lines)); // No row twice.
        List<Node> drawing = areQueens(lines) ? lines : isHeaded ? below : List.of();
        if (drawing.isEmpty() && LabelTable.isDamaged(rest)) {
            found.add(Node.of("", rest));
            text.fail(found.get(found.size() - 1));
        } else {
            lines.stream()
                    .filter(line -> !text.fold(line) && isAlmostFolded(line))
                    .forEach(text::fail);
            rest.stream().filter(row -> row.kind != Node.LINE || row.isRead()).forEach(found::add);
            List<Node> others = !drawing.isEmpty()
                    ? drawing
                    : lines.stream().filter(line -> !line.isRead()).toList();
            if (!others.isEmpty()) {
                found.add(Node.of(drawing.isEmpty() ? "" : Node.SOLUTION, others));
            }
        }
        rest.clear();
    }

    /** Whether a line is all rows of a map but for a square, a row or a label. */
    private static boolean isAlmostFolded(Node line) {
        long labels = line.labels().distinct().count();
        return labels > 4 && Math.abs(line.width() - labels * labels) < 2 * labels + 2;
    }

    /** Whether a crown stands once in each line, or of at most three kinds one: a queen, an empty square, a cross. */
    private static boolean areQueens(List<Node> lines) {
        Set<String> kinds = Node.labels(lines);
        return lines.size() > 3
                && lines.stream().allMatch(line -> line.width() == lines.size())
                && kinds.stream()
                        .filter(mark -> kinds.size() < 4 || Node.CROWNS.contains(mark))
                        .anyMatch(mark -> lines.stream().allMatch(line -> line.column(mark) >= 0));
    }

    /** What a block with this name has of one: not a number alone, which may say how many there are. */
    private List<Node> solution() {
        List<Node> marks = parts.stream()
                .filter(part -> part.kind != Node.WORD)
                .filter(part -> part.kind != Node.LINE
                        || !SquareList.numbers(part).isEmpty()
                        || part.labels().allMatch(label -> Node.isNumber(label) || Node.isMark(label)))
                .toList();
        boolean isOne = marks.size() == 1;
        boolean isNumber =
                isOne && marks.get(0).kind == Node.LINE && marks.get(0).width() < 4;
        return marks.isEmpty() || isNumber
                ? List.of()
                : isOne && marks.get(0).kind != Node.LINE ? marks : List.of(Node.of(parts.get(0).name, marks));
    }
}
