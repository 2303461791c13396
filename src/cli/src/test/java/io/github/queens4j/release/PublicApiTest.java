package io.github.queens4j.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.queens4j.Solvers;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What outside programs compile against changes knowingly or not at all: the list of it is a file, and a change of the
 * one without the other fails. {@code mvn -B -ntp test -Dtest=PublicApiTest -Dapi.update=true} writes the file anew.
 */
class PublicApiTest {

    static final Path LIST = Path.of("src/cli/src/test/resources/public-api.txt");

    @Test
    void isAsListed() throws Exception {
        if (Boolean.getBoolean("api.update")) {
            Files.writeString(LIST, list());
        }
        Set<String> gone = new TreeSet<>(Files.readAllLines(LIST));
        Set<String> added = list().lines().collect(Collectors.toCollection(TreeSet::new));
        Set<String> common = new TreeSet<>(gone);
        common.retainAll(added);
        gone.removeAll(common);
        added.removeAll(common);
        String advice = "; -Dapi.update=true takes over what is meant";
        assertThat(added).as("public, but not in %s%s", LIST, advice).isEmpty();
        assertThat(gone).as("in %s, but not public%s", LIST, advice).isEmpty();
        assertThat(String.join("\n", common))
                .as("internal")
                .doesNotContainPattern("queens4j\\.(engine|count\\.join|cli)\\.");
    }

    private static String list() throws IOException {
        Set<String> lines = new TreeSet<>();
        for (JavaClass type : new ClassFileImporter()
                .importUrls(Stream.of(Solvers.class, Regions.class)
                        .map(some -> some.getProtectionDomain().getCodeSource().getLocation())
                        .toList())) {
            if (exportedPackages().contains(type.getPackageName()) && isOpen(type)) {
                lines.add(type.getName() + " " + kind(type));
                type.getMembers().stream()
                        .filter(PublicApiTest::isOpen)
                        .map(PublicApiTest::describe)
                        .forEach(lines::add);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static Set<String> exportedPackages() throws IOException {
        String modules = "";
        for (String module : List.of("core", "regions")) {
            modules += Files.readString(Path.of("src", module, "src/main/java/module-info.java"));
        }
        return Pattern.compile("(?m)^ +exports (.*);")
                .matcher(modules)
                .results()
                .map(exported -> exported.group(1))
                .collect(Collectors.toSet());
    }

    private static boolean isOpen(JavaClass type) {
        return isOpen(type.getModifiers()) && !type.isAnonymousClass();
    }

    private static boolean isOpen(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return isOpen(modifiers)
                && Collections.disjoint(modifiers, Set.of(JavaModifier.SYNTHETIC, JavaModifier.BRIDGE));
    }

    private static boolean isOpen(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    }

    private static String kind(JavaClass type) {
        String kind = type.isEnum() ? "enum" : type.isRecord() ? "record" : type.isInterface() ? "interface" : "class";
        String supertypes = type.getInterfaces().stream()
                .map(supertype -> supertype.getName())
                .sorted()
                .collect(Collectors.joining(", "));
        return kind + (supertypes.isEmpty() ? "" : " of " + supertypes);
    }

    private static String describe(JavaMember member) {
        String modifiers = member.getModifiers().stream()
                .filter(modifier -> modifier == JavaModifier.STATIC || modifier == JavaModifier.ABSTRACT)
                .map(modifier -> modifier.name().toLowerCase(Locale.ROOT) + " ")
                .sorted()
                .collect(Collectors.joining());
        String name = member.getOwner().getName() + "." + member.getName();
        if (member instanceof JavaField field) {
            return name + " : " + modifiers + field.getType().getName();
        }
        JavaCodeUnit method = (JavaCodeUnit) member;
        String parameters = method.getParameterTypes().stream()
                .map(parameter -> parameter.getName())
                .collect(Collectors.joining(", ", "(", ")"));
        return name + parameters + " : " + modifiers + method.getReturnType().getName();
    }
}
