package io.github.queens4j.release;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * What Maven Central asks of a bundle of one jar artifact, as https://central.sonatype.org/publish/requirements/ says
 * it (read in November 2026), so that a release is not the first to learn that something is missing.
 *
 * <p>The rules checked: the files lie where the coordinates of the pom say and are named after them; the version is no
 * snapshot; there are a jar, sources and javadoc, and neither is empty; every file has an armoured signature; every
 * file but checksums and signatures has MD5 and SHA-1 checksums, and whatever checksums there are (SHA-256, SHA-512)
 * are right; the pom has coordinates, name, description, URL, licences with name and URL, developers with name and
 * organisation or mail, and the three addresses of the source repository; no dependency is a snapshot or a version
 * range; the bundle is below 1 GB.
 *
 * <p>Whether a signature fits its file and its key is known on a server of keys is not checked here;
 * {@code .ci/release} checks the former with gpg. Needs nothing but a JDK: {@code java CentralRules.java bundle.zip}.
 */
public final class CentralRules {

    private static final long MAX_BYTES = 1L << 30;

    private static final Map<String, String> DIGESTS =
            Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512");

    private final List<String> violations = new ArrayList<>();
    private final Map<String, byte[]> files = new TreeMap<>();

    private CentralRules() {}

    /** Prints the violations of a bundle and exits with 1 if there are any. */
    public static void main(String... args) throws IOException {
        List<String> violations = violations(Path.of(args[0]));
        violations.forEach(System.err::println);
        if (!violations.isEmpty()) {
            System.exit(1);
        }
        System.out.println(args[0] + " keeps the rules of Maven Central");
    }

    /** What is wrong with a bundle, a sentence each; nothing if Central would take it. */
    static List<String> violations(Path bundle) throws IOException {
        CentralRules rules = new CentralRules();
        if (Files.size(bundle) >= MAX_BYTES) {
            rules.violations.add("the bundle is not smaller than 1 GB: " + Files.size(bundle) + " bytes");
        }
        try (ZipFile zip = new ZipFile(bundle.toFile())) {
            for (ZipEntry entry : zip.stream().filter(e -> !e.isDirectory()).toList()) {
                rules.files.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
            }
        }
        rules.check();
        return rules.violations;
    }

    private void check() {
        List<String> poms =
                files.keySet().stream().filter(name -> name.endsWith(".pom")).toList();
        if (poms.size() != 1) {
            violations.add("there must be one pom, but there are: " + poms);
            return;
        }
        try {
            checkPom(poms.get(0));
        } catch (IOException | SAXException | ParserConfigurationException e) {
            violations.add(poms.get(0) + " is no pom: " + e.getMessage());
        }
        for (String name : files.keySet()) {
            if (isSignature(name) || isChecksum(name)) {
                checkSubject(name);
            } else {
                checkSignature(name);
                checkChecksums(name);
            }
        }
    }

    private void checkPom(String pom) throws IOException, SAXException, ParserConfigurationException {
        Element project = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(files.get(pom)))
                .getDocumentElement();
        for (String path : List.of(
                "modelVersion",
                "groupId",
                "artifactId",
                "version",
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "scm/connection",
                "scm/developerConnection",
                "scm/url")) {
            require(!text(project, path).isBlank(), pom + " has no " + path);
        }
        require(
                !text(project, "developers/developer/email").isBlank()
                        || !text(project, "organization/name").isBlank(),
                pom + " has neither the mail address of a developer nor an organization");
        checkPlaces(project);
        checkDependencies(project);
    }

    private void checkPlaces(Element project) {
        String artifact = text(project, "artifactId");
        String version = text(project, "version");
        require(!version.endsWith("-SNAPSHOT"), "the version is a snapshot: " + version);
        String stem = text(project, "groupId").replace('.', '/') + "/" + artifact + "/" + version + "/" + artifact + "-"
                + version;
        for (String name : files.keySet()) {
            boolean named = name.startsWith(stem) && ".-".indexOf(name.charAt(stem.length())) >= 0;
            require(named, name + " is not named after the coordinates of the pom: " + stem);
        }
        for (String suffix : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")) {
            byte[] content = files.get(stem + suffix);
            require(content != null, stem + suffix + " is missing");
            require(content == null || content.length > 0, stem + suffix + " is empty");
        }
    }

    private void checkDependencies(Element project) {
        for (Element list : children(project, "dependencies")) {
            for (Element dependency : children(list, "dependency")) {
                String version = text(dependency, "version");
                require(
                        !version.endsWith("-SNAPSHOT") && !version.startsWith("[") && !version.startsWith("("),
                        "the dependency " + text(dependency, "artifactId") + " has no fixed version: " + version);
            }
        }
    }

    private void checkSignature(String name) {
        byte[] signature = files.get(name + ".asc");
        require(signature != null, name + " has no signature");
        require(
                signature == null
                        || new String(signature, StandardCharsets.UTF_8).startsWith("-----BEGIN PGP SIGNATURE-----"),
                name + ".asc is no armoured signature");
    }

    private void checkChecksums(String name) {
        for (String kind : List.of("md5", "sha1")) {
            require(files.containsKey(name + "." + kind), name + " has no " + kind + " checksum");
        }
        for (Map.Entry<String, String> digest : DIGESTS.entrySet()) {
            byte[] stated = files.get(name + "." + digest.getKey());
            require(
                    stated == null
                            || new String(stated, StandardCharsets.UTF_8)
                                    .strip()
                                    .toLowerCase(Locale.ROOT)
                                    .equals(hex(digest.getValue(), files.get(name))),
                    name + "." + digest.getKey() + " is not the checksum of the file");
        }
    }

    /** A signature or checksum without its file is a slip, too. */
    private void checkSubject(String name) {
        String subject = name.substring(0, name.lastIndexOf('.'));
        require(files.containsKey(subject), name + " belongs to no file");
    }

    private void require(boolean kept, String violation) {
        if (!kept) {
            violations.add(violation);
        }
    }

    private static boolean isSignature(String name) {
        return name.endsWith(".asc");
    }

    private static boolean isChecksum(String name) {
        return DIGESTS.containsKey(name.substring(name.lastIndexOf('.') + 1));
    }

    private static String hex(String algorithm, byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The text at a path of element names, of the first such element; empty if there is none. */
    private static String text(Element from, String path) {
        Element element = from;
        for (String name : path.split("/", -1)) {
            List<Element> found = children(element, name);
            if (found.isEmpty()) {
                return "";
            }
            element = found.get(0);
        }
        return element.getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
