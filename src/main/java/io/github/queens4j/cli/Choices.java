package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.cli.EngineOption.Engines;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The values of a type that are words: the same names are read, listed in the help and completed by the shell. */
record Choices(Class<?> type) implements ITypeConverter<@Nullable Object>, Iterable<String> {

    private static final Map<Class<?>, Supplier<Map<String, @Nullable Object>>> BY_NAME = Map.of(
            Solver.class, () -> named(Solvers.engines(), Solver::name),
            Engines.class, () -> named(Engines.known(), Engines::name),
            Rule.class, () -> named(Rule.known(), Rule::name));

    static boolean are(Class<?> type) {
        return type.isEnum() || BY_NAME.containsKey(type);
    }

    private Map<String, @Nullable Object> byName() {
        return type.isEnum()
                ? named(Arrays.asList(type.getEnumConstants()), constant -> name((Enum<?>) constant))
                : Objects.requireNonNull(BY_NAME.get(type)).get();
    }

    private static <T> Map<String, @Nullable Object> named(Collection<? extends T> values, Function<T, String> name) {
        Map<String, @Nullable Object> known = new LinkedHashMap<>();
        values.forEach(value -> known.put(name.apply(value), value));
        return known;
    }

    @Override
    public @Nullable Object convert(String text) {
        Map<String, @Nullable Object> known = byName();
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

    /** The name of a constant as it is typed: in lower case with hyphens. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
