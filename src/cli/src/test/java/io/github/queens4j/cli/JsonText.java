package io.github.queens4j.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A strict reader of JSON: objects as maps, arrays as lists, numbers as they are written. */
final class JsonText {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern STRING =
            Pattern.compile("\"(([^\"\\\\\\p{Cntrl}]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9a-f]{4})*)\"");

    private final String text;
    private int position;

    private JsonText(String text) {
        this.text = text;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(String text) {
        JsonText json = new JsonText(text);
        Object value = json.value();
        if (json.position < text.length()) {
            throw new IllegalArgumentException("more after " + text.substring(0, json.position));
        }
        return (Map<String, Object>) value;
    }

    private Object value() {
        if (take("{")) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (boolean more = !take("}"); more; more = more("}")) {
                String name = match(STRING);
                if (!take(":") || members.put(name, value()) != null) {
                    throw new IllegalArgumentException("member " + name + " of " + text);
                }
            }
            return members;
        }
        if (take("[")) {
            List<Object> elements = new ArrayList<>();
            for (boolean more = !take("]"); more; more = more("]")) {
                elements.add(value());
            }
            return elements;
        }
        if (take("true") || take("false")) {
            return text.charAt(position - 2) == 'u';
        }
        return text.charAt(position) == '"' ? match(STRING) : Double.valueOf(match(NUMBER));
    }

    private boolean more(String end) {
        if (take(",")) {
            return true;
        }
        if (!take(end)) {
            throw new IllegalArgumentException("neither , nor " + end + " after " + text.substring(0, position));
        }
        return false;
    }

    private boolean take(String word) {
        skipBlanks();
        boolean here = text.startsWith(word, position);
        position += here ? word.length() : 0;
        return here;
    }

    private String match(Pattern pattern) {
        skipBlanks();
        Matcher matcher = pattern.matcher(text).region(position, text.length());
        if (!matcher.lookingAt()) {
            throw new IllegalArgumentException("no " + pattern + " after " + text.substring(0, position));
        }
        position = matcher.end();
        return matcher.group(pattern == STRING ? 1 : 0);
    }

    private void skipBlanks() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
    }
}
