package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.json.Json;

/**
 * A Firefox of its own, spoken to in WebDriver BiDi (https://w3c.github.io/webdriver-bidi), which it understands
 * without a driver beside it.
 */
final class Firefox implements AutoCloseable, WebSocket.Listener {

    private static final Pattern ADDRESS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
    private static final Json JSON = new Json();

    private final Path folder;
    private final Process process;
    private final WebSocket socket;
    private final Map<Long, CompletableFuture<Map<String, Object>>> answers = new ConcurrentHashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private final String tab;
    private long last;

    private Firefox(Path folder, Process process, String address) {
        this.folder = folder;
        this.process = process;
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address + "/session"), this)
                .join();
        send("session.new", Map.of("capabilities", Map.of()));
        send("session.subscribe", Map.of("events", List.of("log.entryAdded")));
        List<?> tabs = (List<?>) send("browsingContext.getTree", Map.of()).get("contexts");
        tab = (String) ((Map<?, ?>) tabs.get(0)).get("context");
    }

    /** Starts the program; a window is no larger than a screen, which a headless one takes from its environment. */
    static Firefox start(String program, int width, int height) throws IOException {
        Path folder = Files.createTempDirectory("queens4j-firefox");
        ProcessBuilder builder = new ProcessBuilder(
                program, "--headless", "--no-remote", "--profile", folder.toString(), "--remote-debugging-port", "0");
        builder.environment().putAll(Map.of("MOZ_HEADLESS_WIDTH", "" + width, "MOZ_HEADLESS_HEIGHT", "" + height));
        Process process = builder.redirectErrorStream(true).start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line; (line = said.readLine()) != null; ) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return new Firefox(folder, process, address.group(1));
            }
        }
        throw new IOException(program + " ended before it could be spoken to");
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isWhole) {
        part.append(text);
        if (isWhole) {
            receive(JSON.toType(part.toString(), Json.MAP_TYPE));
            part.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    private void receive(Map<String, Object> message) {
        if (message.get("id") instanceof Number id) {
            Objects.requireNonNull(answers.remove(id.longValue())).complete(message);
        } else if (message.get("params") instanceof Map<?, ?> entry && !"info".equals(entry.get("level"))) {
            complaints.add(entry.get("level") + ": " + entry.get("text"));
        }
    }

    private Map<String, Object> send(String method, Map<String, Object> parameters) {
        long id = ++last;
        CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(JSON.toJson(Map.of("id", id, "method", method, "params", parameters)), true);
        try {
            Map<String, Object> said = answer.get(1, TimeUnit.MINUTES);
            assertThat(said).as(method).containsEntry("type", "success");
            return JSON.toType(JSON.toJson(said.get("result")), Json.MAP_TYPE);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("no answer to " + method, e);
        }
    }

    private Map<String, Object> sendToTab(String method, Map<String, Object> parameters) {
        Map<String, Object> all = new HashMap<>(parameters);
        all.put("context", tab);
        return send(method, all);
    }

    void write(String html) throws IOException {
        goTo(Files.writeString(folder.resolve("page.html"), html).toUri().toString());
    }

    void goTo(String address) {
        sendToTab("browsingContext.navigate", Map.of("url", address, "wait", "complete"));
    }

    /** What an expression is, as text. */
    String ask(String expression) {
        Map<String, Object> answer = send(
                "script.evaluate",
                Map.of(
                        "expression",
                        "String(" + expression + ")",
                        "target",
                        Map.of("context", tab),
                        "awaitPromise",
                        true));
        assertThat(answer).as(expression).containsEntry("type", "success");
        return String.valueOf(((Map<?, ?>) Objects.requireNonNull(answer.get("result"))).get("value"));
    }

    void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("thirty seconds").isLessThan(end);
        }
    }

    /** Goes down on the middle of the first element, over the others, and up: of the mouse, or a finger. */
    void stroke(String pointer, String... elements) {
        List<Map<String, Object>> actions = new ArrayList<>();
        for (String element : elements) {
            String[] place =
                    ask("(({left, top, width, height}) => [left + width / 2, top + height / 2].map(Math.round))"
                                    + "(document.querySelector(`" + element + "`).getBoundingClientRect())")
                            .split(",");
            actions.add(
                    Map.of("type", "pointerMove", "x", Integer.parseInt(place[0]), "y", Integer.parseInt(place[1])));
            if (actions.size() == 1) {
                actions.add(Map.of("type", "pointerDown", "button", 0));
            }
        }
        actions.add(Map.of("type", "pointerUp", "button", 0));
        perform(Map.of(
                "type", "pointer", "id", pointer, "parameters", Map.of("pointerType", pointer), "actions", actions));
    }

    void press(String key) {
        perform(Map.of(
                "type",
                "key",
                "id",
                "keys",
                "actions",
                List.of(Map.of("type", "keyDown", "value", key), Map.of("type", "keyUp", "value", key))));
    }

    private void perform(Map<String, Object> source) {
        sendToTab("input.performActions", Map.of("actions", List.of(source)));
    }

    /** Warnings and errors since it was last asked. */
    List<String> takeComplaints() {
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        process.onExit().join();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
