package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionImage;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.Regions;
import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/**
 * What no input may do: fail in another way than by a refusal, which for a text names a place in it, or be read as
 * something that is not read again from what it is written as. Jazzer looks for such inputs ({@code .ci/fuzz}).
 */
public final class FuzzTargets {

    private static final Pattern POSITION = Pattern.compile("at position (\\d+) \\(line \\d+, column \\d+\\)");
    private static final List<BoardFormat> TEXTS = Stream.of(BoardFormat.values())
            .filter(format -> format != BoardFormat.SVG)
            .toList();

    private FuzzTargets() {}

    private static void assertPlaced(IllegalArgumentException refusal, String text) {
        Matcher position = POSITION.matcher(refusal.getMessage());
        assertThat(position.find()).as(refusal.getMessage()).isTrue();
        assertThat(Integer.parseInt(position.group(1))).isBetween(0, text.length());
    }

    public static Stream<String> boards() {
        return TEXTS.stream()
                .flatMap(format -> Stream.of(
                        Board.of(1, 3, 0, 2).format(format),
                        "2:\n" + Board.of(0, 0).format(format)));
    }

    public static void board(String text) {
        List<Board> boards;
        try {
            boards = Board.parseAll(text);
            // Where a board is plain, a puzzle may have a second reading.
            assertThat(boards.size() > 1
                            || Puzzle.parse(text, Rule.of("rows", LineFamily.ROWS))
                                    .isSolution(boards.get(0)))
                    .isTrue();
        } catch (IllegalArgumentException refusal) {
            assertPlaced(refusal, text);
            return;
        }
        for (Board board : boards) {
            TEXTS.stream()
                    .filter(format -> board.size() > 0 && board.size() <= 100)
                    .forEach(format ->
                            assertThat(Board.parse(board.format(format))).isEqualTo(board));
        }
    }

    public static Stream<String> puzzles() {
        Puzzle puzzle = Puzzle.ofSize(4).withQueen(0, 1).withBlocked(2, 2);
        return Stream.concat(
                TEXTS.stream()
                        .filter(format -> !format.name().startsWith("LIST") && format != BoardFormat.FEN)
                        .map(puzzle::format),
                Stream.of(
                        "[1, -, -, -]", Puzzle.ofSize(3).withRule(Rule.AMAZONS).format(BoardFormat.JSON)));
    }

    public static void puzzle(String text) {
        Puzzle puzzle;
        try {
            puzzle = Puzzle.parse(text);
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal.getMessage()).isNotBlank();
            return;
        }
        if (puzzle.size() <= 100) {
            assertThat(Puzzle.parse(puzzle.format(BoardFormat.JSON))).isEqualTo(puzzle);
            assertThat(puzzle.size() == 0
                            || Puzzle.parse(puzzle.format(BoardFormat.DOTS), puzzle.rule())
                                    .equals(puzzle))
                    .isTrue();
        }
    }

    public static Stream<String> regions() {
        Regions regions = Regions.parse("551W2PYA8f4");
        return Stream.concat(
                Stream.of(RegionFormat.values())
                        .filter(format -> format != RegionFormat.SVG)
                        .map(regions::format),
                Stream.of(
                        "const level = {\n  // one\n  name: 'x', colorRegions: [['A', \"B\"], [\"B\", \"B\"],],\n};",
                        "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
                        "{\"name\": \"one\", \"size\": 1, \"regions\": [[0]], \"solution\": [0]}",
                        "{\"colorRegions\": [[\"A\"]]}",
                        "[[1,1,2],[1,2,2],[\"x\",\"x\",\"x\"]]",
                        "[\"AB\", \"AB\"]",
                        "0 10\n0 10\n",
                        "AABB\nCABB\nCCDD\nADDD\n",
                        "red,\"a \"\"b\"\"\"\nred,\"a \"\"b\"\"\"\n",
                        "1,1\n2,\"2\"",
                        "🟥🟦\n🟦🟦",
                        "A.\n.B"));
    }

    public static void region(String text) {
        try {
            for (Regions regions : Regions.parseAll(text)) {
                assertThat(Regions.parse(regions.format(RegionFormat.JSON))).isEqualTo(regions);
                assertThat(regions.size() > 52
                                || Regions.parse(regions.toString()).equals(regions))
                        .isTrue();
            }
        } catch (IllegalArgumentException refusal) {
            assertPlaced(refusal, text);
        }
        try {
            for (RegionSketch sketch : RegionSketch.parseAll(text)) {
                assertThat(RegionSketch.parse(sketch.format(RegionFormat.JSON))).isEqualTo(sketch);
            }
        } catch (IllegalArgumentException refusal) {
            assertPlaced(refusal, text);
        }
    }

    public static Stream<String> words() {
        return Stream.of(RegionPage.englishWords(), "\uFEFFrow = R{name}\r\n# one\n\nsquare = {row}/{column}");
    }

    public static void words(String file) {
        try {
            assertThat(WORDLESS.words(Words.parse(Locale.ENGLISH, file)).html()).startsWith("<!DOCTYPE html>");
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal.getMessage()).hasSizeBetween(1, 700);
        }
    }

    private static final RegionPage WORDLESS = RegionPage.of(List.of(RegionPuzzle.of(Regions.parse("551W2PYA8f4"))));

    private static final List<String> RESULTS = CountPlan.of(8).units().stream()
            .map(unit -> withoutChecksum(unit.call().format()))
            .toList();

    private static String withoutChecksum(String line) {
        return line.replaceAll(" crc32=[0-9a-f]{8}", "");
    }

    public static Stream<String> checkpoints() {
        return Stream.of(checkpoint(List.of()), checkpoint(RESULTS.subList(0, 1)), checkpoint(RESULTS));
    }

    private static String checkpoint(List<String> results) {
        try {
            Path file = Files.createTempFile("queens4j-fuzz", null);
            CountJob.of(8).checkpoint(file).run();
            String header = withoutChecksum(Files.readAllLines(file).get(0));
            Files.delete(file);
            return Stream.concat(Stream.of(header), results.stream()).collect(Collectors.joining("\n", "", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines of a checkpoint, to which this adds their checksums, so that what is behind them is reached. */
    public static void checkpoint(String lines) {
        String file = Arrays.stream(lines.split("\n", -1))
                .map(line -> line.isEmpty() ? line : line + " crc32=" + checksum(line))
                .collect(Collectors.joining("\n"));
        try {
            Path path = Files.createTempFile("queens4j-fuzz", null);
            Files.write(path, file.getBytes(StandardCharsets.ISO_8859_1));
            checkpoint(path, lines);
            Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void checkpoint(Path path, String lines) {
        try {
            long boards = CountJob.of(8).threads(1).checkpoint(path).run();
            // Who makes results up gets what they add up to: checksums find accidents.
            assertThat(boards == 92 || !lines.lines().skip(1).allMatch(RESULTS::contains))
                    .isTrue();
        } catch (IllegalArgumentException | ArithmeticException refusal) {
            assertThat(refusal.getMessage()).isNotBlank();
        }
    }

    private static String checksum(String line) {
        CRC32 crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.ISO_8859_1));
        return HexFormat.of().toHexDigits(crc.getValue(), 8);
    }

    public static Stream<String> results() {
        return Stream.concat(
                RESULTS.stream(),
                Stream.of(
                        "n=9 puzzle=0123456789abcdef split=8 units=244 unit=2 thirds=96",
                        "n=8" + "\0".repeat(50) + " split=8")); // each sign is shown by six
    }

    /** The line of a result, to which this adds its checksum. */
    public static void result(String text) {
        String line = text + " crc32=" + checksum(text);
        try {
            assertThat(CountResult.parse(line).format()).isEqualTo(line);
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal.getMessage())
                    .startsWith("not the line of a result: ")
                    .hasSizeLessThan(300);
        }
    }

    public static Stream<String> tours() {
        return Stream.of("a1", "a1 c2 a3 b1 c3 a2 c1 b3 b2", "a1-b3, c1\na2-c3, b1\na3-c2, b2");
    }

    public static void tour(String text) {
        Tour tour;
        try {
            tour = Tour.parse(text);
        } catch (IllegalArgumentException refusal) {
            assertPlaced(refusal, text);
            return;
        }
        assertThat(Tour.parse(tour.format(TourFormat.ALGEBRAIC))).isEqualTo(tour);
    }

    /** A small board in every format that is read. */
    public static Stream<byte[]> pictures() {
        int[] colours = {0xF0A0A0, 0xA0F0A0, 0xA0A0F0, 0xF0F0A0};
        BufferedImage image = new BufferedImage(66, 66, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 64 * 64; i++) {
            int row = i / 64;
            int column = i % 64;
            boolean isLine = row % 16 == 0 || column % 16 == 0;
            image.setRGB(1 + column, 1 + row, isLine ? 0 : colours[column < 16 ? row / 16 : 3]);
        }
        return Stream.of("png", "jpg", "gif", "bmp").map(format -> {
            try {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                assertThat(ImageIO.write(image, format, bytes)).isTrue();
                return bytes.toByteArray();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    public static void picture(byte[] file) {
        try {
            Regions regions = RegionImage.read(new ByteArrayInputStream(file)).regions();
            assertThat(RegionPicture.of(regions).svg()).isNotBlank();
        } catch (IllegalArgumentException | IOException refusal) {
            assertThat(refusal.getMessage()).isNotBlank();
        }
    }
}
