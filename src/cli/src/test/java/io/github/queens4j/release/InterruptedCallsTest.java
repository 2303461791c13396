package io.github.queens4j.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.Visit;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionMend;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.Regions;
import io.github.queens4j.tour.TourProblem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every public method hears an interrupt within 50 ms of its own processor time, whatever it is called with: small
 * arguments, and the largest that it takes. What calls return is called in turn.
 */
@Tag("slow")
class InterruptedCallsTest {

    private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
    private static final long BEFORE_MILLIS = 30;

    /** A call that was late is repeated: classes may have been loaded, and others may have used the processor. */
    private static final int AGAIN = 12;

    /** How many objects of a type are called; each call takes one of each argument's. */
    private static final int MOST_OBJECTS = 8;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @TempDir
    private Path folder;

    private final Set<Class<?>> types = new LinkedHashSet<>();
    private final Map<Class<?>, List<Object>> objects = new HashMap<>();
    private final Set<String> deaf = new TreeSet<>();

    /** A call on a thread of its own, and the processor time that it took after it was interrupted. */
    private static final class Call extends Thread {

        private final Executable executable;
        private final @Nullable Object target;
        private final Object[] arguments;
        private volatile @Nullable Object result;
        private volatile long end;

        Call(Executable executable, @Nullable Object target, Object... arguments) {
            this.executable = executable;
            this.target = target;
            this.arguments = arguments;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                Object returned = executable instanceof Method method
                        ? method.invoke(target, arguments)
                        : ((Constructor<?>) executable).newInstance(arguments);
                if (returned instanceof BaseStream<?, ?> stream) {
                    stream.iterator().forEachRemaining(element -> {});
                }
                result = returned;
            } catch (InvocationTargetException | RuntimeException refused) {
                // Bad arguments, or an interrupt.
            } catch (IllegalAccessException | InstantiationException e) {
                throw new LinkageError(executable.toString(), e);
            } finally {
                end = THREADS.getCurrentThreadCpuTime();
            }
        }

        long nanosAfterInterrupt() throws InterruptedException {
            start();
            join(BEFORE_MILLIS);
            long begin = THREADS.getThreadCpuTime(getId());
            if (!isAlive() || begin < 0) {
                return 0;
            }
            interrupt();
            join(TimeUnit.MINUTES.toMillis(1));
            return isAlive() ? Long.MAX_VALUE : end - begin;
        }
    }

    private void add(Class<?> type, Object... some) {
        objects.computeIfAbsent(type, any -> new ArrayList<>()).addAll(List.of(some));
    }

    private void addArguments() {
        add(int.class, 6, 20, 64, 1000, 20_000);
        add(long.class, 1_000_000L, 1L);
        add(double.class, 0.5);
        add(boolean.class, true, false);
        add(Object.class, "other");
        String rows = ("A".repeat(1000) + "\n").repeat(1000);
        add(String.class, "6", "queens", rows, "[".repeat(1_000_000), "1 ".repeat(100_000), "<a".repeat(500_000));
        int[] columns = IntStream.range(0, 20_000).map(i -> i * 7919 % 20_000).toArray();
        add(int[].class, new int[] {1, 3, 0, 2}, columns);
        int[][] stripes = new int[400][400];
        Stream.iterate(0, i -> i + 1).limit(400).forEach(i -> Arrays.fill(stripes[i], i));
        add(int[][].class, new int[][] {{0, 0}, {1, 1}}, stripes);
        add(long[][].class, (Object) new long[1000][1000]);
        add(Square[].class, (Object) new Square[] {new Square(0, 0)});
        add(Symmetry[].class, (Object) Symmetry.values(), new Symmetry[] {Symmetry.ROTATE_90});
        add(Square.class, new Square(0, 0), new Square(2, 5));
        add(Puzzle.class, Puzzle.ofSize(6), Puzzle.ofSize(20), Puzzle.ofSize(64), Puzzle.ofSize(20_000));
        add(
                Puzzle.class,
                Puzzle.ofSize(29).withRule(Rule.TOROIDAL),
                Puzzle.ofSize(1000).withRule(Rule.AMAZONS));
        add(
                Board.class,
                Solvers.construct(6).orElseThrow(),
                Solvers.construct(4000).orElseThrow());
        add(Regions.class, Regions.of(stripes), Regions.parse("AABB\nAABB\nCCDD\nCCDD"));
        add(RegionSketch.class, RegionSketch.parse("A....\n.....\n.....\n.....\n....."));
        add(TourProblem.class, TourProblem.open(6, 6), TourProblem.closed(1000, 1000));
        add(LineFamily[].class, (Object) Rule.QUEENS.families().toArray(LineFamily[]::new));
        add(RandomGenerator.class, new SplittableRandom(1));
        add(Locale.class, Locale.ENGLISH);
        add(Path.class, folder.resolve("file"));
        add(Duration.class, Duration.ofDays(1));
        add(LocalDate.class, LocalDate.EPOCH);
        add(InputStream.class, new ByteArrayInputStream(new byte[] {1}));
        add(Optional.class, Optional.empty());
        add(Map.class, Map.of());
        RegionPuzzle puzzle = RegionPuzzle.parse("ABBC\nABBC\nDDCC\nDDDC");
        add(List.class, List.of(), List.of(puzzle), List.of(new Square(0, 0)));
        add(LineFamily.class, Rule.QUEENS.families().toArray());
        add(SquareCounts.class, SquareCounts.count(CountJob.of(6)));
        add(Collection.class, List.of());
        add(Set.class, Set.of());
        add(ExecutorService.class, ForkJoinPool.commonPool());
        add(Consumer.class, (Consumer<Object>) this::keep);
        add(Function.class, (Function<Object, Object>) step -> {
            keep(step);
            return Visit.CONTINUE;
        });
        add(BiPredicate.class, (BiPredicate<Object, Object>) (one, other) -> true);
        add(ToLongBiFunction.class, (ToLongBiFunction<Object, Object>) (one, other) -> 1);
        add(SolutionVisitor.class, (SolutionVisitor) board -> Visit.CONTINUE);
        add(SearchListener.class, new SearchListener() {});
        add(Solver.class, Solvers.engines().toArray());
        add(CountJob.class, CountJob.of(20), CountJob.of(Puzzle.ofSize(12).withRule(Rule.TOROIDAL)));
        add(CountPlan.class, CountPlan.of(20), CountPlan.of(24));
    }

    private List<Object> candidates(Class<?> type) {
        return type.isEnum() ? List.of(type.getEnumConstants()) : objects.getOrDefault(type, List.of());
    }

    /** Those of the list of the interface, with what is private of no interest. */
    private static List<Class<?>> types() throws IOException, ClassNotFoundException {
        List<Class<?>> types = new ArrayList<>();
        for (String line : Files.readAllLines(PublicApiTest.LIST)) {
            if (!line.contains(" : ")) {
                types.add(Class.forName(line.substring(0, line.indexOf(' '))));
            }
        }
        return types;
    }

    private static Stream<Executable> executables(Class<?> type) {
        return Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors())
                .flatMap(Stream::<Executable>of)
                .filter(one -> Modifier.isPublic(one.getModifiers()) && !one.isSynthetic())
                .filter(one -> !(one instanceof Constructor) || !Modifier.isAbstract(type.getModifiers()))
                .sorted(Comparator.comparing(Executable::toString));
    }

    private boolean call(Executable executable) throws InterruptedException {
        boolean needsTarget = executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
        List<List<Object>> choices = new ArrayList<>();
        if (needsTarget) {
            choices.add(candidates(executable.getDeclaringClass()));
        }
        Stream.of(executable.getParameterTypes()).map(this::candidates).forEach(choices::add);
        if (choices.stream().anyMatch(List::isEmpty)) {
            return false;
        }
        int rounds = choices.stream().mapToInt(List::size).max().orElse(1);
        for (int round = 0; round < rounds; round++) {
            int turn = round;
            List<Object> chosen = choices.stream()
                    .map(choice -> choice.get(turn % choice.size()))
                    .toList();
            Object target = needsTarget ? chosen.get(0) : null;
            Object[] arguments =
                    chosen.subList(needsTarget ? 1 : 0, chosen.size()).toArray();
            Call call = new Call(executable, target, arguments);
            long nanos = call.nanosAfterInterrupt();
            for (int again = 0; again < AGAIN && nanos > MOST_NANOS; again++) {
                call = new Call(executable, target, arguments);
                nanos = call.nanosAfterInterrupt();
            }
            if (nanos > MOST_NANOS) {
                deaf.add(executable + " round " + round + ": " + nanos / 1_000_000 + " ms");
            }
            keep(call.result);
        }
        return true;
    }

    /** What is called in turn: an object of the interface, or what is in an optional or the first one of a list. */
    private synchronized void keep(@Nullable Object result) {
        if (result instanceof Optional<?> optional) {
            optional.ifPresent(this::keep);
        } else if (result instanceof List<?> list) {
            list.stream().limit(1).forEach(this::keep);
        } else if (result != null && types.contains(result.getClass())) {
            List<Object> known = objects.computeIfAbsent(result.getClass(), any -> new ArrayList<>());
            if (known.size() < MOST_OBJECTS) {
                known.add(result);
            }
        }
    }

    @Test
    void allEndSoon() throws Exception {
        types.addAll(types());
        addArguments();
        CountJob.of(6).onProgress(this::keep).run();
        keep(RegionGenerator.ofSize(11).seed(2).onProgress(this::keep).generate());
        keep(CountJob.of(6).estimate(Duration.ofMinutes(1)));
        keep(CountPlan.of(6).units().get(0).call());
        keep(RegionMend.find(Regions.parse("AABB\nAABB\nCCDD\nCCDD"), List.of()));
        List<Executable> left = new ArrayList<>(
                types.stream().flatMap(InterruptedCallsTest::executables).toList());
        for (int before = 0; before != left.size(); ) {
            before = left.size();
            for (Executable executable : List.copyOf(left)) {
                if (call(executable)) {
                    left.remove(executable);
                }
            }
        }
        assertThat(left).as("never called").isEmpty();
        assertThat(deaf).as("went on after an interrupt").isEmpty();
    }
}
