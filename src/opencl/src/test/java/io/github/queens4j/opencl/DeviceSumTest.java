package io.github.queens4j.opencl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.count.join.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks on cards that work, lie or fail, without any device. */
class DeviceSumTest {

    private static final int LEAF = Long.SIZE;

    private final List<String> events = new ArrayList<>();

    private static DeviceSum on(int mostCells, Supplier<DeviceSum.Card> cards) {
        return new DeviceSum("test", LEAF, mostCells, cards, Kernel.choose("portable")::thirds);
    }

    private static Block block(int n, int term) {
        Term some = Term.of(Blocks.allSquares(n)).get(term);
        return new Block(some, Blocks.first(some.evenRowSets(), 5), Blocks.first(some.oddRowSets(), 9));
    }

    /** Each in one batch, and a pair of row sets at a time, as the memory of a device allows. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
    void blocksAreThoseOfThePortableKernel(int n) {
        int pair = Term.of(Blocks.allSquares(14)).size() * 500;
        for (int mostCells : new int[] {pair, 1 << 20}) {
            DeviceSum device = on(mostCells, JavaCard::new);
            for (Term term : Term.of(Blocks.allSquares(n))) {
                if (term.a() > 0 && term.c() > 0) {
                    Block block = new Block(term, term.evenRowSets(), Blocks.first(term.oddRowSets(), 30));
                    assertThat(device.thirds(block))
                            .as("%s, %s cells", term, mostCells)
                            .isEqualTo(Kernel.choose("portable").thirds(block));
                }
            }
        }
    }

    /** A card whose sums are changed, from a certain one on. */
    private DeviceSum.Card card(String name, int from, LongUnaryOperator change) {
        events.add("open " + name);
        int[] sums = new int[1];
        return new JavaCard() {
            @Override
            public long sum(Batch batch) {
                return ++sums[0] < from ? super.sum(batch) : change.applyAsLong(super.sum(batch));
            }

            @Override
            public void close() {
                events.add("close " + name);
            }
        };
    }

    private static long fail(String words) {
        throw new IllegalStateException(words);
    }

    @Test
    void aDeviceThatCountsWrongIsRefusedAtOnce() {
        assertThatThrownBy(() -> on(1 << 20, () -> card("a", 1, sum -> sum + 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("the device test counts wrong: in a test \\d+ instead of \\d+; .* driver may help");
    }

    @Test
    void aKernelThatDoesNotCompileIsRefusedAtOnceInTheWordsOfTheCompiler() {
        assertThatThrownBy(() -> on(1 << 20, () -> card("a", 1, sum -> fail("clBuildProgram returns -11: line 3"))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the device test fails, twice: clBuildProgram returns -11: line 3");
    }

    @Test
    void aLostDeviceIsOpenedAgainOnce() {
        DeviceSum device = on(1 << 20, () -> card(events.isEmpty() ? "a" : "b", events.isEmpty() ? 2 : 9, this::lost));
        assertThat(device.thirds(block(12, 3)))
                .isEqualTo(Kernel.choose("portable").thirds(block(12, 3)));
        assertThat(events).containsExactly("open a", "close a", "open b");
    }

    private long lost(long sum) {
        return fail("clFinish returns -36: the device is lost");
    }

    @Test
    void aDeviceThatStaysLostEndsTheCountAndIsOpenedForTheNext() {
        DeviceSum device = on(1 << 20, () -> card("a", events.isEmpty() ? 2 : events.size() < 4 ? 1 : 9, this::lost));
        assertThatThrownBy(() -> device.thirds(block(12, 3)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the device test fails, twice: clFinish returns -36: the device is lost");
        assertThat(events).containsExactly("open a", "close a", "open a", "close a");
        assertThat(device.thirds(block(12, 3)))
                .isEqualTo(Kernel.choose("portable").thirds(block(12, 3)));
    }

    @Test
    void tooLittleMemoryForAnyPairOfASizeIsSaidBeforeItsFirst() {
        DeviceSum device = on(2000, JavaCard::new);
        assertThatThrownBy(() -> device.thirds(block(17, 2)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the memory of the device test has room for 2000 cells, but n = 17 takes 8820");
    }

    @Test
    void anInterruptIsHeardByOneThatWaits() {
        DeviceSum device = on(1 << 20, JavaCard::new);
        Interruption.assertRefused(() -> device.thirds(block(12, 3)));
    }
}
