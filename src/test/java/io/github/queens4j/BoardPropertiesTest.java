package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Oracle;
import java.util.Arrays;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class BoardPropertiesTest {

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.oneOf(RandomBoards.any(), permutations());
    }

    @Provide
    Arbitrary<Board> permutations() {
        return Arbitraries.oneOf(RandomBoards.permutations(), RandomBoards.solutions());
    }

    @Property(tries = 400)
    void transformingTwiceIsTransformingByTheProduct(
            @ForAll("permutations") Board board, @ForAll Symmetry first, @ForAll Symmetry second) {
        assertThat(board.transform(first).transform(second)).isEqualTo(board.transform(first.then(second)));
    }

    @Property(tries = 400)
    void aSymmetryNeitherMakesNorSpoilsASolution(@ForAll("permutations") Board board, @ForAll Symmetry symmetry) {
        assertThat(board.transform(symmetry).isSolution()).isEqualTo(board.isSolution());
    }

    @Property(tries = 400)
    void isSolutionAgreesWithAllPairs(@ForAll("permutations") Board board) {
        assertThat(board.isSolution()).isEqualTo(Oracle.isSolution(board.columns()));
    }

    @Property(tries = 400)
    void theCanonicalFormIsTheLeastImage(@ForAll("boards") Board board) {
        TreeSet<Board> orbit = new TreeSet<>();
        boolean permutation = Arrays.stream(board.columns()).distinct().count() == board.size();
        for (Symmetry s : Symmetry.values()) {
            if (permutation || s.keepsRows()) {
                orbit.add(board.transform(s));
            }
        }
        assertThat(board.canonical()).isEqualTo(orbit.first());
        assertThat(board.orbitSize()).isEqualTo(orbit.size());
    }

    @Property(tries = 400)
    void comparingIsConsistentWithEquals(@ForAll("boards") Board a, @ForAll("boards") Board b) {
        assertThat(a.compareTo(b) == 0).isEqualTo(a.equals(b));
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(-Integer.signum(b.compareTo(a)));
        assertThat(a.compareTo(Board.of(a.columns()))).isZero();
        assertThat(a).isEqualTo(Board.of(a.columns())).hasSameHashCodeAs(Board.of(a.columns()));
    }
}
