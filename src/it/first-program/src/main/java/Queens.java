import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;

class Queens {
    public static void main(String... args) {
        Board board = Solvers.first(8).orElseThrow();
        System.out.println(board.format(BoardFormat.UNICODE));
        System.out.println("is one of " + Solvers.count(8));
    }
}
