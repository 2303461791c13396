package io.github.queens4j.region.text;

import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.TextCursor;
import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Cuts a text into tokens, and these into brackets and lines, whatever its language, and prose. Not thread-safe. */
final class TextTree {

    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String QUOTES = "\"'`";
    private static final Set<String> NO_VALUES = Set.of("-", "new", "...");

    private final TextCursor cursor;
    private final String text;
    private final Interruption interruption = Interruption.every(1 << 10);
    private final List<Node> blocks = new ArrayList<>();

    /** Brackets, the innermost first, and at last the lines around them. */
    private final Deque<Node> open = new ArrayDeque<>();

    /** For each kind of quotes, up to where none ends. */
    private final Map<String, Integer> vain = new HashMap<>();

    /** Up to where no line is one, as there are brackets. */
    private int bracketsAt;

    /** The word before, and what the next value is called; {@code a: type = } is a value of a, too. */
    private String word = "";

    private String name = "";
    private boolean isTyped;

    /** Whether a # in the line is a queen or a cross. */
    private boolean areMarks;

    private TextTree(TextCursor cursor) {
        this.cursor = cursor;
        text = cursor.text();
    }

    /** Lines that no empty one and no name separates, with brackets among them; refuses brackets without an end. */
    static List<Node> blocks(TextCursor cursor) {
        TextTree tree = new TextTree(cursor);
        tree.open.push(new Node(cursor.position(), "", Node.LINES, ""));
        tree.beginLine();
        while (cursor.peek() != TextCursor.END) {
            tree.interruption.step();
            tree.token();
        }
        tree.shutParentheses();
        if (tree.isInside()) {
            throw tree.wrongBracket(cursor.position());
        }
        tree.endBlock();
        return tree.blocks;
    }

    private boolean isInside() {
        return open.size() > 1;
    }

    private void token() {
        int at = cursor.position();
        int c = cursor.peek();
        if (c == '\n') {
            cursor.advance();
            beginLine();
        } else if (c <= ' ' || c == '|' || c == '>') {
            cursor.advance();
        } else if (isCommentNext()) {
            boolean isLine = !cursor.nextIs("/*");
            int end = text.indexOf(isLine ? "\n" : "*/", at + 2);
            cursor.moveTo(end < 0 ? text.length() : isLine ? end : end + 2);
        } else if (QUOTES.indexOf(c) >= 0) {
            string(at, cursor.nextIs(String.valueOf((char) c).repeat(3)) ? 3 : 1);
        } else if (CLOSING.indexOf(c) >= 0) {
            cursor.advance();
            close(OPENING.charAt(CLOSING.indexOf(c)));
        } else if (OPENING.indexOf(c) >= 0) {
            cursor.require(
                    open.size() <= JsonReader.DEEPEST, "at most " + JsonReader.DEEPEST + " brackets inside each other");
            cursor.advance();
            open.push(new Node(at, name, (char) c, word));
            name = "";
        } else if (c == ':' || c == '=') {
            cursor.advance();
            name(c == ':');
        } else if (c == ',' || c == ';') {
            cursor.advance();
            name = "";
            word = "";
            isTyped = false;
        } else {
            word(at);
        }
    }

    /** Rules between rows are passed over. */
    private void beginLine() {
        String rest = cursor.restOfLine();
        String line = rest.strip();
        isTyped = false;
        areMarks = line.length() > 2 && line.chars().allMatch(c -> " #.+-_*".indexOf(c) >= 0);
        if (line.isEmpty()) {
            shutParentheses();
            name = isInside() || open.element().parts.isEmpty() ? name : "";
            endBlock();
        } else if (line.length() > 1 && isRule(line) && !isInside()) {
            cursor.moveTo(cursor.position() + rest.length());
        }
        line(OPENING + CLOSING + ":=", Node.LINE);
    }

    private static boolean isRule(String line) {
        return line.chars().allMatch(c -> "+-=|>: ".indexOf(c) >= 0 || (c >= 0x2500 && c < 0x2580));
    }

    private void endBlock() {
        if (!isInside() && !open.element().parts.isEmpty()) {
            open.element().end = cursor.position();
            blocks.add(open.pop());
            open.push(new Node(cursor.position(), "", Node.LINES, ""));
        }
    }

    /** Outside of brackets, takes the rest of a line, if there are none of some characters. */
    private void line(String others, char kind) {
        int at = cursor.position();
        if (isInside() || at < bracketsAt) {
            return;
        }
        int c = cursor.peek();
        while (c != '\n' && c != TextCursor.END && others.indexOf(c) < 0 && !isCommentNext()) {
            cursor.advance();
            c = cursor.peek();
        }
        String all = untagged(text.substring(at, cursor.position()));
        String line = all.strip();
        if (others.indexOf(c) >= 0) {
            bracketsAt = ":=".indexOf(c) < 0 ? cursor.position() : at;
            cursor.moveTo(at);
        } else if (name.isEmpty() ? !line.isEmpty() : !isRule(line)) { // In YAML, | alone says that lines follow.
            boolean isItem = line.startsWith("> ") || (line.startsWith("- ") && line.indexOf('-', 1) < 0);
            String row = isItem || line.startsWith("**") ? line.substring(2).strip() : line;
            open.element().parts.add(new Node(at + all.indexOf(row), name, kind, row));
            name = "";
        }
    }

    /** With blanks in place of tags of HTML or XML. */
    private static String untagged(String line) {
        char[] characters = line.toCharArray();
        int end = 0;
        for (int at = line.indexOf('<'); at >= 0 && end >= 0; at = line.indexOf('<', at + 1)) {
            char next = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
            if (next == '/' || Character.isLetter(next)) {
                end = line.indexOf('>', at);
                Arrays.fill(characters, at, Math.max(at, end + 1), ' ');
            }
        }
        return String.valueOf(characters);
    }

    /** Outside of brackets, a name ends the lines before, but for one with a number, as row 1. */
    private void name(boolean isColon) {
        if (isColon || !isTyped) {
            name = word.chars()
                    .filter(Character::isLetterOrDigit)
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining())
                    .toLowerCase(Locale.ROOT);
        }
        isTyped = isColon;
        List<Node> parts = open.element().parts;
        if (!parts.isEmpty() && parts.get(parts.size() - 1).text.equals(word)) {
            parts.remove(parts.size() - 1); // It is a name, not a value.
        }
        boolean isNumbered = !name.isEmpty() && Character.isDigit(name.charAt(name.length() - 1));
        boolean isSolution = Node.isSolution(name);
        if (!isNumbered) {
            endBlock();
        }
        line(OPENING + CLOSING + QUOTES, isNumbered || isSolution ? Node.LINE : Node.WORD);
        if (isSolution) {
            endBlock();
        }
    }

    /** A word with brackets after it is none: a type, or what is called. */
    private void word(int at) {
        do {
            cursor.advance();
        } while (cursor.peek() > ' ' && "[]{}(),;:=|\"'`>".indexOf(cursor.peek()) < 0 && !isCommentNext());
        word = text.substring(at, cursor.position());
        boolean isValue = isInside() || word.indexOf('/') >= 0 || BorderText.isSbn(word);
        if (isValue && (OPENING + QUOTES + ">").indexOf(cursor.peek()) < 0 && !NO_VALUES.contains(word)) {
            value(at, Node.WORD);
        }
    }

    private void value(int at, char kind) {
        Node value = new Node(at, name, kind, word);
        value.end = cursor.position();
        open.element().parts.add(value);
        name = Node.TITLES.contains(name) ? "" : name;
    }

    /** Quotes that do not end in their line are apostrophes, but for those that take several lines. */
    private void string(int at, int quotes) {
        String end = text.substring(at, at + quotes);
        boolean areLines = quotes == 3 || end.equals("`") || (at > 0 && "@R".indexOf(text.charAt(at - 1)) >= 0);
        boolean isString = !end.equals("```") && vain.getOrDefault(end, 0) <= at;
        StringBuilder string = new StringBuilder();
        int to = at + quotes;
        while (isString && !text.startsWith(end, to)) {
            isString = to < text.length() && (text.charAt(to) != '\n' || areLines);
            to = isString ? appendCharacter(string, to) : to;
        }
        cursor.moveTo(isString ? to + quotes : at + quotes);
        if (isString) {
            word = string.toString();
            value(at, Node.STRING);
        } else {
            vain.merge(end, to, Math::max);
        }
    }

    /** Takes what a backslash begins as one; returns where the next one is. */
    private int appendCharacter(StringBuilder string, int at) {
        int escaped = text.charAt(at) == '\\' && at + 1 < text.length() ? text.charAt(at + 1) : -1;
        if (escaped == 'u' && at + 6 <= text.length()) {
            string.append((char) IntStream.range(at + 2, at + 6)
                    .map(i -> Math.max(0, Character.digit(text.charAt(i), 16)))
                    .reduce(0, (value, digit) -> 16 * value + digit));
            return at + 6;
        }
        string.append(escaped < 0 ? text.charAt(at) : escaped == 'n' ? '\n' : (char) escaped);
        return at + (escaped < 0 ? 1 : 2);
    }

    /** What closes nothing is prose. */
    private void close(char opening) {
        if (open.stream().anyMatch(node -> node.kind == opening)) {
            if (opening != '(') {
                shutParentheses();
            }
            if (open.element().kind != opening) {
                throw wrongBracket(cursor.position() - 1);
            }
            shut();
        }
    }

    /** In prose, some are never closed. */
    private void shutParentheses() {
        while (open.element().kind == '(') {
            shut();
        }
    }

    private void shut() {
        Node node = open.pop();
        node.end = cursor.position();
        name = node.name;
        word = node.text;
        int before = node.at == 0 ? ' ' : text.charAt(node.at - 1);
        IntStream beside = IntStream.of(before, cursor.peek());
        boolean isType = before == ']' || beside.anyMatch(c -> Character.isLetterOrDigit(c) || c == '[');
        if (!isType || !node.parts.isEmpty()) { // Empty ones may call what is before them, too.
            open.element().parts.add(node);
        }
    }

    private IllegalArgumentException wrongBracket(int at) {
        return cursor.refusal(at, "'" + CLOSING.charAt(OPENING.indexOf(open.element().kind)) + "'");
    }

    /** After a blank, # begins a comment unless it begins a colour; // begins one but in an address. */
    private boolean isCommentNext() {
        int at = cursor.position();
        char last = at == 0 ? ' ' : text.charAt(at - 1);
        return cursor.peek() == '/'
                ? cursor.peek(1) == '*' || (cursor.peek(1) == '/' && last != ':')
                : cursor.peek() == '#'
                        && !areMarks
                        && (last <= ' ' || last == '\uFEFF')
                        && !IntStream.range(1, 4).allMatch(i -> Character.digit(Math.max(0, cursor.peek(i)), 16) >= 0);
    }
}
