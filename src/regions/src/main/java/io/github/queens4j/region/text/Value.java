package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A word, a text in quotes, a line, or brackets with what is in them: with its place, and perhaps a name. */
final class Value {

    static final char WORD = 'w';
    static final char TEXT = '"';

    /** A name that is none of these says nothing: others stand beside a map, or for it. */
    static final List<String> TITLES = List.of("title", "name", "id");

    private static final List<String> ANSWERS = List.of("solution", "answer", "solved");

    private static final Set<String> OPEN = Set.of("null", "None", "nil", "undefined", "-1", "", ".");

    final String source;
    final char kind;
    final int at;
    int end;

    /** Of letters and digits alone, in lower case. */
    String name = "";

    /** Of a text what its escapes stand for, if it has any; of brackets the word before them. */
    String other = "";

    /** What is in brackets; none of others. */
    final List<Value> parts;

    Value(String source, char kind, int at, int end) {
        this.source = source;
        this.kind = kind;
        this.at = at;
        this.end = end;
        parts = isList() ? new ArrayList<>() : List.of();
    }

    /** What stands between two places, without blanks around it. */
    static Value line(String source, int from, int to) {
        int at = from;
        int end = to;
        while (at < end && source.charAt(at) <= ' ') {
            at++;
        }
        while (end > at && source.charAt(end - 1) <= ' ') {
            end--;
        }
        return new Value(source, WORD, at, end);
    }

    /** A line as a name and what is named, if it is a title or an answer; without a name otherwise. */
    Value named() {
        int sign = at;
        while (sign < end && source.charAt(sign) != ':' && source.charAt(sign) != '=') {
            sign++;
        }
        Value value = line(source, Math.min(sign + 1, end), end);
        Value named = new Value(source, TEXT, value.at, value.end);
        String found = plain(source.substring(at, sign));
        boolean isTitle = found.length() == sign - at && source.startsWith(":", sign) && TITLES.contains(found);
        named.name = isTitle || isAnswer(found) ? found : "";
        return named;
    }

    static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        name.toLowerCase(Locale.ROOT).chars().filter(Character::isLetterOrDigit).forEach(c -> plain.append((char) c));
        return plain.toString();
    }

    static boolean isAnswer(String name) {
        return ANSWERS.stream().anyMatch(name::startsWith);
    }

    /** Whether it is by its name where queens stand: brackets, a text, or digits. */
    boolean isAnswer() {
        boolean isFilled = isList() ? !parts.isEmpty() : end > at && (kind == TEXT || areDigits(text()));
        return isFilled && isAnswer(name);
    }

    boolean isList() {
        return kind != WORD && kind != TEXT;
    }

    String text() {
        return isList() || !other.isEmpty() ? other : source.substring(at, end);
    }

    /** The text without marks that change nothing but the look of a symbol. */
    String label() {
        return text().replace("\uFE0F", "");
    }

    /** Whether it has values without names alone. */
    boolean isRow() {
        return name.isEmpty() && hasCells();
    }

    boolean hasCells() {
        return !parts.isEmpty() && parts.stream().allMatch(part -> !part.isList() && part.name.isEmpty());
    }

    /** Whether it has texts of a character or more alone, or lines with dashes. */
    boolean hasTexts() {
        return !parts.isEmpty() && parts.stream().allMatch(this::isText);
    }

    /** Whether one of its parts is such a text or line, without a name. */
    boolean isText(Value part) {
        boolean isLine = kind == Literals.DASHES && !part.isList();
        return (part.kind == TEXT || isLine) && part.end > part.at && part.name.isEmpty();
    }

    /** Whether it is more than a type or an argument or two. */
    boolean isData() {
        return parts.size() > 3 || parts.stream().anyMatch(Value::isList);
    }

    /** The number that it is, from 0 on and without zeros before it; -1 if it is none. */
    int number() {
        String text = kind == WORD && end - at < 9 ? text() : "";
        return areDigits(text) && (text.length() == 1 || text.charAt(0) != '0') ? Integer.parseInt(text) : -1;
    }

    private static boolean areDigits(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    static boolean isOpen(String label) {
        return OPEN.contains(label);
    }
}
