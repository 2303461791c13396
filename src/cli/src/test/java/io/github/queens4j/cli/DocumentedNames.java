package io.github.queens4j.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Member;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What documents name in backquotes: types and their members, tests and files; and which of them are not there. */
final class DocumentedNames {

    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern FILE = Pattern.compile("[\\w./-]+\\.(?:java|js|md|txt|config|yml|properties|bat)");

    /** A type and its member, without arguments; a test or a place of the repository also in a command. */
    private static final Pattern NAME =
            Pattern.compile("(?<=^|-Dtest=)(?<type>[A-Z][a-z]{2}\\w*)(?:\\.(?<member>\\w+))?"
                    + "(?:$|(?=\\()|(?<=Test)\\b)|(?<![\\w./-])(?<file>(?:src|\\.ci|\\.github|\\.mvn)/[\\w./-]+)");

    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) ([A-Z]\\w*)");

    private static final Set<String> FILES = Stream.of("src", ".ci", ".github", ".mvn", "pom.xml", "CHANGELOG.md")
            .flatMap(DocumentedNames::files)
            .collect(Collectors.toSet());

    /** By simple name, each with the sources that declare one: of all modules and their tests. */
    private static final Map<String, Set<String>> TYPES = new HashMap<>();

    static {
        FILES.stream().filter(file -> file.endsWith(".java")).forEach(file -> {
            String source = read("." + file);
            TYPE.matcher(source)
                    .results()
                    .forEach(type -> TYPES.computeIfAbsent(type.group(1), name -> new HashSet<>())
                            .add(source));
        });
    }

    private DocumentedNames() {}

    private static String read(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> files(String place) {
        try (Stream<Path> all = Files.walk(Path.of(place))) {
            return all.map(file -> "/" + file.toString().replace('\\', '/')).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names that stand for nothing. Blocks are left out: they are compiled, or belong to the reader. */
    static List<String> missing(String text) {
        return QUOTED.matcher(text.replaceAll("(?ms)^```.*?^```$", ""))
                .results()
                .map(quoted -> quoted.group(1))
                .flatMap(quoted -> FILE.matcher(quoted).matches()
                        ? Stream.of(quoted).filter(file -> !isFile(file))
                        : NAME.matcher(quoted)
                                .results()
                                .filter(name -> !isThere(name))
                                .map(MatchResult::group))
                .toList();
    }

    private static boolean isFile(String name) {
        return ("/" + name).contains("/target/") || FILES.stream().anyMatch(file -> file.endsWith("/" + name));
    }

    private static boolean isThere(MatchResult name) {
        String type = name.group(1);
        String member = name.group(2);
        if (type == null) {
            return isFile(name.group(3));
        }
        Set<String> own = TYPES.getOrDefault(type, Set.of());
        return own.stream().anyMatch(source -> member == null || declares(source, member))
                || (member == null && isFile(type + ".java"))
                || Stream.of("java.lang.", "java.util.", "java.util.concurrent.", "java.util.stream.")
                        .anyMatch(place -> isOfTheJdk(place + type, member));
    }

    /** Behind a type or an indentation, before parentheses, a value, or the next constant. */
    private static boolean declares(String source, String member) {
        return Pattern.compile("(?m)(?:[\\w>\\]] |^ +)" + member + " *(?:[(=;,{)]|$)")
                .matcher(source)
                .find();
    }

    private static boolean isOfTheJdk(String type, String member) {
        try {
            Class<?> found = Class.forName(type);
            return member == null
                    || Stream.concat(Stream.of(found.getMethods()), Stream.of(found.getFields()))
                            .anyMatch(each -> ((Member) each).getName().equals(member));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
