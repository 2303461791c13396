package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.ToLongBiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each argument of each public method of the package is refused by its name if it is null. */
class NullTest {

    /** Those of the JDK, and what each engine says of itself. */
    private static final Set<String> OTHERS = Set.of("equals", "compareTo", "valueOf", "wait", "supports");

    private static final Puzzle PUZZLE = Puzzle.ofSize(4);

    /** Something of each type that is an argument or has methods; several solvers, as each has ways of its own. */
    private static final List<Object> VALUES = List.of(
            "queens",
            1,
            4L,
            Board.of(1, 3, 0, 2),
            BoardFormat.LIST,
            LineFamily.ROWS,
            Outcome.COMPLETE,
            PUZZLE,
            Rule.QUEENS,
            new Square(0, 1),
            Symmetry.ROTATE_180,
            Visit.CONTINUE,
            new SearchReport(0, 0, 0, Duration.ZERO, Outcome.COMPLETE),
            Duration.ZERO,
            Locale.ENGLISH,
            Map.of(),
            new SplittableRandom(1),
            (SolutionVisitor) board -> Visit.STOP,
            new SearchListener() {},
            (Consumer<Board>) board -> {},
            (ToLongBiFunction<Square, Integer>) (square, n) -> 0,
            (BiPredicate<Square, Integer>) (square, n) -> true,
            new int[0],
            new int[][] {{0}},
            new Square[0],
            new Symmetry[0],
            new LineFamily[0],
            Solvers.engine("auto"),
            Solvers.engine("array"),
            Solvers.engine("bitmask"),
            Solvers.engine("cover"));

    static Stream<Executable> methods() throws Exception {
        Path classes = Path.of(Solvers.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> types = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(classes.resolve("io/github/queens4j"), "*.class")) {
            for (Path file : files) {
                String name = file.getFileName().toString().replace(".class", "");
                types.add(Class.forName(Solvers.class.getPackageName() + "." + name));
            }
        }
        assertThat(types).hasSizeGreaterThan(14);
        types.removeAll(List.of(SolutionVisitor.class, SearchListener.class)); // A user's own.
        return types.stream()
                .filter(type -> Modifier.isPublic(type.getModifiers()))
                .flatMap(type ->
                        Stream.<Executable>concat(Stream.of(type.getConstructors()), Stream.of(type.getMethods())))
                .filter(method -> !OTHERS.contains(method.getName()) && !method.isSynthetic())
                .filter(method -> Stream.of(method.getParameterTypes()).anyMatch(type -> !type.isPrimitive()));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void eachArgumentIsRefusedByName(Executable method) {
        Class<?>[] types = method.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive()) {
                int missing = i;
                Object[] arguments = IntStream.range(0, types.length)
                        .mapToObj(j -> j == missing ? null : values(types[j]).get(0))
                        .toArray();
                for (Object instance : instances(method)) {
                    assertThat(catchThrowable(() -> call(method, instance, arguments)))
                            .as("argument %d of %s, %s", i, method, instance)
                            .isInstanceOf(NullPointerException.class)
                            .message()
                            .matches("\\w+");
                }
            }
        }
    }

    private static List<Object> instances(Executable method) {
        return method instanceof Constructor || Modifier.isStatic(method.getModifiers())
                ? List.of(Solvers.class)
                : values(method.getDeclaringClass());
    }

    private static List<Object> values(Class<?> type) {
        Class<?> wanted = type == int.class ? Integer.class : type == long.class ? Long.class : type;
        List<Object> values = VALUES.stream().filter(wanted::isInstance).toList();
        return Objects.requireNonNull(values.isEmpty() ? null : values, type.getName());
    }

    private static Object call(Executable method, Object instance, Object... arguments) throws Throwable {
        try {
            return method instanceof Constructor<?> constructor
                    ? constructor.newInstance(arguments)
                    : ((Method) method).invoke(instance, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
