package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

/** Whatever happens to a checkpoint, it is read back or refused. */
class CheckpointFormatTest {

    private static final CountPlan PLAN = CountPlan.of(20);
    private static final int UNITS = PLAN.units().size();

    /** Some results, not those of a true count. */
    @Provide
    Arbitrary<List<CountResult>> results() {
        return Arbitraries.integers()
                .between(0, UNITS - 1)
                .set()
                .ofMaxSize(40)
                .flatMap(indices -> Arbitraries.longs()
                        .between(0, 1L << 40)
                        .map(thirds -> indices.stream()
                                .sorted()
                                .map(index -> new CountResult(20, index, CountPlan.SPLIT, thirds / (index + 1)))
                                .toList()));
    }

    private static byte[] write(List<CountResult> results) throws IOException {
        Tally tally = new Tally(PLAN);
        results.forEach(tally::add);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CheckpointFormat.write(out, tally);
        return out.toByteArray();
    }

    private static List<CountResult> read(byte... bytes) throws IOException {
        Tally tally = new Tally(PLAN);
        CheckpointFormat.read(new ByteArrayInputStream(bytes), tally);
        return new ArrayList<>(tally.results());
    }

    private static void assertRefused(byte... bytes) {
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s)(is damaged in line \\d+: .+|is not a checkpoint of a count)");
    }

    @Property(tries = 100)
    void whatIsWrittenIsReadBack(@ForAll("results") List<CountResult> results) throws IOException {
        assertThat(read(write(results))).isEqualTo(results);
    }

    @Property(tries = 1000)
    void aChangedByteIsFoundOut(
            @ForAll("results") List<CountResult> results,
            @ForAll @IntRange(max = 100_000) int place,
            @ForAll @IntRange(min = 1, max = 255) int change)
            throws IOException {
        byte[] bytes = write(results);
        bytes[place % bytes.length] ^= (byte) change;
        assertRefused(bytes);
    }

    @Property(tries = 1000)
    void aCutFileIsFoundOut(@ForAll("results") List<CountResult> results, @ForAll @IntRange(max = 100_000) int place)
            throws IOException {
        byte[] bytes = write(results);
        assertRefused(Arrays.copyOf(bytes, place % bytes.length));
    }

    @Property(tries = 300)
    void aLengthenedFileIsFoundOut(@ForAll("results") List<CountResult> results, @ForAll byte more) throws IOException {
        byte[] bytes = write(results);
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        longer[bytes.length] = more;
        assertRefused(longer);
    }

    @Property(tries = 300)
    void aMissingPartIsFoundOut(
            @ForAll("results") List<CountResult> results,
            @ForAll @IntRange(max = 100_000) int from,
            @ForAll @IntRange(max = 100_000) int to)
            throws IOException {
        byte[] bytes = write(results);
        int start = Math.min(from % bytes.length, to % bytes.length);
        int end = Math.max(from % bytes.length, to % bytes.length);
        if (start < end) {
            byte[] shorter = Arrays.copyOf(bytes, bytes.length - (end - start));
            System.arraycopy(bytes, end, shorter, start, bytes.length - end);
            assertRefused(shorter);
        }
    }

    @Example
    void theReasonNamesTheLine() throws IOException {
        String whole = new String(write(List.of()), StandardCharsets.US_ASCII);
        String head = whole.substring(0, whole.indexOf('\n'));
        assertThatThrownBy(() -> read(head.getBytes(StandardCharsets.US_ASCII)))
                .hasMessage("is damaged in line 1: the file is cut off");
        assertThatThrownBy(() -> read((head + "\nu").getBytes(StandardCharsets.US_ASCII)))
                .hasMessage("is damaged in line 2: the file is cut off");
        assertThatThrownBy(() -> read((head + "\n" + "u".repeat(10_000)).getBytes(StandardCharsets.US_ASCII)))
                .hasMessage("is damaged in line 2: the line is too long");
    }

    @Property(tries = 300)
    void noiseIsRefused(@ForAll byte... noise) {
        assertRefused(noise);
    }
}
