package io.github.queens4j;

import java.util.ArrayList;
import java.util.List;

/** The calls that one search made of its listener and its visitor, in order, and its report. */
record SearchEvents(List<Event> all, SearchReport report) {

    enum Kind {
        PLACE,
        REJECT,
        REMOVE,
        SOLUTION,
        VISIT,
        CANDIDATE
    }

    /** One call; the numbers are -1 and the board is empty where the call has none. */
    record Event(Kind kind, int row, int column, int attackingRow, Board board) {

        static Event of(Kind kind, int row, int column) {
            return new Event(kind, row, column, -1, Board.of());
        }

        static Event reject(int row, int column, int attackingRow) {
            return new Event(Kind.REJECT, row, column, attackingRow, Board.of());
        }

        static Event of(Kind kind, Board board) {
            return new Event(kind, -1, -1, -1, board);
        }
    }

    static SearchEvents of(Solver solver, Puzzle puzzle) {
        return upTo(Integer.MAX_VALUE, solver, puzzle);
    }

    /** A search that its visitor stops at some solution. */
    static SearchEvents upTo(int solutions, Solver solver, Puzzle puzzle) {
        List<Event> events = new ArrayList<>();
        int[] left = {solutions};
        Ear recorder = event -> {
            events.add(event);
            left[0] -= event.kind() == Kind.VISIT ? 1 : 0;
            return left[0] == 0 ? Visit.STOP : Visit.CONTINUE;
        };
        return new SearchEvents(events, solver.visit(puzzle, recorder, recorder));
    }

    List<Event> without(Kind kind) {
        return all.stream().filter(event -> event.kind() != kind).toList();
    }

    long count(Kind kind) {
        return all.stream().filter(event -> event.kind() == kind).count();
    }

    List<Board> visited() {
        return all.stream()
                .filter(event -> event.kind() == Kind.VISIT)
                .map(Event::board)
                .toList();
    }

    interface Ear extends SearchListener, SolutionVisitor {

        /** What the listener or visitor says to the call. */
        Visit hear(Event event);

        @Override
        default Visit candidate(Board board) {
            return hear(Event.of(Kind.CANDIDATE, board));
        }

        @Override
        default Visit place(int row, int column) {
            return hear(Event.of(Kind.PLACE, row, column));
        }

        @Override
        default Visit reject(int row, int column, int attackingRow) {
            return hear(Event.reject(row, column, attackingRow));
        }

        @Override
        default Visit remove(int row, int column) {
            return hear(Event.of(Kind.REMOVE, row, column));
        }

        @Override
        default Visit solution(Board board) {
            return hear(Event.of(Kind.SOLUTION, board));
        }

        @Override
        default Visit visit(Board board) {
            return hear(Event.of(Kind.VISIT, board));
        }
    }
}
