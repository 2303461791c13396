package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/**
 * Many puzzles of files and folders, one after the other or on several threads; what is told about them keeps their
 * order. If there is one file, what is wrong with it ends the command; among many it is told, and the others go on.
 */
final class Batch {

    @Option(names = "--threads", paramLabel = "T", description = "Work on T puzzles at the same time. Default: 1.")
    @Range(from = 1, to = 4096)
    private int threads;

    /** On so many threads by default; a command that makes its own has another option of that name. */
    Batch(int threads) {
        this.threads = threads;
    }

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
            return new Json().with("file", file).with("puzzle", number);
        }
    }

    @FunctionalInterface
    interface Reader<T> {
        List<T> read(String source) throws IOException;
    }

    /** Says whether all is well with a puzzle; what prints is handed to the teller. */
    @FunctionalInterface
    interface Use<T> {
        boolean apply(Instance<T> instance, Executor teller);
    }

    private record Done(boolean isRight, List<Runnable> told) {}

    /** Reads and uses what files, folders and other sources hold; says whether all is well with all of it. */
    <T> boolean forEach(Action command, List<String> sources, Reader<T> reader, Use<T> use) throws IOException {
        List<String> files = files(sources);
        List<Predicate<Executor>> tasks = new ArrayList<>();
        for (String file : files) {
            tasks.addAll(tasks(command, file, files.size() > 1, reader, use));
        }
        AtomicInteger done = new AtomicInteger();
        long start = System.nanoTime();
        return command.showing(
                columns -> done + " of " + tasks.size() + " puzzles, " + TimeWords.since(start),
                () -> Math.min(threads, tasks.size()) == 1 ? inOrder(tasks, done) : onThreads(tasks, done));
    }

    private static boolean inOrder(List<Predicate<Executor>> tasks, AtomicInteger done) {
        boolean isRight = true;
        for (Predicate<Executor> task : tasks) {
            isRight &= task.test(Runnable::run);
            done.incrementAndGet();
        }
        return isRight;
    }

    /** What is told about a puzzle waits for those before it. */
    private boolean onThreads(List<Predicate<Executor>> tasks, AtomicInteger done) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Done>> futures = new ArrayList<>();
            for (Predicate<Executor> task : tasks) {
                futures.add(pool.submit(() -> {
                    List<Runnable> told = new ArrayList<>();
                    return new Done(task.test(told::add), told);
                }));
            }
            boolean isRight = true;
            for (Future<Done> future : futures) {
                Done next = future.get();
                next.told.forEach(Runnable::run);
                isRight &= next.isRight;
                done.incrementAndGet();
            }
            return isRight;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    /** What is to be done with a file; if it cannot be read, to say so. */
    private static <T> List<Predicate<Executor>> tasks(
            Action command, String file, boolean areMany, Reader<T> reader, Use<T> use) throws IOException {
        List<T> puzzles;
        try {
            puzzles = reader.read(file);
        } catch (IllegalArgumentException e) {
            String message = (e instanceof UsageException ? "" : file + ": ") + e.getMessage();
            return List.of(teller -> refuse(command, message, areMany, teller));
        } catch (IOException e) {
            if (!areMany) {
                throw e;
            }
            return List.of(teller -> refuse(command, TextFile.message(e), true, teller));
        }
        return IntStream.rangeClosed(1, puzzles.size())
                .mapToObj(number -> {
                    String place = puzzles.size() == 1 ? file : file + ", puzzle " + number;
                    Instance<T> instance = new Instance<>(puzzles.get(number - 1), file, number, place, areMany);
                    return (Predicate<Executor>) teller -> {
                        try {
                            return use.apply(instance, teller);
                        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException e) {
                            return refuse(command, place + ": " + e.getMessage(), areMany, teller);
                        }
                    };
                })
                .toList();
    }

    private static boolean refuse(Action command, String message, boolean areMany, Executor teller) {
        if (!areMany) {
            throw new UsageException(message);
        }
        teller.execute(() -> command.err().println(Visible.text(message)));
        return false;
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
                inside.filter(path -> Files.isRegularFile(path)
                                && !path.getFileName().toString().startsWith("."))
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
