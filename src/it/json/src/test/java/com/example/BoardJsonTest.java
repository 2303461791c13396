package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardJsonTest {

    private static final List<Board> BOARDS = Solvers.stream(6).toList();
    private static final String TEXT = "[[1,3,5,0,2,4],[2,5,1,4,0,3],[3,0,4,1,5,2],[4,2,0,5,3,1]]";

    @Test
    void jacksonWritesAndReadsColumns() throws Exception {
        ObjectMapper mapper = BoardJson.jackson();
        assertEquals(TEXT, mapper.writeValueAsString(BOARDS));
        assertEquals(BOARDS, List.of(mapper.readValue(TEXT, Board[].class)));
        assertThrows(JsonMappingException.class, () -> mapper.readValue("[2,0]", Board.class));
    }

    @Test
    void gsonWritesAndReadsColumns() {
        Gson gson = BoardJson.gson();
        assertEquals(TEXT, gson.toJson(BOARDS));
        assertEquals(BOARDS, List.of(gson.fromJson(TEXT, Board[].class)));
        assertThrows(IllegalArgumentException.class, () -> gson.fromJson("[2,0]", Board.class));
    }

    @Test
    void theTextOfABoardIsTheSameJson() throws Exception {
        for (Board board : BOARDS) {
            assertEquals(board, BoardJson.jackson().readValue(board.format(BoardFormat.JSON), Board.class));
            assertEquals(board, Board.parse(BoardJson.gson().toJson(board)));
        }
    }
}
