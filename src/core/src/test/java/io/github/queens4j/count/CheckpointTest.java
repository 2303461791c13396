package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.contentOf;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A checkpoint is resumed or refused: what kills leave is resumed, everything else refused and left as it is. */
class CheckpointTest extends CheckpointCase {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final CountPlan PLAN = CountPlan.of(N);
    private static final int UNITS = PLAN.units().size();
    private static final String HEAD = head(3, N, CountPlan.SPLIT, UNITS);
    private static final List<CountResult> RESULTS =
            List.of(result(2, 123), result(0, 45), result(UNITS - 1, 1L << 40));
    private static final String TEXT = text(RESULTS);
    private static final String NEXT = result(3, 4).format() + "\n";

    private static String head(int format, int n, int split, int units) {
        return CountResult.withChecksum(
                        "queens4j-checkpoint format=" + format + " n=" + n + " split=" + split + " units=" + units)
                + "\n";
    }

    /** Not that of a true count. */
    private static CountResult result(int index, long thirds) {
        return new CountResult(PLAN.name, index, thirds);
    }

    private static String text(List<CountResult> results) {
        return HEAD + results.stream().map(result -> result.format() + "\n").collect(Collectors.joining());
    }

    private static Checkpoint open(Path path) throws InterruptedException {
        return Checkpoint.open(path, new Tally(PLAN));
    }

    /** The results of the first lines are there, the rest has gone from the file, and the next one can be appended. */
    private void assertResumed(byte[] bytes, int lines) throws Exception {
        Files.write(file, bytes);
        List<CountResult> found = new ArrayList<>();
        Tally tally = new Tally(PLAN) {
            @Override
            void resume(CountResult result) {
                super.resume(result);
                found.add(result);
            }
        };
        try (Checkpoint checkpoint = Checkpoint.open(file, tally)) {
            assertThat(found).isEqualTo(RESULTS.subList(0, lines));
            checkpoint.append(result(3, 4));
        }
        assertThat(Files.readString(file)).isEqualTo(text(RESULTS.subList(0, lines)) + NEXT);
    }

    private void assertRefused(byte[] bytes, String reason) throws IOException {
        Files.write(file, bytes);
        assertThatThrownBy(() -> open(file).close())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("the checkpoint " + file + " ", reason)
                .satisfies(thrown -> assertThat(thrown.getMessage()).matches("\\P{Cc}*"));
        assertThat(file).hasBinaryContent(bytes);
    }

    static Stream<List<String>> damages() {
        String line3 = "is damaged in line 5: ";
        return Stream.of(
                List.of("Dear diary,\n", "is not a checkpoint of a count"),
                List.of(
                        "\u00EF\u00BB\u00BFqueens4j-checkpoint ",
                        "or a byte order mark: another program has rewritten it"),
                List.of("queens4j-checkpoint \r\n", "has CRLF at the ends of its lines, or"),
                List.of("\u0000".repeat(200), "is not a checkpoint of a count"),
                List.of("queens4j-checkpoint format=3 n=14 ", "is damaged in line 1: "),
                List.of(HEAD.replace("units", "unit"), "is damaged in line 1: the checksum is"),
                List.of(HEAD + "u".repeat(200), "is damaged in line 2: the line is too long"),
                List.of(head(3, 14, CountPlan.SPLIT, UNITS), " n=14 "),
                List.of(head(3, N, CountPlan.SPLIT - 1, UNITS), " split=" + (CountPlan.SPLIT - 1)),
                List.of(head(3, N, CountPlan.SPLIT + 1, UNITS), " split=" + (CountPlan.SPLIT + 1)),
                List.of(head(2, N, CountPlan.SPLIT, UNITS), " format=2 "),
                List.of(head(4, N, CountPlan.SPLIT, UNITS), " format=4 "),
                List.of(head(3, N, CountPlan.SPLIT, 3), " units=3\", but should begin "),
                List.of(TEXT + "\n", line3),
                List.of(TEXT + "x\n", line3),
                List.of(TEXT + HEAD, line3),
                List.of(TEXT + "u".repeat(10_000), line3),
                List.of(TEXT + "\u001b[31m\u009bm\r\u0007\n", line3),
                List.of(TEXT + NEXT.replace("\n", "\r\n"), line3),
                List.of(TEXT + RESULTS.get(1).format() + "\n", line3),
                List.of(TEXT + new CountResult(CountPlan.of(14).name, 0, 0).format() + "\n", line3),
                List.of(TEXT + result(UNITS, 0).format() + "\n", line3));
    }

    @ParameterizedTest
    @MethodSource("damages")
    void whatNoKillLeavesIsRefused(List<String> damage) throws IOException {
        assertRefused(damage.get(0).getBytes(StandardCharsets.ISO_8859_1), damage.get(1));
    }

    /** As a kill or a power cut leaves it, wherever it falls; some file systems leave zeros. */
    @Test
    void aFileCutAtAnyByteIsResumed() throws Exception {
        byte[] bytes = TEXT.getBytes(StandardCharsets.US_ASCII);
        for (int end = 0; end <= bytes.length; end++) {
            byte[] cut = Arrays.copyOf(bytes, end);
            int lines = (int) new String(cut, StandardCharsets.US_ASCII).lines().count();
            boolean isWhole = end == 0 || cut[end - 1] == '\n';
            int whole = Math.max(0, (isWhole ? lines : lines - 1) - 1);
            assertResumed(cut, whole);
            if (end >= HEAD.length()) {
                assertResumed(Arrays.copyOf(cut, end + 60), whole);
            }
        }
    }

    @Test
    void aChangedByteIsFound() throws Exception {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        for (int at = 0; at < TEXT.length() - 1; at++) {
            byte[] bytes = TEXT.getBytes(StandardCharsets.US_ASCII);
            bytes[at] ^= (byte) (1 + random.nextInt(255));
            assertRefused(bytes, at < 20 ? "is not a checkpoint of a count" : "is damaged in line ");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 1000})
    void aStoppedRunGoesOnWhereItWas(int units) throws IOException {
        CountJob ending = longJob().onProgress(progress -> {
            assertThat(contentOf(file.toFile())).hasLineCount(1 + progress.unitsDone());
            if (progress.unitsDone() >= units) {
                throw new Tired();
            }
        });
        try {
            ending.run();
        } catch (Tired expected) {
            assertThat(units).isLessThan(1000);
        }
        List<CountProgress> heard = new ArrayList<>();
        assertThat(longJob().onProgress(heard::add).run()).isEqualTo(COUNT);
        int resumed = heard.get(0).unitsResumed();
        assertThat(resumed).isBetween(Math.min(units, UNITS), UNITS);
        assertThat(heard.get(0).fraction()).isEqualTo(heard.get(0).fractionResumed);
        assertThat(heard).hasSize(UNITS - resumed + 1).allMatch(progress -> progress.unitsResumed() == resumed);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(0) + "\n").isEqualTo(HEAD);
        assertThat(PLAN.total(lines.stream().skip(1).map(CountResult::parse).toList()))
                .isEqualTo(COUNT);
        assertThat(directory.toFile().list()).containsExactly("checkpoint.txt");
    }

    /** A set interrupt flag must not keep them from being fetched. */
    @Test
    void resultsThatCameTooLateForTheListenerAreKept() {
        List<CompletableFuture<CountResult>> futures = new ArrayList<>();
        List<CountUnit> units = new ArrayList<>();
        CountJob job = CountJob.of(N).checkpoint(file).executor(new ScriptedExecutor(unit -> {
            units.add(unit);
            futures.add(new CompletableFuture<>());
            if (units.size() == UNITS) {
                futures.get(0).complete(units.get(0).call());
            }
            return futures.get(futures.size() - 1);
        }));
        CountJob ending = job.onProgress(progress -> {
            if (progress.unitsDone() == 1) {
                for (int i = 1; i < UNITS - 2; i++) {
                    futures.get(i).complete(units.get(i).call());
                }
                Thread.currentThread().interrupt();
                throw new Tired();
            }
        });
        assertThatThrownBy(ending::run).isInstanceOf(Tired.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(futures.get(UNITS - 1)).isCancelled();
        assertThat(contentOf(file.toFile())).hasLineCount(1 + UNITS - 2);
    }

    /** What another program puts in its place, or into it, is that program's. */
    @Test
    void whatWasReplacedOrChangedIsNotWritten() throws Exception {
        try (Checkpoint checkpoint = open(file)) {
            Files.delete(file);
            assertUnwritable(checkpoint, "no such file or folder");
            Files.writeString(file, HEAD);
            assertUnwritable(checkpoint, "someone else has replaced or changed it");
            assertThat(file).hasContent(HEAD);
        }
        try (Checkpoint checkpoint = open(file)) {
            Files.writeString(file, "Dear diary,\n");
            assertUnwritable(checkpoint, "someone else has replaced or changed it");
            assertThat(file).hasContent("Dear diary,\n");
        }
    }

    private void assertUnwritable(Checkpoint checkpoint, String reason) {
        assertThatThrownBy(() -> checkpoint.append(result(1, 2)))
                .isInstanceOfSatisfying(
                        IOException.class,
                        cause -> assertThat(Checkpoint.failure("write", file, cause))
                                .hasMessage("cannot write the checkpoint " + file + ": " + reason));
    }

    /** Each line when it is there, and before anybody hears of it. */
    @Test
    void everyLineIsForcedToTheDisk() throws Exception {
        List<String> forced = new ArrayList<>();
        try (Checkpoint checkpoint =
                Checkpoint.open(file, new Tally(PLAN), descriptor -> forced.add(Files.readString(file)))) {
            for (CountResult result : RESULTS) {
                checkpoint.append(result);
            }
        }
        assertThat(forced)
                .containsExactlyElementsOf(IntStream.rangeClosed(0, RESULTS.size())
                        .mapToObj(lines -> text(RESULTS.subList(0, lines)))
                        .toList());
    }

    /** An interrupt closes channels; the file is none. */
    @Test
    void anInterruptedThreadAppends() throws Exception {
        try (Checkpoint checkpoint = open(file)) {
            Thread.currentThread().interrupt();
            checkpoint.append(result(3, 4));
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(Files.readString(file)).isEqualTo(HEAD + NEXT);
    }

    /** To open a pipe is to wait for its other end. */
    @Test
    void whatIsNoFileOfThisSystemIsRefused() throws Exception {
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                .isZero();
        for (Path path : List.of(file, Path.of("/dev/zero"), directory)) {
            assertIllegal(() -> open(path), "the checkpoint " + path + " is not a regular file");
        }
        Path readOnly = Files.writeString(directory.resolve("read-only"), HEAD);
        URI zip = URI.create("jar:" + directory.resolve("files.zip").toUri());
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Path inside = files.getPath("/checkpoint.txt");
            assertThatThrownBy(() -> shortJob(inside)).hasMessageContaining("default file system");
        }
        assertThat(readOnly.toFile().setWritable(false)).isTrue();
        assumeFalse(Files.isWritable(readOnly), "this user may write everything");
        assertThatThrownBy(() -> open(readOnly)).hasMessageEndingWith("is not writable");
    }

    @Test
    void namesShowNoControlCharacters() throws IOException {
        Path odd = Files.writeString(directory.resolve("odd\u001b[31m\u202e.txt"), "no checkpoint");
        assertThatThrownBy(shortJob(odd)::run)
                .hasMessage("the checkpoint " + directory + "/oddU+001B[31mU+202E.txt is not a checkpoint of a count");
    }

    @ParameterizedTest
    @ValueSource(strings = {"link/./checkpoint.txt", "dangling"})
    void allPathsToAFileMeetTheSameLock(String one) throws Exception {
        Path folder = Files.createDirectory(directory.resolve("folder"));
        Files.createSymbolicLink(directory.resolve("link"), folder);
        Files.createSymbolicLink(directory.resolve("dangling"), Path.of("folder", "checkpoint.txt"));
        try (Checkpoint checkpoint = open(Path.of(directory + "/" + one))) {
            checkpoint.append(result(3, 4));
            Files.createLink(directory.resolve("hard"), folder.resolve("checkpoint.txt"));
            String[] others = {"folder/../folder/checkpoint.txt", "link/checkpoint.txt", "dangling", "hard"};
            List<Path> paths = Stream.of(others)
                    .map(other -> Path.of(directory + "/" + other))
                    .toList();
            List<Future<Checkpoint>> all = openAtOnce(paths);
            for (int i = 0; i < others.length; i++) {
                assertThatThrownBy(all.get(i)::get)
                        .cause()
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(
                                "cannot use the checkpoint " + paths.get(i) + ": another run in this process uses it");
            }
        }
        assertThat(directory.resolve("dangling")).isSymbolicLink();
        assertThat(folder.toFile().list()).containsExactly("checkpoint.txt");
        open(directory.resolve("hard")).close();
    }

    /** Each of them waits for the file. */
    private static List<Future<Checkpoint>> openAtOnce(List<Path> paths) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(paths.size());
        List<Callable<Checkpoint>> openings = paths.stream()
                .<Callable<Checkpoint>>map(path -> () -> open(path))
                .toList();
        try {
            return pool.invokeAll(openings);
        } finally {
            pool.shutdown();
        }
    }

    /** Also if the file does not exist yet. */
    @Test
    void oneOfManyThreadsMakesTheFile() throws Exception {
        int winners = 0;
        for (Future<Checkpoint> one : openAtOnce(Collections.nCopies(8, file))) {
            try {
                one.get().close();
                winners++;
            } catch (ExecutionException refused) {
                assertThat(refused).hasMessageContaining("another run in this process uses it");
            }
        }
        assertThat(winners).isEqualTo(1);
    }

    @Test
    void foldersThatAreNotThereAreNamed() throws IOException {
        Path loop = Files.createSymbolicLink(directory.resolve("loop"), Path.of("loop"));
        assertUnusable(loop, "Too many levels of symbolic links)");
        Path lost = Files.createSymbolicLink(directory.resolve("lost"), Path.of("missing", "file"));
        assertUnusable(lost, "No such file or directory)");
        assertUnusable(directory.resolve("missing/checkpoint.txt"), directory.resolve("missing") + ": no such folder");
        assertThat(directory.resolve("missing")).doesNotExist();
    }
}
