package io.github.queens4j.region;

import java.util.ArrayList;
import java.util.List;

/** All solutions, by the slowest and plainest search: a queen in each row, compared with those above. */
final class RegionOracle {

    private RegionOracle() {}

    static List<int[]> solutions(Regions regions) {
        List<int[]> solutions = new ArrayList<>();
        search(regions, new int[regions.size()], 0, solutions);
        return solutions;
    }

    private static void search(Regions regions, int[] columns, int row, List<int[]> solutions) {
        int n = regions.size();
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int above = 0; above < row; above++) {
                boolean touching = row - above == 1 && Math.abs(column - columns[above]) == 1;
                boolean sameRegion = regions.region(above, columns[above]) == regions.region(row, column);
                free &= column != columns[above] && !touching && !sameRegion;
            }
            if (free) {
                columns[row] = column;
                search(regions, columns, row + 1, solutions);
            }
        }
    }

    /** Whether a solution has all marks. */
    static boolean fits(int[] solution, Marks marks) {
        return marks.queens().stream().allMatch(queen -> solution[queen.row()] == queen.column())
                && marks.crosses().stream().allMatch(cross -> solution[cross.row()] != cross.column());
    }
}
