package io.github.queens4j;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Engines that are found as those of a foreign jar are: listed as services on a class path. */
public final class Providers {

    private Providers() {}

    public static List<String> names() {
        return Solvers.engines().stream().map(Solver::name).toList();
    }

    /** Writes the list of services to a folder that is to be on a class path. */
    public static void list(Path folder, String... classNames) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(Solver.class.getName()), List.of(classNames));
    }

    /** A loader that provides engines which are compiled with the tests, in this order, by a list in the folder. */
    public static URLClassLoader loader(Path folder, String... classNames) throws IOException {
        list(folder, classNames);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Solver.class.getClassLoader());
    }

    /** Does a task while engines that are compiled with the tests are provided, in this order. */
    public static <T> T with(Path folder, Supplier<T> task, String... classNames) throws IOException {
        try (URLClassLoader loader = loader(folder, classNames)) {
            return withLoader(loader, task);
        }
    }

    public static <T> T withLoader(@Nullable ClassLoader loader, Supplier<T> task) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return task.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
