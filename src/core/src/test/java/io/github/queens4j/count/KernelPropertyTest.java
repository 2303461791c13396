package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Programs;
import io.github.queens4j.Solvers;
import org.junit.jupiter.api.Test;

/** A wrong kernel is named each time somebody counts, whoever it is, and as an exception. */
class KernelPropertyTest {

    static final class Main {
        public static void main(String... args) {
            attempt(() -> CountJob.of(14).threads(2).run());
            attempt(() -> CountPlan.of(14).units().get(0).call());
            attempt(() -> Solvers.count(14));
            attempt(() -> CountJob.of(14).threads(1).run());
        }

        private static void attempt(Runnable count) {
            try {
                count.run();
                System.out.println("counted");
            } catch (RuntimeException | Error failure) {
                System.out.println(failure);
            }
        }
    }

    @Test
    void anUnknownKernelIsRefusedEachTime() throws Exception {
        String refusal =
                "java.lang.IllegalArgumentException: queens4j.kernel must be auto, portable, vector or opencl, but is \"foo\"";
        assertThat(Programs.output(Main.class, "-Dqueens4j.kernel=foo").lines())
                .containsExactly(refusal, refusal, refusal, refusal);
    }

    @Test
    void vectorsThatAreNotThereAreRefusedEachTime() throws Exception {
        assertThat(Programs.output(Main.class, "-Dqueens4j.kernel=vector").lines())
                .hasSize(4)
                .allMatch(line -> line.startsWith(
                        "java.lang.IllegalStateException: the vector kernel needs a JVM with the module"));
    }

    /** The library alone has no device. */
    @Test
    void devicesAreInAnArtifactOfTheirOwn() {
        CountJob job = CountJob.of(12).kernel(CountKernel.OPENCL);
        String missing = "the opencl kernel needs the artifact queens4j-opencl beside queens4j on the path; "
                + "the distribution of the command line has it";
        assertThatThrownBy(job::run).isInstanceOf(IllegalStateException.class).hasMessage(missing);
        assertThatThrownBy(job.device("0")::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(missing);
        assertThatThrownBy(CountKernel::devices).isInstanceOf(IllegalStateException.class);
    }

    /** As units on other machines do, those of no job take the one of their JVM. */
    @Test
    void aJobHasItsOwnKernel() {
        assertThat(CountJob.of(12).kernel(CountKernel.PORTABLE).threads(2).run())
                .isEqualTo(14200);
        CountUnit unit = CountPlan.of(8)
                .with(CountJob.of(8).kernel(CountKernel.PORTABLE))
                .units()
                .get(0);
        assertThat(Serial.copy(unit).call()).isEqualTo(unit.call());
        CountJob vectors = CountJob.of(12).kernel(CountKernel.VECTOR);
        if (ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()) {
            assertThat(vectors.run()).isEqualTo(14200);
        } else {
            assertThatThrownBy(vectors::run)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("--add-modules jdk.incubator.vector");
        }
    }
}
