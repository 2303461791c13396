package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Maps of regions as programs keep them, in JSON, JavaScript, Python and the like. A map is what follows a name such as
 * {@code regions}; all else is passed over but brackets, quotes and comments. Its title is the value of a name such as
 * {@code title} in the same brackets.
 */
final class LevelText {

    /** Names of maps, and of lists of maps, without {@code _} and in lower case. */
    private static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map");

    private static final Set<String> LISTS = Set.of("levels", "puzzles", "maps");

    /** The first of these that is there is the title. */
    private static final List<String> TITLES = List.of("title", "name", "id");

    private static final Set<String> NOTHING = Set.of("null", "None", "undefined");

    /** What a pair of brackets says of its map, or code outside of brackets; no map and no solution are -1. */
    private static final class Scope {
        int level = -1;
        String title = "";
        int rank = TITLES.size();
        int solutionAt = -1;
    }

    private final TextCursor cursor;
    private final JsonReader json;
    private final boolean isSketch;
    private final BiPredicate<int[][], int[]> isSolution;
    private final List<Level> levels = new ArrayList<>();
    private int depth;

    LevelText(TextCursor cursor, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.json = new JsonReader(cursor);
        this.isSketch = isSketch;
        this.isSolution = isSolution;
    }

    /** The maps of the brackets that come next, at least one. */
    List<Level> readBrackets() {
        step(new Scope(), true);
        cursor.require(!levels.isEmpty(), "a member \"regions\" before");
        return levels;
    }

    /** Whether a line comes next that no row of a map looks like. */
    static boolean isCodeNext(TextCursor cursor) {
        return cursor.restOfLine().chars().anyMatch(c -> "={}()'`".indexOf(c) >= 0)
                || Stream.of("import ", "from ", "export ").anyMatch(cursor::nextIs);
    }

    /** The maps of all lines up to an empty one before something else. */
    List<Level> readCode() {
        Scope scope = new Scope();
        boolean isOver;
        do {
            while (!cursor.atLineEnd()) {
                step(scope, false);
            }
            cursor.takeLineBreak();
            cursor.skipSpaces();
            boolean isApart = cursor.atLineEnd();
            RegionText.skipMargin(cursor);
            isOver = cursor.peek() == TextCursor.END || (isApart && !isCodeNext(cursor));
        } while (!isOver);
        end(scope);
        return levels;
    }

    /** Takes a name with its value, brackets, a comment or a character; in a list, a map may have no name. */
    private void step(Scope scope, boolean isList) {
        int at = cursor.position();
        if (isTextNext()) {
            String name = text();
            cursor.skipSpaces();
            if (cursor.take(':') || cursor.take('=')) {
                value(scope, name, at);
            }
        } else if (cursor.peek() == '[' && isList && !json.nextAre("[{") && !json.nextAre("[[[")) {
            addMap();
        } else if ("[{(".indexOf(cursor.peek()) >= 0) {
            brackets(isList);
        } else if (!RegionText.takeComment(cursor)) {
            cursor.advance();
        }
    }

    private void brackets(boolean isList) {
        cursor.require(++depth <= JsonReader.DEEPEST, "at most " + JsonReader.DEEPEST + " brackets inside each other");
        char end = "]})".charAt("[{(".indexOf(cursor.peek()));
        cursor.advance();
        Scope scope = new Scope();
        while (!cursor.take(end)) {
            if (cursor.peek() == TextCursor.END || "]})".indexOf(cursor.peek()) >= 0) {
                throw cursor.refusal("'" + end + "'");
            }
            step(scope, isList && end == ']');
        }
        end(scope);
        depth--;
    }

    /** Gives a map its title, and holds the solution to it. */
    private void end(Scope scope) {
        if (scope.level >= 0) {
            int[][] regions = levels.get(scope.level).regions();
            levels.set(scope.level, new Level(regions, scope.title));
            if (scope.solutionAt >= 0) {
                int end = cursor.position();
                cursor.moveTo(scope.solutionAt);
                if (!isSolution.test(regions, columns(regions.length))) {
                    throw cursor.refusal(scope.solutionAt, "the columns, from 0, of a solution of these regions");
                }
                cursor.moveTo(end);
            }
        }
    }

    private int[] columns(int n) {
        int listAt = cursor.position();
        List<Integer> columns = new ArrayList<>();
        elements(() -> {
            int at = cursor.position();
            int column = cursor.number("a column");
            cursor.require(column < n, at, "a column from 0 to " + (n - 1));
            columns.add(column);
        });
        cursor.require(columns.size() == n, listAt, "a list of " + n + " columns");
        return columns.stream().mapToInt(Integer::intValue).toArray();
    }

    private void skipSpace() {
        do {
            json.skipSpace();
        } while (RegionText.takeComment(cursor));
    }

    private boolean isTextNext() {
        return isQuoteNext() || cursor.peek() == '_' || Character.isLetterOrDigit(Math.max(0, cursor.peek()));
    }

    /** A quote that ends in its line, if it is not one for several; otherwise it is an apostrophe. */
    private boolean isQuoteNext() {
        int c = cursor.peek();
        boolean isQuote = c == '"' || c == '\'';
        int ahead = 1;
        while (isQuote && cursor.peek(ahead) >= ' ' && cursor.peek(ahead) != c) {
            ahead++;
        }
        return c == '`' ? !cursor.nextIs("```") : isQuote && cursor.peek(ahead) == c;
    }

    /** What stands in quotes, or a word, empty if there is none. */
    private String text() {
        if (isQuoteNext()) {
            return json.string((char) cursor.peek());
        }
        int start = cursor.position();
        while (isTextNext() && !isQuoteNext()) {
            cursor.advance();
        }
        return cursor.text().substring(start, cursor.position());
    }

    /** Takes what a name stands for, unless it is of no interest. */
    private void value(Scope scope, String name, int at) {
        String key = name.replace("_", "").toLowerCase(Locale.ROOT);
        skipType();
        skipSpace();
        int rank = TITLES.indexOf(key);
        if (MAPS.contains(key) && isMapNext()) {
            cursor.require(scope.level < 0, at, "one map of regions alone");
            scope.level = levels.size();
            addMap();
        } else if (LISTS.contains(key) && cursor.peek() == '[') {
            brackets(true);
        } else if (rank >= 0 && rank < scope.rank && isTextNext()) {
            scope.rank = rank;
            scope.title = text().strip();
        } else if (key.equals("solution") && cursor.peek() == '[' && Character.isDigit(cursor.peek(1))) {
            scope.solutionAt = cursor.position();
        }
    }

    /** Such as that of {@code grid: string[][] = }. */
    private void skipType() {
        int start = cursor.position();
        while (Character.isLetter(cursor.peek()) || " <>[]".indexOf(cursor.peek()) >= 0) {
            cursor.advance();
        }
        if (!cursor.take('=')) {
            cursor.moveTo(start);
        }
    }

    /** Rows in brackets, or in a text of several lines. */
    private boolean isMapNext() {
        int start = cursor.position();
        boolean isMap;
        if (cursor.take('[')) {
            skipSpace();
            isMap = cursor.peek() == '[' || isQuoteNext();
        } else {
            isMap = isQuoteNext() && text().indexOf('\n') >= 0;
        }
        cursor.moveTo(start);
        return isMap;
    }

    private void addMap() {
        LabelGrid grid = new LabelGrid(cursor, isSketch);
        if (cursor.peek() == '[') {
            elements(() -> row(grid));
        } else {
            row(grid);
        }
        levels.add(new Level(grid.regions(), ""));
    }

    private void row(LabelGrid grid) {
        int at = cursor.position();
        if (cursor.peek() == '[') {
            elements(() -> {
                int labelAt = cursor.position();
                grid.add(label(), labelAt);
            });
        } else if (isQuoteNext()) {
            characters(grid, text(), at + 1);
        } else {
            throw cursor.refusal("'['");
        }
        // A text of several lines may end in a line break.
        if (!grid.isFull()) {
            grid.endRow();
        }
    }

    /** Squares that are a character each; blanks between them are none. */
    private static void characters(LabelGrid grid, String row, int at) {
        for (int i = 0; i < row.length(); i = row.offsetByCodePoints(i, 1)) {
            int c = row.codePointAt(i);
            if (c == '\n' && grid.hasBegunRow()) {
                grid.endRow();
            } else if (c > ' ' && c != '\uFE0F') {
                grid.add(Visible.character(c), at + i);
            }
        }
    }

    private String label() {
        int at = cursor.position();
        String label = text();
        cursor.require(
                !label.isEmpty() || (cursor.take('-') && cursor.take('1')), at, "a region, a number or a string");
        return label.isEmpty() || NOTHING.contains(label) ? LabelGrid.OPEN : label;
    }

    /** Takes what stands in brackets, with a comma between any two and perhaps after the last. */
    private void elements(Runnable element) {
        cursor.expect("[");
        skipSpace();
        while (!cursor.take(']')) {
            element.run();
            skipSpace();
            if (cursor.take(',')) {
                skipSpace();
            } else if (cursor.peek() != ']') {
                throw cursor.refusal("',' and an element, or ']'");
            }
        }
    }
}
