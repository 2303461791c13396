package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Programs;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a checkpoint does to the files around it, and what they do to it; paths to it, and its lock. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CheckpointFilesTest extends CheckpointCase {

    private static final int N = 12;
    private static final long COUNT = 14_200; // A000170

    /** Tries to use a checkpoint in another process. */
    static final class Rival {
        public static void main(String... args) {
            try {
                System.out.println("count " + shortJob(Path.of(args[0])).run());
            } catch (IllegalStateException refused) {
                System.out.println(refused.getMessage());
            }
        }
    }

    private static String rival(Path checkpoint) {
        try {
            return Programs.output(new ProcessBuilder(Programs.java(Rival.class, List.of(), checkpoint.toString())));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Checkpoint open(Path path) throws InterruptedException {
        return Checkpoint.open(path, new Tally(CountPlan.of(N)));
    }

    private static CountResult result(int index) {
        return CountPlan.of(N).units().get(index).call();
    }

    /** Of yarn, of an editor, of whomever; and of versions that wrote beside the checkpoint. */
    @Test
    void filesOfOthersAreLeftAlone() throws IOException {
        List<String> suffixes = List.of(".lock", ".tmp", "~", ".bak", ".queens4j-lock", ".queens4j-tmp");
        for (String suffix : suffixes) {
            Files.writeString(directory.resolve("checkpoint.txt" + suffix), "mine");
        }
        assertThat(shortJob(file).run()).isEqualTo(COUNT);
        for (String suffix : suffixes) {
            assertThat(directory.resolve("checkpoint.txt" + suffix)).hasContent("mine");
        }
        assertThat(directory.toFile().list()).hasSize(suffixes.size() + 1);
    }

    /** To open a pipe is to wait for its other end. */
    @Test
    void pipesAndDevicesAreRefused() throws Exception {
        Process mkfifo = new ProcessBuilder("mkfifo", file.toString()).start();
        assertThat(mkfifo.waitFor()).isZero();
        assertThatThrownBy(shortJob(file)::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not a regular file");
        assertThat(file).exists();
        assertIllegal(shortJob(Path.of("/dev/zero"))::run, "the checkpoint /dev/zero is not a regular file");
        assertIllegalNaming(shortJob(directory)::run, directory.toString(), "is not a regular file");
    }

    @Test
    void otherFileSystemsAreRefusedAtOnce() throws IOException {
        URI zip = URI.create("jar:" + directory.resolve("files.zip").toUri());
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Path inside = files.getPath("/checkpoint.txt");
            assertIllegalNaming(() -> shortJob(inside), "default file system");
        }
    }

    /** What another program puts in its place, or into it, is that program's. */
    @Test
    void whatWasReplacedOrChangedIsNotWritten() throws Exception {
        try (Checkpoint checkpoint = open(file)) {
            checkpoint.append(result(0));
            byte[] before = Files.readAllBytes(file);
            Files.delete(file);
            assertUnwritable(checkpoint, "no such file or folder");
            Files.write(file, before);
            assertUnwritable(checkpoint, "someone else has replaced or changed it");
            assertThat(file).hasBinaryContent(before);
        }
        try (Checkpoint checkpoint = open(file)) {
            Files.writeString(file, "Dear diary,\n");
            assertUnwritable(checkpoint, "someone else has replaced or changed it");
            assertThat(file).hasContent("Dear diary,\n");
        }
    }

    private void assertUnwritable(Checkpoint checkpoint, String reason) {
        for (ThrowingCallable step :
                List.<ThrowingCallable>of(() -> checkpoint.append(result(1)), checkpoint::confirm)) {
            assertThatThrownBy(step)
                    .isInstanceOfSatisfying(
                            IOException.class,
                            cause -> assertThat(Checkpoint.failure("write", file, cause))
                                    .hasMessage("cannot write the checkpoint " + file + ": " + reason));
        }
    }

    /** An interrupt closes channels; the file is none. */
    @Test
    void anInterruptedThreadAppends() throws Exception {
        CountResult result = result(0);
        try (Checkpoint checkpoint = open(file)) {
            Thread.currentThread().interrupt();
            checkpoint.append(result);
            checkpoint.confirm();
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(Files.readAllLines(file)).hasSize(2).endsWith(result.toLine());
    }

    @Test
    void messagesShowNoControlCharacters() throws IOException {
        Path odd = directory.resolve("odd\u001b[31m\u202e.txt");
        Files.writeString(odd, "no checkpoint");
        assertIllegal(
                shortJob(odd)::run,
                "the checkpoint " + directory + "/oddU+001B[31mU+202E.txt is not a checkpoint of a count");
        String head = "queens4j-checkpoint format=2 n=12 split=" + CountPlan.SPLIT + " units="
                + CountPlan.of(N).units().size();
        String text = ChecksumLine.of(head) + "\nn=12 \u001b[31m\u009bm\r\u0007\n";
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        assertThatThrownBy(shortJob(file)::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("U+001B[31mU+009BmU+000DU+0007")
                .satisfies(thrown -> assertThat(thrown.getMessage()).matches("[ -~]*"));
    }

    /** As the flight recorder sees it: the new name is forced to the disk as well. */
    @Test
    void theFolderIsForcedToTheDisk() throws Exception {
        Path recorded = directory.resolve("recording.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.FileForce").withoutThreshold();
            recording.start();
            open(file).close();
            open(file).close();
            recording.dump(recorded);
        }
        Path realDirectory = directory.toRealPath();
        List<String> forced = RecordingFile.readAllEvents(recorded).stream()
                .map(event -> event.getString("path"))
                .toList();
        assertThat(forced).hasSize(1).allMatch(path -> Path.of(path).normalize().equals(realDirectory));
    }

    @ParameterizedTest
    @CsvSource({
        "folder/./checkpoint.txt, folder/checkpoint.txt",
        "folder/../folder/checkpoint.txt, folder/checkpoint.txt",
        "link/checkpoint.txt, folder/checkpoint.txt",
        "folder/checkpoint.txt, link/./checkpoint.txt",
        "dangling, folder/checkpoint.txt"
    })
    void allPathsToAFileMeetTheSameLock(String one, String other) throws Exception {
        Path folder = Files.createDirectory(directory.resolve("folder"));
        Files.createSymbolicLink(directory.resolve("link"), folder);
        Files.createSymbolicLink(directory.resolve("dangling"), Path.of("folder", "checkpoint.txt"));
        Path first = Path.of(directory + "/" + one);
        Path second = Path.of(directory + "/" + other);
        AtomicInteger refused = new AtomicInteger();
        long count = shortJob(first)
                .onProgress(progress -> {
                    if (refused.getAndIncrement() == 0) {
                        assertUsedHere(second);
                        assertThat(rival(second)).contains("another process uses it");
                    }
                })
                .run();
        assertThat(count).isEqualTo(COUNT);
        assertThat(folder.toFile().list()).containsExactly("checkpoint.txt");
    }

    private static void assertUsedHere(Path path) {
        assertThatThrownBy(shortJob(path)::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("cannot use the checkpoint " + path + ": another run in this process uses it");
    }

    @Test
    void hardLinksMeetTheSameLock() throws Exception {
        try (Checkpoint checkpoint = open(file)) {
            checkpoint.append(result(0));
            Path link = Files.createLink(directory.resolve("link"), file);
            assertUsedHere(link);
            assertThat(rival(link)).contains("another process uses it");
        }
        assertThat(shortJob(file).run()).isEqualTo(COUNT);
    }

    /** Also if the file does not exist yet. */
    @Test
    void oneOfManyThreadsMakesTheFile() throws Exception {
        int threads = 8;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CyclicBarrier barrier = new CyclicBarrier(threads);
        List<Future<Checkpoint>> futures = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            futures.add(pool.submit(() -> {
                barrier.await();
                return open(file);
            }));
        }
        List<Checkpoint> winners = new ArrayList<>();
        for (Future<Checkpoint> future : futures) {
            try {
                winners.add(future.get());
            } catch (ExecutionException refused) {
                assertThat(refused).hasMessageContaining("another run in this process uses it");
            }
        }
        pool.shutdown();
        assertThat(winners).hasSize(1);
        assertThat(rival(file)).contains("another process uses it");
        winners.get(0).close();
        assertThat(rival(file)).isEqualTo("count " + COUNT + "\n");
    }

    @Test
    void aLinkToWhatDoesNotExistYetStaysOne() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("other"));
        Files.createSymbolicLink(directory.resolve("other"), file);
        assertThat(shortJob(link).run()).isEqualTo(COUNT);
        assertThat(link).isSymbolicLink();
        assertThat(directory.resolve("other")).isSymbolicLink();
        assertThat(Files.readAllLines(file)).hasSize(1 + CountPlan.of(N).units().size());
        assertThat(directory.toFile().list()).hasSize(3);
    }

    @Test
    void linksThatLeadNowhereAreRefused() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("other"));
        Files.createSymbolicLink(directory.resolve("other"), Path.of("link"));
        assertUnusable(link, "Too many levels of symbolic links)");
        Path lost = Files.createSymbolicLink(directory.resolve("lost"), Path.of("missing", "file"));
        assertUnusable(lost, "No such file or directory)");
    }

    @Test
    void aMissingFolderIsNamed() throws IOException {
        assertUnusable(directory.resolve("missing/checkpoint.txt"), directory.resolve("missing") + ": no such folder");
        Path text = Files.writeString(directory.resolve("text"), "x");
        assertUnusable(text.resolve("checkpoint.txt"), text + ": no such folder");
        assertThat(directory.resolve("missing")).doesNotExist();
    }
}
