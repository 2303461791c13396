package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.notation.TextCursor.Numeral;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Maps of regions as programs keep them, in JSON, JavaScript, Python, YAML and the like. A map is what follows a name
 * such as {@code regions}; all else is passed over but brackets, quotes and comments. Its title is the value of a name
 * such as {@code title} in the same brackets, or, in YAML, in the same columns.
 */
final class LevelText {

    /** Names of maps, and of lists of maps, without {@code _} and in lower case. */
    private static final Set<String> MAPS = Set.of("regions", "colorregions", "grid", "board", "map");

    private static final Set<String> LISTS = Set.of("levels", "puzzles", "maps");

    /** The first of these that is there is the title. */
    private static final List<String> TITLES = List.of("title", "name", "id");

    private static final Set<String> NOTHING = Set.of("null", "None", "undefined");
    private static final String LONG_QUOTE = "\"\"\"";

    /** Of a scope that is no pair of brackets. */
    private static final char LINES = '\n';

    /** What stands between two brackets, or in lines that begin in one column. */
    private static final class Scope {
        final char end;
        final int column;
        final boolean isList;
        int level = -1;
        String title = "";
        int rank = TITLES.size();

        @Nullable
        List<Numeral> solution;

        int solutionAt;

        Scope(char end, int column, boolean isList) {
            this.end = end;
            this.column = column;
            this.isList = isList;
        }
    }

    private final TextCursor cursor;
    private final JsonReader json;
    private final boolean isSketch;
    private final BiPredicate<int[][], int[]> isSolution;
    private final List<Level> levels = new ArrayList<>();
    private final Deque<Scope> scopes = new ArrayDeque<>();

    LevelText(TextCursor cursor, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        this.cursor = cursor;
        this.json = new JsonReader(cursor);
        this.isSketch = isSketch;
        this.isSolution = isSolution;
    }

    /** The maps of the brackets that come next, at least one. */
    List<Level> readBrackets() {
        scopes.push(new Scope(LINES, -1, true));
        do {
            step();
        } while (scopes.size() > 1);
        if (levels.isEmpty()) {
            throw cursor.refusal("a member \"regions\" before");
        }
        return levels;
    }

    /** Whether a line comes next that no row of a map looks like. */
    static boolean isCodeNext(TextCursor cursor) {
        String line = cursor.restOfLine().stripTrailing();
        return line.chars().anyMatch(c -> "={}()'`".indexOf(c) >= 0)
                || line.contains(": ")
                || line.endsWith(":")
                || Stream.of("- ", "---", LONG_QUOTE, "import ", "from ", "export ")
                        .anyMatch(cursor::nextIs);
    }

    /** The maps of all lines up to an empty one before something else. */
    List<Level> readCode() {
        scopes.push(new Scope(LINES, -1, false));
        boolean isOver;
        do {
            beginLine();
            while (top().end != LINES || !cursor.atLineEnd()) {
                step();
            }
            cursor.takeLineBreak();
            cursor.skipSpaces();
            boolean isApart = cursor.atLineEnd();
            RegionText.skipMargin(cursor);
            isOver = cursor.peek() == TextCursor.END || (isApart && !isCodeNext(cursor));
        } while (!isOver);
        while (!scopes.isEmpty()) {
            pop();
        }
        return levels;
    }

    private Scope top() {
        return scopes.element();
    }

    /** Ends what stood in columns further to the right, or in the item of a list before this one. */
    private void beginLine() {
        int start = cursor.text().lastIndexOf('\n', cursor.position() - 1) + 1;
        boolean isItem = false;
        while (cursor.nextIs("- ")) {
            isItem = true;
            cursor.advance();
            cursor.skipSpaces();
        }
        int column = cursor.position() - start;
        while (top().column > column || (isItem && top().column == column)) {
            pop();
        }
        if (top().column < column) {
            scopes.push(new Scope(LINES, column, false));
        }
    }

    private void pop() {
        Scope scope = scopes.pop();
        if (scope.level >= 0) {
            int[][] regions = levels.get(scope.level).regions();
            levels.set(scope.level, new Level(regions, scope.title));
            if (scope.solution != null
                    && !isSolution.test(regions, columns(scope.solution, scope.solutionAt, regions.length))) {
                throw cursor.refusal(scope.solutionAt, "the columns, from 0, of a solution of these regions");
            }
        }
    }

    private void step() {
        int at = cursor.position();
        if (isQuoteNext() || isWordNext()) {
            String name = isQuoteNext() ? quoted() : word();
            cursor.skipSpaces();
            if (cursor.peek() == ':' || cursor.peek() == '=') {
                cursor.advance();
                value(name, at);
            }
        } else if (cursor.peek() == '[' && top().isList && !json.nextAre("[{") && !json.nextAre("[[[")) {
            levels.add(new Level(map(), ""));
        } else if ("[{(".indexOf(cursor.peek()) >= 0) {
            push(top().isList);
        } else if (top().end == cursor.peek()) {
            cursor.advance();
            pop();
        } else if (top().end != LINES && (cursor.peek() == TextCursor.END || "]})".indexOf(cursor.peek()) >= 0)) {
            throw cursor.refusal("'" + top().end + "'");
        } else if (!RegionText.takeComment(cursor)) {
            cursor.moveTo(at + (cursor.nextIs("```") ? 3 : 1));
        }
    }

    private void push(boolean isList) {
        char end = cursor.peek() == '[' ? ']' : cursor.peek() == '{' ? '}' : ')';
        scopes.push(new Scope(end, -1, isList && end == ']'));
        cursor.advance();
    }

    private void skipSpace() {
        do {
            json.skipSpace();
        } while (RegionText.takeComment(cursor));
    }

    /** A quote that ends in its line, if it is not one for several; otherwise it is an apostrophe. */
    private boolean isQuoteNext() {
        int c = cursor.peek();
        int ahead = 1;
        while ((c == '"' || c == '\'') && cursor.peek(ahead) >= ' ' && cursor.peek(ahead) != c) {
            ahead++;
        }
        return c == '`' ? !cursor.nextIs("```") : c == cursor.peek(ahead) && (c == '"' || c == '\'');
    }

    private String quoted() {
        int start = cursor.position() + LONG_QUOTE.length();
        int end = cursor.nextIs(LONG_QUOTE) ? cursor.text().indexOf(LONG_QUOTE, start) : -1;
        if (end < 0) {
            return json.string((char) cursor.peek());
        }
        cursor.moveTo(end + LONG_QUOTE.length());
        return cursor.text().substring(start, end);
    }

    private boolean isWordNext() {
        return cursor.peek() == '_' || (cursor.peek() > ' ' && Character.isLetterOrDigit(cursor.peek()));
    }

    private String line() {
        String line = cursor.restOfLine();
        cursor.moveTo(cursor.position() + line.length());
        return line;
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        while (isWordNext()) {
            word.append((char) cursor.peek());
            cursor.advance();
        }
        return word.toString();
    }

    /** What a name stands for; the cursor stays before what is of no interest. */
    private void value(String name, int at) {
        String key = name.replace("_", "").toLowerCase(Locale.ROOT);
        Scope scope = top();
        skipType();
        int start = cursor.position();
        skipSpace();
        int rank = TITLES.indexOf(key);
        if (MAPS.contains(key) && isMapNext()) {
            if (scope.level >= 0) {
                throw cursor.refusal(at, "one map of regions alone");
            }
            scope.level = levels.size();
            levels.add(new Level(map(), ""));
        } else if (LISTS.contains(key) && cursor.peek() == '[') {
            push(true);
        } else if (rank >= 0 && rank < scope.rank && (isQuoteNext() || isWordNext())) {
            scope.rank = rank;
            scope.title = (isQuoteNext() ? quoted() : scope.end == LINES ? line() : word()).strip();
        } else if (key.equals("solution") && cursor.peek() == '[' && Character.isDigit(cursor.peek(1))) {
            scope.solutionAt = cursor.position();
            List<Numeral> columns = new ArrayList<>();
            scope.solution = columns;
            elements(() -> {
                int columnAt = cursor.position();
                columns.add(new Numeral(cursor.number("a column"), columnAt));
            });
        } else {
            cursor.moveTo(start);
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

    /** Rows in brackets, in lines of their own, or in a text of several lines. */
    private boolean isMapNext() {
        int start = cursor.position();
        boolean areRows = top().end == LINES && (cursor.peek() == '|' || cursor.nextIs("- "));
        if (isQuoteNext()) {
            areRows = quoted().indexOf('\n') >= 0;
        } else if (cursor.take('[')) {
            skipSpace();
            areRows = cursor.peek() == '[' || isQuoteNext();
        }
        cursor.moveTo(start);
        return areRows;
    }

    private int[][] map() {
        LabelGrid grid = new LabelGrid(cursor, isSketch);
        if (cursor.peek() == '[') {
            elements(() -> row(grid));
        } else if (isQuoteNext()) {
            row(grid);
        } else {
            cursor.take('|');
            do {
                skipSpace();
                if (cursor.nextIs("- ")) {
                    cursor.advance();
                    cursor.skipSpaces();
                }
                if (cursor.peek() == '[' || isQuoteNext()) {
                    row(grid);
                } else {
                    int at = cursor.position();
                    characters(grid, line(), at);
                    grid.endRow();
                }
            } while (!grid.isFull());
        }
        return grid.regions();
    }

    private void row(LabelGrid grid) {
        int at = cursor.position();
        if (cursor.peek() == '[') {
            elements(() -> {
                int labelAt = cursor.position();
                grid.add(label(), labelAt);
            });
        } else if (isQuoteNext()) {
            characters(grid, quoted(), at + 1);
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
        if (isQuoteNext()) {
            return quoted();
        }
        int at = cursor.position();
        String word = cursor.take('-') && cursor.take('1') ? "-1" : word();
        if (word.isEmpty()) {
            throw cursor.refusal(at, "a region, a number or a string");
        }
        return word.equals("-1") || NOTHING.contains(word) ? LabelGrid.OPEN : word;
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

    private int[] columns(List<Numeral> list, int listAt, int n) {
        int[] columns = new int[n];
        for (int row = 0; row < Math.min(n, list.size()); row++) {
            columns[row] = list.get(row).value();
            if (columns[row] >= n) {
                throw cursor.refusal(list.get(row).position(), "a column from 0 to " + (n - 1));
            }
        }
        if (list.size() != n) {
            throw cursor.refusal(listAt, "a list of " + n + " columns");
        }
        return columns;
    }
}
