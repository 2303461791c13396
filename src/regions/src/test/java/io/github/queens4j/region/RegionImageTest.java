package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Square;
import io.github.queens4j.contract.Interruption;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionImageTest {

    private static final Screenshot.Style GAME = Screenshot.Style.game();

    /** How a board is drawn. */
    enum Look {
        GAME(RegionImageTest.GAME),
        DARK(RegionImageTest.GAME.page("#1B1F23")),
        OURS(RegionImageTest.GAME.palette(RegionColours.LIGHT)),
        OURS_DARK(RegionImageTest.GAME
                .palette(RegionColours.DARK)
                .page("#101214")
                .lines("#F6F2E6", 1, "#808080", 4, 4, 0)),
        LINES_ALIKE(RegionImageTest.GAME.lines("#000000", 1, "#000000", 1, 1, 0)),
        THICK(RegionImageTest.GAME.lines("#000000", 2, "#404040", 6, 6, 12)),
        FAINT(RegionImageTest.GAME.lines("#777777", 1, "#D0D0D0", 2, 2, 0)),
        TILES(RegionImageTest.GAME.tiles(5, 8)),
        DARK_TILES(RegionImageTest.GAME.page("#1B1F23").tiles(3, 5));

        @SuppressWarnings("ImmutableEnumChecker") // drawn with, never changed
        final Screenshot.Style style;

        Look(Screenshot.Style style) {
            this.style = style;
        }
    }

    static RegionPuzzle puzzle(int n) {
        return RegionGenerator.ofSize(n).seed(n).generate();
    }

    private static Screenshot board(Screenshot.Style style, Regions regions, int side) {
        return new Screenshot(style, side + 60, side + 60).board(regions, 30, 30, side);
    }

    static BufferedImage marked(Screenshot.Style style, RegionPuzzle puzzle, int side) {
        int n = puzzle.regions().size();
        List<Square> queens = IntStream.range(0, n / 2)
                .mapToObj(row -> new Square(row, puzzle.solution().columns()[row]))
                .toList();
        return board(style, puzzle.regions(), side).marks(n, queens, 0.4, 30, 30, side, new Random(n)).image;
    }

    private static void assertRead(UnaryOperator<BufferedImage> change) {
        for (int n : new int[] {7, 10, 12}) {
            RegionPuzzle puzzle = puzzle(n);
            Regions read =
                    Screenshot.read(change.apply(marked(GAME, puzzle, 40 * n))).regions();
            assertThat(read).as("n = %d", n).isEqualTo(puzzle.regions());
        }
    }

    private static void assertRefused(String seen, BufferedImage picture) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Screenshot.read(picture))
                .withMessageEndingWith("found " + seen);
    }

    /** Every size is drawn with squares of 35 pixels in one half of the looks, of 45 in the other. */
    @ParameterizedTest
    @EnumSource
    void boardsAndMarksOfManyLooks(Look look) {
        IntStream.of(4, 5, 7, 9, 12).forEach(n -> {
            RegionPuzzle puzzle = puzzle(n);
            int[] columns = puzzle.solution().columns();
            Random random = new Random(n);
            List<Square> crosses = IntStream.range(0, n * n)
                    .mapToObj(i -> new Square(i / n, i % n))
                    .filter(square -> square.row() >= n / 2 || columns[square.row()] != square.column())
                    .filter(square -> random.nextDouble() < 0.4)
                    .toList();
            List<Square> queens = IntStream.range(0, n / 2)
                    .mapToObj(row -> new Square(row, columns[row]))
                    .toList();
            RegionReading reading = Screenshot.read(
                    marked(look.style, puzzle, (n + look.name().length()) % 2 == 0 ? 35 * n + n % 3 : 45 * n));
            assertThat(reading.regions()).as("n = %d", n).isEqualTo(puzzle.regions());
            assertThat(reading.unclear()).as("n = %d", n).isEmpty();
            assertThat(reading.marks()).as("n = %d", n).isEqualTo(new Marks(queens, crosses));
            assertThat(reading.doubts()).as("n = %d", n).isEmpty();
        });
    }

    @Test
    void aMarkThatIsNeitherQueenNorCrossIsLeftOut() {
        RegionPuzzle puzzle = RegionGenerator.ofSize(8).seed(9).generate();
        BufferedImage image = marked(GAME, puzzle, 400);
        Square queen = new Square(0, puzzle.solution().columns()[0]);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.decode(GAME.palette().get(puzzle.regions().region(0, queen.column()))));
        graphics.fillRect(30 + 50 * queen.column() + 25, 38, 20, 34);
        RegionReading reading = Screenshot.read(image);
        assertThat(reading.unclear()).containsExactly(queen);
        assertThat(reading.marks().queens()).hasSize(3).doesNotContain(queen);
    }

    /** Queens whose icons hide a region of one square, where the ground of all icons takes the place of its colour. */
    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void aGroundOfIconsIsNoRegion(Look look) {
        RegionPuzzle puzzle = RegionGenerator.ofSize(8).seed(1).stream()
                .filter(one -> IntStream.range(0, 8)
                        .anyMatch(region -> one.regions().squares(region).size() == 1))
                .findFirst()
                .orElseThrow();
        int hidden = IntStream.range(0, 8)
                .filter(region -> puzzle.regions().squares(region).size() == 1)
                .findFirst()
                .orElseThrow();
        Square alone = puzzle.regions().squares(hidden).get(0);
        int[] columns = puzzle.solution().columns();
        for (int queens : new int[] {2, 3, 8}) {
            for (int percent : new int[] {75, 80, 85}) {
                BufferedImage image = board(look.style, puzzle.regions(), 480).image;
                Graphics2D graphics = image.createGraphics();
                int side = 60 * percent / 100;
                for (int i = 0; i < queens; i++) {
                    int row = (alone.row() + i) % 8;
                    int left = 30 + 60 * columns[row] + (60 - side) / 2;
                    int top = 30 + 60 * row + (60 - side) / 2;
                    graphics.setColor(new Color(0xF4F0FA));
                    graphics.fillRect(left, top, side, side);
                    graphics.setColor(Color.BLACK);
                    graphics.fillOval(left + side / 3, top + side / 3, side / 3, side / 3);
                }
                String as = percent + " %, " + queens + " queens";
                try {
                    assertThat(Screenshot.read(image).regions()).as(as).isEqualTo(puzzle.regions());
                } catch (IllegalArgumentException refused) {
                    assertThat(refused)
                            .as(as)
                            .hasMessageEndingWith("found 8 rows and columns, but marks that hide what is below them");
                }
            }
        }
    }

    @Test
    void coloursAreNamedAsSeen() {
        RegionPuzzle puzzle = puzzle(8);
        List<String> colours =
                List.of("#E02020", "#204080", "#B3DFA0", "#FFFFFF", "#202020", "#808080", "#FFE040", "#C387E0");
        RegionReading reading = Screenshot.read(board(GAME.palette(colours), puzzle.regions(), 400).image);
        List<String> names =
                List.of("red", "dark blue", "light green", "white", "dark grey", "grey", "yellow", "light purple");
        for (int region = 0; region < 8; region++) {
            assertThat(reading.colours().get(region)).isEqualTo(Integer.decode(colours.get(region)));
            assertThat(reading.name(region)).isEqualTo("ABCDEFGH".charAt(region) + " (" + names.get(region) + ")");
        }
        assertThat(reading.picture().svg())
                .contains("-region-1{fill:#687ea9;", "-region-2{fill:#b3dfa0;", "-region-4{fill:#7a7a7a;")
                .contains("(prefers-color-scheme:dark){\n}");
        assertThat(reading.picture().formatInColour()).contains("48;2;179;223;160m", "48;2;255;255;255m");
        List<String> sentences = new ArrayList<>();
        Marks marks = Marks.none();
        for (Deduction step : Hints.of(puzzle.regions()).solve(Marks.none())) {
            String sentence = Hints.of(reading).next(marks).orElseThrow().explain();
            sentences.add(sentence);
            for (String colour : names) {
                sentence = sentence.replace(" (" + colour + ")", "");
            }
            assertThat(sentence).isEqualTo(step.explain());
            marks = marks.with(step);
        }
        assertThat(sentences).noneMatch(sentence -> sentence.matches(".*egions? [A-H](?! \\().*"));
        assertThat(sentences).anyMatch(sentence -> sentence.contains("egion F (grey)"));
    }

    @Test
    void whatIsHalfTransparentStandsOnWhite() {
        Regions regions = puzzle(6).regions();
        int[] argb = board(GAME, regions, 300).image.getRGB(0, 0, 360, 360, null, 0, 360);
        RegionReading reading = RegionImage.read(
                360, 360, Arrays.stream(argb).map(pixel -> pixel & 0x80FFFFFF).toArray());
        assertThat(reading.regions()).isEqualTo(regions);
        assertThat(reading.colours()).startsWith(0xDCD0F0); // of #BBA3E2
    }

    @Test
    void aScatteredMapInColoursThatShadeIntoEachOtherIsDoubtful() {
        Regions scattered = RegionGenerator.ofSize(6).connected(false).seed(1).stream()
                .map(RegionPuzzle::regions)
                .filter(regions -> !regions.isConnected())
                .findFirst()
                .orElseThrow();
        RegionReading reading = Screenshot.read(shaded(scattered));
        assertThat(reading.regions()).isEqualTo(scattered);
        assertThat(reading.doubts()).containsExactly("its colours shade into each other");
        Regions connected = puzzle(6).regions();
        assertThat(Screenshot.read(shaded(connected)))
                .extracting(RegionReading::regions, RegionReading::doubts)
                .containsExactly(connected, List.of());
    }

    /** A board whose regions have several shades each, almost as far from each other as from the next region's. */
    private static BufferedImage shaded(Regions regions) {
        BufferedImage image = board(Look.LINES_ALIKE.style, regions, 300).image;
        Graphics2D graphics = image.createGraphics();
        int[] shades = {0, 1, 3, 7, 16};
        for (int region = 0; region < regions.size(); region++) {
            int number = 0;
            for (Square square : regions.squares(region)) {
                graphics.setColor(new Color(42 * region + shades[number++ % shades.length], 200, 200));
                graphics.fillRect(33 + 50 * square.column(), 33 + 50 * square.row(), 44, 44);
            }
        }
        return image;
    }

    @Test
    void whatHasNotOneSolutionIsDoubtful() {
        Regions stripes = Regions.parse("AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n");
        assertThat(Screenshot.read(board(GAME, stripes, 300).image).doubts())
                .containsExactly("the map has several solutions, or is too hard to solve");
    }

    @Test
    void aBoardAtTheEdgeOfThePictureIsDoubtful() {
        RegionPuzzle puzzle = puzzle(8);
        BufferedImage whole = board(GAME, puzzle.regions(), 400).image;
        RegionReading reading = Screenshot.read(whole.getSubimage(0, 0, 430, 430));
        assertThat(reading.regions()).isEqualTo(puzzle.regions());
        assertThat(reading.doubts())
                .containsExactly("the picture ends at the edge of the board, which may be a part of a larger one");
    }

    /** Seven rows or six: from 26 to 384 pixels with the frame, 30 to 380 without, the last row from 330 on. */
    @ParameterizedTest
    @CsvSource({
        "0, 26, 410, false", "26, 26, 384, false", "26, 26, 358, false", "30, 30, 350, false",
        "0, 0, 330, true", "0, 26, 329, true", "30, 30, 300, true", "26, 26, 304, true"
    })
    void aCroppedBoardIsDoubtfulOnlyWhereARowMayBeMissing(int left, int top, int width, boolean isDoubtful) {
        Regions regions = Regions.parse("AAABBCG\nAAACCCG\nDDAAECG\nFDAAEEG\nFFFAEEG\nFFEEEEG\nGGGGGGG");
        BufferedImage whole = board(GAME, regions, 350).image;
        BufferedImage cropped = whole.getSubimage(left, top, width, Math.min(width, 410 - top));
        assertThat(Screenshot.read(cropped).doubts().stream().anyMatch(doubt -> doubt.startsWith("the picture ends")))
                .isEqualTo(isDoubtful);
    }

    @Test
    void aBoardThatIsSmallInThePictureIsDoubtful() {
        RegionPuzzle puzzle = puzzle(6);
        RegionReading reading =
                Screenshot.read(new Screenshot(GAME, 700, 700).board(puzzle.regions(), 300, 300, 120).image);
        assertThat(reading.regions()).isEqualTo(puzzle.regions());
        assertThat(reading.doubts())
                .containsExactly("the board is a small part of the picture, where a larger one may be");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#FFFFFF", "#1B1F23"})
    void thePageAroundDoesNotCount(String colour) {
        for (int n : new int[] {7, 10, 12}) {
            Regions regions = puzzle(n).regions();
            int side = 45 * n;
            Random random = new Random(n);
            Screenshot page = new Screenshot(GAME.page(colour), side * 8 / 5 + 80, side * 3 / 2 + 160)
                    .board(regions, 40.5, 90, side)
                    .text(40, 10, side, 60, 14, random)
                    .text(40, 110 + side, side, side * 0.4, 12, random)
                    .button(60 + side, 100, side * 0.3, 40, "#DDEEFF")
                    .button(60 + side, 160, 40, 40, "#DDEEFF")
                    .board(puzzle(5).regions(), 60 + side, 220, side * 0.4)
                    .board(puzzle(4).regions(), 60 + side, 240 + side * 0.4, side * 0.4);
            assertThat(Screenshot.read(page.image).regions()).as("n = %d", n).isEqualTo(regions);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.63, 0.8, 1.3, 1.7, 2.3})
    void scaledPictures(double factor) {
        assertRead(image -> Screenshot.scaled(image, factor));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, 0.5, 1})
    void turnedByADegree(double degrees) {
        assertRead(image -> Screenshot.turned(image, degrees));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.5, 0.8})
    void noiseOfJpeg(double quality) {
        assertRead(image -> Screenshot.jpeg(image, quality));
    }

    @Test
    void noiseOfCamerasTransparentSurroundingsAndCrops() {
        assertRead(image -> Screenshot.noisy(image, 12, new Random(1)));
        assertRead(Screenshot::onAlpha);
        assertRead(image -> image.getSubimage(30, 30, image.getWidth() - 60, image.getHeight() - 60));
    }

    @Test
    void smallPictures() {
        for (int n = 7; n <= 12; n++) {
            Regions regions = puzzle(n).regions();
            assertThat(Screenshot.read(board(GAME, regions, 150).image).regions())
                    .as("n = %d", n)
                    .isEqualTo(regions);
        }
    }

    @Test
    void likeColoursAreSeparatedByThickLines() {
        for (int n = 7; n <= 12; n++) {
            Regions regions = puzzle(n).regions();
            List<String> colours = new ArrayList<>(Screenshot.GAME);
            colours.set(1, "#BAA5E0");
            colours.set(4, colours.get(3));
            assertThat(Screenshot.read(board(GAME.palette(colours), regions, 40 * n).image)
                            .regions())
                    .as("n = %d", n)
                    .isEqualTo(regions);
        }
    }

    @Test
    void filesOfAllFormats(@TempDir Path folder) throws IOException {
        RegionPuzzle puzzle = puzzle(8);
        for (String format : List.of("png", "jpg", "gif", "bmp")) {
            Path file = folder.resolve("shot." + format);
            ImageIO.write(marked(GAME, puzzle, 400), format, file.toFile());
            assertThat(RegionImage.read(file).regions()).as(format).isEqualTo(puzzle.regions());
        }
    }

    @Test
    void otherFilesAreRefused(@TempDir Path folder) throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "AB\nBA\n");
        assertIllegal(() -> RegionImage.read(text), text + " must be in PNG, JPEG, GIF or BMP");
        assertThatThrownBy(() -> RegionImage.read(folder.resolve("none"))).isInstanceOf(IOException.class);
        Path tiff = folder.resolve("shot.tif");
        ImageIO.write(graphPaper(5), "tif", tiff.toFile());
        assertIllegal(
                () -> RegionImage.read(tiff),
                tiff + " must be in PNG, JPEG, GIF or BMP, but is in TIFF: save it as PNG, or take a screenshot");
    }

    @Test
    void aJpegHasAtMostHundredScans() throws IOException {
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(board(GAME, puzzle(6).regions(), 240).image, "jpg", jpeg);
        byte[] more = new byte[2 * 99]; // after the end of the picture, but nobody looks so far before decoding
        for (int i = 0; i < more.length; i += 2) {
            more[i] = (byte) 0xff;
            more[i + 1] = (byte) 0xda;
        }
        jpeg.write(more);
        assertThat(RegionImage.read(new ByteArrayInputStream(jpeg.toByteArray()))
                        .regions())
                .isEqualTo(puzzle(6).regions());
        jpeg.write(more, 0, 2);
        assertIllegal(
                () -> RegionImage.read(new ByteArrayInputStream(jpeg.toByteArray())),
                "picture must have at most 100 scans, but has 101");
    }

    @Test
    void anInterruptEndsDecoding() throws IOException {
        for (String format : List.of("png", "jpg", "gif", "bmp")) {
            ByteArrayOutputStream noise = new ByteArrayOutputStream();
            ImageIO.write(
                    Screenshot.noisy(new BufferedImage(900, 900, BufferedImage.TYPE_INT_RGB), 255, new Random(1)),
                    format,
                    noise);
            int size = noise.size();
            InputStream interrupting = new ByteArrayInputStream(noise.toByteArray()) {
                @Override
                public synchronized int read(byte[] bytes, int offset, int length) {
                    if (available() < size / 2) {
                        Thread.currentThread().interrupt();
                    }
                    return super.read(bytes, offset, length);
                }
            };
            assertThatThrownBy(() -> RegionImage.read(interrupting)).isInstanceOf(CancellationException.class);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(interrupting.available()).as(format).isGreaterThan(size / 4);
        }
    }

    @Test
    void hugePicturesAreRefused() {
        assertIllegal(
                () -> RegionImage.read(4_000, 4_001, new int[16_004_000]),
                "picture must have at most 16000000 pixels, but has 4000 x 4001");
    }

    @Test
    void pixelsAreAsManyAsTheirRectangleHas() {
        int[] pixels = new int[6];
        assertIllegal(() -> RegionImage.read(2, 2, pixels), "argb must have 2 x 2 pixels, but has 6");
        assertIllegal(() -> RegionImage.read(0, 6, pixels), "width must be at least 1, but is 0");
        assertIllegal(() -> RegionImage.read(-2, -3, pixels), "width must be at least 1, but is -2");
    }

    @ParameterizedTest
    @CsvSource({
        "27, a grid of more than 26 rows or columns",
        "100, a grid of more than 26 rows or columns",
        "200, no grid of squares"
    })
    void graphPaperIsRefused(int rows, String seen) {
        assertRefused(seen, graphPaper(rows));
    }

    private static BufferedImage graphPaper(int rows) {
        BufferedImage paper = new BufferedImage(12 * rows + 1, 12 * rows + 1, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < paper.getWidth() * paper.getWidth(); i++) {
            int x = i % paper.getWidth();
            int y = i / paper.getWidth();
            paper.setRGB(x, y, x % 12 == 0 || y % 12 == 0 ? 0xAACCEE : 0xFFFFFF);
        }
        return paper;
    }

    @Test
    void anInterruptEndsReading(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("paper.png");
        ImageIO.write(graphPaper(26), "png", file.toFile());
        for (ThrowingCallable reading : List.<ThrowingCallable>of(
                () -> RegionImage.read(file),
                () -> RegionImage.read(new ByteArrayInputStream(Files.readAllBytes(file))),
                () -> Screenshot.read(graphPaper(26)))) {
            Interruption.assertRefused(reading);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg", "gif", "bmp"})
    void damagedFilesAreNamed(String format, @TempDir Path folder) throws IOException {
        Path whole = folder.resolve("whole." + format);
        ImageIO.write(board(GAME, puzzle(6).regions(), 120).image, format, whole.toFile());
        byte[] bytes = Files.readAllBytes(whole);
        Random random = new Random(1);
        int damaged = 0;
        for (int i = 0; i < 40; i++) {
            byte[] changed =
                    random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
            for (int k = random.nextInt(4); k >= 0 && changed.length > 4; k--) {
                changed[4 + random.nextInt(Math.min(changed.length - 4, 200))] = (byte) random.nextInt();
            }
            Path file = Files.write(folder.resolve("damaged." + format), changed);
            try {
                assertThat(RegionImage.read(file).regions().size()).isPositive();
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageContaining("picture");
            } catch (IOException e) {
                damaged++;
                assertThat(e).hasMessageStartingWith(file + " is damaged: ");
            }
        }
        assertThat(damaged).isPositive();
    }

    /** As a camera writes it that was held so. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void picturesAreTurnedUpright(int orientation, @TempDir Path folder) throws IOException {
        Regions regions = puzzle(8).regions();
        BufferedImage upright = board(GAME, regions, 320).image;
        int last = upright.getWidth() - 1;
        BufferedImage stored = new BufferedImage(last + 1, last + 1, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i <= last * (last + 2); i++) {
            int x = i % (last + 1);
            int y = i / (last + 1);
            // Exif 2.3, 4.6.4: which side of what is seen the first row and the first column of what is stored are.
            int rgb = switch (orientation) {
                case 1 -> upright.getRGB(x, y); // top, left
                case 2 -> upright.getRGB(last - x, y); // top, right
                case 3 -> upright.getRGB(last - x, last - y); // bottom, right
                case 4 -> upright.getRGB(x, last - y); // bottom, left
                case 5 -> upright.getRGB(y, x); // left, top
                case 6 -> upright.getRGB(last - y, x); // right, top
                case 7 -> upright.getRGB(last - y, last - x); // right, bottom
                default -> upright.getRGB(y, last - x); // left, bottom
            };
            stored.setRGB(x, y, rgb);
        }
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(stored, "jpg", jpeg);
        byte[] tiff =
                HexFormat.of().parseHex("ffe1002245786966000049492a0008000000010012010300010000000000000000000000");
        tiff[28] = (byte) orientation;
        ByteArrayOutputStream exif = new ByteArrayOutputStream();
        exif.write(jpeg.toByteArray(), 0, 2);
        exif.write(tiff);
        exif.write(jpeg.toByteArray(), 2, jpeg.size() - 2);
        Path file = Files.write(folder.resolve("photo.jpg"), exif.toByteArray());
        assertThat(RegionImage.read(file).regions()).isEqualTo(regions);
    }

    @Test
    void picturesWithoutBoardsAreRefused() {
        assertRefused("no grid of squares", new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB));
        assertRefused(
                "no grid of squares", new Screenshot(GAME, 400, 400).text(20, 20, 360, 360, 20, new Random(1)).image);
    }

    @Test
    void twoBoardsOfOneSizeAreRefused() {
        Screenshot two = new Screenshot(GAME, 800, 400)
                .board(puzzle(8).regions(), 20, 20, 340)
                .board(puzzle(9).regions(), 430, 20, 340);
        assertIllegalNaming(() -> Screenshot.read(two.image), "found two grids of one size, ");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 65, '9 rows, 8 columns'",
        "65, 0, '8 rows, 9 columns'",
        "0, 45, 'a part of a board, which goes on where the picture ends'",
        "45, 0, 'a part of a board, which goes on where the picture ends'"
    })
    void boardsThatAreCutOffAreRefused(int fewerRows, int fewerColumns, String seen) {
        BufferedImage whole = board(GAME, puzzle(9).regions(), 360).image;
        assertRefused(
                seen, whole.getSubimage(0, 0, whole.getWidth() - fewerColumns - 5, whole.getHeight() - fewerRows - 5));
    }

    @Test
    void otherColoursThanOneARowAreRefused() {
        Regions regions = puzzle(9).regions();
        List<String> merged = new ArrayList<>(Screenshot.GAME);
        merged.set(1, merged.get(0));
        Screenshot.Style alike = GAME.lines("#000000", 1, "#000000", 1, 1, 0).palette(merged);
        assertRefused("9 rows and columns, but 8 colours", board(alike, regions, 360).image);
        BufferedImage whole = board(GAME.lines("#000000", 1, "#000000", 1, 1, 0), regions, 360).image;
        assertRefused("a part of a board, which goes on where the picture ends", whole.getSubimage(0, 0, 375, 375));
    }
}
