package io.github.queens4j.tour;

import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Square;
import io.github.queens4j.tour.search.Grid;
import io.github.queens4j.tour.search.KnightGraph;
import io.github.queens4j.tour.search.MoveBudget;
import io.github.queens4j.tour.search.MoveOrder;
import io.github.queens4j.tour.search.PrunedSearch;
import java.time.Duration;
import java.util.Objects;

/** Lists all tours of a problem. Not for use by several threads. */
final class TourVisit {

    private final TourVisitor visitor;
    private final Grid grid;
    private final PrunedSearch search;
    private long tours;

    private TourVisit(TourProblem problem, Square start, TourVisitor visitor, MoveBudget budget) {
        this.visitor = visitor;
        this.grid = new Grid(problem.rows(), problem.columns());
        KnightGraph graph = KnightGraph.of(grid);
        int first = grid.square(start.row(), start.column());
        this.search = problem.kind() == TourKind.OPEN
                ? PrunedSearch.open(graph, first, MoveOrder.given(), budget)
                : PrunedSearch.closed(graph, first, MoveOrder.given(), budget);
    }

    static TourVisitReport run(TourProblem problem, TourVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        long begin = System.nanoTime();
        MoveBudget budget = new MoveBudget(problem.moveLimit());
        Square start = problem.start().orElse(new Square(0, 0));
        long tours = 0;
        TourVisitReport.Outcome outcome = TourVisitReport.Outcome.COMPLETE;
        if (!TourTheory.excludes(problem.startingAt(start.row(), start.column()))) {
            TourVisit visit = new TourVisit(problem, start, visitor, budget);
            outcome = visit.run();
            tours = visit.tours;
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        return new TourVisitReport(tours, budget.moves(), elapsed, outcome);
    }

    private TourVisitReport.Outcome run() {
        while (true) {
            PrunedSearch.Result result;
            try {
                result = search.next(Long.MAX_VALUE);
            } catch (MoveBudget.LimitException e) {
                return TourVisitReport.Outcome.LIMIT;
            }
            if (result != PrunedSearch.Result.FOUND) {
                return TourVisitReport.Outcome.COMPLETE;
            }
            tours++;
            Visit visit = visitor.visit(new Tour(grid, search.path()));
            Objects.requireNonNull(visit, "the visitor returned null instead of CONTINUE or STOP");
            if (visit == Visit.STOP) {
                return TourVisitReport.Outcome.STOPPED;
            }
        }
    }
}
