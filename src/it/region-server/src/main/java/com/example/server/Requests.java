package com.example.server;

import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Plays against the server, as the program on a telephone would; ends with an exception where an answer is wrong. */
public final class Requests {

    private static final Pattern SQUARE = Pattern.compile("\\[(\\d+),(\\d+)]");
    private static final List<String> WEEK =
            List.of("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22");

    private final HttpClient client = HttpClient.newHttpClient();
    private final PuzzleServer server;

    private Requests(PuzzleServer server) {
        this.server = server;
    }

    public static void main(String... args) throws Exception {
        List<String> first = new ArrayList<>();
        try (PuzzleServer server = new PuzzleServer(0)) {
            Requests requests = new Requests(server);
            for (String day : WEEK) {
                first.add(requests.get(200, "/" + day));
                int queens = requests.playByHints(day);
                expect(Regions.parse(first.get(first.size() - 1)).size(), queens);
            }
            requests.refusals();
            requests.otherMethods();
            requests.manyAtOnce();
            requests.halfSent();
            String page = requests.get(200, "/2026-11-21/page");
            expect(true, page.startsWith("<!DOCTYPE html>"));
        }
        try (PuzzleServer other = new PuzzleServer(0)) {
            for (int i = WEEK.size() - 1; i >= 0; i--) {
                expect(first.get(i), new Requests(other).get(200, "/" + WEEK.get(i)));
            }
        }
        System.out.println("region server, JDK " + Runtime.version().feature() + ": all answers are right");
    }

    /** Does what the hints say until the server says that the puzzle is solved; returns the number of queens. */
    private int playByHints(String day) throws Exception {
        List<String> queens = new ArrayList<>();
        List<String> crosses = new ArrayList<>();
        while (true) {
            String marks = "queens=" + String.join(",", queens) + "&crosses=" + String.join(",", crosses);
            String hint = get(200, "/" + day + "/hint?" + marks);
            if (hint.equals("{\"solved\":true}")) {
                return queens.size();
            }
            expect(true, hint.contains("\"text\":\""));
            int before = queens.size() + crosses.size();
            queens.addAll(squares(hint, "placed"));
            crosses.addAll(squares(hint, "crossedOut"));
            expect(true, queens.size() + crosses.size() > before);
        }
    }

    private static List<String> squares(String hint, String name) {
        String after = hint.substring(hint.indexOf("\"" + name + "\":[") + name.length() + 4);
        int end = after.startsWith("]") ? 0 : after.indexOf("]]") + 1;
        return SQUARE.matcher(after.substring(0, end))
                .results()
                .map((MatchResult square) -> square.group(1) + "." + square.group(2))
                .toList();
    }

    private void refusals() throws Exception {
        expect(true, get(400, "/2026-11-21/hint?queens=0.0,0.5").contains("same row"));
        expect(true, get(400, "/2026-11-21/hint?queens=0").contains("row.column"));
        expect(true, get(400, "/2026-11-21/hint?queens=99.0").contains("on the board"));
        expect(true, get(400, "/2026-11-21/hint?queens=a.0").contains("row.column"));
        expect(true, get(400, "/2026-11-21/hint?rooks=0.0").contains("row.column"));
        expect(
                true,
                get(400, "/2026-11-21/hint?queens=" + "0.0,".repeat(1000) + "0.0")
                        .contains("2000 characters"));
        get(404, "/tomorrow");
        get(404, "/2026-11-21/solution");
    }

    private void otherMethods() throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(request("/2026-11-22").uri());
        HttpResponse<String> post =
                client.send(request.POST(BodyPublishers.ofString("{}")).build(), BodyHandlers.ofString());
        expect(405, post.statusCode());
        HttpResponse<String> head =
                client.send(request.method("HEAD", BodyPublishers.noBody()).build(), BodyHandlers.ofString());
        expect("200 ", head.statusCode() + " " + head.body());
    }

    /** Requests that never end are cut off, and nobody else waits for them. */
    private void halfSent() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Socket socket = new Socket("localhost", server.port());
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write("GET /2026-11-22 HTTP/1.1\r\nHost: l".getBytes(StandardCharsets.US_ASCII));
            sockets.add(socket);
        }
        get(200, "/2026-11-22");
        for (Socket socket : sockets) {
            try (socket) {
                expect(true, socket.getInputStream().read() < 0);
            } catch (SocketException e) {
                // Cut off, not closed.
            }
        }
    }

    private void manyAtOnce() throws Exception {
        String expected = get(200, "/2026-11-22");
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            answers.add(client.sendAsync(request("/2026-11-22"), BodyHandlers.ofString()));
        }
        for (CompletableFuture<HttpResponse<String>> answer : answers) {
            expect(expected, answer.get().body());
        }
    }

    private String get(int status, String path) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(request(path), BodyHandlers.ofString());
        if (answer.statusCode() != status) {
            throw new AssertionError(path + " gave " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    private HttpRequest request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .build();
    }

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but was " + actual);
        }
    }
}
