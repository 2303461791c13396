package com.example.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.queens4j.Square;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Serves the puzzle of a day.
 *
 * <ul>
 *   <li>{@code /2026-11-21}: regions and difficulty, not the solution
 *   <li>{@code /2026-11-21/hint?queens=0.3,1.6&crosses=2.2}: the easiest next step for these marks, row and column from
 *       0
 *   <li>{@code /2026-11-21/page}: the page to play it on
 * </ul>
 */
public final class PuzzleServer implements AutoCloseable {

    static {
        // Read when the first server is made: a request that takes more seconds to arrive, or to be taken, is cut off.
        System.setProperty("sun.net.httpserver.maxReqTime", "5");
        System.setProperty("sun.net.httpserver.maxRspTime", "30");
    }

    private static final int LONGEST_QUERY = 2000;
    private static final String SQUARE = "\\d{1,2}\\.\\d{1,2}";
    private static final String MARKS = "(queens|crosses)=(" + SQUARE + "(," + SQUARE + ")*)?";
    private static final Pattern QUERY = Pattern.compile("(" + MARKS + "(&" + MARKS + ")*)?");

    private final DailyPuzzles puzzles = new DailyPuzzles();
    /** A thread waits while its request arrives, so others must not have to wait for it. */
    private final ExecutorService threads = Executors.newCachedThreadPool();

    private final HttpServer server;

    /** Port 0 is any that is free. */
    PuzzleServer(int port) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    /** Serves until the process ends, on the port that is given. */
    public static void main(String... args) throws IOException {
        PuzzleServer server = new PuzzleServer(args.length == 0 ? 8080 : Integer.parseInt(args[0]));
        System.out.println("http://localhost:" + server.port() + "/" + LocalDate.now() + "/page");
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** What is sent back. */
    private record Answer(int status, String type, String text) {

        static Answer json(String text) {
            return new Answer(200, "application/json", text);
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            boolean isHead = exchange.getRequestMethod().equals("HEAD");
            Answer answer;
            try {
                answer = isHead || exchange.getRequestMethod().equals("GET")
                        ? answer(exchange)
                        : new Answer(405, "application/json", "{\"error\":\"there is only GET and HEAD\"}");
            } catch (DateTimeParseException e) {
                answer = new Answer(404, "application/json", "{\"error\":\"a day such as /2026-11-21 is missing\"}");
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                // The library says in words what is wrong with the marks; players may read it.
                answer = new Answer(400, "application/json", "{\"error\":" + quoted(e.getMessage()) + "}");
            }
            byte[] body = answer.text().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", answer.type() + ";charset=utf-8");
            exchange.getResponseHeaders().set("Allow", "GET, HEAD");
            exchange.sendResponseHeaders(answer.status(), isHead ? -1 : body.length);
            if (!isHead) {
                try (OutputStream out = exchange.getResponseBody()) {
                    out.write(body);
                }
            }
        }
    }

    private Answer answer(HttpExchange exchange) {
        String[] path = exchange.getRequestURI().getPath().split("/", -1);
        LocalDate day = LocalDate.parse(path[1]);
        RegionPuzzle puzzle = puzzles.of(day);
        return switch (path.length < 3 ? "" : path[2]) {
            case "" ->
                Answer.json("{\"day\":\"" + day + "\",\"difficulty\":\"" + puzzle.difficulty() + "\","
                        // An object as well: its members are put into ours.
                        + puzzle.regions().format(RegionFormat.JSON).substring(1));
            case "hint" -> Answer.json(hint(puzzle, exchange.getRequestURI().getQuery()));
            case "page" ->
                new Answer(200, "text/html", RegionPage.of(List.of(puzzle)).html());
            default -> new Answer(404, "application/json", "{\"error\":\"there is only /hint and /page\"}");
        };
    }

    private static String hint(RegionPuzzle puzzle, String query) {
        Marks marks = new Marks(squares(query, "queens"), squares(query, "crosses"));
        return Hints.of(puzzle.regions()).next(marks).map(PuzzleServer::json).orElse("{\"solved\":true}");
    }

    private static String json(Deduction step) {
        return "{\"technique\":\"" + step.technique() + "\",\"placed\":" + json(step.placed()) + ",\"crossedOut\":"
                + json(step.crossedOut()) + ",\"reasons\":" + json(step.reasons()) + ",\"text\":"
                + quoted(step.explain()) + "}";
    }

    private static String json(List<Square> squares) {
        return squares.stream()
                .map(square -> "[" + square.row() + "," + square.column() + "]")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /** The squares of a name; a query that asks for more than a board has, or for anything else, is refused at once. */
    private static List<Square> squares(String query, String name) {
        if (query == null) {
            return List.of();
        }
        if (query.length() > LONGEST_QUERY || !QUERY.matcher(query).matches()) {
            throw new IllegalArgumentException(
                    "the query must be queens=row.column,... and crosses=row.column,... in at" + " most "
                            + LONGEST_QUERY + " characters, such as queens=0.3&crosses=1.2,1.3");
        }
        return Stream.of(query.split("&"))
                .filter(part -> part.startsWith(name + "=") && !part.endsWith("="))
                .flatMap(part -> Stream.of(part.substring(name.length() + 1).split(",")))
                .map(square -> square.split("\\."))
                .map(numbers -> new Square(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])))
                .toList();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
