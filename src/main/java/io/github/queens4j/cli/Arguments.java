package io.github.queens4j.cli;

import io.github.queens4j.Square;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads values that picocli does not know: words, squares, and whole numbers in a range. */
final class Arguments {

    static final long ALL = Long.MAX_VALUE;

    private static final Pattern SQUARE = Pattern.compile("([0-9]{1,9}),([0-9]{1,9})");

    private static final Pattern SPAN = Pattern.compile("([0-9]+)(?:-([0-9]+))?");

    private static final Map<Class<?>, ITypeConverter<?>> CONVERTERS = Map.of(
            Square.class, Arguments::square,
            Span.class, Arguments::span,
            Spans.class, Arguments::spans,
            Duration.class, Arguments::duration,
            Path.class, Arguments::path);

    private Arguments() {}

    /** Whole numbers, typed as {@code 7} or {@code 3-7}. */
    record Span(int first, int last) {}

    /** Several of them, typed as {@code 0,5,7-9}. */
    record Spans(List<Span> all) {}

    /** The name of a file, which the shell completes, or what else may stand in its place. */
    static final class FileName implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            return text;
        }
    }

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
        Choices words = Choices.are(type) ? new Choices(type) : null;
        Range range = arg.userObject() instanceof AnnotatedElement field ? field.getAnnotation(Range.class) : null;
        ITypeConverter<?> converter =
                range != null ? text -> number(type, range, text) : CONVERTERS.getOrDefault(type, words);
        if (converter == null) {
            return arg;
        }
        return arg instanceof OptionSpec option
                ? option.toBuilder()
                        .converters(converter)
                        .completionCandidates(words)
                        .build()
                : ((PositionalParamSpec) arg).toBuilder().converters(converter).build();
    }

    private static Number number(Class<?> type, Range range, String text) {
        if (range.orAll() && text.equals("all")) {
            return ALL;
        }
        boolean isInt = type == int.class || type == Integer.class;
        long most = isInt ? Math.min(range.to(), Integer.MAX_VALUE) : range.to();
        try {
            long value = Long.parseLong(text);
            if (value >= range.from() && value <= most) {
                return isInt ? (Number) (int) value : (Number) value;
            }
        } catch (NumberFormatException e) {
            // The same message answers both.
        }
        throw refusal("a whole number from " + range.from() + " to " + most, text);
    }

    /** A row and a column; whether a board has them is known once its size is. */
    private static Square square(String text) {
        Matcher square = SQUARE.matcher(text);
        if (!square.matches()) {
            throw refusal("a row and a column of the board, such as 2,3", text);
        }
        return new Square(Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)));
    }

    private static Spans spans(String text) {
        return new Spans(Arrays.stream(text.split(",", -1)).map(Arguments::span).toList());
    }

    private static Span span(String text) {
        Matcher span = SPAN.matcher(text);
        try {
            int first = span.matches() ? Integer.parseInt(span.group(1)) : -1;
            int last = first < 0 || span.group(2) == null ? first : Integer.parseInt(span.group(2));
            if (first >= 0 && first <= last) {
                return new Span(first, last);
            }
        } catch (NumberFormatException e) {
            // The same message answers both.
        }
        throw refusal("a whole number from 0, or several such as 3-7", text);
    }

    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new TypeConversionException(Batch.NO_NAME);
        }
        return Path.of(text);
    }

    private static Duration duration(String text) {
        try {
            Duration duration = Duration.parse("PT" + text);
            if (duration.compareTo(Duration.ZERO) > 0) {
                return duration;
            }
        } catch (DateTimeParseException e) {
            // The same message answers both.
        }
        throw refusal("a time such as 90s, 10m or 1h30m", text);
    }

    static String text(Square square) {
        return square.row() + "," + square.column();
    }

    private static TypeConversionException refusal(String allowed, String text) {
        return new TypeConversionException("must be " + allowed + ", but is \"" + text + "\"");
    }
}
