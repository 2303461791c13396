package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;

/** Draws boards and pages as games show them, without fonts, which a machine need not have. */
final class Screenshot {

    static final List<String> GAME = List.of(
            "#BBA3E2", "#FFC992", "#96BEFF", "#B3DFA0", "#DFDFDF", "#FF7B60", "#E6F388", "#B9B29E", "#DFA0BF",
            "#A3D2D8", "#62EFEA", "#FF93F3", "#8ACC6D", "#729AEC", "#C387E0");

    /** Lines in pixels; {@code round} is the radius of each square's corners. */
    record Style(
            List<String> palette,
            String page,
            String line,
            double thin,
            String thinLine,
            double thick,
            double frame,
            double corner,
            double gap,
            double round) {

        static Style game() {
            return new Style(GAME, "#FFFFFF", "#000000", 1, "#000000", 3, 4, 8, 0, 0);
        }

        Style palette(List<String> colours) {
            return new Style(colours, page, line, thin, thinLine, thick, frame, corner, gap, round);
        }

        Style page(String colour) {
            return new Style(palette, colour, line, thin, thinLine, thick, frame, corner, gap, round);
        }

        Style lines(String colour, double thin, String thinColour, double thick, double frame, double corner) {
            return new Style(palette, page, colour, thin, thinColour, thick, frame, corner, gap, round);
        }

        Style tiles(double gap, double round) {
            return new Style(palette, page, line, 0, thinLine, 0, 0, corner, gap, round);
        }
    }

    final BufferedImage image;
    private final Graphics2D g;
    private final Style style;

    Screenshot(Style style, int width, int height) {
        this.style = style;
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setColor(Color.decode(style.page));
        g.fillRect(0, 0, width, height);
    }

    /** What the pixels of a picture show. */
    static RegionReading read(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        return RegionImage.read(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }

    Screenshot board(Regions regions, double left, double top, double side) {
        int n = regions.size();
        double cell = side / n;
        if (style.corner > 0) {
            g.setClip(new RoundRectangle2D.Double(
                    left - style.frame,
                    top - style.frame,
                    side + 2 * style.frame,
                    side + 2 * style.frame,
                    2 * style.corner,
                    2 * style.corner));
        }
        if (style.frame > 0) {
            g.setColor(Color.decode(style.line));
            g.fill(new Rectangle2D.Double(
                    left - style.frame, top - style.frame, side + 2 * style.frame, side + 2 * style.frame));
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                g.setColor(Color.decode(style.palette.get(regions.region(row, column) % style.palette.size())));
                g.fill(new RoundRectangle2D.Double(
                        left + column * cell + style.gap / 2,
                        top + row * cell + style.gap / 2,
                        cell - style.gap,
                        cell - style.gap,
                        2 * style.round,
                        2 * style.round));
            }
        }
        for (boolean border : new boolean[] {false, true}) {
            for (int square = 0; square < n * n; square++) {
                line(regions, square / n, square % n, 0, border, left, top, cell);
                line(regions, square / n, square % n, 1, border, left, top, cell);
            }
        }
        g.setClip(null);
        return this;
    }

    /** The line right of a square or below it, if it is one between regions, or one within. */
    private void line(
            Regions regions, int row, int column, int down, boolean border, double left, double top, double cell) {
        int last = regions.size() - 1;
        double width = border ? style.thick : style.thin;
        if (width > 0
                && (down == 1 ? row : column) < last
                && border == (regions.region(row, column) != regions.region(row + down, column + 1 - down))) {
            g.setColor(Color.decode(border ? style.line : style.thinLine));
            double x = left + (column + 1 - down) * cell;
            double y = top + (row + down) * cell;
            double more = border ? width / 2 : 0;
            g.fill(
                    down == 1
                            ? new Rectangle2D.Double(x - more, y - width / 2, cell + 2 * more, width)
                            : new Rectangle2D.Double(x - width / 2, y - more, width, cell + 2 * more));
        }
    }

    /** Queens, and crosses on other squares. */
    Screenshot marks(int n, List<Square> queens, double crosses, double left, double top, double side, Random random) {
        double cell = side / n;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                double x = left + (column + 0.5) * cell;
                double y = top + (row + 0.5) * cell;
                if (queens.contains(new Square(row, column))) {
                    crown(x, y, cell * 0.28);
                } else if (random.nextDouble() < crosses) {
                    g.setColor(new Color(30, 30, 30));
                    g.setStroke(new BasicStroke((float) (cell * 0.05)));
                    double r = cell * 0.13;
                    g.draw(new Line2D.Double(x - r, y - r, x + r, y + r));
                    g.draw(new Line2D.Double(x - r, y + r, x + r, y - r));
                }
            }
        }
        return this;
    }

    private void crown(double x, double y, double r) {
        Path2D crown = new Path2D.Double();
        crown.moveTo(x - r, y + r);
        crown.lineTo(x - 1.1 * r, y - 0.6 * r);
        crown.lineTo(x - 0.5 * r, y);
        crown.lineTo(x, y - r);
        crown.lineTo(x + 0.5 * r, y);
        crown.lineTo(x + 1.1 * r, y - 0.6 * r);
        crown.lineTo(x + r, y + r);
        crown.closePath();
        g.setColor(Color.BLACK);
        g.fill(crown);
        g.fill(new Ellipse2D.Double(x - 0.15 * r, y - 1.3 * r, 0.3 * r, 0.3 * r));
    }

    /** Something like lines of text. */
    Screenshot text(double left, double top, double width, double height, double size, Random random) {
        g.setColor(new Color(120, 120, 120));
        for (double y = top; y + size < top + height; y += 1.6 * size) {
            for (double x = left; x < left + width - size; x += 0.7 * size) {
                g.setStroke(new BasicStroke((float) (size * 0.12)));
                switch (random.nextInt(5)) {
                    case 0 -> g.draw(new Ellipse2D.Double(x, y + size * 0.3, size * 0.5, size * 0.6));
                    case 1 -> g.draw(new Line2D.Double(x + 2, y, x + 2, y + size));
                    case 2 -> g.draw(new Rectangle2D.Double(x, y + size * 0.4, size * 0.5, size * 0.5));
                    case 3 -> g.draw(new Line2D.Double(x, y + size, x + size * .5, y + size * .3));
                    default -> {} // A blank.
                }
            }
        }
        return this;
    }

    Screenshot button(double x, double y, double width, double height, String colour) {
        g.setColor(Color.decode(colour));
        g.fill(new RoundRectangle2D.Double(x, y, width, height, height, height));
        g.setColor(Color.DARK_GRAY);
        g.setStroke(new BasicStroke(1));
        g.draw(new RoundRectangle2D.Double(x, y, width, height, height, height));
        return this;
    }

    static BufferedImage scaled(BufferedImage image, double factor) {
        int width = (int) Math.round(image.getWidth() * factor);
        int height = (int) Math.round(image.getHeight() * factor);
        BufferedImage scaled = new BufferedImage(width, height, image.getType());
        Graphics2D g = scaled.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(image, 0, 0, width, height, null);
        g.dispose();
        return scaled;
    }

    /** By a number of degrees around the middle. */
    static BufferedImage turned(BufferedImage image, double degrees) {
        BufferedImage turned = new BufferedImage(image.getWidth(), image.getHeight(), image.getType());
        Graphics2D g = turned.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.rotate(Math.toRadians(degrees), image.getWidth() / 2.0, image.getHeight() / 2.0);
        g.drawImage(image, 0, 0, null);
        g.dispose();
        return turned;
    }

    static BufferedImage jpeg(BufferedImage image, double quality) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality((float) quality);
            writer.write(null, new IIOImage(image, null, null), how);
            out.flush();
            return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }

    static BufferedImage noisy(BufferedImage image, int most, Random random) {
        BufferedImage noisy = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = image.getRGB(x, y);
                int out = 0;
                for (int shift = 0; shift <= 16; shift += 8) {
                    int value = (rgb >> shift & 255) + random.nextInt(2 * most + 1) - most;
                    out |= Math.max(0, Math.min(255, value)) << shift;
                }
                noisy.setRGB(x, y, out);
            }
        }
        return noisy;
    }

    static BufferedImage onAlpha(BufferedImage image) {
        BufferedImage out =
                new BufferedImage(image.getWidth() + 40, image.getHeight() + 40, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.85f));
        g.drawImage(image, 20, 20, null);
        g.dispose();
        return out;
    }
}
