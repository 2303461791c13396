package io.github.queens4j.tour;

import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.Grid;
import io.github.queens4j.tour.graph.KnightGraph;
import io.github.queens4j.tour.graph.MoveLimitException;
import io.github.queens4j.tour.search.PrunedSearch;
import java.time.Duration;
import java.util.Objects;

/** Lists all tours of a problem. Not for use by several threads. */
final class TourVisit {

    private final TourVisitor visitor;
    private final Grid grid;
    private final PrunedSearch search;
    private long tours;

    private TourVisit(TourProblem problem, Square start, TourVisitor visitor, Effort effort) {
        this.visitor = visitor;
        this.grid = new Grid(problem.rows(), problem.columns());
        Goal goal = problem.kind() == TourKind.OPEN ? Goal.OPEN : Goal.CLOSED;
        KnightGraph graph = KnightGraph.of(grid);
        this.search = PrunedSearch.inGivenOrder(graph, grid.square(start.row(), start.column()), goal, effort);
    }

    static TourVisitReport run(TourProblem problem, TourVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        long begin = System.nanoTime();
        Effort effort = new Effort(problem.moveLimit());
        Square start = problem.start().orElse(new Square(0, 0));
        long tours = 0;
        TourVisitReport.Outcome outcome = TourVisitReport.Outcome.COMPLETE;
        if (TourTheory.of(problem.startingAt(start.row(), start.column())) != TourTheory.Verdict.NONE) {
            TourVisit visit = new TourVisit(problem, start, visitor, effort);
            outcome = visit.run();
            tours = visit.tours;
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return new TourVisitReport(tours, effort.moves(), elapsed, outcome);
    }

    private TourVisitReport.Outcome run() {
        while (true) {
            PrunedSearch.Result result;
            try {
                result = search.next(Long.MAX_VALUE);
            } catch (MoveLimitException e) {
                return TourVisitReport.Outcome.LIMIT;
            }
            if (result != PrunedSearch.Result.FOUND) {
                return TourVisitReport.Outcome.COMPLETE;
            }
            tours++;
            if (visitor.visit(new Tour(grid, search.path())) == TourVisitor.Visit.STOP) {
                return TourVisitReport.Outcome.STOPPED;
            }
        }
    }
}
