package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.search.Require;
import java.io.File;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads values that picocli does not know: words, squares, and whole numbers in a range. */
final class Arguments {

    static final long ALL = Long.MAX_VALUE;

    /** What a value is called in the help, and what reads it. */
    private record Kind(String label, ITypeConverter<?> converter) {}

    private static final Map<Class<?>, Kind> KINDS = Map.of(
            Square.class, new Kind("r,c", Arguments::square),
            Span.class, new Kind("N", Arguments::span),
            Spans.class, new Kind("INDEX", Arguments::spans),
            Duration.class, new Kind("DURATION", Arguments::duration),
            LocalDate.class, new Kind("DATE", Arguments::date),
            Path.class, new Kind("FILE", Arguments::path),
            // The shell completes names of files; what is read may be another thing in the same place.
            File.class, new Kind("FILE", text -> text));

    private Arguments() {}

    /** The whole numbers that an option or a parameter takes: by default those that its type holds. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    @interface Range {

        long from() default Long.MIN_VALUE;

        long to() default Long.MAX_VALUE;

        /** Whether {@code all} stands for {@link #ALL}. */
        boolean orAll() default false;
    }

    /** Whole numbers, typed as {@code 7} or {@code 3-7}. */
    record Span(int first, int last) {}

    /** Several of them, typed as {@code 0,5,7-9}. */
    record Spans(List<Span> all) {}

    /** Gives the options and parameters of a command what reads and lists values of their types. */
    static void prepare(CommandSpec spec) {
        // Even those that stay as they are, so that all keep their order.
        for (ArgSpec arg : List.copyOf(spec.args())) {
            spec.remove(arg);
            spec.add(prepared(arg));
        }
    }

    private static ArgSpec prepared(ArgSpec arg) {
        Class<?> type = arg.auxiliaryTypes()[0];
        Range range = arg.userObject() instanceof AnnotatedElement field ? field.getAnnotation(Range.class) : null;
        Choices words = Choices.are(type) ? new Choices(type) : null;
        Kind kind = range != null ? new Kind("K", text -> number(type, range, text)) : KINDS.get(type);
        if (words != null) {
            kind = new Kind(((OptionSpec) arg).longestName().substring(2).toUpperCase(Locale.ROOT), words);
        }
        if (kind == null) {
            return arg;
        }
        String label = arg.paramLabel().startsWith("<") ? kind.label : arg.paramLabel();
        if (arg instanceof PositionalParamSpec param) {
            return param.toBuilder()
                    .paramLabel(label)
                    .converters(kind.converter)
                    .build();
        }
        OptionSpec.Builder option = ((OptionSpec) arg).toBuilder().paramLabel(label);
        return option.converters(kind.converter).completionCandidates(words).build();
    }

    private static Number number(Class<?> type, Range range, String text) {
        if (range.orAll() && text.equals("all")) {
            return ALL;
        }
        boolean isInt = type == int.class || type == Integer.class;
        long most = isInt ? Math.min(range.to(), Integer.MAX_VALUE) : range.to();
        String allowed = "a whole number from " + range.from() + " to " + most;
        long number = read(text, allowed, Long::parseLong, value -> value >= range.from() && value <= most);
        return isInt ? (Number) (int) number : (Number) number;
    }

    /** A row and a column; whether a board has them is known once its size is. */
    private static Square square(String text) {
        return read(
                text,
                "a row and a column of the board, such as 2,3",
                pair -> {
                    String[] numbers = pair.split(",", -1);
                    return new Square(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
                },
                pair -> text.matches("[0-9]{1,9},[0-9]{1,9}"));
    }

    private static Spans spans(String text) {
        return new Spans(Arrays.stream(text.split(",", -1)).map(Arguments::span).toList());
    }

    private static Span span(String text) {
        return read(
                text,
                "a whole number from 0, or several such as 3-7",
                numbers -> {
                    String[] ends = numbers.split("-", -1);
                    return new Span(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
                },
                span -> text.matches("[0-9]+(-[0-9]+)?") && span.first() <= span.last());
    }

    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new TypeConversionException(Batch.NO_NAME);
        }
        return Path.of(text);
    }

    private static Duration duration(String text) {
        return read(
                text,
                "a time such as 90s, 10m or 1h30m",
                time -> Duration.parse("PT" + time),
                time -> time.compareTo(Duration.ZERO) > 0);
    }

    private static LocalDate date(String text) {
        return read(
                text,
                "a day of the years 1 to 9999, such as 2027-01-01",
                LocalDate::parse,
                day -> day.getYear() > 0 && day.getYear() <= 9999);
    }

    private static <T> T read(String text, String allowed, Function<String, T> reader, Predicate<T> isAllowed) {
        try {
            T value = reader.apply(text);
            if (isAllowed.test(value)) {
                return value;
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException e) {
            // The same message answers both.
        }
        throw new TypeConversionException("must be " + allowed + ", but is \"" + text + "\"");
    }

    static String text(Square square) {
        return square.row() + "," + square.column();
    }

    /** The values of a type that are words: the same names are read, listed in the help and completed by the shell. */
    record Choices(Class<?> type) implements ITypeConverter<Object>, Iterable<String> {

        static boolean are(Class<?> type) {
            return type.isEnum()
                    || Set.of(Solver.class, Engines.class, Rule.class).contains(type);
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

    /** What the option names: one of the engines, or all but the one that picks another. */
    record Engines(String name, List<Solver> solvers) {

        static List<Engines> known() {
            Stream<Engines> each = Solvers.engines().stream().map(one -> new Engines(one.name(), List.of(one)));
            return Stream.concat(each, Stream.of(all())).toList();
        }

        static Engines all() {
            List<Solver> searching = Solvers.engines().stream()
                    .filter(one -> !(one instanceof AutoSolver))
                    .toList();
            return new Engines("all", searching);
        }
    }
}
