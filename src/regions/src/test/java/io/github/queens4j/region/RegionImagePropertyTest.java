package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** Whatever is done to a picture of a board, it is read rightly, or with a doubt, or refused. */
@Tag("slow")
class RegionImagePropertyTest {

    private static final int SIDE = 320;

    @Property(tries = 25)
    void croppedAndPadded(
            @ForAll @IntRange(min = 5, max = 10) int n,
            @ForAll RegionImageTest.Look look,
            @ForAll @IntRange(min = -40, max = 40) int left,
            @ForAll @IntRange(min = -40, max = 40) int top,
            @ForAll @IntRange(min = -40, max = 40) int right,
            @ForAll @IntRange(min = -40, max = 40) int bottom,
            @ForAll @DoubleRange(min = 0.3, max = 3) double factor) {
        BufferedImage whole = drawn(n, look);
        int width = whole.getWidth() + left + right;
        BufferedImage cropped = new BufferedImage(width, whole.getHeight() + top + bottom, BufferedImage.TYPE_INT_RGB);
        cropped.createGraphics().drawImage(whole, left, top, null);
        assertNothingWrong(n, cropped);
        assertNothingWrong(n, Screenshot.scaled(cropped, factor));
    }

    @Property(tries = 15)
    void blurredCompressedTurnedAndBesideAnother(
            @ForAll @IntRange(min = 5, max = 10) int n,
            @ForAll RegionImageTest.Look look,
            @ForAll @IntRange(min = 1, max = 4) int blur,
            @ForAll @DoubleRange(min = 0.3, max = 0.95) double quality,
            @ForAll @DoubleRange(min = -1, max = 1) double degrees,
            @ForAll @IntRange(min = -40, max = 40) int offset,
            @ForAll long seed) {
        BufferedImage whole = drawn(n, look);
        float[] even = new float[blur * blur];
        Arrays.fill(even, 1F / even.length);
        BufferedImage blurred = new ConvolveOp(new Kernel(blur, blur, even), ConvolveOp.EDGE_NO_OP, null)
                .filter(whole, new BufferedImage(whole.getWidth(), whole.getHeight(), whole.getType()));
        BufferedImage both =
                new BufferedImage(whole.getWidth() + 200, whole.getHeight() + 80, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = both.createGraphics();
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            graphics.setColor(new Color(random.nextInt(1 << 24)));
            graphics.fillOval(whole.getWidth() + random.nextInt(200), random.nextInt(400), 40, 40);
        }
        graphics.drawImage(blurred, 0, 40 + offset, null);
        assertNothingWrong(n, Screenshot.jpeg(both, quality));
        assertNothingWrong(n, Screenshot.jpeg(Screenshot.turned(both, degrees), quality));
    }

    @Example
    void noPartOfABoardIsReadAsTheWhole() {
        blurredCompressedTurnedAndBesideAnother(
                6, RegionImageTest.Look.OURS_DARK, 2, 0.38, -0.22, 17, 9223372036854775806L);
    }

    private static BufferedImage drawn(int n, RegionImageTest.Look look) {
        return RegionImageTest.marked(look.style, RegionImageTest.puzzle(n), SIDE);
    }

    private static void assertNothingWrong(int n, BufferedImage picture) {
        try {
            RegionReading reading = Screenshot.read(picture);
            if (reading.doubts().isEmpty()) {
                assertThat(reading.regions())
                        .isEqualTo(RegionImageTest.puzzle(n).regions());
            }
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageMatching("picture must show a board with .*: found .+");
        }
    }
}
