package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.List;

/**
 * What programs write in place of rows: addresses of puzz.link and the workbench, SBN, tasks in a line, files of
 * pzprv3.
 */
final class Codes {

    private static final String PZPRV3 = "pzprv3";

    /** How the workbench begins the map in its address, with / between rows of letters. */
    private static final String WORKBENCH = "#p=";

    private Codes() {}

    /** Adds the maps of lines that are of such a format; returns whether they are. */
    static boolean read(Reading reading, List<Value> lines) {
        Value first = lines.get(0);
        boolean areLinks = BorderText.isLink(first.text());
        if (first.text().startsWith(PZPRV3)) {
            pzprv3(reading, lines);
            return true;
        }
        for (Value line : areLinks ? lines : List.<Value>of()) {
            int own = line.text().contains(BorderText.PUZZ_LINK)
                    ? -1
                    : line.text().indexOf(WORKBENCH);
            if (own < 0) {
                reading.add(BorderText.notation(line.text()), line.at, BorderText.read(line));
            } else {
                List<Value> rows = rows(line, line.at + own + WORKBENCH.length());
                reading.add("letters", line.at, Cells.grid(rows).regions(reading.isSketch));
            }
        }
        return areLinks || (lines.size() == 1 && isTask(reading, first));
    }

    /** What stands between slashes in a line, from a place on. */
    private static List<Value> rows(Value line, int from) {
        List<Value> rows = new ArrayList<>();
        for (int at = from; at < line.end; ) {
            int slash = line.source.indexOf('/', at);
            int end = slash < 0 || slash > line.end ? line.end : slash;
            rows.add(Value.line(line.source, at, end));
            at = end + 1;
        }
        Refusal.require(!rows.isEmpty(), line.end, "a map");
        return rows;
    }

    /** All labels of a map in a line, perhaps after its size and a colon: 6x6:1,1,2 and so on. */
    private static boolean isTask(Reading reading, Value line) {
        int colon = line.text().indexOf(':');
        Value labels = new Value(line.source, Value.WORD, line.at + colon + 1, line.end);
        if (labels.end == labels.at || Cells.separator(labels) != ',') {
            return false;
        }
        Grid row = Cells.grid(List.of(labels));
        int all = row.rows().get(0).size();
        int n = (int) Math.round(Math.sqrt(all));
        if (n < Grid.LEAST || n * n != all) {
            return false;
        }
        String size = n + "x" + n + ":";
        Refusal.require(colon < 0 || line.text().startsWith(size), line.at, "'" + size + "' before " + all + " labels");
        reading.add("task string", line.at, row.folded(n).regions(reading.isSketch));
        return true;
    }

    /** Names of the file and the puzzle, rows, columns, stars, regions; the map; the marks of a player. */
    private static void pzprv3(Reading reading, List<Value> block) {
        List<Value> lines = new ArrayList<>();
        block.forEach(line -> lines.addAll(rows(line, line.at)));
        int n = lines.size() < 6 ? 0 : lines.get(5).number();
        List<String> head = List.of(PZPRV3, "starbattle", "" + n, "" + n, "1", "" + n);
        for (int i = 0; i < Math.min(head.size(), lines.size()); i++) {
            String expected = i == 4 ? BorderText.ONE_STAR : "'" + head.get(i) + "'";
            Refusal.require(lines.get(i).text().equals(head.get(i)), lines.get(i).at, expected);
        }
        int end = block.get(block.size() - 1).end;
        Refusal.require(n > 0 && lines.size() == 6 + 2 * n, end, n + " rows of regions and " + n + " of marks");
        reading.add(PZPRV3, block.get(0).at, Cells.grid(lines.subList(6, 6 + n)).regions(false));
        List<Value> rows = lines.subList(6 + n, lines.size());
        Grid marks = Cells.grid(rows);
        boolean areMarks = marks.rows().stream().allMatch(row -> row.size() == n)
                && List.of(".", "#", "+", "-", "0", "1", "2").containsAll(marks.labels());
        Refusal.require(areMarks, rows.get(0).at, n + " marks . # + - 0 1 2 in each row");
        if (marks.columns("#").length > 0) {
            reading.answer(reading.levels.size() - 1, rows.get(0).at, List.of(marks.columns("#")));
        }
    }
}
