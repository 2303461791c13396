package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchStatusTest {

    @Test
    void theLastBoardSaysHowFarTheSearchIs() {
        SearchStatus status = new SearchStatus(Puzzle.ofSize(4));
        assertThat(status.get()).isEqualTo("no board yet");
        List<String> texts =
                Solvers.stream(4).peek(status).map(board -> status.get()).toList();
        // [1, 3, 0, 2] lies at 1/4 + 3/16 + 0/64 + 2/256 of the board's squares, [2, 0, 3, 1] at 2/4 + 0/16 + 3/64 +
        // 1/256.
        assertThat(texts).containsExactly("1 board, about 45 %", "2 boards, about 55 %");
    }

    @Test
    void beforeTheFirstBoardTheProvenRowsDo() {
        SearchStatus status = new SearchStatus(Puzzle.ofSize(36));
        status.setProvenRows(11);
        assertThat(status.get()).isEqualTo("11 of 36 rows proven");
    }

    @Test
    void rowsThatAreGivenDoNotCount() {
        Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 7).withQueen(1, 3);
        SearchStatus status = new SearchStatus(puzzle);
        status.accept(Solvers.first(puzzle).orElseThrow());
        // The first board is [7, 3, 0, 2, ...]: 0/8 + 2/64 and some more.
        assertThat(status.get()).isEqualTo("1 board, about 4 %");
    }
}
