package io.github.queens4j.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Releases a copy of the repository, with commands that say one thing for Maven, Central, GnuPG and Java. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class ReleaseScriptTest {

    private static final String PUBLISHES =
            "echo '[INFO] --- central-publishing:0.12.0:publish (injected) @ queens4j-cli ---'; ";
    private static final String UPLOADED = PUBLISHES + "echo 'Uploaded bundle successfully, deploymentId: 5'; ";

    @TempDir
    Path folder;

    private String begin = "";

    @BeforeEach
    void copy() throws Exception {
        Matcher version =
                Pattern.compile("(?m)^ {2}<version>(.*)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertThat(version.find()).isTrue();
        write("src/core/src/main/Link.java", "// queens4j/blob/main/src/docs/guide.md\n");
        try (Stream<Path> sources = Files.walk(Path.of("src"), 3)) {
            Stream<Path> others = Stream.of("pom.xml", "README.md", "src/cli/src/dist/README.md")
                    .map(Path::of);
            for (Path file : Stream.concat(others, sources).toList()) {
                if (file.endsWith("pom.xml") || file.toString().endsWith(".md")) {
                    String text = Files.readString(file).replace("blob/v" + version.group(1) + "/", "blob/main/");
                    write(file.toString(), text.replace(version.group(1), "7.8.9-SNAPSHOT"));
                }
            }
        }
        write("CHANGELOG.md", "## [Unreleased]\n\n- Something new.\n");
        write(".gitignore", "/target/\n/bin/\n");
        command(".ci/release", Files.readString(Path.of(".ci/release")));
        command("bin/gpg", "echo sec:u:\n");
        command("bin/java", "echo 'openjdk version \"17.0.99\"' >&2\n");
        assumeThat(Stream.of(System.getenv("PATH").split(":", -1)).map(Path::of))
                .anyMatch(path -> Files.isExecutable(path.resolve("git")));
        run("git", "init", "-q");
        run("git", "add", ".");
        run("git", "commit", "-qm", "Before");
        begin = head();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo 'a test failed'; exit 1",
                "echo 'expected: Uploaded bundle successfully'; exit 1",
                UPLOADED
                        + "echo '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin'; exit 1",
                "kill -TERM $PPID; exec sleep 1000"
            })
    void whatStopsBeforeTheUploadIsUndone(String maven) throws Exception {
        assertThat(release(maven)).contains("failed before the upload, and undone");
        assertThat(head()).isEqualTo(begin);
        assertThat(run("git", "tag")).isEmpty();
        assertThat(run("git", "status", "--porcelain")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PUBLISHES + "exit 1",
                PUBLISHES + "echo 'Connection reset'; exit 1",
                UPLOADED + "echo '[ERROR] Failed to execute goal org.sonatype.central:central-publishing'; exit 1",
                UPLOADED + "kill -TERM $PPID; exec sleep 1000"
            })
    void nothingIsUndoneFromTheUploadOn(String maven) throws Exception {
        assertThat(release(maven))
                .contains("nothing is undone", "--finish 7.8.9", "--undo 7.8.9")
                .contains(
                        maven.contains("Uploaded")
                                ? "Central had taken 7.8.9 in"
                                : "not known whether Central has 7.8.9");
        assertThat(head()).isNotEqualTo(begin).isEqualTo(run("git", "rev-parse", "v7.8.9^{commit}"));
        assertThat(folder.resolve("target/release.log")).content().contains(maven.split("'", -1)[1]);

        String release = head();
        assertThat(run(".ci/release", "--finish", "7.8.9")).contains("git push --follow-tags");
        assertThat(run("git", "rev-parse", "HEAD~1")).isEqualTo(release);
        run("git", "reset", "-q", "--hard", "v7.8.9");
        assertThat(run(".ci/release", "--undo", "7.8.9")).contains("is undone");
        assertThat(head()).isEqualTo(begin);
        assertThat(run("git", "tag")).isEmpty();
    }

    @Test
    void aReleaseLeavesNoSnapshotBehindAndNoneOfItselfInTheNext() throws Exception {
        assertThat(release(UPLOADED)).contains("7.8.9 is done").doesNotContain("undone");
        assertThat(run("git", "grep", "-lF", "7.8.9-SNAPSHOT", "v7.8.9")).isEmpty();
        assertThat(run("git", "show", "v7.8.9:README.md"))
                .contains(
                        "/7.8.9/queens4j-cli-7.8.9-bin.tar.gz\n",
                        "tar -xzf queens4j-cli-7.8.9-bin.tar.gz ",
                        "<version>7.8.9</version>")
                .doesNotContain("mvn -B -ntp -q package", "not published yet");
        assertThat(run("git", "show", "v7.8.9:src/core/src/main/Link.java"))
                .contains("queens4j/blob/v7.8.9/src/docs/guide.md");
        assertThat(run("git", "show", "HEAD:src/core/src/main/Link.java"))
                .contains("queens4j/blob/main/src/docs/guide.md");
        assertThat(run("git", "grep", "-hF", "7.8.9", "HEAD", "--", "*pom.xml"))
                .containsOnlyOnce("7.8.9")
                .contains("<api.baseline>");
        assertThat(run("git", "grep", "-lF", "7.8.10-SNAPSHOT", "HEAD").lines())
                .containsExactlyInAnyOrder(
                        "HEAD:pom.xml",
                        "HEAD:src/browser/pom.xml",
                        "HEAD:src/cli/pom.xml",
                        "HEAD:src/core/pom.xml",
                        "HEAD:src/it/exercise/pom.xml",
                        "HEAD:src/jmh/pom.xml",
                        "HEAD:src/opencl/pom.xml",
                        "HEAD:src/regions/pom.xml",
                        "HEAD:src/site/pom.xml",
                        "HEAD:src/workbench/pom.xml");
    }

    @Test
    void anotherJdkIsRefused() throws Exception {
        command("bin/java", "echo 'openjdk version \"25.0.1\"' >&2\n");
        assertThat(release(UPLOADED)).contains("a release is built by JDK 17");
        assertThat(head()).isEqualTo(begin);
    }

    private String release(String maven) throws IOException, InterruptedException {
        command("bin/mvn", maven);
        return run(".ci/release", "7.8.9");
    }

    private String head() throws IOException, InterruptedException {
        return run("git", "rev-parse", "HEAD");
    }

    /** What the command prints, whether it fails or not. */
    private String run(String... command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.put("PATH", folder.resolve("bin") + ":" + environment.get("PATH"));
        environment.remove("JAVA_HOME");
        environment.put("GIT_CONFIG_GLOBAL", "/dev/null");
        for (String who : List.of("AUTHOR", "COMMITTER")) {
            environment.put("GIT_" + who + "_NAME", "Test");
            environment.put("GIT_" + who + "_EMAIL", "test@queens4j.invalid");
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }

    private void command(String name, String lines) throws IOException {
        write(name, lines.startsWith("#!") ? lines : "#!/bin/sh\n" + lines + "\n");
        assertThat(folder.resolve(name).toFile().setExecutable(true)).isTrue();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
