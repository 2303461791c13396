package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles and runs the code in documents, and checks the values that comments {@code // => value} promise. */
public final class Snippets {

    /** The first line of a declaration, and the value that is promised for the variable. */
    private static final Pattern PROMISE = Pattern.compile(" *[\\w<>]+ (\\w+) = (.*)// => (.+)");

    private static final String HEAD = """
            import io.github.queens4j.*;
            import io.github.queens4j.Outcome;
            import io.github.queens4j.Visit;
            import io.github.queens4j.count.*;
            import io.github.queens4j.picture.*;
            import io.github.queens4j.region.*;
            import io.github.queens4j.tour.*;
            import io.github.queens4j.trace.*;
            import java.io.*;
            import java.nio.file.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.function.*;
            import java.util.stream.*;

            public class NAME {
                static void promise(Object expected, Object actual) {
                    if (!expected.equals(String.valueOf(actual))) {
                        throw new AssertionError("promised is " + expected + ", but it is " + actual);
                    }
                }

                public static void main(String... args) throws Exception {
            """;

    private Snippets() {}

    /** Runs each block as a program of its own; fails with the document's name and the broken promise. */
    public static void run(String document, List<String> blocks, Path folder) throws Exception {
        List<String> sources = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            String source = HEAD.replace("NAME", "Snippet" + i) + checked(blocks.get(i)) + "}}\n";
            Path file = folder.resolve("Snippet" + i + ".java");
            sources.add(Files.writeString(file, source).toString());
        }
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
        String[] args = Stream.concat(options.stream(), sources.stream()).toArray(String[]::new);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args))
                .as(document)
                .isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            for (int i = 0; i < blocks.size(); i++) {
                run(document, i, loader.loadClass("Snippet" + i));
            }
        }
    }

    /** The code with a check behind each statement that promises a value. */
    private static String checked(String code) {
        StringBuilder checked = new StringBuilder();
        String check = "";
        for (String line : code.lines().toList()) {
            Matcher promise = PROMISE.matcher(line);
            if (promise.matches()) {
                check = "promise(\"" + promise.group(3) + "\", " + promise.group(1) + ");";
            } else {
                assertThat(line).doesNotContain("// =>");
            }
            checked.append(line).append('\n');
            if (!check.isEmpty() && line.replaceFirst(" *//.*", "").endsWith(";")) {
                checked.append(check).append('\n');
                check = "";
            }
        }
        assertThat(check).isEmpty();
        return checked.toString();
    }

    private static void run(String document, int index, Class<?> program) throws Exception {
        PrintStream out = System.out;
        PrintStream err = System.err;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        try {
            program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw new AssertionError("code " + index + " of " + document + ": " + e.getCause(), e.getCause());
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }
}
