package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which kernel is used. */
class KernelsTest {

    private static List<String> available() {
        return Kernels.available().stream().map(JoinKernel::name).toList();
    }

    @Test
    void thePortableKernelIsAlwaysThereAndTheVectorKernelWhereItsModuleIs() {
        boolean vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
        assertThat(available()).isEqualTo(vectors ? List.of("portable", "vector") : List.of("portable"));
    }

    @Test
    void aKernelIsChosenByName() {
        assertThat(available()).allSatisfy(name -> {
            assertThat(Kernels.choose(name).name()).isEqualTo(name);
            assertThat(Kernels.choose(name.toUpperCase(java.util.Locale.ROOT)).name())
                    .isEqualTo(name);
        });
    }

    @Test
    void withoutAWishAnAvailableKernelIsChosen() {
        assertThat(available())
                .contains(Kernels.choose(null).name(), Kernels.choose("auto").name());
        assertThat(Kernels.choose(null).name()).isEqualTo(Kernels.choose("auto").name());
    }

    @Test
    void anUnknownKernelIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Kernels.choose("fast"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("queens4j.kernel")
                .hasMessageContaining("auto, portable or vector")
                .hasMessageContaining("\"fast\"");
    }
}
