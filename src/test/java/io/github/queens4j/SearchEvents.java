package io.github.queens4j;

import io.github.queens4j.SolutionVisitor.Visit;
import java.util.ArrayList;
import java.util.List;

/**
 * What one search told its listener and its visitor, in the order in which it did.
 *
 * @param all the calls
 * @param report what the search reported in the end
 */
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

    /** A complete search. */
    static SearchEvents of(Solver solver, Puzzle puzzle) {
        return upTo(Integer.MAX_VALUE, solver, puzzle);
    }

    /** A search that its visitor stops at some solution. */
    static SearchEvents upTo(int solutions, Solver solver, Puzzle puzzle) {
        Recorder recorder = new Recorder(solutions);
        SearchReport report = solver.solve(puzzle, recorder, recorder);
        return new SearchEvents(recorder.events, report);
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

    private static final class Recorder implements SearchListener, SolutionVisitor {
        private final List<Event> events = new ArrayList<>();
        private int left;

        Recorder(int solutions) {
            left = solutions;
        }

        @Override
        public Visit candidate(Board board) {
            events.add(Event.of(Kind.CANDIDATE, board));
            return Visit.CONTINUE;
        }

        @Override
        public Visit place(int row, int column) {
            events.add(Event.of(Kind.PLACE, row, column));
            return Visit.CONTINUE;
        }

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            events.add(Event.reject(row, column, attackingRow));
            return Visit.CONTINUE;
        }

        @Override
        public Visit remove(int row, int column) {
            events.add(Event.of(Kind.REMOVE, row, column));
            return Visit.CONTINUE;
        }

        @Override
        public Visit solution(Board board) {
            events.add(Event.of(Kind.SOLUTION, board));
            return Visit.CONTINUE;
        }

        @Override
        public Visit visit(Board board) {
            events.add(Event.of(Kind.VISIT, board));
            left--;
            return left == 0 ? Visit.STOP : Visit.CONTINUE;
        }
    }
}
