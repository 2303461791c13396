package io.github.queens4j.region;

import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Puts the workbench together, when the library is built: what TeaVM has compiled, the scripts, and a page to play. */
final class FillPage {

    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private FillPage() {}

    public static void main(String... args) throws IOException {
        RegionPuzzle any = RegionGenerator.ofSize(5).seed(1).generate();
        // The workbench puts its own puzzles and title into this one.
        String play = RegionPage.of(List.of(any)).title("QUEENS4J-TITLE").html();
        Json names = Json.compact();
        for (String theme : List.of("light", "dark")) {
            String colours = RegionPage.pageWords().say(theme + "-colours", place -> "");
            names.with(theme, List.of(colours.split(", ")));
        }
        String rule = "  --colour-%d: %s;";
        Map<String, String> values = Map.of(
                "engine", zipped(Files.readAllBytes(Path.of(args[0]))),
                "runtime", resource(RUNTIME).strip(),
                "play", zipped(play.getBytes(StandardCharsets.UTF_8)),
                "notices", SvgText.escape(notices(Files.readString(Path.of(args[1])))),
                "names", names.toString(),
                "light", Style.rules(rule, RegionColours.LIGHT),
                "dark", Style.rules(rule, RegionColours.DARK));
        Path page = Path.of(args[2]);
        Files.createDirectories(Objects.requireNonNull(page.getParent()));
        String text = PageTemplate.fill("region", "workbench.html", values);
        // Nobody reads the page's source for its indentation.
        Files.writeString(page, text.replaceAll("(?m)^ +", ""));
    }

    /** Of the notices of the CLI jar, those that are about the page. */
    private static String notices(String all) {
        return all.substring(all.indexOf("The page of `region edit`")).strip();
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(FillPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** As gzip has it, in base64: browsers unpack it. */
    private static String zipped(byte... bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new Best(zipped)) {
            out.write(bytes);
        }
        return Base64.getEncoder().encodeToString(zipped.toByteArray());
    }

    private static final class Best extends GZIPOutputStream {

        Best(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
