package io.github.queens4j.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the texts of arguments, and says of those it cannot read what they are, what they should be, and what they are
 * for.
 */
public final class Arguments {

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)");

    private static final Pattern SQUARE = Pattern.compile("\\s*(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})\\s*");

    private Arguments() {}

    /**
     * A whole number.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     * @return a number in this range
     * @throws UsageException if it is another, or no number
     */
    public static int integer(String name, String text, int least, int most) {
        return (int) whole(name, text, least, most);
    }

    /**
     * A whole number that may be larger.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     * @return a number in this range
     * @throws UsageException if it is another, or no number
     */
    public static long whole(String name, String text, long least, long most) {
        boolean whole = WHOLE.matcher(text).matches();
        if (!whole && text.startsWith("-")) {
            throw new UsageException("unknown option '" + text + "'");
        }
        BigInteger value = whole ? new BigInteger(text) : null;
        if (value == null
                || value.compareTo(BigInteger.valueOf(least)) < 0
                || value.compareTo(BigInteger.valueOf(most)) > 0) {
            boolean tooLarge = value != null && value.compareTo(BigInteger.valueOf(most)) > 0;
            String range = most >= Integer.MAX_VALUE && least > Long.MIN_VALUE && !tooLarge
                    ? " of at least " + least
                    : " from " + least + " to " + most;
            throw new UsageException(
                    name + " must be a whole number" + range + ", but is " + (whole ? text : "\"" + text + "\""));
        }
        return value.longValueExact();
    }

    /**
     * What random choices begin with.
     *
     * @param text what the user wrote
     * @return any number
     * @throws UsageException if it is no whole number, or has more than 64 bits
     */
    public static long seed(String text) {
        return whole("--seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * A decimal number.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     * @return a number in this range
     * @throws UsageException if it is another, or no number
     */
    public static double decimal(String name, String text, double least, double most) {
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

    /**
     * One of the constants of a type, by its name in lower case with hyphens.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @param constants those that are allowed
     * @param <E> their type
     * @return the one of this name
     * @throws UsageException if there is none
     */
    public static <E extends Enum<E>> E constant(String name, String text, List<E> constants) {
        List<String> names = constants.stream().map(Arguments::name).toList();
        return constants.get(names.indexOf(oneOf(name, text.replace('_', '-'), names)));
    }

    /**
     * The name of a constant as it is typed.
     *
     * @param constant of any type
     * @return its name in lower case with hyphens
     */
    public static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * One of some words; upper case is no other word.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @param words those that are allowed, in lower case
     * @return the one that it is
     * @throws UsageException if it is none
     */
    public static String oneOf(String name, String text, List<String> words) {
        String word = text.toLowerCase(Locale.ROOT);
        if (!words.contains(word)) {
            throw new UsageException(
                    name + " must be one of " + String.join(", ", words) + ", but is \"" + text + "\"");
        }
        return word;
    }

    /**
     * A text of a certain form.
     *
     * @param pattern the form
     * @param name what the user calls it
     * @param text what the user wrote
     * @param form the form in words
     * @return what matched
     * @throws UsageException if the text has another form
     */
    public static Matcher matching(Pattern pattern, String name, String text, String form) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw new UsageException(name + " must be " + form + ", but is \"" + text + "\"");
        }
        return matcher;
    }

    /**
     * A square of a board.
     *
     * @param name what the user calls it
     * @param text what the user wrote
     * @return its row and its column, both counted from 0
     * @throws UsageException if it is no pair of numbers
     */
    public static int[] square(String name, String text) {
        Matcher square = matching(SQUARE, name, text, "a row and a column of the board, counted from 0, such as 0,3");
        return new int[] {Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2))};
    }
}
