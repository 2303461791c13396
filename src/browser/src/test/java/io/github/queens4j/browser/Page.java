package io.github.queens4j.browser;

import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.Pause;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The page in a browser of its own, with words for what a player does and sees. */
final class Page implements AutoCloseable {

    static final int DESKTOP_WIDTH = 1280;
    static final int PHONE_WIDTH = 390;

    /** Pictures of the page, to be looked at. */
    private static final Path PICTURES = Path.of("target", "browser", "pictures");

    /** Browsers that no page has any more, the last one first: the next page of their size takes them over. */
    private static final Deque<Browser> IDLE = new ArrayDeque<>();

    private static final int MOST_IDLE = 2;

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> IDLE.forEach(browser -> browser.driver().quit())));
    }

    private record Browser(String size, ChromeDriver driver) {}

    private final List<RegionPuzzle> puzzles;
    private final String size;
    private final ChromeDriver browser;
    private final Path file;

    private Page(List<RegionPuzzle> puzzles, String size, ChromeDriver browser, Path file) {
        this.puzzles = puzzles;
        this.size = size;
        this.browser = browser;
        this.file = file;
    }

    static Page open(int width, RegionPuzzle... puzzles) {
        return open(width, 844, page -> page, puzzles);
    }

    static Page open(int width, int height, UnaryOperator<RegionPage> change, RegionPuzzle... puzzles) {
        Page page = empty(width, height, puzzles);
        page.write(change.apply(RegionPage.of(page.puzzles)));
        return page;
    }

    /** A browser for pages that have no puzzles, still without any. */
    static Page empty(int width, int height, RegionPuzzle... puzzles) {
        try {
            boolean isPhone = width < 1000;
            String size = isPhone ? width + " x " + height : "any";
            Path file = Files.createTempFile("queens", ".html");
            Page page = new Page(List.of(puzzles), size, idle(size).orElseGet(() -> start(width, height)), file);
            if (!isPhone) {
                page.resize(width, height);
            }
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<ChromeDriver> idle(String size) {
        Optional<Browser> found =
                IDLE.stream().filter(idle -> idle.size.equals(size)).findFirst();
        found.ifPresent(IDLE::remove);
        return found.map(Browser::driver);
    }

    /** What there is to see, without the frame of the window. */
    void resize(int width, int height) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        browser.executeAsyncScript(
                "requestAnimationFrame(() => requestAnimationFrame(arguments[arguments.length - 1]))");
    }

    /** Another page in place of this one, with the same storage. */
    void write(RegionPage page) {
        write(page.html());
    }

    void write(String html) {
        try {
            Files.writeString(file, html);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        reload();
    }

    /** Debian's chromium and its driver, or those that the properties name; nothing is fetched. */
    private static ChromeDriver start(int width, int height) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(System.getProperty("browser.binary", "/usr/bin/chromium"));
        // Root, as in containers, has no sandbox.
        options.addArguments("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars");
        // Nothing of its own to do beside the page: no updates, no calls home.
        options.addArguments("--no-first-run", "--disable-background-networking", "--disable-component-update");
        options.addArguments("--window-size=" + width + "," + height);
        if (width < 1000) {
            Map<String, Object> metrics = Map.of("width", width, "height", height, "pixelRatio", 2.0, "touch", true);
            options.setExperimentalOption("mobileEmulation", Map.of("deviceMetrics", metrics));
        }
        LoggingPreferences log = new LoggingPreferences();
        log.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, log);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(System.getProperty("browser.driver", "/usr/bin/chromedriver")))
                .build();
        ChromeDriver browser = new ChromeDriver(service, options);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(10));
        return browser;
    }

    void reload() {
        browser.get(file.toUri().toString());
    }

    /** As if the page had never been opened: it saves when it is left, and that is cleared after it. */
    void forget() {
        script("document.addEventListener('visibilitychange', () => localStorage.clear());");
        reload();
    }

    /** What day it is from now on, on this page and after each reload. */
    void setToday(LocalDate day) {
        String date = "Date = class extends Date { constructor(...parts) { parts.length ? super(...parts) : super("
                + day.getYear() + ", " + (day.getMonthValue() - 1) + ", " + day.getDayOfMonth() + ", 12) } }";
        browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", date));
        script(date);
    }

    /** The page at an address that ends so. */
    void goTo(String hash) {
        browser.get(file.toUri() + hash);
    }

    /** On paper of the size A4, as PDF. */
    byte[] printed() {
        Object data = browser.executeCdpCommand("Page.printToPDF", Map.of("paperWidth", 8.27, "paperHeight", 11.69))
                .get("data");
        return Base64.getDecoder().decode((String) data);
    }

    /** As if it were printed. */
    void print() {
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    }

    /** Another tab in front of this one while something is done. */
    void behindAnotherTab(Runnable action) {
        String tab = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        action.run();
        browser.close();
        browser.switchTo().window(tab);
    }

    String clipboard() {
        browser.executeCdpCommand("Browser.grantPermissions", Map.of("permissions", List.of("clipboardReadWrite")));
        return (String) browser.executeAsyncScript("navigator.clipboard.readText().then(arguments[0], arguments[0])");
    }

    void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("nothing came of it within thirty seconds");
            }
            // Meanwhile the processors are the browser's.
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }

    void go(String address) {
        browser.get(address);
    }

    List<RegionPuzzle> puzzles() {
        return puzzles;
    }

    RegionPuzzle puzzle(int index) {
        return puzzles.get(index);
    }

    Actions actions() {
        return new Actions(browser);
    }

    WebElement square(int index, int row, int column) {
        int n = puzzles.get(index).regions().size();
        return browser.findElement(By.cssSelector("[data-square='" + (row * n + column) + "']"));
    }

    List<WebElement> squares(String selector) {
        return browser.findElements(By.cssSelector("#board " + selector));
    }

    WebElement byId(String id) {
        return browser.findElement(By.id(id));
    }

    String text(String id) {
        return byId(id).getText();
    }

    /** Buttons, boxes and lists that a player can reach now. */
    List<WebElement> controls() {
        return browser.findElements(By.cssSelector("button, input, select, summary")).stream()
                .filter(WebElement::isDisplayed)
                .toList();
    }

    /** A finger that goes over an element, from its middle, so many pixels to the right. */
    void swipe(WebElement element, int across) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence stroke = new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerMove(
                        Duration.ofMillis(50), PointerInput.Origin.fromElement(element), across, 0))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        browser.perform(List.of(stroke));
    }

    /** A stroke along a row, so many milliseconds a square: of a finger on a phone, of the mouse otherwise. */
    void draw(int pace, int row, List<Integer> columns) {
        boolean isPhone = (Boolean) script("return matchMedia('(pointer: coarse)').matches");
        PointerInput pointer = new PointerInput(isPhone ? PointerInput.Kind.TOUCH : PointerInput.Kind.MOUSE, "stroke");
        Sequence stroke = new Sequence(pointer, 0);
        for (int i = 0; i < columns.size(); i++) {
            // Where the squares are before the stroke: the hand does not follow a board that moves.
            List<?> place = (List<?>) script(
                    "const {left, top, width} = document.querySelector(`[data-square='${arguments[0]}']`)"
                            + ".getBoundingClientRect(); return [left + width / 2, top + width / 2].map(Math.round)",
                    row + "," + columns.get(i));
            int x = ((Number) place.get(0)).intValue();
            int y = ((Number) place.get(1)).intValue();
            stroke.addAction(pointer.createPointerMove(
                    Duration.ofMillis(i == 0 ? 0 : pace), PointerInput.Origin.viewport(), x, y));
            if (i == 0) {
                stroke.addAction(pointer.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
            }
        }
        browser.perform(List.of(stroke.addAction(pointer.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    void tap(WebElement square, int times) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence taps = new Sequence(finger, 0);
        for (int i = 0; i < times; i++) {
            taps.addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(square), 0, 0));
            taps.addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
            taps.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        }
        browser.perform(List.of(taps));
    }

    void press(WebElement square, Duration time) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        browser.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(square), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(new Pause(finger, time))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    /** A finger that rests on a square before it goes to another. */
    void restAndDraw(WebElement from, WebElement to, Duration time) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        browser.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(from), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(new Pause(finger, time))
                .addAction(finger.createPointerMove(Duration.ofMillis(200), PointerInput.Origin.fromElement(to), 0, 0))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    /** A right click on each square of the solution. */
    void solve(int index) {
        int[] columns = puzzle(index).solution().columns();
        for (int row = 0; row < columns.length; row++) {
            actions().contextClick(square(index, row, columns[row])).perform();
        }
    }

    /** A cross and then a queen on each square of the solution. */
    void solveByTouch(int index) {
        int[] columns = puzzle(index).solution().columns();
        for (int row = 0; row < columns.length; row++) {
            tap(square(index, row, columns[row]), 2);
        }
    }

    boolean isShown(String id) {
        return byId(id).isDisplayed();
    }

    boolean isSolved() {
        return isShown("message") && text("topic").equals("Solved");
    }

    Object script(String text, Object... arguments) {
        return browser.executeScript(text, arguments);
    }

    /** Of a script that ends when it calls its last argument. */
    Object asyncScript(String text, Object... arguments) {
        return browser.executeAsyncScript(text, arguments);
    }

    void preferDark(boolean dark) {
        prefer("prefers-color-scheme", dark ? "dark" : "light");
    }

    void prefer(String feature, String value) {
        Map<String, String> preference = Map.of("name", feature, "value", value);
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(preference)));
        // The page hears of it with the next frame.
        browser.executeAsyncScript(
                "requestAnimationFrame(() => requestAnimationFrame(arguments[arguments.length - 1]))");
    }

    /** What axe-core finds to be against its rules for access. */
    List<?> axe() {
        try (InputStream axe = Page.class.getResourceAsStream("/axe.min.js")) {
            script(new String(Objects.requireNonNull(axe).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return (List<?>) asyncScript(
                "const done = arguments[0]; axe.run({rules: {'label-content-name-mismatch': {enabled: true}}}).then(({violations}) => done(violations.map(({id, help, nodes}) =>"
                        + " `${id}: ${help} ${nodes.slice(0, 3).map(node => node.html).join(' ')}`)))");
    }

    /** What the browser has complained of since it was last asked. */
    List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::toString)
                .toList();
    }

    void picture(String name) {
        try {
            Files.createDirectories(PICTURES);
            Files.write(PICTURES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Leaves the browser with an empty tab, and with nothing that a page has kept. */
    @Override
    public void close() {
        try {
            String tab = browser.getWindowHandle();
            String empty = browser.switchTo().newWindow(WindowType.TAB).getWindowHandle();
            browser.switchTo().window(tab).close();
            browser.switchTo().window(empty);
            browser.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", "file://", "storageTypes", "all"));
            complaints();
            IDLE.addFirst(new Browser(size, browser));
        } catch (WebDriverException broken) {
            browser.quit();
        }
        if (IDLE.size() > MOST_IDLE) {
            IDLE.removeLast().driver().quit();
        }
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
