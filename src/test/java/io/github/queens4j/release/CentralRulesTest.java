package io.github.queens4j.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The check of a release sees what Central would refuse. */
class CentralRulesTest {

    private static final String STEM = "org/example/thing/1.0/thing-1.0";

    private static final String POM = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>org.example</groupId><artifactId>thing</artifactId><version>1.0</version>
              <name>thing</name><description>A thing.</description><url>https://example.org</url>
              <licenses><license><name>MIT</name><url>https://opensource.org/license/mit</url></license></licenses>
              <developers><developer><name>Ada</name><email>ada@example.org</email></developer></developers>
              <scm>
                <connection>scm:git:https://example.org/thing</connection>
                <developerConnection>scm:git:https://example.org/thing</developerConnection>
                <url>https://example.org/thing</url>
              </scm>
              <dependencies><dependency><artifactId>other</artifactId><version>2.0</version></dependency></dependencies>
            </project>
            """;

    @TempDir
    private Path folder;

    private final Map<String, byte[]> files = new TreeMap<>();

    @BeforeEach
    void aGoodBundle() throws Exception {
        put(".pom", POM);
        put(".jar", "classes");
        put("-sources.jar", "sources");
        put("-javadoc.jar", "javadoc");
    }

    private void put(String suffix, String content) throws Exception {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        files.put(STEM + suffix, bytes);
        files.put(
                STEM + suffix + ".asc",
                "-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----\n".getBytes(StandardCharsets.UTF_8));
        for (Map.Entry<String, String> kind :
                Map.of("md5", "MD5", "sha1", "SHA-1", "sha512", "SHA-512").entrySet()) {
            String sum = HexFormat.of()
                    .formatHex(MessageDigest.getInstance(kind.getValue()).digest(bytes));
            files.put(STEM + suffix + "." + kind.getKey(), sum.getBytes(StandardCharsets.UTF_8));
        }
    }

    private List<String> violations() throws IOException {
        Path bundle = folder.resolve("bundle.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(bundle))) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return CentralRules.violations(bundle);
    }

    @Test
    void takesAGoodBundle() throws Exception {
        assertThat(violations()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {".jar", "-sources.jar", "-javadoc.jar", ".pom", ".jar.asc", ".pom.asc", ".jar.md5", ".pom.sha1"})
    void missesAFile(String suffix) throws Exception {
        files.remove(STEM + suffix);
        assertThat(violations()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "groupId",
                "artifactId",
                "version",
                "name",
                "description",
                "url",
                "licenses",
                "license",
                "developers",
                "email",
                "scm",
                "connection",
                "developerConnection"
            })
    void missesAnElementOfThePom(String element) throws Exception {
        put(".pom", POM.replaceAll("(?s)<" + element + ">.*?</" + element + ">", ""));
        assertThat(violations()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"md5", "sha1", "sha512"})
    void seesAWrongChecksum(String kind) throws Exception {
        files.put(STEM + ".jar." + kind, "0".repeat(32).getBytes(StandardCharsets.UTF_8));
        assertThat(violations()).containsExactly(STEM + ".jar." + kind + " is not the checksum of the file");
    }

    @Test
    void seesASignatureThatIsNone() throws Exception {
        files.put(STEM + ".jar.asc", new byte[] {1, 2, 3});
        assertThat(violations()).containsExactly(STEM + ".jar.asc is no armoured signature");
    }

    @Test
    void seesSnapshotsAndRanges() throws Exception {
        put(".pom", POM.replace("<version>2.0<", "<version>[2.0,3.0)<"));
        assertThat(violations()).containsExactly("the dependency other has no fixed version: [2.0,3.0)");
        put(".pom", POM.replace("<version>1.0<", "<version>1.0-SNAPSHOT<"));
        assertThat(violations()).contains("the version is a snapshot: 1.0-SNAPSHOT");
    }

    @Test
    void seesAFileOfOtherCoordinates() throws Exception {
        put("5.jar", "of version 1.05");
        assertThat(violations()).isNotEmpty().allMatch(violation -> violation.contains("is not named after"));
    }
}
