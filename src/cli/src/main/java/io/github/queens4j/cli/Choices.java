package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.cli.StatsCommand.Engines;
import io.github.queens4j.search.Require;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The values of a type that are words: the same names are read, listed in the help and completed by the shell. */
record Choices(Class<?> type) implements ITypeConverter<Object>, Iterable<String> {

    static boolean are(Class<?> type) {
        return type.isEnum() || Set.of(Solver.class, Engines.class, Rule.class).contains(type);
    }

    private Map<String, Object> byName() {
        Map<String, Object> known = new LinkedHashMap<>();
        if (type == Rule.class) {
            Rule.known().forEach(rule -> known.put(rule.name(), rule));
        } else if (type == Solver.class) {
            Solvers.engines().forEach(engine -> known.put(engine.name(), engine));
        } else if (type == Engines.class) {
            Engines.known().forEach(engines -> known.put(engines.name(), engines));
        } else {
            for (Object constant : type.getEnumConstants()) {
                known.put(Require.nameOf((Enum<?>) constant), constant);
            }
        }
        return known;
    }

    @Override
    public Object convert(String text) {
        Map<String, Object> known = byName();
        Object value = known.get(text.toLowerCase(Locale.ROOT).replace('_', '-'));
        if (value == null) {
            throw new TypeConversionException(
                    "must be one of " + String.join(", ", known.keySet()) + ", but is \"" + text + "\"");
        }
        return value;
    }

    @Override
    public Iterator<String> iterator() {
        return byName().keySet().iterator();
    }
}
