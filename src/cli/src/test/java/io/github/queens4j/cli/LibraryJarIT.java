package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/** The packaged libraries, as a program uses them that has nothing else than slf4j-api. */
class LibraryJarIT {

    private static final String PROGRAM = """
            package consumer;

            import io.github.queens4j.Solver;
            import io.github.queens4j.Solvers;
            import io.github.queens4j.count.CountJob;
            import io.github.queens4j.region.RegionImage;
            import java.nio.file.Path;

            public class Consumer {
                public static void main(String... args) throws Exception {
                    for (String arg : args) {
                        RegionImage.read(Path.of(arg));
                    }
                    System.out.println(Solvers.engines().stream().map(Solver::name).toList());
                    System.out.println(Solvers.count(8) + " " + CountJob.of(10).run());
                    System.out.println(Solvers.first(4).orElseThrow());
                }
            }
            """;
    private static final String ANSWER =
            (Cli.engines().toList() + "\n92 724\n[1, 3, 0, 2]\n").replace("\n", System.lineSeparator());

    @TempDir
    Path folder;

    private static String path() throws Exception {
        URL slf4j = Logger.class.getProtectionDomain().getCodeSource().getLocation();
        return CliProcess.CORE + File.pathSeparator + CliProcess.REGIONS + File.pathSeparator + Path.of(slf4j.toURI());
    }

    private Path compile(String... options) throws Exception {
        Path source = Files.createDirectories(folder.resolve("source/consumer")).resolve("Consumer.java");
        Files.writeString(source, PROGRAM);
        Path classes = folder.resolve("classes");
        List<String> args = new ArrayList<>(List.of(options));
        args.addAll(List.of("-d", classes.toString(), source.toString()));
        Path module = folder.resolve("source/module-info.java");
        if (Files.exists(module)) {
            args.add(module.toString());
        }
        int exitCode = ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new));
        assertThat(exitCode).isZero();
        return classes;
    }

    @Test
    void worksOnTheClassPath() throws Exception {
        Path classes = compile("-cp", path());
        Cli.Result result = CliProcess.java("-cp", path() + File.pathSeparator + classes, "consumer.Consumer");
        assertThat(result.out()).as(result.err()).isEqualTo(ANSWER);
    }

    @Tag("slow")
    @Test
    void worksOnTheModulePathAndInAnImageOfJlink() throws Exception {
        Files.createDirectories(folder.resolve("source"));
        Files.writeString(
                folder.resolve("source/module-info.java"), "module consumer { requires io.github.queens4j.regions; }");
        String modules = path() + File.pathSeparator + compile("-p", path());
        Cli.Result result = CliProcess.java("-p", modules, "-m", "consumer/consumer.Consumer");
        assertThat(result.out()).as(result.err()).isEqualTo(ANSWER);
        Cli.Result vector = CliProcess.java(
                "--add-modules", SplitOptions.MODULE, "-p", modules, "-m", "consumer/consumer.Consumer");
        assertThat(vector.out()).as(vector.err()).isEqualTo(ANSWER);

        // An image, as the guide has it.
        Path image = folder.resolve("image");
        java.util.spi.ToolProvider jlink =
                java.util.spi.ToolProvider.findFirst("jlink").orElseThrow();
        String[] options = {"--module-path", modules, "--add-modules", "consumer", "--output", image.toString()};
        assertThat(jlink.run(System.out, System.err, options)).isZero();
        assertThat(image.resolve("release"))
                .content()
                .contains(
                        "MODULES=\"java.base java.management org.slf4j io.github.queens4j io.github.queens4j.regions consumer\"");
        assertThat(output(image)).isEqualTo(ANSWER);
        assertThat(output(image, "src/docs/search6.png"))
                .contains("search6.png cannot be decoded: this JVM lacks the module java.desktop");
    }

    private static String output(Path image, String... args) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(image.resolve("bin/java").toString(), "-m", "consumer/consumer.Consumer"));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return CliProcess.read(process.getInputStream()).replaceAll("SLF4J.*\\R", ""); // there is no log
    }

    @Test
    void saysWhatItIs() throws Exception {
        try (JarFile jar = new JarFile(CliProcess.CORE.toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Implementation-Title"))
                    .isEqualTo("queens4j");
            assertThat("queens4j-" + jar.getManifest().getMainAttributes().getValue("Implementation-Version") + ".jar")
                    .isEqualTo(CliProcess.CORE.getFileName().toString());
        }
    }

    @Test
    void isTheModuleThatItShouldBe() {
        ModuleDescriptor module = ModuleFinder.of(CliProcess.CORE)
                .find("io.github.queens4j")
                .orElseThrow()
                .descriptor();
        assertThat(module.requires().stream()
                        .filter(other -> !other.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                        .map(ModuleDescriptor.Requires::name))
                .containsExactlyInAnyOrder("java.base", "java.management", "org.slf4j");
        assertThat(module.exports().stream().filter(some -> !some.isQualified()).map(ModuleDescriptor.Exports::source))
                .contains("io.github.queens4j", "io.github.queens4j.count")
                .noneMatch(name -> Pattern.compile("\\.(engine|join|cli|notation|search)")
                        .matcher(name)
                        .find());
    }

    @Test
    void theCoreIsSmallAndHoldsNothingOfPuzzlesAndTheCommandLine() throws Exception {
        assertThat(CliProcess.CORE.toFile().length()).isLessThanOrEqualTo(600_000);
        try (JarFile jar = new JarFile(CliProcess.CORE.toFile())) {
            assertThat(jar.stream().map(entry -> entry.getName()))
                    .contains("module-info.class", "META-INF/services/io.github.queens4j.Solver")
                    .noneMatch(name -> name.contains("/cli/")
                            || name.contains("/region/")
                            || name.contains("simplelogger")
                            || name.contains("jpms.args"));
        }
    }

    @Test
    void needsOnlyTheLoggingInterface() throws Exception {
        String needed = "/project/dependencies/dependency[not(optional = 'true') and scope = 'compile']/artifactId";
        try (JarFile jar = new JarFile(CliProcess.CORE.toFile());
                InputStream pom =
                        jar.getInputStream(jar.getEntry("META-INF/maven/io.github.queens4j/queens4j/pom.xml"))) {
            Document project =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom);
            XPathNodes artifacts =
                    XPathFactory.newInstance().newXPath().evaluateExpression(needed, project, XPathNodes.class);
            assertThat(artifacts).extracting(Node::getTextContent).containsExactly("slf4j-api");
        }
    }
}
