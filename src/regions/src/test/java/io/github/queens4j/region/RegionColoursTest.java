package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.picture.Contrast;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours side by side, as eyes of four kinds see them. */
class RegionColoursTest {

    /** From linear sRGB to XYZ, each divided by that of white (D65). */
    private static final double[][] XYZ = {
        {0.4339499, 0.3762098, 0.1898403}, {0.2126729, 0.7151522, 0.0721750}, {0.0177566, 0.1094680, 0.8727754}
    };

    /** G. M. Machado et al., IEEE Transactions on Visualization and Computer Graphics 15 (2009): severity 1.0. */
    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to the matrix
    private enum Sight {
        NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[][] matrix;

        Sight(double... values) {
            matrix = IntStream.range(0, 3)
                    .mapToObj(row -> Arrays.copyOfRange(values, 3 * row, 3 * row + 3))
                    .toArray(double[][]::new);
        }

        /** CIE L*a*b* of a colour as it is seen. */
        double[] lab(String colour) {
            double[] seen = Arrays.stream(times(matrix, Contrast.linear(colour)))
                    .map(light -> Math.max(0, Math.min(1, light)))
                    .toArray();
            double[] f = Arrays.stream(times(XYZ, seen))
                    .map(t -> t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116)
                    .toArray();
            return new double[] {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
        }
    }

    @ParameterizedTest
    @EnumSource
    void anyTwoDifferInLightnessOrInHue(Sight sight) {
        for (List<String> colours : List.of(RegionColours.LIGHT, RegionColours.DARK)) {
            for (String one : colours) {
                for (String other : colours.subList(0, colours.indexOf(one))) {
                    double[] a = sight.lab(one);
                    double[] b = sight.lab(other);
                    double distance = Math.sqrt(IntStream.range(0, 3)
                            .mapToDouble(i -> (a[i] - b[i]) * (a[i] - b[i]))
                            .sum());
                    assertThat(Math.abs(a[0] - b[0]) >= 8 || distance >= 20)
                            .as("%s and %s: L* %.1f and %.1f, distance %.1f", one, other, a[0], b[0], distance)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void queensAndBordersHaveContrast(Scheme scheme) {
        for (String colour : scheme.colours) {
            assertThat(Contrast.of(colour, scheme.line)).as(colour).isGreaterThanOrEqualTo(3);
            assertThat(RegionPicture.STYLE.toString()).contains(scheme.line);
        }
    }

    /** By an eighth of white at a time, until their brightness is 110. */
    @ParameterizedTest
    @CsvSource({"6e6e6e, 6e6e6e", "6d6d6d, 7f7f7f", "ff0000, ff3b3b", "000000, 7a7a7a"})
    void darkColoursAreLightened(String colour, String light) {
        assertThat(RegionColours.light(Integer.parseInt(colour, 16))).isEqualTo("#" + light);
    }

    /** Of 14 rows the last but one has a square of the first region at its left. */
    @Test
    void aColourComesAgainButNotBesideItself() {
        int[][] rows = IntStream.range(0, 14)
                .mapToObj(row -> IntStream.range(0, 14).map(column -> row).toArray())
                .toArray(int[][]::new);
        assertThat(RegionColours.of(Regions.of(rows)).subList(12, 14)).containsExactly(0, 1);
        rows[12][0] = 0;
        assertThat(RegionColours.of(Regions.of(rows)).subList(12, 14)).containsExactly(1, 2);
    }

    /** The last colour of a name and the first of the next: round the circle of hues, and from shade to shade. */
    @Test
    void namesBeginAndEnd() {
        String names = """
                ff3f00=red, ff4000=orange, ffbf00=orange, ffc000=yellow, c0ff00=yellow, bfff00=green, 00ffbf=green,
                00ffc0=turquoise, 00c0ff=turquoise, 00bfff=blue, 3f00ff=blue, 4000ff=purple, bf00ff=purple,
                c000ff=pink, ff0040=pink, ff003f=red, c89d9d=red, c99d9d=light red, 704343=red, 6f4343=dark red,
                8a7171=grey, 8b7171=red, ededed=light grey, eeeeee=white, 1f1f1f=dark grey, 1e1e1e=black""";
        for (String pair : names.split(",\\s", -1)) {
            assertThat(RegionColours.name(Integer.parseInt(pair, 0, 6, 16))).isEqualTo(pair.substring(7));
        }
    }

    @SuppressWarnings("ImmutableEnumChecker") // lists made by List.of
    private enum Scheme {
        LIGHT(RegionColours.LIGHT, "#22282e"),
        DARK(RegionColours.DARK, "#f6f2e6");

        private final List<String> colours;
        private final String line;

        Scheme(List<String> colours, String line) {
            this.colours = colours;
            this.line = line;
        }
    }

    private static double[] times(double[][] matrix, double... vector) {
        return Arrays.stream(matrix)
                .mapToDouble(row -> IntStream.range(0, 3)
                        .mapToDouble(i -> row[i] * vector[i])
                        .sum())
                .toArray();
    }
}
