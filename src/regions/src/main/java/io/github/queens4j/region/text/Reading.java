package io.github.queens4j.region.text;

import io.github.queens4j.region.text.RegionText.Answer;
import io.github.queens4j.region.text.RegionText.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/** What a notation finds in a text. Not thread-safe. */
final class Reading {

    final String text;

    /** Whether it is what Markdown has in fences and tables. */
    final boolean isInside;

    final boolean isSketch;
    final List<Level> levels = new ArrayList<>();
    private final BiPredicate<int[][], int[]> isSolution;

    Reading(String text, boolean isInside, boolean isSketch, BiPredicate<int[][], int[]> isSolution) {
        this.text = text;
        this.isInside = isInside;
        this.isSketch = isSketch;
        this.isSolution = isSolution;
    }

    /** A new one with the same question. */
    Reading of(String other, boolean isOfMarkdown) {
        return new Reading(other, isOfMarkdown, isSketch, isSolution);
    }

    void add(String notation, int at, int[][] regions) {
        levels.add(new Level(notation, at, regions, "", Answer.NONE, null));
    }

    /** Gives a map the first kind of title that is among what stands beside it. */
    void title(int level, List<Value> beside) {
        beside.stream()
                .filter(part -> Value.TITLES.contains(part.name) && !part.isList() && !Value.isOpen(part.text()))
                .min((one, other) -> Value.TITLES.indexOf(one.name) - Value.TITLES.indexOf(other.name))
                .ifPresent(part ->
                        levels.set(level, levels.get(level).titled(part.text().strip())));
    }

    /** Holds a map to what is said to be its answer; digits are one only if there are as many as rows. */
    void answer(int level, Value answer) {
        int n = levels.get(level).regions().length;
        if (answer.kind != Value.WORD || answer.text().length() == n) {
            answer(level, answer.at, Answers.columns(answer, n));
        }
    }

    /**
     * Holds a map to the readings of its answer, of which one has to be right; that of an unfinished map may be any.
     */
    void answer(int level, int at, List<int[]> readings) {
        Level old = levels.get(level);
        boolean isRight = readings.stream()
                .anyMatch(columns ->
                        old.isFinished() ? isSolution.test(old.regions(), columns) : Answers.areApart(columns));
        Refusal wrong = new Refusal(at, "a solution of these regions, as columns, squares or a drawing");
        if (!isRight) {
            levels.set(level, old.answered(Answer.WRONG, () -> wrong.in(text)));
        } else if (old.answer() == Answer.NONE) {
            levels.set(level, old.answered(Answer.RIGHT, null));
        }
    }

    /** What another reading of the text must say as well. */
    List<Object> facts() {
        return levels.stream()
                .<Object>map(level -> List.of(Arrays.deepToString(level.regions()), level.answer()))
                .toList();
    }
}
