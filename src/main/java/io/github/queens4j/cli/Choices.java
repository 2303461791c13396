package io.github.queens4j.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The values of an option that are words: the same names are read, listed in its help and completed by the shell. */
abstract class Choices<T> implements ITypeConverter<@Nullable T>, Iterable<String> {

    private static final String JSON = "json";

    /** The values by their names. */
    abstract Map<String, @Nullable T> byName();

    @Override
    public @Nullable T convert(String text) {
        Map<String, @Nullable T> known = byName();
        String word = text.toLowerCase(Locale.ROOT);
        String name = known.containsKey(word) ? word : word.replace('_', '-');
        if (!known.containsKey(name)) {
            throw new TypeConversionException(
                    "must be one of " + String.join(", ", known.keySet()) + ", but is \"" + text + "\"");
        }
        return known.get(name);
    }

    @Override
    public Iterator<String> iterator() {
        return byName().keySet().iterator();
    }

    static <T> Map<String, @Nullable T> named(Collection<? extends T> values, Function<? super T, String> name) {
        Map<String, @Nullable T> known = new LinkedHashMap<>();
        values.forEach(value -> known.put(name.apply(value), value));
        return known;
    }

    static <E extends Enum<E>> Map<String, @Nullable E> named(E[] constants) {
        return named(Arrays.asList(constants), Choices::name);
    }

    /** The formats of the library, and for other programs the command's own JSON, one object in each line: null. */
    static <E extends Enum<E>> Map<String, @Nullable E> orJson(E[] formats) {
        Map<String, @Nullable E> known = named(formats);
        known.put(JSON, null);
        return known;
    }

    /** The name of a constant as it is typed: in lower case with hyphens. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
