package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The CLI jar carries other projects' classes, and with them their licences. */
class NoticesIT {

    /** The projects in the jar by the beginnings of their classes' names. */
    private static final Map<String, String> OWNERS = Map.of(
            "picocli/", "info.picocli:picocli",
            "org/slf4j/", "org.slf4j:slf4j-api, org.slf4j:slf4j-simple",
            "org/jline/", "org.jline:jline-terminal",
            "io/github/queens4j/", "queens4j");

    /** What TeaVM puts into the pages. */
    private static final List<String> IN_PAGE =
            List.of("org.teavm:teavm-classlib", "com.jcraft:jzlib", "org.threeten:threetenbp");

    @Test
    void everyClassHasAnOwnerWhoIsNamed() throws Exception {
        try (JarFile jar = new JarFile(CliProcess.CLI.toFile())) {
            assertThat(read(jar, "META-INF/THIRD-PARTY-NOTICES.txt"))
                    .contains(OWNERS.values())
                    .contains(IN_PAGE);
            assertThat(read(jar, "io/github/queens4j/cli/workbench.html")).contains(IN_PAGE);
            assertThat(read(jar, "io/github/queens4j/cli/live.html")).contains(IN_PAGE);
            assertThat(jar.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".class")))
                    .isNotEmpty()
                    .map(name -> name.replaceFirst("^META-INF/versions/\\d+/", ""))
                    .allMatch(name -> OWNERS.keySet().stream().anyMatch(name::startsWith));
        }
    }

    /** Each would be another licence to name, and another system to be built for. */
    @Test
    void thereIsNoNativeCode() throws Exception {
        try (JarFile jar = new JarFile(CliProcess.CLI.toFile())) {
            assertThat(jar.stream().map(ZipEntry::getName))
                    .noneMatch(name -> name.matches(".*\\.(so|dll|jnilib|dylib)"));
        }
    }

    @Test
    void theLicenceIsInAllJars() throws Exception {
        for (Path path : List.of(CliProcess.CLI, CliProcess.CORE, CliProcess.REGIONS, CliProcess.OPENCL)) {
            try (JarFile jar = new JarFile(path.toFile())) {
                assertThat(read(jar, "META-INF/LICENSE")).contains("Apache License");
            }
        }
    }

    private static String read(JarFile jar, String name) throws Exception {
        return CliProcess.read(jar.getInputStream(jar.getEntry(name)));
    }
}
