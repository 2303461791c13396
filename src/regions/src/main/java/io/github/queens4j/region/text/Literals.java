package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of JSON, of program code and of YAML's flow lists by what they have in common: brackets, texts in quotes,
 * words, names before a colon or an equals sign, comments, and types before brackets. Not thread-safe.
 */
final class Literals {

    /** The kind of a list of lines with a dash each, as in YAML. */
    static final char DASHES = '-';

    private static final char TOP = ' ';
    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String QUOTES = "\"'`";
    private static final String NO_WORD = OPENING + CLOSING + QUOTES + ",;:=\\";

    /** What a line without a name may begin with, which is not brackets alone. */
    private static final List<String> STATEMENTS =
            List.of("import ", "from ", "export ", "package ", "module ", "use ", "using ");

    private final String text;
    private final int end;
    private final Interruption interruption = Interruption.every(1 << 10);
    private int at;
    private int depth;

    /** The number of blanks before this place in its line; -1 if there is more. */
    private int indent;

    private Literals(String text, int at, int end) {
        this.text = text;
        this.at = at;
        this.end = end;
    }

    /** A list of all values of a text; refuses brackets and quotes without an end, and words outside of both. */
    static Value read(String text) {
        Literals literals = new Literals(text, text.startsWith("\uFEFF") ? 1 : 0, text.length());
        Value top = new Value(text, TOP, 0, text.length());
        while (literals.at < literals.end) {
            literals.statement(top);
        }
        return top;
    }

    /** A list of the values in a line, which may be words. */
    static Value readLine(Value line) {
        Literals literals = new Literals(line.source, line.at, line.end);
        Value top = new Value(line.source, TOP, line.at, line.end);
        while (literals.at < literals.end) {
            literals.item(top, '\n');
        }
        return top;
    }

    /** Reads a line and what its brackets hold: a value with a name, brackets, or what programs import. */
    private void statement(Value top) {
        skip(true);
        int start = at;
        int before = top.parts.size();
        int lineEnd = indent < 0 ? at : lineEnd();
        Value title = Value.line(text, at, lineEnd).named();
        boolean isTitle = Value.TITLES.contains(title.name) && title.end > title.at;
        if (isTitle && NO_WORD.indexOf(text.charAt(title.at)) < 0) {
            top.parts.add(title); // As in YAML, without quotes.
            at = lineEnd;
            return;
        }
        do {
            item(top, '\n');
        } while (at < end && indent < 0);
        boolean isRight = STATEMENTS.stream().anyMatch(word -> text.startsWith(word, start))
                || top.parts.subList(before, top.parts.size()).stream().allMatch(Literals::isStatement);
        Refusal.require(isRight, start, "brackets or quotes around this line");
    }

    /** Whether it has a name, or is brackets, perhaps of a call. */
    private static boolean isStatement(Value value) {
        boolean isCall = value.other.isEmpty() || value.source.charAt(value.at - 1) > ' ';
        return !value.name.isEmpty() || (value.isList() && isCall);
    }

    /** Skips blanks, comments, and perhaps line breaks. */
    private void skip(boolean isOverLines) {
        while (at < end && (isComment() || (text.charAt(at) <= ' ' && (isOverLines || text.charAt(at) != '\n')))) {
            interruption.step();
            indent = text.charAt(at) == '\n' ? 0 : indent < 0 || isComment() ? -1 : indent + 1;
            at = isComment() ? commentEnd() : at + 1;
        }
    }

    private boolean isComment() {
        char last = at == 0 ? ' ' : text.charAt(at - 1);
        return text.startsWith("/*", at)
                || (text.startsWith("//", at) && last != ':')
                || (text.charAt(at) == '#' && (last <= ' ' || last == '\uFEFF'));
    }

    private int commentEnd() {
        boolean isBlock = text.startsWith("/*", at);
        int found = text.indexOf(isBlock ? "*/" : "\n", at + 2);
        Refusal.require(!isBlock || found >= 0, at, "a comment that ends");
        int next = found < 0 ? end : isBlock ? found + 2 : found;
        Refusal.require(!Maps.isLike(text.substring(at, next)), at, "a comment without brackets of a map");
        return next;
    }

    /** Reads values up to a comma, a semicolon, the end of the list or the line; the first of them may have a name. */
    private void item(Value list, char closing) {
        boolean isLine = closing == '\n';
        List<Value> values = new ArrayList<>();
        String name = "";
        skip(true);
        while (at < end && text.charAt(at) != closing && ",;".indexOf(text.charAt(at)) < 0) {
            if (isLine && values.isEmpty() && text.startsWith("- ", at) && indent >= 0) {
                list.parts.add(dashes(name));
                return;
            }
            indent = -1;
            if (":=".indexOf(text.charAt(at)) >= 0) {
                name = name(values, name, isLine);
                skip(true);
            } else {
                values.add(value(values, closing));
                skip(!isLine);
            }
        }
        if (!values.isEmpty()) {
            values.get(0).name = name;
        }
        list.parts.addAll(values);
        if (at < end && (isLine || text.charAt(at) != closing)) {
            indent = text.charAt(at) == '\n' ? 0 : -1;
            at++;
        }
    }

    private int lineEnd() {
        int found = text.indexOf('\n', at);
        return found < 0 || found > end ? end : found;
    }

    private Value dashes(String name) {
        Refusal.require(!name.isEmpty(), at, "a name and a colon above rows with dashes");
        Value list = new Value(text, DASHES, at, at);
        list.name = name;
        int first = indent;
        while (text.startsWith("- ", at) && indent == first) {
            int from = at++;
            indent = -1;
            int rows = list.parts.size();
            item(list, '\n');
            boolean isRow =
                    list.parts.size() == rows + 1 && list.parts.get(rows).name.isEmpty();
            Refusal.require(isRow, from, "a row after the dash, as YAML with several levels is not read: use JSON");
            skip(true);
        }
        return list;
    }

    /** What stands before a colon or an equals sign names what follows; in a: type = value that is a. */
    private String name(List<Value> before, String name, boolean isLine) {
        int sign = at;
        while (at < end && ":=>".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        boolean isValue = text.charAt(sign) == '=';
        boolean isTyped = isValue && !name.isEmpty() && before.size() == 1;
        boolean areWords =
                before.stream().noneMatch(value -> value.isData() || (value.kind == Value.TEXT && before.size() > 1));
        boolean isProse = isLine
                && !isValue
                && before.size() > 1
                && !text.substring(at, lineEnd()).contains("=");
        boolean isName = name.isEmpty() && !before.isEmpty() && areWords && !isProse;
        Refusal.require(isTyped || isName, sign, "','");
        Value last = before.get(before.size() - 1);
        before.clear();
        return isTyped ? name : Value.plain(last.text());
    }

    private Value value(List<Value> before, char closing) {
        interruption.step();
        char c = text.charAt(at);
        if (QUOTES.indexOf(c) >= 0) {
            return quoted(c);
        }
        if (OPENING.indexOf(c) >= 0) {
            return brackets(c, before);
        }
        int from = at;
        while (at < end && text.charAt(at) > ' ' && NO_WORD.indexOf(text.charAt(at)) < 0 && !isComment()) {
            at++;
        }
        Refusal.require(at > from, at, closing == '\n' ? "no bracket that closes none" : "'" + closing + "'");
        return new Value(text, Value.WORD, from, at);
    }

    /** Reads brackets; words before them are a type, and before braces also brackets of a type. */
    private Value brackets(char c, List<Value> before) {
        Value list = new Value(text, c, at, at);
        while (!before.isEmpty() && isType(before.get(before.size() - 1), c)) {
            Value type = before.remove(before.size() - 1);
            list.other = list.other.isEmpty() ? type.text() : list.other;
        }
        Refusal.require(
                depth < JsonReader.DEEPEST, at, "at most " + JsonReader.DEEPEST + " brackets inside each other");
        depth++;
        at++;
        char closing = CLOSING.charAt(OPENING.indexOf(c));
        while (at < end && text.charAt(at) != closing) {
            item(list, closing);
        }
        Refusal.require(at < end, at, "'" + closing + "'");
        at++;
        depth--;
        list.end = at;
        return list;
    }

    private static boolean isType(Value value, char bracket) {
        return value.kind == Value.WORD
                ? !Character.isDigit(value.source.charAt(value.at))
                : bracket != '(' && value.kind == '[' && !value.isData() && value.parts.size() < 2;
    }

    private Value quoted(char quote) {
        Refusal.require(!text.startsWith("```", at), at, "no fence, as of Markdown");
        String mark = String.valueOf(quote);
        String closing = text.startsWith(mark.repeat(3), at) ? mark.repeat(3) : mark;
        int from = at + closing.length();
        StringBuilder string = new StringBuilder();
        for (at = from; at < end && !text.startsWith(closing, at); at++) {
            interruption.step();
            char c = text.charAt(at);
            Refusal.require(
                    c != '\n' || closing.length() > 1 || quote == '`', from - 1, "a text that ends in its line");
            string.append(c == '\\' ? escaped() : c);
        }
        Refusal.require(at < end, from - closing.length(), "a text that ends");
        Value value = new Value(text, Value.TEXT, from, at);
        value.other = string.length() < at - from ? string.toString() : "";
        at += closing.length();
        return value;
    }

    /** What a backslash and what follows stand for. */
    private char escaped() {
        at++;
        int known = at < end ? "nrtu".indexOf(text.charAt(at)) : 0;
        int value = 0;
        for (int i = 0; known == 3 && i < 4 && at + 1 < end; i++) {
            at++;
            value = 16 * value + Math.max(0, Character.digit(text.charAt(at), 16));
        }
        return known == 3 ? (char) value : known >= 0 ? "\n\r\t".charAt(known) : text.charAt(at);
    }
}
