package io.github.queens4j.trace;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.notation.Json;
import io.github.queens4j.search.Require;
import org.teavm.jso.JSExport;

/** What the live page asks: searches as any page of them has them, the same on the JVM and in a browser. */
public final class LiveSearch {

    /** The largest n that the page offers: there each engine still finds a board before the page is full. */
    public static final int MAX_SIZE = 16;

    private LiveSearch() {}

    /** Does nothing: TeaVM asks for a main method. */
    public static void main(String[] args) {}

    /**
     * The searches of one or two engines, or what is refused by its message as {@code error}.
     *
     * @param queens rows and columns of given queens, in turn; blocked squares in the same way
     * @param until how many solutions, 0 for all
     * @param title of the page, empty for that which names n and rule
     * @param isWhole whether the searches are to go on after the first step
     */
    @JSExport
    public static String record(
            int n,
            String rule,
            String[] engines,
            int[] queens,
            int[] blocked,
            int until,
            String title,
            boolean isWhole) {
        try {
            Puzzle puzzle = Puzzle.ofSize(Require.between(1, MAX_SIZE, "n", n)).withRule(Rule.named(rule));
            for (int i = 0; i < queens.length; i += 2) {
                puzzle = puzzle.withQueen(queens[i], queens[i + 1]);
            }
            for (int i = 0; i < blocked.length; i += 2) {
                puzzle = puzzle.withBlocked(blocked[i], blocked[i + 1]);
            }
            SearchPage page = SearchPage.of(puzzle);
            for (String engine : engines) {
                page = page.engine(engine);
            }
            page = until == 0 ? page : page.until(until);
            page = title.isEmpty() ? page : page.title(title);
            return page.data(isWhole ? SearchPage.MOST_CHARACTERS : 0).toString();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return Json.compact().with("error", String.valueOf(e.getMessage())).toString();
        }
    }
}
