package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;

/** Whatever happens to a checkpoint, it is resumed or refused: what kills leave is resumed, everything else refused. */
class CheckpointDamageTest {

    private static final CountPlan PLAN = CountPlan.of(20);
    private static final int UNITS = PLAN.units().size();
    private static final String HEAD =
            ChecksumLine.of("queens4j-checkpoint format=2 n=20 split=" + CountPlan.SPLIT + " units=" + UNITS) + "\n";

    private Path file;

    @BeforeTry
    void chooseFile() throws IOException {
        file = Files.createTempFile("queens4j", ".txt");
    }

    @AfterTry
    void removeFile() throws IOException {
        Files.delete(file);
    }

    /** Some results in any order, not those of a true count. */
    @Provide
    Arbitrary<List<CountResult>> results() {
        return Arbitraries.integers()
                .between(0, UNITS - 1)
                .list()
                .uniqueElements()
                .ofMaxSize(40)
                .flatMap(indices -> Arbitraries.longs()
                        .between(0, 1L << 40)
                        .map(thirds -> indices.stream()
                                .map(index -> result(index, thirds / (index + 1)))
                                .toList()));
    }

    private static CountResult result(int index, long thirds) {
        return new CountResult(20, 0, index, CountPlan.SPLIT, thirds);
    }

    private static byte[] text(List<CountResult> results) {
        StringBuilder text = new StringBuilder(HEAD);
        results.forEach(result -> text.append(result.toLine()).append('\n'));
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    /** What a run resumes, in the order of the lines. */
    private List<CountResult> read(byte... bytes) throws Exception {
        Files.write(file, bytes);
        List<CountResult> results = new ArrayList<>();
        Tally tally = new Tally(PLAN) {
            @Override
            void resume(CountResult result) {
                super.resume(result);
                results.add(result);
            }
        };
        Checkpoint.open(file, tally).close();
        return results;
    }

    private void assertRefused(byte... bytes) {
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                        "(?s)the checkpoint .* (is damaged in line \\d+: .+|is not a checkpoint of a count)");
        assertThat(file).hasBinaryContent(bytes);
    }

    /** The results of the whole lines are there, the rest has gone from the file, and the next one can be appended. */
    private void assertResumed(List<CountResult> whole, byte... bytes) throws Exception {
        assertThat(read(bytes)).isEqualTo(whole);
        assertThat(file).hasBinaryContent(text(whole));
        int missing = 0;
        while (indices(whole).contains(missing)) {
            missing++;
        }
        try (Checkpoint checkpoint = Checkpoint.open(file, new Tally(PLAN))) {
            checkpoint.append(result(missing, 5));
        }
        List<CountResult> more = new ArrayList<>(whole);
        more.add(result(missing, 5));
        assertThat(file).hasBinaryContent(text(more));
    }

    private static List<Integer> indices(List<CountResult> results) {
        return results.stream().map(result -> result.index).toList();
    }

    @Property(tries = 100)
    void whatIsWrittenIsReadBack(@ForAll("results") List<CountResult> results) throws Exception {
        assertResumed(results, text(results));
    }

    @Property(tries = 1000)
    void aChangedByteIsFoundOut(
            @ForAll("results") List<CountResult> results,
            @ForAll @IntRange(max = 100_000) int place,
            @ForAll @IntRange(min = 1, max = 255) int change)
            throws Exception {
        byte[] bytes = text(results);
        int at = place % bytes.length;
        bytes[at] ^= (byte) change;
        if (at == bytes.length - 1 && !results.isEmpty()) {
            assertResumed(results.subList(0, results.size() - 1), bytes);
        } else {
            assertRefused(bytes);
        }
    }

    /** As a kill or a power cut leaves it, wherever it falls. */
    @Example
    void aFileCutAtAnyByteIsResumed() throws Exception {
        List<CountResult> results = List.of(result(7, 123), result(0, 45), result(UNITS - 1, 1L << 40));
        byte[] bytes = text(results);
        for (int end = 0; end <= bytes.length; end++) {
            int whole = 0;
            while (whole < results.size() && text(results.subList(0, whole + 1)).length <= end) {
                whole++;
            }
            assertResumed(results.subList(0, whole), Arrays.copyOf(bytes, end));
        }
    }

    /** Some file systems leave zeros where the text did not get to the disk. */
    @Property(tries = 100)
    void aTornTailOfAnyContentIsDropped(
            @ForAll("results") List<CountResult> results, @ForAll @Size(max = 199) byte[] tail) throws Exception {
        for (int i = 0; i < tail.length; i++) {
            tail[i] = tail[i] == '\n' ? 0 : tail[i];
        }
        byte[] bytes = text(results);
        byte[] longer = Arrays.copyOf(bytes, bytes.length + tail.length);
        System.arraycopy(tail, 0, longer, bytes.length, tail.length);
        assertResumed(results, longer);
    }

    /** What is missing in whole lines is counted again. */
    @Property(tries = 300)
    void withoutAPartNothingWrongIsRead(
            @ForAll("results") List<CountResult> results,
            @ForAll @IntRange(max = 100_000) int from,
            @ForAll @IntRange(max = 100_000) int to)
            throws Exception {
        byte[] bytes = text(results);
        int start = Math.min(from % bytes.length, to % bytes.length);
        int end = Math.max(from % bytes.length, to % bytes.length);
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - (end - start));
        System.arraycopy(bytes, end, shorter, start, bytes.length - end);
        try {
            assertThat(results).containsAll(read(shorter));
        } catch (IllegalArgumentException refused) {
            assertRefused(shorter);
        }
    }

    @Example
    void theReasonNamesTheLine() {
        String line = result(3, 4).toLine() + "\n";
        for (String damaged : List.of(
                "\n",
                "x\n",
                line,
                line + "\n",
                HEAD,
                result(4, 5).toLine() + "\r\n",
                new CountResult(14, 0, 0, CountPlan.SPLIT, 0).toLine() + "\n",
                new CountResult(20, 0, 0, CountPlan.SPLIT + 1, 0).toLine() + "\n",
                "u".repeat(10_000))) {
            assertDamaged(HEAD + line + damaged, " is damaged in line 3: ");
        }
        assertDamaged(HEAD + "u".repeat(200), "is damaged in line 2: the line is too long");
        assertDamaged(HEAD.replace("units", "unit"), "is damaged in line 1: the checksum is");
        assertDamaged("queens4j-checkpoint format=2 n=14 ", "is damaged in line 1: ");
        assertDamaged("Dear diary,\n", "is not a checkpoint of a count");
    }

    private void assertDamaged(String text, String reason) {
        assertThatThrownBy(() -> read(text.getBytes(StandardCharsets.US_ASCII))).hasMessageContaining(reason);
    }

    @Property(tries = 300)
    void noiseIsRefused(@ForAll @Size(min = 1) byte... noise) {
        if (!HEAD.startsWith(new String(noise, StandardCharsets.ISO_8859_1))) {
            assertRefused(noise);
        }
    }
}
