package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.queens4j.site.Frame;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Two pages of two languages with the site's own worker, from a server that goes away. */
class SiteOfflineTest {

    private static final String START = "/index.html";
    private static final String GERMAN = "/de/index.html";

    /** What the server has; nothing while there is no network. */
    private final Map<String, String> files = new ConcurrentHashMap<>();

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().replaceFirst("/$", START);
        // Without an answer the connection breaks off.
        if (!files.isEmpty()) {
            byte[] file = files.getOrDefault(path, "").getBytes(StandardCharsets.UTF_8);
            String type = path.endsWith(".js") ? "text/javascript" : "text/html";
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(file.length == 0 ? 404 : 200, file.length == 0 ? -1 : file.length);
            exchange.getResponseBody().write(file);
        }
        exchange.close();
    }

    private void publish(String version) throws IOException {
        Path root = Path.of("");
        Stream<String> names = Stream.of(START, GERMAN).map(name -> name.substring(1));
        files.put(START, "<!DOCTYPE html><h1 id=\"text\">start " + version + "</h1>" + Frame.worker("", "new"));
        files.put(GERMAN, "<!DOCTYPE html><h1 id=\"text\">Anfang " + version + "</h1>" + Frame.worker("../", "neu"));
        files.put("/sw.js", Frame.serviceWorker(root, version, names));
    }

    @Test
    void allPagesAreKeptUntilAnotherVersionSaysThatItIsThere() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        String address = "http://127.0.0.1:" + server.getAddress().getPort();
        try (Page page = Page.empty(1280, 800)) {
            publish("1");
            page.go(address + "/");
            page.asyncScript("navigator.serviceWorker.ready.then(() => arguments[0]())");
            files.clear();
            for (String path : new String[] {"/", "/?from=a-link", START, START + "?day=2#today"}) {
                page.go(address + path);
                assertThat(page.text("text")).as(path).isEqualTo("start 1");
            }
            for (String path : new String[] {"/de/", GERMAN + "?day=2"}) {
                page.go(address + path);
                assertThat(page.text("text")).as(path).isEqualTo("Anfang 1");
            }
            assertThat(page.isShown("news")).isFalse();
            publish("2");
            page.go(address + "/de/");
            assertThat(page.text("text")).isEqualTo("Anfang 1");
            page.await(() -> page.isShown("news"));
            assertThat(page.text("news")).isEqualTo("neu");
            page.go(address + "/");
            assertThat(page.text("text")).isEqualTo("start 2");
            assertThat(page.isShown("news")).isFalse();
        } finally {
            server.stop(0);
        }
    }
}
