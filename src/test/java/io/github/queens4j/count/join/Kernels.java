package io.github.queens4j.count.join;

import java.util.List;

/** The kernels that there have to be in this JVM. */
final class Kernels {

    private Kernels() {}

    static List<Kernel> available() {
        boolean vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
        return vectors ? List.of(Kernel.portable(), Kernel.choose("vector")) : List.of(Kernel.portable());
    }
}
