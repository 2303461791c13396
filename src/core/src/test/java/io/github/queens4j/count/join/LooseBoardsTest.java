package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.contract.Interruption;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every board has exactly one number, so that numbers at random are boards at random. */
class LooseBoardsTest {

    /** The numbers of boards are A000170. */
    @ParameterizedTest
    @CsvSource({"0,1", "1,1", "2,0", "3,0", "4,2", "5,10", "6,4", "7,40", "8,92", "9,352", "10,724", "11,2680"})
    void everyBoardHasOneNumber(int n, int count) {
        LooseBoards loose = new LooseBoards(n);
        int[] columns = new int[n];
        Set<Board> boards = new HashSet<>();
        int found = 0;
        for (long number = 0; number < loose.size(); number++) {
            if (loose.board(number, columns)) {
                Board board = Board.of(columns);
                assertThat(board.isSolution()).isTrue();
                boards.add(board);
                found++;
            }
        }
        assertThat(found).isEqualTo(count);
        assertThat(boards).hasSize(count);
    }

    @Test
    void theirNumbersFitUpToTheLargestSize() {
        assertThat(new LooseBoards(16).size()).isEqualTo(103_783_608_480L);
        assertThat(new LooseBoards(20).size()).isEqualTo(2_597_331_739_850_016L);
    }

    @Test
    void anInterruptEndsTheCount() {
        Interruption.assertRefused(() -> new LooseBoards(20));
    }
}
