package io.github.queens4j;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Engines that are found as those of a foreign jar are: listed as services on a class path. */
public final class Providers {

    private Providers() {}

    /** Writes the list of services to a folder that is to be on a class path. */
    public static void list(Path folder, String... classNames) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(Solver.class.getName()), List.of(classNames));
    }

    /** A loader that provides engines which are compiled with the tests, in this order; the list is written to the folder. */
    public static URLClassLoader loader(Path folder, String... classNames) throws IOException {
        list(folder, classNames);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Solver.class.getClassLoader());
    }
}
