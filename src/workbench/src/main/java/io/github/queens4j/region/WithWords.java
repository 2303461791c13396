package io.github.queens4j.region;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.emit.ProgramEmitter;

/** Writes the words of steps into the library where it would read them from its resources, which a page has not. */
public final class WithWords implements ClassHolderTransformer {

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("io.github.queens4j.region.text.StepWords")) {
            MethodDescriptor steps = new MethodDescriptor("steps", String.class);
            ProgramEmitter.create(type.getMethod(steps), context.getHierarchy())
                    .constant(words())
                    .returnValue();
        }
    }

    private static String words() {
        try (InputStream in = Objects.requireNonNull(
                WithWords.class.getResourceAsStream("/io/github/queens4j/region/page/words.properties"))) {
            String file = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return file.substring(file.indexOf("[steps]"), file.indexOf("[puzzles]"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
