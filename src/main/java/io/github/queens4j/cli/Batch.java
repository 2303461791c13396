package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/**
 * Many puzzles of files and folders, one after the other or on several threads; what is told about them keeps their
 * order. If there is one file, what is wrong with it ends the command; among many it is told, and the others go on.
 */
final class Batch {

    /** Puzzles for each thread that may wait to be told about. */
    private static final int AHEAD = 16;

    @Option(names = "--threads", paramLabel = "T", description = "Work on T puzzles at the same time. Default: 1.")
    @Range(from = 1, to = 4096)
    private int threads = 1;

    /**
     * A puzzle.
     *
     * @param place what messages call it: its file, and its number there if there are others
     * @param areManyFiles whether there are other files
     */
    record Instance<T>(T puzzle, String file, int number, String place, boolean areManyFiles) {

        boolean isOneOfMany() {
            return areManyFiles || !place.equals(file);
        }

        /** A text about it, after its place if there are others. */
        String labelled(String text) {
            return isOneOfMany() ? place + (text.indexOf('\n') < 0 ? ": " : ":\n") + text : text;
        }

        /** What begins an object about it. */
        Json json() {
            return new Json(Json.Layout.SPACED).with("file", file).with("puzzle", number);
        }
    }

    @FunctionalInterface
    interface Reader<T> {
        List<T> read(String source) throws IOException;
    }

    /** Says whether all is well with a puzzle; what prints is handed to the teller. */
    @FunctionalInterface
    interface Use<T> {
        boolean apply(Instance<T> instance, Executor teller) throws IOException;
    }

    private interface Task {
        boolean run(Executor teller) throws IOException;
    }

    private record Done(boolean isRight, List<Runnable> told) {}

    /** Reads and uses what files, folders and other sources hold; says whether all is well with all of it. */
    <T> boolean forEach(Action command, List<String> sources, Reader<T> reader, Use<T> use) throws IOException {
        List<String> files = files(sources);
        AtomicReference<String> place = new AtomicReference<>("");
        long start = System.nanoTime();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        Deque<Future<Done>> pending = new ArrayDeque<>();
        try {
            return command.showing(
                    columns -> "at " + Visible.text(place.get()) + ", " + TimeWords.since(start), () -> {
                        boolean isRight = true;
                        for (String file : files) {
                            place.set(file);
                            for (Task task : tasks(command, file, files.size() > 1, reader, use)) {
                                if (threads == 1) {
                                    isRight &= task.run(Runnable::run);
                                } else {
                                    pending.add(pool.submit(() -> {
                                        List<Runnable> told = new ArrayList<>();
                                        return new Done(task.run(told::add), told);
                                    }));
                                    isRight &= pending.size() < AHEAD * threads || finish(pending.remove());
                                }
                            }
                        }
                        while (!pending.isEmpty()) {
                            isRight &= finish(pending.remove());
                        }
                        return isRight;
                    });
        } finally {
            pool.shutdownNow();
        }
    }

    /** What is to be done with a file; if it cannot be read, to say so. */
    private static <T> List<Task> tasks(
            Action command, String file, boolean areMany, Reader<T> reader, Use<T> use) throws IOException {
        List<T> puzzles;
        try {
            puzzles = reader.read(file);
        } catch (IllegalArgumentException | IOException e) {
            if (!areMany && e instanceof IOException io) {
                throw io;
            }
            String reason = e instanceof IOException io ? TextFile.message(io) : e.getMessage();
            String message = e instanceof IllegalArgumentException && !(e instanceof UsageException)
                    ? file + ": " + reason
                    : reason;
            return List.of(teller -> refuse(command, message, areMany, teller));
        }
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            String place = puzzles.size() == 1 ? file : file + ", puzzle " + (i + 1);
            Instance<T> instance = new Instance<>(puzzles.get(i), file, i + 1, place, areMany);
            tasks.add(teller -> {
                try {
                    return use.apply(instance, teller);
                } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                    return refuse(command, place + ": " + e.getMessage(), areMany, teller);
                }
            });
        }
        return tasks;
    }

    private static boolean refuse(Action command, String message, boolean areMany, Executor teller) {
        if (!areMany) {
            throw new UsageException(message);
        }
        teller.execute(() -> command.err().println(Visible.text(message)));
        return false;
    }

    private static boolean finish(Future<Done> task) throws IOException {
        try {
            Done done = task.get();
            done.told.forEach(Runnable::run);
            return done.isRight;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The sources, and in place of each folder the files in it and below, in the order of their names. */
    private static List<String> files(List<String> sources) throws IOException {
        List<String> files = new ArrayList<>();
        for (String source : sources) {
            if (!new File(source).isDirectory()) {
                files.add(source);
                continue;
            }
            try (Stream<Path> inside = Files.walk(Path.of(source))) {
                inside.filter(path -> Files.isRegularFile(path) && !path.getFileName().toString().startsWith("."))
                        .sorted()
                        .forEach(path -> files.add(path.toString()));
            }
        }
        if (files.isEmpty()) {
            throw new UsageException(String.join(", ", sources) + " must have a file, but has none");
        }
        return files;
    }
}
