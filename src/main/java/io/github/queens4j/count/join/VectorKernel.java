package io.github.queens4j.count.join;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

final class VectorKernel {
    static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;

    private VectorKernel() {}
}
