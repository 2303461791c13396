package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Levels wherever they stand in a text: every table of n rows of n labels, of which n differ, is a map, whose title and
 * solution stand in the same brackets.
 */
final class LevelText {

    private final TextCursor cursor;
    private final @Nullable BiPredicate<int[][], int[]> isSolution;

    /** What should be a map and is none, by its place. */
    private final TreeMap<Integer, Node> unreadable = new TreeMap<>();

    /** What has a name but no map, nor has what is beside it. */
    private final List<Node> withoutMap = new ArrayList<>();

    /** Without a test of solutions, squares may be open and regions of any number. */
    LevelText(TextCursor cursor, @Nullable BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.isSolution = isSolution;
    }

    /** At least one map, or what should be one and is none; refuses a text with neither. */
    List<Level> read() {
        Node root = new Node(cursor.position(), "", Node.LINES, "");
        root.parts.addAll(PlacedSquares.boards(cursor.text()));
        for (Node board : root.parts) {
            if (!fold(board)) {
                fail(board, "n x n squares, each once, of n regions");
            }
        }
        if (root.parts.isEmpty()) { // Otherwise, what else there is, is the page around them.
            TextTree.blocks(cursor).forEach(block -> root.parts.addAll(nodes(block.parts)));
        }
        Predicate<Node> isLabel = part -> part.kind == Node.LINES && !Node.isNumber(part.parts.get(0).text);
        if (root.parts.stream().allMatch(isLabel.and(part -> map(part) != null))) { // And there is nothing else.
            root.parts.forEach(square -> square.map = map(square));
        }
        root.map = SquareList.byRegion(root);
        if (root.map == null) {
            settle(root);
        } else {
            root.levels.add(root.level(List.of()));
        }
        List<Level> levels = new ArrayList<>(root.levels);
        // Smaller maps than 4 x 4 have no puzzles; what looks like one beside others may be something else.
        boolean areLarge = levels.stream().anyMatch(level -> level.regions().length > Node.SMALL);
        levels.removeIf(level -> areLarge
                && level.regions().length <= Node.SMALL
                && !level.name().isEmpty()
                && !Node.MAPS.contains(level.name()));
        Set<String> names = levels.stream().map(Level::name).collect(Collectors.toSet());
        withoutMap.stream().filter(node -> names.contains(node.name)).forEach(this::fail);
        int end = -1;
        for (Node node : unreadable.values()) {
            if (node.at >= end) { // What is inside of others has been said.
                levels.add(new Level(node.at, "", new int[0][], "", Answer.NONE, node.problem));
                end = node.end;
            }
        }
        if (levels.isEmpty()) {
            throw refusal(root.parts, cursor.text().length());
        }
        levels.sort(Comparator.comparing(Level::at));
        return levels;
    }

    private int @Nullable [][] map(Node node) {
        return LabelTable.map(node, isSolution);
    }

    LabelTable table(List<Node> rows) {
        return new LabelTable(rows, isSolution);
    }

    /** A part, or the maps in it: of a text, an address, SBN, or rows. */
    private List<Node> opened(Node part) {
        if (!part.isText()) {
            List<Node> opened = part.parts.stream()
                    .flatMap(inside -> opened(inside).stream())
                    .toList();
            part.parts.clear();
            part.parts.addAll(opened);
            part.map = map(part);
            if (part.map == null) {
                settle(part);
            }
            return List.of(part);
        }
        boolean isLink = part.text.indexOf('/') >= 0;
        int address = isLink ? BorderText.address(cursor.text().substring(part.at, part.end)) : -1;
        String code = Node.unquoted(part.text);
        if (address >= 0 || BorderText.isSbn(code)) {
            int offset = address >= 0 ? address : Math.max(0, cursor.text().indexOf(code, part.at) - part.at);
            cursor.moveTo(part.at + offset);
            try {
                int[][] map = address >= 0 ? BorderText.readPuzzLink(cursor) : BorderText.readSbn(cursor);
                cursor.require(!Character.isLetterOrDigit(Math.max(0, cursor.peek())), "the end of the address");
                part.map = map;
            } catch (IllegalArgumentException e) {
                fail(part, () -> e);
            }
            return List.of(part);
        }
        List<Node> maps = isLink || part.text.indexOf('\n') >= 0
                ? nodes(part.lines()).stream().filter(map -> map.map != null).toList()
                : List.of();
        return maps.isEmpty() ? List.of(part) : maps;
    }

    /** The maps in a line, or in its words. */
    private List<Node> openedLine(Node line) {
        if (line.text.indexOf('/') < 0 && line.text.indexOf('W') < 0) {
            return List.of(line); // Neither an address nor SBN is in it.
        }
        List<Node> found = line.squares().stream()
                .flatMap(word -> opened(word).stream())
                .filter(Node::isRead)
                .toList();
        return found.isEmpty() ? opened(line) : found;
    }

    private List<Node> nodes(List<Node> block) {
        List<Node> parts = new ArrayList<>();
        block.forEach(part -> parts.addAll(part.kind == Node.LINE ? openedLine(part) : opened(part)));
        return new LineBlock(this, parts).nodes();
    }

    /** Makes levels of the maps in brackets or lines, each with the title and the solution beside it. */
    private void settle(Node node) {
        List<Node> parts = node.parts;
        for (Node part : parts) {
            boolean isRow = !part.isText() || part.isCalledMap() || part.text.indexOf(',') > 0;
            if (isRow && part.map == null && part.levels.isEmpty()) {
                fold(part);
            }
        }
        List<Node> maps = maps(node);
        if (maps.size() > 1 && "{(".indexOf(node.kind) >= 0 && maps.stream().allMatch(Node::isCalledMap)) {
            fail(maps.get(maps.size() - 1), "one map of regions alone");
            return;
        }
        int next = 0;
        int after = 0;
        int checked = 0;
        Node solution = null;
        for (int i = 0; i < parts.size(); i++) {
            Node part = parts.get(i);
            solution = part.isSolution() ? part : solution;
            if (next < maps.size() && part == maps.get(next)) {
                node.levels.add(part.level(maps.size() == 1 ? parts : parts.subList(after, i)));
                next++;
                after = i + 1;
            }
            node.levels.addAll(part.levels);
            if (solution != null && checked < node.levels.size()) {
                check(solution, node.levels.subList(checked, node.levels.size()));
                checked = node.levels.size();
                solution = null;
            }
        }
        if (node.levels.size() == 1 && node.levels.get(0).answer() == Answer.NONE) {
            int n = node.levels.get(0).regions().length;
            parts.stream().filter(part -> part.areQueens(n)).findFirst().ifPresent(part -> check(part, node.levels));
        }
        reportOthers(node, maps.stream().anyMatch(part -> part.kind == Node.STRING));
    }

    /** Those that are called so, if any are; a small one beside something else is a part of that. */
    private static List<Node> maps(Node node) {
        boolean areMixed = node.parts.stream()
                .anyMatch(part -> !part.isText() && part.map == null && part.levels.isEmpty() && !part.isSolution());
        List<Node> maps = node.parts.stream()
                .filter(part -> part.map != null && (!areMixed || part.isCalledMap() || part.map.length > Node.SMALL))
                .filter(part -> !part.isSolution()) // A drawing of one may be like a map.
                .toList();
        List<Node> named = maps.stream().filter(Node::isCalledMap).toList();
        return named.isEmpty() || "{(".indexOf(node.kind) < 0 ? maps : named;
    }

    /** Of what has no map, what should: in a list of levels all but words, and what is like a map or called as one. */
    private void reportOthers(Node node, boolean areStrings) {
        boolean areLevels = !node.levels.isEmpty();
        for (Node part : node.parts) {
            if (part.map == null && part.levels.isEmpty() && (part.kind != Node.WORD || Node.isOpen(part.text))) {
                boolean isLevel = areLevels && node.kind == '[' && (part.kind != Node.STRING || areStrings);
                if (isLevel || (part.parts.size() > 2 && !part.isSolution() && LabelTable.isDamaged(part.parts))) {
                    fail(part);
                } else if (!areLevels && !part.name.isEmpty()) {
                    withoutMap.add(part);
                }
            }
        }
    }

    /** Makes a row the map of which it has all rows, if it is one. */
    boolean fold(Node row) {
        row.map = LabelTable.folded(row, isSolution);
        return row.map != null;
    }

    /** Holds levels to a solution, or each to its part of one. */
    private void check(Node solution, List<Level> levels) {
        List<Node> parts = levels.size() == 1 ? List.of(solution) : solution.parts;
        for (int i = 0; i < levels.size(); i++) {
            int[][] regions = levels.get(i).regions();
            boolean isSolved = isSolution == null
                    || (parts.size() == levels.size()
                            && SquareList.isSolved(
                                    parts.get(i), regions.length, queens -> isSolution.test(regions, queens)));
            Supplier<IllegalArgumentException> wrong =
                    () -> cursor.refusal(solution.at, "a solution of these regions, as columns, squares or marks");
            levels.set(i, levels.get(i).answered(isSolved ? null : wrong));
        }
    }

    void fail(Node node) {
        fail(node, () -> refusal(List.of(node), node.at));
    }

    void fail(Node node, String expected) {
        fail(node, () -> cursor.refusal(node.at, expected));
    }

    private void fail(Node node, Supplier<IllegalArgumentException> problem) {
        node.problem = problem;
        unreadable.putIfAbsent(node.at, node);
    }

    /** Says what keeps the table that came furthest from being a map, or that there is none. */
    private IllegalArgumentException refusal(List<Node> nodes, int at) {
        return nodes.stream()
                .flatMap(this::inside)
                .map(part -> table(part.rows()))
                .filter(table -> table.map == null && table.read > 0)
                .max(Comparator.comparing(table -> table.read))
                .map(table -> cursor.refusal(table.wrongAt, table.expected))
                .orElseGet(() -> cursor.refusal(at, LabelTable.EXPECTED));
    }

    private Stream<Node> inside(Node node) {
        return node.isText()
                ? Stream.of()
                : Stream.concat(Stream.of(node), node.parts.stream().flatMap(this::inside));
    }
}
