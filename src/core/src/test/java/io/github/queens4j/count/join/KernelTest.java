package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class KernelTest {

    /** The kernels that there have to be in this JVM: the vector kernel too, where its module is. */
    static List<Kernel> available() {
        boolean vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
        return vectors ? List.of(Kernel.portable(), Kernel.choose("vector")) : List.of(Kernel.portable());
    }

    @Test
    void withoutAWishAnAvailableKernelIsChosen() {
        String auto = Kernel.choose("auto").name();
        assertThat(available()).extracting(Kernel::name).contains(auto);
        assertThat(Kernel.choose(null).name()).isEqualTo(auto);
    }
}
