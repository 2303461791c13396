package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A declared way to write a value: reads the whole of a text, or throws a {@link TextCursor.Refusal}. */
public record Notation<T>(String name, Supplier<T> reader) {

    /**
     * Asks all notations: two that read must agree. Where none does, the first of those that come furthest says why.
     */
    public static <T> T ask(TextCursor cursor, List<Notation<T>> all) {
        List<T> values = new ArrayList<>();
        String first = "";
        TextCursor.@Nullable Refusal furthest = null;
        for (Notation<T> notation : all) {
            try {
                values.add(notation.reader.get());
            } catch (TextCursor.Refusal refusal) {
                furthest = furthest == null || refusal.isFurtherThan(furthest) ? refusal : furthest;
                continue;
            }
            first = values.size() == 1 ? notation.name : first;
            if (!values.get(values.size() - 1).equals(values.get(0))) {
                throw cursor.ambiguity(first + "; or " + notation.name);
            }
        }
        if (values.isEmpty()) {
            throw Objects.requireNonNull(furthest);
        }
        return values.get(0);
    }
}
