package com.example;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonSerializer;
import io.github.queens4j.Board;

/** Boards as arrays of their columns. */
class BoardJson {

    /** What Jackson is to see of a board. */
    interface Columns {
        @JsonValue
        int[] columns();

        @JsonCreator
        static Board of(int... columns) {
            return null; // Jackson calls Board.of.
        }
    }

    static ObjectMapper jackson() {
        return new ObjectMapper().addMixIn(Board.class, Columns.class);
    }

    static Gson gson() {
        JsonSerializer<Board> write = (board, type, context) -> context.serialize(board.columns());
        JsonDeserializer<Board> read = (json, type, context) -> Board.of(context.<int[]>deserialize(json, int[].class));
        return new GsonBuilder()
                .registerTypeAdapter(Board.class, write)
                .registerTypeAdapter(Board.class, read)
                .create();
    }
}
