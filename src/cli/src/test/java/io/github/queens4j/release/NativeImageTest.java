package io.github.queens4j.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.queens4j.Solvers;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What GraalVM cannot see by itself is in the files that it reads from the jar. */
class NativeImageTest {

    private static List<String> members(String file, String member) throws IOException {
        return members("core", "queens4j", file, member);
    }

    private static List<String> members(String module, String artifact, String file, String member) throws IOException {
        Path path = resources(module)
                .resolve("META-INF/native-image/io.github.queens4j")
                .resolve(artifact)
                .resolve(file);
        return Pattern.compile('"' + member + "\": \"([^\"]*)\"")
                .matcher(Files.readString(path))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static Path resources(String module) {
        return Path.of("src", module, "src/main/resources");
    }

    @Test
    void whatIsSentToOtherMachines() throws Exception {
        List<String> sent = new ClassFileImporter()
                .importUrl(Solvers.class.getProtectionDomain().getCodeSource().getLocation()).stream()
                        .filter(type -> type.isAssignableTo(Serializable.class))
                        .filter(type ->
                                !type.isAssignableTo(Throwable.class) && !type.isEnum() && !type.isAnonymousClass())
                        .map(JavaClass::getName)
                        .toList();
        assertThat(members("serialization-config.json", "name")).isNotEmpty().hasSameElementsAs(sent);
    }

    @Test
    void theVectorKernel() throws Exception {
        assertThat(members("reflect-config.json", "typeReachable")).containsExactly("jdk.incubator.vector.LongVector");
        List<String> names = members("reflect-config.json", "name");
        assertThat(names).hasSize(2);
        Class<?> type = Class.forName(names.get(0));
        assertThat(type.getDeclaredMethod(names.get(1))).isNotNull();
        assertThat(Path.of("src/core/src/main/java/io/github/queens4j/count/join/Kernel.java"))
                .content()
                .contains('"' + type.getName() + '"');
    }

    @ParameterizedTest
    @CsvSource({"core, queens4j", "regions, queens4j-regions"})
    void whatPagesAreMadeOf(String module, String artifact) throws Exception {
        List<String> patterns = members(module, artifact, "resource-config.json", "pattern");
        try (Stream<Path> files = Files.walk(resources(module).resolve("io"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> resources(module).relativize(file)))
                    .isNotEmpty()
                    .allMatch(file -> patterns.stream().anyMatch(file.toString().replace('\\', '/')::matches));
        }
    }
}
