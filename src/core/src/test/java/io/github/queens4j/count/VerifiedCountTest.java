package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Refusals;
import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.BlockDevice;
import io.github.queens4j.count.join.Kernel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What devices count is counted again, a share of it; a difference ends the job. */
class VerifiedCountTest {

    private static final int N = 17;
    private static final long COUNT = 95_815_104; // A000170

    /** Counts as the portable kernel, but from a block on, from 1, some thirds too many. */
    private static final class Liar implements BlockDevice {

        private final AtomicInteger blocks = new AtomicInteger();
        private final int from;

        Liar(int from) {
            this.from = from;
        }

        @Override
        public long thirds(Block block) {
            int number = blocks.incrementAndGet();
            return Kernel.choose("portable").thirds(block) + (number >= from ? 24 : 0);
        }

        @Override
        public String name() {
            return "liar";
        }
    }

    private static CountPlan plan(BlockDevice device, double verified) {
        Kernel cpu = Kernel.choose("portable");
        Kernel kernel =
                new Kernel("opencl", cpu.tileWords(), cpu.joins(), cpu.sieveStep(), cpu.leastSievedQueens(), device);
        return new CountPlan(CountPlan.of(N), () -> kernel, verified);
    }

    private static CountJob job(BlockDevice device, double verified) {
        return new CountJob(plan(device, verified)).threads(1).verify(verified);
    }

    /** Each time the same ones: the middle ones of parts of the same size. */
    @ParameterizedTest
    @CsvSource({
        "1, 0.001, 1",
        "2, 0.001, 2",
        "3, 0.001, 3",
        "7, 0.001, 3",
        "100, 0.001, 3",
        "100, 0.1, 10",
        "100, 1, 100",
        "100, 0, 0",
        "10000, 0.001, 10"
    })
    void aShareOfTheUnitsIsVerifiedAndAtLeastThree(int units, double share, int verified) {
        assertThat(IntStream.range(0, units).filter(unit -> CountPlan.isVerified(unit, units, share)))
                .hasSize(verified);
    }

    @Test
    void aDeviceThatCountsRightIsVerifiedAndBelieved() {
        assertThat(job(new Liar(Integer.MAX_VALUE), 1).run()).isEqualTo(COUNT);
    }

    @Test
    void aDifferenceEndsTheJobWithBothNumbersAndTheDevice(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("checkpoint");
        CountJob job = job(new Liar(5), 1).checkpoint(file);
        assertThatThrownBy(job::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("unit \\d+ of \"n=17 .*\" has \\d+ thirds on liar, but \\d+ on this machine's "
                        + "processor: the count ends, and nothing more is saved");
        List<String> saved = Files.readAllLines(file);
        assertThat(job(new Liar(Integer.MAX_VALUE), 1).checkpoint(file).run()).isEqualTo(COUNT);
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(saved.size());
    }

    /** Without a share, nobody would notice. */
    @Test
    void withoutVerificationADifferenceIsNotSeen() {
        assertThat(job(new Liar(5), 0).run()).isNotEqualTo(COUNT);
    }

    /** The next unit is under way while one is found out, and comes in, right, when its thread is interrupted. */
    @Test
    void whatThreadsBringAfterADifferenceIsDropped() {
        int verified = CountPlan.of(N).units().size() / 6;
        Block[] next = new Block[1];
        plan(device(block -> next[0] = block), 0).call(verified + 1);
        CountPlan lying = plan(device(block -> waitUntilInterrupted(block, next[0])), 0.001);
        List<CountUnit> units = lying.units().subList(verified, verified + 2);
        List<CountResult> results = new ArrayList<>();
        ThreadRunner runner = new ThreadRunner(2, "queens4j-test-", units.iterator());
        assertThatThrownBy(() -> runner.run(2, results::add, results::add)).isInstanceOf(WrongCountException.class);
        assertThat(results).isEmpty();
    }

    private static void waitUntilInterrupted(Block block, Block next) {
        boolean isNext = Arrays.equals(block.oddRowSets(), next.oddRowSets())
                && Arrays.equals(block.evenRowSets(), next.evenRowSets());
        if (isNext) {
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
        }
    }

    /** One that lies, after something else. */
    private static BlockDevice device(Consumer<Block> before) {
        Liar liar = new Liar(1);
        return new BlockDevice() {
            @Override
            public long thirds(Block block) {
                before.accept(block);
                return liar.thirds(block);
            }

            @Override
            public String name() {
                return liar.name();
            }
        };
    }

    @Test
    void whatAnExecutorBringsAfterADifferenceIsDroppedAndTheUnitNotTriedAgain() throws Exception {
        CountPlan plan = CountPlan.of(N);
        CompletableFuture<CountResult> wrong = new CompletableFuture<>();
        List<Integer> submitted = new ArrayList<>();
        ScriptedExecutor executor = new ScriptedExecutor(unit -> {
            submitted.add(unit.index());
            if (unit.index() == 0) {
                return wrong;
            }
            wrong.completeExceptionally(new WrongCountException(new CountResult(plan.name, 0, 3), "liar", 6));
            return CompletableFuture.completedFuture(unit.call());
        });
        List<CountResult> results = new ArrayList<>();
        ExecutorRunner runner = new ExecutorRunner(executor, plan.units().iterator(), 9, 3);
        assertThatThrownBy(() -> runner.run(9, results::add, results::add)).isInstanceOf(WrongCountException.class);
        assertThat(submitted).containsExactly(0, 1);
        assertThat(results).isEmpty();
    }

    @Test
    void aShareIsOneOfAll() {
        for (double wrong : new double[] {-0.1, 1.1, Double.NaN}) {
            Refusals.assertIllegal(
                    () -> CountJob.of(8).verify(wrong), "share must be between 0 and 1, but is " + wrong);
        }
    }
}
