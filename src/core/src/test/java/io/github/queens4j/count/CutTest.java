package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.BlockSets;
import io.github.queens4j.count.join.Part;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An index is the same unit on all machines. What each unit is: for n = 5 to 24 all, for larger n some. */
class CutTest {

    private static final int ALL_UP_TO = 24;
    private static final int STEP = 499;
    private static final List<Rule> RULES = List.of(Rule.TOROIDAL, Rule.AMAZONS, Rule.NON_TOUCHING, Rule.SEMI_QUEENS);

    private enum Kind {
        QUEENS,
        PUZZLES,
        SEARCHES,
        PUZZLES_OF_SEARCHES;

        /** Such as all symmetries keep, a reflection in either diagonal, and none. */
        Stream<Puzzle> puzzles(int n) {
            Puzzle queens = Puzzle.ofSize(n);
            Puzzle search = queens.withRule(RULES.get(n / 2 % RULES.size()));
            return switch (this) {
                case QUEENS -> Stream.of(queens);
                case PUZZLES ->
                    Stream.of(
                            queens.withBlocked(0, 0)
                                    .withBlocked(n - 1, n - 1)
                                    .withBlocked(0, n - 1)
                                    .withBlocked(n - 1, 0),
                            queens.withBlocked(0, 0),
                            queens.withBlocked(0, n - 1),
                            queens.withQueen(0, n / 2).withBlocked(n - 1, 1));
                case SEARCHES -> Stream.of(search);
                case PUZZLES_OF_SEARCHES -> Stream.of(search.withQueen(1, 1).withBlocked(n - 1, 0));
            };
        }
    }

    /** Who changes a hash gives {@link CountPlan#SPLIT} the next number, here too: that of a number never changes. */
    @ParameterizedTest
    @CsvSource({
        "8, QUEENS, 28, 0ae8fa53ac7ff845",
        "8, PUZZLES, 28, a9bc02afcaec9739",
        "8, SEARCHES, 24, 5c5cdb59b237e481",
        "8, PUZZLES_OF_SEARCHES, 24, 4a9f9b417898b5bb"
    })
    void anotherCutHasAnotherNumber(int split, Kind kind, int most, String hash) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        DataOutputStream out = new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        for (int n = 5; n <= most; n++) {
            int step = n <= ALL_UP_TO ? 1 : STEP;
            kind.puzzles(n).forEach(puzzle -> write(CountPlan.of(puzzle), step, out));
        }
        assertThat("split=" + CountPlan.SPLIT + " " + HexFormat.of().formatHex(digest.digest(), 0, 8))
                .isEqualTo("split=" + split + " " + hash);
    }

    private static void write(CountPlan plan, int step, DataOutputStream out) {
        try {
            for (Part part : plan.parts) {
                out.writeInt(part.size());
                for (int unit = 0; unit < part.size(); unit += step) {
                    for (int[] set : sets(part, unit)) {
                        out.writeInt(set.length);
                        for (int each : set) {
                            out.writeShort(each);
                        }
                    }
                }
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<int[]> sets(Part part, int unit) {
        return part instanceof Beginnings search ? List.of(search.queens(unit)) : BlockSets.of(part, unit);
    }

    /** And an index is counted as the unit that it stands for. */
    @Test
    void aUnitIsCountedByItsIndex() {
        assertThat(CountPlan.of(15).units())
                .extracting(unit -> unit.call().thirds)
                .containsExactly(
                        0L, 0L, 91_992L, 9_744L, 3_596_976L, 1_574_904L, 47_928L, 1_105_080L, 409_248L, 1_680L, 0L, 0L);
    }
}
