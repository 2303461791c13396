package io.github.queens4j.cli;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Member;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** By simple name: those of the library, its command line and its tests. */
    private static final Map<String, List<JavaClass>> TYPES = new ClassFileImporter()
            .importPackages("io.github.queens4j").stream().collect(Collectors.groupingBy(JavaClass::getSimpleName));

    private static final Set<String> FILES = Stream.of("src", ".ci", ".github", ".mvn", "pom.xml", "CHANGELOG.md")
            .flatMap(DocumentedNames::files)
            .collect(Collectors.toSet());

    private DocumentedNames() {}

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
        return name.startsWith("target/") || FILES.stream().anyMatch(file -> file.endsWith("/" + name));
    }

    private static boolean isThere(MatchResult name) {
        String type = name.group(1);
        String member = name.group(2);
        if (type == null) {
            return isFile(name.group(3));
        }
        List<JavaClass> own = TYPES.getOrDefault(type, List.of());
        return own.stream().anyMatch(found -> member == null || has(found, member))
                || (member == null && isFile(type + ".java"))
                || Stream.of("java.lang.", "java.util.", "java.util.concurrent.", "java.util.stream.")
                        .anyMatch(place -> isOfTheJdk(place + type, member));
    }

    private static boolean has(JavaClass type, String member) {
        return type.getAllMembers().stream().anyMatch(found -> found.getName().equals(member));
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
