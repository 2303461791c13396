package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Workbench;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page and the JVM are asked the same, and answer the same to the last byte. */
class WorkbenchAnswersTest {

    private static final int QUESTIONS = 500;
    private static final int OPEN = -1;

    /** Other words than the library's own. */
    private static final String WORDS =
            PseudoLanguageTest.WORKBENCH.englishFile().replaceAll("(?m)^([a-z-]+ = .*)$", "$1 (so)");

    /** Asks one after the other, of the engine that the page itself asks. */
    private static final String ASK = """
            const [questions, done] = arguments;
            Promise.all(questions.map(question => workbench.live.text(...question))).then(done, error => done([String(error)]));
            """;

    /** A map as rows of letters, as somebody may type, paste or copy it. */
    private static final List<String> TEXTS = List.of(
            "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
            "661W9Agum9_Rym",
            "1 1 2\n1,2;2\n3\t3 3",
            "🟥🟥🟦🟦\n🟥🟩🟩🟦\n🟥🟩🟨🟨\n🟨🟨🟨🟨",
            "red,\"light blue\",red\nred,red,red\ngreen,green,green",
            "{\"levels\": [{\"name\": \"a\", \"colorRegions\": [[\"A\",\"A\"],[\"B\",\"B\"]]}]}",
            "[\"AB.\",\"AB.\",\"CCC\"]",
            "# first\nAB\nAB\n\n# second\r\nAA\r\nBB\n",
            "{\"regions\": [[0, null], [1, -1]]}",
            "",
            "\uFEFF\n",
            "A\u0001B\nAB");

    private final Random random;
    private final List<List<Object>> questions = new ArrayList<>();

    WorkbenchAnswersTest() {
        long seed = Long.getLong("workbench.seed", new Random().nextLong());
        System.out.println("WorkbenchAnswersTest: -Dworkbench.seed=" + seed);
        random = new Random(seed);
    }

    @Test
    void areThoseOfTheLibrary() throws Exception {
        TEXTS.forEach(text -> ask("parse", text));
        while (questions.size() < QUESTIONS) {
            ask();
        }
        try (Page page = WorkbenchTest.open(Page.DESKTOP_WIDTH, 900)) {
            List<?> answers = (List<?>) page.asyncScript(ASK, questions);
            for (int i = 0; i < questions.size(); i++) {
                List<Object> question = questions.get(i);
                assertThat(answers.get(i)).as(describe(question)).isEqualTo(answer(question));
            }
            assertThat(page.complaints()).isEmpty();
        }
    }

    private static String describe(List<Object> question) {
        return question.stream()
                .map(part -> part instanceof int[] numbers
                        ? Arrays.toString(numbers)
                        : part instanceof String[] texts ? Arrays.toString(texts) : part.toString())
                .toList()
                .toString();
    }

    private static Object answer(List<Object> question) throws Exception {
        Method method = Stream.of(Workbench.class.getMethods())
                .filter(candidate -> candidate.getName().equals(question.get(0)))
                .findFirst()
                .orElseThrow();
        return method.invoke(null, question.subList(1, question.size()).toArray());
    }

    private void ask(String name, Object... parts) {
        List<Object> question = new ArrayList<>(List.of(name));
        question.addAll(List.of(parts));
        questions.add(question);
    }

    /** About one map everything that the page may ask; about a picture of it as well, now and then. */
    private void ask() {
        int n = 4 + random.nextInt(7);
        long seed = random.nextLong();
        int difficulty = n < 6 ? OPEN : random.nextInt(-1, Difficulty.values().length);
        ask("generate", n, difficulty, String.valueOf(seed), WORDS);
        RegionPuzzle puzzle = RegionGenerator.ofSize(n).seed(seed).generate();
        int[] solved = IntStream.range(0, n * n)
                .map(square -> puzzle.regions().region(square / n, square % n))
                .toArray();
        int[] queens = IntStream.range(0, n)
                .map(row -> row * n + puzzle.solution().column(row))
                .toArray();
        String[] names =
                IntStream.range(0, n).mapToObj(region -> region + " (blue)").toArray(String[]::new);
        int[] map = changed(solved, n);
        int[] sketch = opened(solved, 1 + random.nextInt(n * n / 2));
        for (int[] each :
                List.of(solved, map, sketch, random.ints(n * n, -1, n + 1).toArray())) {
            ask("analyse", each, names, WORDS);
            String format = RegionFormat.values()[random.nextInt(RegionFormat.values().length)].name();
            ask("format", format, each, names, WORDS);
            ask("parse", misspelt(text(each, names, format)));
        }
        int[] some =
                IntStream.of(queens).filter(queen -> random.nextInt(3) == 0).toArray();
        int[] wrong = random.ints(random.nextInt(n), 0, n * n).distinct().toArray();
        int[] crosses = IntStream.range(0, n * n)
                .filter(square -> random.nextInt(3) == 0 && IntStream.of(queens).noneMatch(queen -> queen == square))
                .toArray();
        ask("hint", solved, some, crosses, random.nextBoolean(), names, WORDS);
        ask("hint", solved, wrong, new int[0], false, names, WORDS);
        ask("hint", map, new int[0], crosses, true, names, WORDS);
        ask("conflicts", random.nextBoolean() ? solved : sketch, wrong);
        ask("conflicts", solved, queens);
        int[] locked = random.ints(random.nextInt(n), 0, n * n).distinct().toArray();
        ask("mend", map, locked, names, WORDS);
        ask("complete", sketch, random.nextBoolean() ? queens : wrong, OPEN, String.valueOf(seed), 2, locked, WORDS);
        ask("play", random.nextInt(4) == 0 ? map : solved, names, WORDS);
        ask("alike", (Object)
                Stream.of(solved, map, solved).map(each -> letters(each, n)).toArray(String[]::new));
        if (random.nextInt(3) == 0) {
            picture(solved, n);
        }
    }

    private int[] changed(int[] map, int n) {
        int[] changed = map.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int square = random.nextInt(n * n);
            int beside = square % n == 0 ? square + 1 : square - 1;
            changed[square] = changed[beside];
        }
        return changed;
    }

    private int[] opened(int[] map, int squares) {
        int[] opened = map.clone();
        random.ints(squares, 0, map.length).forEach(square -> opened[square] = OPEN);
        return opened;
    }

    private static String letters(int[] map, int n) {
        StringBuilder letters = new StringBuilder();
        for (int square = 0; square < map.length; square++) {
            letters.append(square > 0 && square % n == 0 ? "/" : "")
                    .append(map[square] < 0 ? '.' : (char) ('A' + map[square]));
        }
        return letters.toString();
    }

    /** What the library writes; letters if it refuses to. */
    private static String text(int[] map, String[] names, String format) {
        String written = Workbench.format(format, map, names, WORDS);
        String letters = letters(map, (int) Math.sqrt(map.length)).replace('/', '\n');
        return written.startsWith("{\"text\": \"") && !format.equals("SVG")
                ? written.substring(10, written.length() - 2)
                        .replace("\\u000a", "\n")
                        .replace("\\\"", "\"")
                : letters;
    }

    /** One time in two with a slip. */
    private String misspelt(String text) {
        if (text.isEmpty() || random.nextBoolean()) {
            return text;
        }
        int at = random.nextInt(text.length());
        String slips = "A.z0, \t\n\"[{#é\u0000";
        return text.substring(0, at)
                + slips.charAt(random.nextInt(slips.length()))
                + text.substring(at + random.nextInt(2));
    }

    /** Squares of plain colours between dark lines, and a cross on one of them. */
    private void picture(int[] map, int n) {
        int side = 18;
        int width = n * side + 21;
        int[] argb = new int[width * width];
        Arrays.fill(argb, 0xffffffff);
        for (int y = 0; y <= n * side; y++) {
            for (int x = 0; x <= n * side; x++) {
                int square = Math.min(y / side, n - 1) * n + Math.min(x / side, n - 1);
                boolean isLine = y % side == 0 || x % side == 0;
                boolean isCross = square == n + 1
                        && Math.abs(x % side - 9) < 4
                        && (x % side == y % side || x % side + y % side == side);
                int hue = 0xff000000
                        | 0x9f9f9f
                                + 0x60 * (map[square] % 2)
                                + (0x20 * (map[square] / 2 % 4) << 8)
                                + (0x60 * (map[square] / 8) << 16);
                argb[(y + 10) * width + x + 10] = isLine || isCross ? 0xff101010 : hue;
            }
        }
        ask("read", width, width, argb, WORDS);
    }
}
