package io.github.queens4j.region.text;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Maps in lines: blocks of n rows of n letters or words, or what programs write, with an empty line between two. Above
 * rows are titles, comments, answers and the size; below a map may be its answer, as a line or as a drawing.
 */
final class Blocks {

    private static final Grid NONE = new Grid(List.of());

    private final Reading reading;
    private final Interruption interruption = Interruption.every(1 << 6);

    /** Titles and answers that wait for a map, and whether a drawing is to come. */
    private final List<Value> heads = new ArrayList<>();

    private boolean isDrawn;

    /** The rows of the map before. */
    private Grid last = NONE;

    /** Whether maps have no titles and answers, and where the last one stands that must be alone. */
    private boolean isAlone = true;

    private int small = Refusal.NOWHERE;

    private Blocks(Reading reading) {
        this.reading = reading;
    }

    static void read(Reading reading) {
        Blocks blocks = new Blocks(reading);
        List<Value> block = new ArrayList<>();
        for (Value line : lines(reading.text)) {
            if (line.end > line.at) {
                block.add(line);
            } else if (!block.isEmpty()) {
                blocks.block(block);
                block = new ArrayList<>();
            }
        }
        if (!block.isEmpty()) {
            blocks.block(block);
        }
        blocks.end();
    }

    private void end() {
        int end = reading.text.length();
        Refusal.require(!isDrawn && heads.isEmpty(), end, "the map of the title or the answer above");
        Refusal.require(!reading.levels.isEmpty(), end, "n rows of n letters or words");
        boolean areBeside = !isAlone || reading.isInside || reading.levels.size() > 1;
        Refusal.require(small < 0 || !areBeside, small, "4 rows or more, as the map is not alone");
    }

    /** Without blanks around them. */
    static List<Value> lines(String text) {
        Interruption interruption = Interruption.every(1 << 10);
        List<Value> lines = new ArrayList<>();
        for (int at = text.startsWith("\uFEFF") ? 1 : 0; at <= text.length(); ) {
            interruption.step();
            int end = text.indexOf('\n', at) < 0 ? text.length() : text.indexOf('\n', at);
            lines.add(Value.line(text, at, end));
            at = end + 1;
        }
        return lines;
    }

    private static boolean isComment(Value line) {
        String text = line.text();
        boolean hasWords = text.chars().anyMatch(Character::isLetterOrDigit);
        return text.startsWith("//") || text.equals("#") || (text.startsWith("# ") && hasWords);
    }

    private void block(List<Value> block) {
        int from = 0;
        int to = block.size();
        while (from < to && isHead(block.get(from))) {
            from++;
        }
        while (to > from && isComment(block.get(to - 1))) {
            to--;
        }
        List<Value> lines = block.subList(from, to);
        if (lines.isEmpty() && !reading.levels.isEmpty() && heads.stream().allMatch(Value::isAnswer)) {
            endMap(); // Answers below their map.
        } else if (!lines.isEmpty() && Codes.read(reading, lines)) {
            last = NONE;
            endMap();
        } else if (!lines.isEmpty()) {
            rows(lines.subList(sizeLines(lines), lines.size()));
        }
    }

    /** Notes a title or an answer; returns whether a line is one, or a comment. */
    private boolean isHead(Value line) {
        interruption.step();
        boolean isComment = isComment(line);
        Refusal.require(!isComment || !Maps.isLike(line.text()), line.at, "a comment without brackets of a map");
        Value head = line.named();
        boolean isDrawing =
                Value.isAnswer(head.name) && Value.plain(head.text()).isEmpty();
        if (!head.name.isEmpty() && !isDrawing) {
            heads.add(head);
        }
        isDrawn |= isDrawing;
        isAlone &= head.name.isEmpty();
        return isComment || !head.name.isEmpty();
    }

    /** How many lines say the size of the rows below: n, n n, or n n and one star or n regions, in one line or two. */
    private static int sizeLines(List<Value> lines) {
        List<Value> said = new ArrayList<>();
        for (int used = 1; used < 3 && used < lines.size() && areNumbers(lines.get(used - 1)); used++) {
            int n = lines.size() - used;
            said.addAll(Literals.readLine(lines.get(used - 1)).parts);
            boolean isSize = n >= Grid.LEAST
                    && said.size() < 4
                    && said.stream().allMatch(part -> part.number() > 0)
                    && said.stream().limit(2).allMatch(part -> part.number() == n);
            if (isSize) {
                boolean isOne =
                        said.size() < 3 || Set.of(1, n).contains(said.get(2).number());
                Refusal.require(isOne, said.get(said.size() - 1).at, BorderText.ONE_STAR);
                return used;
            }
        }
        return 0;
    }

    private static boolean areNumbers(Value line) {
        return line.text().chars().allMatch(c -> c == ' ' || Character.isDigit(c));
    }

    /** Whether numbers stand above other labels alone: the size of a map whose rows have been cut off. */
    private static boolean hasSize(List<Value> lines) {
        return lines.size() > 1
                && areNumbers(lines.get(0))
                && lines.stream().skip(1).noneMatch(Blocks::areNumbers);
    }

    private void rows(List<Value> lines) {
        boolean hasRule = lines.size() > 2 && isRule(lines.get(1));
        List<Value> rows = new ArrayList<>(lines);
        if (hasRule) {
            rows.remove(1);
        }
        Grid table = Cells.grid(rows);
        int at = lines.get(0).at;
        List<int[]> answer = isDrawn || heads.isEmpty() ? answer(table) : null;
        Refusal.require(!isDrawn || answer != null, at, "a drawing of the answer of the map above");
        if (answer != null) {
            isDrawn = false;
            reading.answer(reading.levels.size() - 1, at, answer);
            return;
        }
        last = table.withoutHeadings();
        if (hasRule && last.rows().size() == rows.size()) {
            last = new Grid(table.rows().subList(1, rows.size()));
        }
        boolean isSmall = last.rows().size() < Grid.LEAST;
        Refusal.require(!(isSmall && hasSize(lines)), at, "as many rows as the size says");
        String notation = Cells.separator(lines.get(0)) == Cells.NOTHING ? "letters" : "table";
        reading.add(notation, at, last.regions(reading.isSketch));
        small = isSmall ? at : small;
        endMap();
    }

    static boolean isRule(Value line) {
        String rule = line.text();
        return rule.contains("--") && rule.contains("|") && rule.chars().allMatch(c -> "|-: ".indexOf(c) >= 0);
    }

    /** Gives the last map what is said of it. */
    private void endMap() {
        int level = reading.levels.size() - 1;
        reading.title(level, heads);
        for (Value head : heads) {
            if (head.isAnswer()) {
                int n = reading.levels.get(level).regions().length;
                reading.answer(level, head.at, Answers.columns(Literals.readLine(head), n));
            }
        }
        heads.clear();
    }

    /** Where queens stand in a drawing, or in the map before with a crown in each row; null if rows are neither. */
    private @Nullable List<int[]> answer(Grid table) {
        int n = last.rows().size();
        if (n < Grid.LEAST || table.rows().size() != n || !table.isSquare()) {
            return null;
        }
        Set<String> labels = table.labels();
        if (labels.size() < Grid.LEAST) {
            List<int[]> drawn = Answers.drawn(table, labels);
            return reading.isSketch && (drawn.isEmpty() || !Grid.areQueens(labels)) ? null : drawn;
        }
        Set<String> signs = new HashSet<>();
        int changed = 0;
        for (int square = 0; square < n * n; square++) {
            String label = table.label(square);
            boolean isChanged = !label.equals(last.label(square));
            changed += isChanged ? 1 : 0;
            signs.addAll(isChanged ? Set.of(label) : Set.of());
        }
        boolean isAgain = !last.labels().containsAll(signs)
                && (!reading.isSketch || (Grid.areQueens(signs) && changed >= n)); // Others complete a sketch.
        return !isAgain || changed > n + 2 ? null : signs.size() == 1 ? Answers.drawn(table, signs) : List.of();
    }
}
