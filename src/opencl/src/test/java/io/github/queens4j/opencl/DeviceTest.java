package io.github.queens4j.opencl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.junit.jupiter.api.Assumptions.abort;

import io.github.queens4j.GivenSquares;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.KnownCounts;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountKernel;
import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.BlockDevice;
import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.count.join.Term;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a kernel must pass, on the first device that there is, be it a processor; skipped where there is none. */
class DeviceTest {

    @BeforeAll
    static void findDevice() {
        try {
            System.out.println("DeviceTest: on " + CountKernel.devices().get(0));
        } catch (IllegalStateException none) {
            System.out.println("DeviceTest: skipped, as " + none.getMessage());
            abort(none.getMessage());
        }
    }

    private static CountJob job(Puzzle puzzle) {
        return CountJob.of(puzzle).kernel(CountKernel.OPENCL);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
    void countsAreTheKnownOnes(int n) {
        assertThat(job(Puzzle.ofSize(n)).run()).isEqualTo(KnownCounts.of(n));
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 16, 17, 18, 19})
    @Tag("slow")
    void largerCountsAreTheKnownOnes(int n) {
        assertThat(job(Puzzle.ofSize(n)).verify(0).run()).isEqualTo(KnownCounts.of(n));
    }

    /** Given queens and blocked squares leave boards with fewer symmetries, or none. */
    @ParameterizedTest
    @EnumSource
    void puzzlesHaveTheirSolutions(Symmetry symmetry) {
        long seed = System.nanoTime();
        for (int n = 8; n <= 13; n++) {
            Puzzle puzzle = GivenSquares.random(Puzzle.ofSize(n), n % 2, 5, new Random(seed), symmetry);
            assertThat(job(puzzle).run())
                    .as("%s, seed %s", puzzle, seed)
                    .isEqualTo(Solvers.engine("bitmask").count(puzzle));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 21})
    @Tag("slow")
    void blocksOfLargeBoardsAreThoseOfThePortableKernel(int n) {
        blocksAgree(n);
    }

    @ParameterizedTest
    @ValueSource(ints = {22, 23, 24, 25, 26, 27, 28})
    @Tag("long")
    void blocksOfTheLargestBoardsAreThoseOfThePortableKernel(int n) {
        blocksAgree(n);
    }

    /** Late in the order of even row sets, where few tuples are left: the others take minutes. */
    private static void blocksAgree(int n) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (Term term : Term.of(Blocks.allSquares(n))) {
            int[] late = Arrays.stream(term.evenRowSets())
                    .filter(re -> Blocks.tuples(term, re) <= 20_000)
                    .toArray();
            if (late.length > 0 && term.b() > 1) {
                int[] evens = Blocks.some(late, 2, random);
                Block block = new Block(term, evens, Blocks.some(term.oddRowSets(), 3, random));
                assertThat(Kernel.onDevice("").thirds(block))
                        .as("%s, seed %s", term, seed)
                        .isEqualTo(Kernel.choose("portable").thirds(block));
            }
        }
    }

    /** As on a GPU that is none of NVIDIA's; a compiler that knows no sub-groups takes flags in their place. */
    @ParameterizedTest
    @EnumSource(names = {"SUBGROUPS", "FLAGS"})
    void otherVotesDoAsVectorsDo(Device.Votes votes) {
        List<Device> devices = Device.all();
        Device first = devices.get(devices.size() - 1);
        Device other = new Device(first.platform(), first.id(), first.name(), votes);
        int leafSize = other.votes().leafSize;
        BlockDevice device = new DeviceSum(
                votes.name(), leafSize, 1 << 20, () -> new OpenClCard(other), Kernel.choose("portable")::thirds);
        for (int n : new int[] {9, 12, 13}) {
            Term term = Term.of(Blocks.allSquares(n)).get(3);
            Block block = new Block(term, term.evenRowSets(), Blocks.first(term.oddRowSets(), 20));
            assertThat(device.thirds(block)).isEqualTo(Kernel.choose("portable").thirds(block));
        }
    }

    /** PoCL sets LLVM's, and the first safepoint that two threads meet at ends the JVM. */
    @ParameterizedTest
    @EnumSource
    void signalsAreStillHeardByTheJvm(JvmSignal signal) throws IOException {
        assertThat(job(Puzzle.ofSize(9)).run()).isEqualTo(KnownCounts.of(9));
        long handler = SignalHandlers.action(signal.number, null)
                .order(ByteOrder.nativeOrder())
                .getLong(0);
        try (Stream<String> maps = Files.lines(Path.of("/proc/self/maps"))) {
            assertThat(maps.filter(line -> isWithin(line, handler)))
                    .singleElement(STRING)
                    .contains("libjvm.so");
        }
    }

    private enum JvmSignal {
        SIGINT(2),
        SIGFPE(8),
        SIGSEGV(11),
        SIGTERM(15);

        private final int number;

        JvmSignal(int number) {
            this.number = number;
        }
    }

    private static boolean isWithin(String line, long address) {
        String[] ends = line.substring(0, line.indexOf(' ')).split("-", 2);
        return Long.compareUnsigned(Long.parseUnsignedLong(ends[0], 16), address) <= 0
                && Long.compareUnsigned(address, Long.parseUnsignedLong(ends[1], 16)) < 0;
    }

    @Test
    void theListSaysHowADeviceVotes() {
        Device first = Device.all().get(0);
        assertThat(CountKernel.devices().get(0))
                .startsWith("0: " + first.name() + " (OpenCL ")
                .containsPattern(
                        ", driver .+\\), [1-9]\\d* MB, [1-9]\\d* units, votes by (vectors|ptx|subgroups|flags)$");
    }

    @Test
    void whatIsNotThereIsRefusedWithWhatThereIs() {
        String first = CountKernel.devices().get(0);
        CountJob absent = job(Puzzle.ofSize(12)).device("no such device");
        assertThat(org.assertj.core.api.Assertions.catchThrowable(absent::run))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("\"no such device\"", first);
        assertThat(job(Puzzle.ofSize(10)).device("0").run()).isEqualTo(724);
    }

    @Test
    void anInterruptEndsASumPromptly() throws InterruptedException {
        Term term = Term.of(Blocks.allSquares(20)).get(4);
        Block block = new Block(term, Blocks.first(term.evenRowSets(), 16), term.oddRowSets());
        Kernel kernel = Kernel.onDevice("");
        Interruption.of(() -> kernel.thirds(block)).assertPrompt();
    }
}
