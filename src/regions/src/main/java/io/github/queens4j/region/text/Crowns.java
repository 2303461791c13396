package io.github.queens4j.region.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the regions under crowns, which hide them. */
final class Crowns {

    private static final int MOST_WAYS = 10_000;

    private final int[][] map;
    private final int n;
    private final int[] crowns;

    /** A region that is the square under a crown, or -1. */
    private final int own;

    private final Set<Integer> used = new HashSet<>();
    private final List<int[][]> ways = new ArrayList<>();
    private int tried;

    private Crowns(int[][] map, int own) {
        this.map = map;
        this.own = own;
        n = map.length;
        crowns = IntStream.range(0, n * n)
                .filter(square -> map[square / n][square % n] < 0)
                .toArray();
    }

    /** The map of one with -1 under crowns, if there is one alone, all crowns of which are a solution; or null. */
    static int @Nullable [][] uncovered(int[][] map, int own, BiPredicate<int[][], int[]> isSolution) {
        Crowns crowns = new Crowns(map, own);
        crowns.uncover();
        int[] columns =
                Arrays.stream(crowns.crowns).map(crown -> crown % map.length).toArray();
        boolean isSure = crowns.ways.size() == 1
                && (columns.length < map.length || isSolution.test(crowns.ways.get(0), columns));
        return isSure ? crowns.ways.get(0) : null;
    }

    /** Gives squares under crowns regions beside them or their own, each another and all connected, in two ways. */
    private void uncover() {
        if (used.size() == crowns.length) {
            int[][] parts = Borders.of(map).parts();
            if (Arrays.stream(parts).flatMapToInt(Arrays::stream).allMatch(part -> part < n)) {
                ways.add(parts);
            }
            return;
        }
        int crown = crowns[used.size()];
        int row = crown / n;
        int column = crown % n;
        IntStream around = IntStream.of(crown - n, crown - 1, crown + 1, crown + n)
                .filter(to -> to >= 0 && to < n * n && (to / n == row || to % n == column))
                .map(to -> map[to / n][to % n]);
        int[] beside = IntStream.concat(around, IntStream.of(own)).distinct().toArray();
        for (int region : beside) {
            if (region >= 0 && ways.size() < 2 && ++tried < MOST_WAYS && used.add(region)) {
                map[row][column] = region;
                uncover();
                map[row][column] = -1;
                used.remove(region);
            }
        }
    }
}
