package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solvers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchStatusTest {

    @Test
    void theLastBoardTellsHowFarItIs() {
        List<String> texts = new ArrayList<>();
        SearchStatus[] status = new SearchStatus[1];
        status[0] = new SearchStatus("searching", Puzzle.ofSize(4), board -> {
            texts.add(status[0].apply(80));
            return Visit.CONTINUE;
        });
        assertThat(status[0].apply(80)).isEqualTo("searching: no board yet, 0 s");
        Solvers.visit(4, status[0]);
        // [1, 3, 0, 2] lies at 1/4 + 3/16 + 0/64 + 2/256 of the board's squares, [2, 0, 3, 1] at 2/4 + 0/16 + 3/64 +
        // 1/256.
        assertThat(texts)
                .containsExactly("searching: 1 board, about 45 %, 0 s", "searching: 2 boards, about 55 %, 0 s");
    }

    @Test
    void theRowsThatAreProvenTellItBeforeTheFirstBoard() {
        SearchStatus status = new SearchStatus("searching", Puzzle.ofSize(36), board -> Visit.STOP);
        status.setProvenRows(11);
        assertThat(status.apply(80)).isEqualTo("searching: 11 of 36 rows proven, 0 s");
    }

    @Test
    void rowsThatAreGivenDoNotCount() {
        Puzzle puzzle = Puzzle.ofSize(8).withQueen(0, 7).withQueen(1, 3);
        SearchStatus status = new SearchStatus("searching", puzzle, board -> Visit.STOP);
        Solvers.visit(puzzle, status);
        // The first board is [7, 3, 0, 2, ...]: 0/8 + 2/64 and some more.
        assertThat(status.apply(80)).isEqualTo("searching: 1 board, about 4 %, 0 s");
    }
}
