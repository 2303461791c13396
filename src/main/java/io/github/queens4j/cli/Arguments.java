package io.github.queens4j.cli;

import java.lang.reflect.AnnotatedElement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;

/** Reads arguments, and says of those it cannot read what they are, what they should be, and what they are for. */
final class Arguments {

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)");

    private Arguments() {}

    /** Tells a command line how the types of arguments are read that are not words. */
    static void register(CommandLine line) {
        line.registerConverter(Integer.class, text -> number(text).intValueExact())
                .registerConverter(int.class, text -> number(text).intValueExact())
                .registerConverter(long.class, text -> number(text).longValueExact())
                .registerConverter(Long.class, text -> number(text).longValueExact())
                .registerConverter(RowColumn.class, RowColumn::parse);
    }

    /** A whole number of any size. */
    static BigInteger number(String text) {
        if (!WHOLE.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return new BigInteger(text);
    }

    /** Why an argument was not converted; null if it is for the command line to say. */
    static @Nullable String refusal(CommandLine.ParameterException wrong) {
        ArgSpec arg = wrong.getArgSpec();
        if (arg == null || wrong.getCause() == null) {
            return null;
        }
        Range range = range(arg);
        if (range != null) {
            return refusal(name(arg), wrong.getValue(), range.from(), most(arg, range));
        }
        return wrong.getCause() instanceof CommandLine.TypeConversionException why
                ? name(arg) + " " + why.getMessage()
                : null;
    }

    /** Refuses numbers that are not in the {@link Range} of their field. */
    static void requireRanges(ParseResult parsed) {
        for (ArgSpec arg : parsed.matchedArgs()) {
            Range range = range(arg);
            if (range != null && arg.getValue() instanceof Number number) {
                whole(name(arg), number.toString(), range.from(), most(arg, range));
            }
        }
    }

    private static @Nullable Range range(ArgSpec arg) {
        return arg.userObject() instanceof AnnotatedElement field ? field.getAnnotation(Range.class) : null;
    }

    private static long most(ArgSpec arg, Range range) {
        boolean isInt = arg.type() == int.class || arg.type() == Integer.class;
        return isInt ? Math.min(range.to(), Integer.MAX_VALUE) : range.to();
    }

    /** An option as it is typed, a parameter as the help calls it. */
    static String name(ArgSpec arg) {
        return arg instanceof CommandLine.Model.OptionSpec option ? option.names()[0] : arg.paramLabel();
    }

    /** A whole number in a range that only the command knows. */
    static int integer(String name, String text, int least, int most) {
        return (int) whole(name, text, least, most);
    }

    private static long whole(String name, String text, long least, long most) {
        if (!WHOLE.matcher(text).matches() || !isIn(new BigInteger(text), least, most)) {
            throw new UsageException(refusal(name, text, least, most));
        }
        return Long.parseLong(text);
    }

    private static boolean isIn(BigInteger value, long least, long most) {
        return value.compareTo(BigInteger.valueOf(least)) >= 0 && value.compareTo(BigInteger.valueOf(most)) <= 0;
    }

    private static String refusal(String name, String text, long least, long most) {
        boolean whole = WHOLE.matcher(text).matches();
        if (!whole && text.startsWith("-")) {
            return "unknown option '" + text + "'";
        }
        boolean tooLarge = whole && new BigInteger(text).compareTo(BigInteger.valueOf(most)) > 0;
        String range = most >= Integer.MAX_VALUE && least > Long.MIN_VALUE && !tooLarge
                ? " of at least " + least
                : " from " + least + " to " + most;
        return name + " must be a whole number" + range + ", but is " + (whole ? text : "\"" + text + "\"");
    }

    /** A decimal number. */
    static double decimal(String name, String text, double least, double most) {
        double value = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
        if (Double.isNaN(value) && text.startsWith("-")) {
            throw new UsageException("unknown option '" + text + "'");
        }
        if (!(value >= least && value <= most)) {
            throw new UsageException(name + " must be a number from " + plain(least) + " to " + plain(most)
                    + ", but is " + (Double.isNaN(value) ? "\"" + text + "\"" : text));
        }
        return value;
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
