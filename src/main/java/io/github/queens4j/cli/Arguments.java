package io.github.queens4j.cli;

import io.github.queens4j.Square;
import java.lang.reflect.AnnotatedElement;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options and parameters; a value that is refused is answered with what is allowed. */
final class Arguments {

    static final long ALL = Long.MAX_VALUE;

    private static final Pattern SQUARE = Pattern.compile("\\s*([0-9]{1,9})\\s*,\\s*([0-9]{1,9})\\s*");
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");

    private Arguments() {}

    /** The name of a file, which the shell completes, or what else may stand in its place. */
    static final class FileName implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            return text;
        }
    }

    /** Gives the options and parameters of a command what reads and lists values of their types. */
    static void prepare(CommandSpec spec) {
        List<ArgSpec> args = List.copyOf(spec.args());
        // Even those that stay as they are, so that all keep their order.
        args.forEach(spec::remove);
        args.forEach(arg -> spec.add(prepared(arg)));
    }

    private static ArgSpec prepared(ArgSpec arg) {
        Class<?> type = arg.auxiliaryTypes()[0];
        Choices words = Choices.are(type) ? new Choices(type) : null;
        Range range = arg.userObject() instanceof AnnotatedElement field ? field.getAnnotation(Range.class) : null;
        ITypeConverter<?> converter =
                range != null ? text -> number(arg, range, text) : type == Square.class ? Arguments::square : words;
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

    private static Number number(ArgSpec arg, Range range, String text) {
        if (range.orAll() && text.equals("all")) {
            return ALL;
        }
        if (arg.type() == int.class || arg.type() == Integer.class) {
            return (int) whole(name(arg), text, range.from(), Math.min(range.to(), Integer.MAX_VALUE));
        }
        return whole(name(arg), text, range.from(), range.to());
    }

    /** A row and a column; whether a board has them is known once its size is. */
    private static Square square(String text) {
        Matcher square = SQUARE.matcher(text);
        if (!square.matches()) {
            throw new TypeConversionException(
                    "must be a row and a column of the board, such as 2,3, but is \"" + text + "\"");
        }
        return new Square(Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)));
    }

    static String text(Square square) {
        return square.row() + "," + square.column();
    }

    /** An option as it is typed, a parameter as the help calls it. */
    static String name(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.names()[0] : arg.paramLabel();
    }

    /** Why an argument was not converted; null if picocli has a message of its own. */
    static @Nullable String refusal(CommandLine.ParameterException wrong) {
        Throwable why = wrong.getCause();
        if (why instanceof UsageException) {
            return why.getMessage();
        }
        ArgSpec arg = wrong.getArgSpec();
        return arg != null && why instanceof TypeConversionException ? name(arg) + " " + why.getMessage() : null;
    }

    /** A whole number in a range that only the command knows. */
    static int integer(String name, String text, int least, int most) {
        return (int) whole(name, text, least, most);
    }

    private static long whole(String name, String text, long least, long most) {
        boolean isWhole = WHOLE.matcher(text).matches();
        if (!isWhole && text.startsWith("-")) {
            throw new UsageException("unknown option '" + text + "'");
        }
        BigInteger value = isWhole ? new BigInteger(text) : BigInteger.ZERO;
        boolean isTooLarge = value.compareTo(BigInteger.valueOf(most)) > 0;
        if (isWhole && !isTooLarge && value.compareTo(BigInteger.valueOf(least)) >= 0) {
            return value.longValueExact();
        }
        String range = most >= Integer.MAX_VALUE && least > Long.MIN_VALUE && !isTooLarge
                ? " of at least " + least
                : " from " + least + " to " + most;
        throw new UsageException(
                name + " must be a whole number" + range + ", but is " + (isWhole ? text : "\"" + text + "\""));
    }
}
