package io.github.queens4j.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** A row and a column as they are typed, counted from 0; only a board of some size can tell whether it has them. */
record RowColumn(int row, int column) {

    private static final Pattern FORM = Pattern.compile("\\s*(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})\\s*");

    static RowColumn parse(String text) {
        Matcher square = FORM.matcher(text);
        if (!square.matches()) {
            throw new TypeConversionException("must be a row and a column of the board, counted from 0, such as 0,3, "
                    + "but is \"" + text + "\"");
        }
        return new RowColumn(Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)));
    }

    @Override
    public String toString() {
        return row + "," + column;
    }
}
