package io.github.queens4j.picture;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Labels one above another, each as near as possible to where it should be without touching the next. */
final class LabelColumn {

    private LabelColumn() {}

    /**
     * Finds room for all.
     *
     * @param wanted the middle of each label, where it should be
     * @param heights the height of each
     * @param top the least upper edge
     * @param bottom the greatest lower edge; exceeded only if the labels are higher than the column
     * @return the middle of each label
     */
    static double[] place(List<Double> wanted, List<Double> heights, double top, double bottom) {
        int count = wanted.size();
        int[] order = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparing(wanted::get))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] middles = new double[count];
        double edge = bottom;
        for (int i = count - 1; i >= 0; i--) {
            int label = order[i];
            middles[label] = Math.min(wanted.get(label), edge - heights.get(label) / 2);
            edge = middles[label] - heights.get(label) / 2;
        }
        edge = top;
        for (int label : order) {
            middles[label] = Math.max(middles[label], edge + heights.get(label) / 2);
            edge = middles[label] + heights.get(label) / 2;
        }
        return middles;
    }
}
