package io.github.queens4j.region.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ImagePixelsTest {

    @Test
    void largePicturesAreHalved() {
        ImagePixels.Source stripes =
                (first, rows, strip) -> Arrays.setAll(strip, i -> i % 2 == 0 ? 0xFFFFFFFF : 0xFF004080);
        assertThat(new ImagePixels(2000, 2000, stripes, ImagePixels.UPRIGHT).rgb)
                .hasSize(4_000_000)
                .startsWith(0xFFFFFF);
        ImagePixels half = new ImagePixels(2001, 2000, stripes, ImagePixels.UPRIGHT);
        assertThat(half.rgb).hasSize(1_000_000).startsWith(0x7F9FBF);
        assertThat(ImagePixels.isInLimit(4_000, 4_000)).isTrue();
    }
}
