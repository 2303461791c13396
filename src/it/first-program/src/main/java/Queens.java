import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
import java.util.stream.Stream;

class Queens {
    public static void main(String... args) {
        System.out.println(Solvers.count(8) + " boards, the first three:");
        try (Stream<Board> boards = Solvers.stream(8)) {
            boards.limit(3).forEach(board -> System.out.println(board.format(BoardFormat.UNICODE) + "\n"));
        }
    }
}
