package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which kernel is used. */
class KernelTest {

    private static List<String> available() {
        return Kernels.available().stream().map(Kernel::name).toList();
    }

    /** The vector kernel too, where its module is. */
    @Test
    void aKernelIsChosenByName() {
        assertThat(available()).allSatisfy(name -> {
            assertThat(Kernel.choose(name).name()).isEqualTo(name);
            assertThat(Kernel.choose(name.toUpperCase(java.util.Locale.ROOT)).name())
                    .isEqualTo(name);
        });
    }

    @Test
    void withoutAWishAnAvailableKernelIsChosen() {
        assertThat(available())
                .contains(Kernel.choose(null).name(), Kernel.choose("auto").name());
        assertThat(Kernel.choose(null).name()).isEqualTo(Kernel.choose("auto").name());
    }

    @Test
    void anUnknownKernelIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Kernel.choose("fast"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("queens4j.kernel")
                .hasMessageContaining("auto, portable or vector")
                .hasMessageContaining("\"fast\"");
    }
}
