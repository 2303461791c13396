package io.github.queens4j.region.text;

import java.util.Arrays;
import java.util.List;

/** Maps in fences and pipe tables, by the other notations; what is around them is prose, without rows and answers. */
final class Markdown {

    private static final List<String> FENCES = List.of("```", "~~~");

    private Markdown() {}

    static void read(Reading reading) {
        List<Value> lines = Blocks.lines(reading.text);
        boolean isAny = lines.stream().anyMatch(line -> isFence(line) || Blocks.isRule(line));
        Refusal.require(isAny && !reading.isInside, Refusal.NOWHERE, "a fence or a table of Markdown");
        for (RegionText.Level level : RegionText.ask(reading.of(masked(reading.text, lines), true)).levels) {
            reading.levels.add(level.in("Markdown"));
        }
    }

    private static boolean isFence(Value line) {
        return FENCES.stream().anyMatch(line.text()::startsWith);
    }

    /** Blanks in place of fences and prose. */
    private static String masked(String text, List<Value> lines) {
        char[] masked = text.toCharArray();
        String fence = "";
        Value before = lines.get(0);
        for (Value line : lines) {
            boolean isFence = fence.isEmpty() ? isFence(line) : line.text().equals(fence);
            boolean isProse = fence.isEmpty() && !isFence && !line.text().startsWith("|");
            if (isProse) {
                requireNoMap(before, line);
            }
            if (isFence) {
                fence = fence.isEmpty() ? line.text().substring(0, 3) : "";
            }
            if (isFence || isProse) {
                Arrays.fill(masked, line.at, line.end, ' ');
            }
            before = line;
        }
        Refusal.require(fence.isEmpty(), text.length(), "the end of the fence, '" + fence + "'");
        return String.valueOf(masked);
    }

    private static void requireNoMap(Value before, Value line) {
        boolean isMap = Maps.isLike(line.text()) || line.text().contains(BorderText.PUZZ_LINK);
        Refusal.require(!isMap, line.at, "a fence around the map");
        Refusal.require(!Value.isAnswer(Value.plain(line.text())), line.at, "a fence around the answer and its map");
        boolean areRows = before.end > before.at
                && line.end > line.at
                && before != line
                && Cells.grid(List.of(before, line)).isLikeMap(false);
        Refusal.require(!areRows, before.at, "a fence around the map");
    }
}
