package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the texts of arguments, and says of those it cannot read what they are, what they should be, and what they are for. */
final class Arguments {

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)");

    private Arguments() {}

    /** A whole number in a range. */
    static int integer(String name, String text, int least, int most) {
        boolean whole = WHOLE.matcher(text).matches();
        if (!whole && text.startsWith("-")) {
            throw new UsageException("unknown option '" + text + "'");
        }
        BigInteger value = whole ? new BigInteger(text) : null;
        if (value == null
                || value.compareTo(BigInteger.valueOf(least)) < 0
                || value.compareTo(BigInteger.valueOf(most)) > 0) {
            String range = most == Integer.MAX_VALUE ? " of at least " + least : " from " + least + " to " + most;
            throw new UsageException(
                    name + " must be a whole number" + range + ", but is " + (whole ? text : "\"" + text + "\""));
        }
        return value.intValueExact();
    }

    /** A decimal number in a range. */
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

    /** A format by its name in lower case with hyphens. */
    static BoardFormat format(String text) {
        return Arrays.stream(BoardFormat.values())
                .filter(format ->
                        name(format).equals(text.toLowerCase(Locale.ROOT).replace('_', '-')))
                .findFirst()
                .orElseThrow(() -> new UsageException("--format must be one of "
                        + Arrays.stream(BoardFormat.values())
                                .map(Arguments::name)
                                .collect(Collectors.joining(", "))
                        + ", but is \"" + text + "\""));
    }

    /** The name of a format as it is typed. */
    static String name(BoardFormat format) {
        return format.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
