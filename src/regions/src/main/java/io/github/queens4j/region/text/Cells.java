package io.github.queens4j.region.text;

import io.github.queens4j.notation.Visible;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.List;

/** Cuts rows into labels: lines at one separator, which is that of the first, or into characters. */
final class Cells {

    /** More rows of as many squares are longer than any text. */
    private static final int MOST = 1 << 13;

    private static final String SEPARATORS = "|;\t, ";

    /** What no word without quotes has; drawings have other signs. */
    private static final String NO_LABEL = "[]{}()<>\"'`=:";

    static final char NOTHING = '\0';

    private final Interruption interruption = Interruption.every(1 << 10);
    private final char separator;

    private Cells(char separator) {
        this.separator = separator;
    }

    /** Of rows that are all lists of labels, or all texts. */
    static Grid grid(List<Value> rows) {
        Value first = rows.get(0);
        Cells cells = new Cells(first.isList() ? NOTHING : separator(first));
        return new Grid(rows.stream().map(cells::row).toList());
    }

    /** The first of the separators that is there outside of quotes. */
    static char separator(Value line) {
        int best = SEPARATORS.length();
        boolean isQuoted = false;
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            int found = SEPARATORS.indexOf(text.charAt(i));
            isQuoted ^= text.charAt(i) == '"';
            best = isQuoted || found < 0 ? best : Math.min(best, found);
        }
        return best < SEPARATORS.length() ? SEPARATORS.charAt(best) : NOTHING;
    }

    private List<Value> row(Value row) {
        interruption.steps(1 + row.parts.size());
        List<Value> cells = row.isList() ? row.parts : separator == NOTHING ? characters(row) : words(row);
        boolean isRow = !cells.isEmpty() && cells.size() <= MOST;
        Refusal.require(isRow, row.end, "1 to " + MOST + " squares in a row");
        return cells;
    }

    private List<Value> characters(Value row) {
        List<Value> cells = new ArrayList<>();
        String text = row.text();
        for (int i = 0; i < text.length() && cells.size() <= MOST; i = text.offsetByCodePoints(i, 1)) {
            interruption.step();
            if (text.charAt(i) != '\uFE0F') {
                int place = row.other.isEmpty() ? row.at + i : row.at;
                Value cell = new Value(row.source, Value.TEXT, place, place + 1);
                cell.other = Visible.character(text.codePointAt(i));
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Words between separators, at both ends bars or none; runs of blanks are one. */
    private List<Value> words(Value row) {
        String text = row.source;
        boolean hasBars = separator == '|' && text.charAt(row.at) == '|' && text.charAt(row.end - 1) == '|';
        int from = hasBars ? row.at + 1 : row.at;
        int end = hasBars ? row.end - 1 : row.end;
        List<Value> cells = new ArrayList<>();
        boolean isQuoted = false;
        for (int i = from; i <= end && cells.size() <= MOST; i++) {
            interruption.step();
            isQuoted ^= i < end && text.charAt(i) == '"';
            boolean isEnd = i >= end || (!isQuoted && text.charAt(i) == separator);
            if (isEnd && (separator != ' ' || i > from)) {
                cells.add(word(Value.line(text, from, i)));
            }
            from = isEnd ? i + 1 : from;
        }
        return cells;
    }

    /** A word as CSV has it, in quotes or not; what is no word becomes a label that no region has. */
    private static Value word(Value word) {
        String text = word.text();
        boolean isQuoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        int edge = isQuoted ? 1 : 0;
        Value cell = new Value(word.source, Value.TEXT, word.at + edge, word.end - edge);
        String label = cell.text().replace("\"\"", "");
        boolean isLabel = label.chars().noneMatch(c -> (isQuoted ? "\"" : NO_LABEL).indexOf(c) >= 0);
        cell.other = !isLabel ? NOTHING + text : isQuoted ? cell.text().replace("\"\"", "\"") : "";
        return cell;
    }
}
