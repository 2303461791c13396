/** Why a step follows, in the words of the library's own deductions. */
const sentences = {

  onlySquare(cut, line, square) {
    const name = cut.lineName(line);
    return `${name[0].toUpperCase()}${name.slice(1)} has one square left: a queen goes to ${cut.squareName(square)}.`;
  },

  attacked(cut, queen, cross) {
    return `The queen at ${cut.squareName(queen)} attacks her row, her column, her region and her neighbours: `
      + `cross out ${this.squares(cut, cross, 'the ', ' left there')}.`;
  },

  pointing(cut, line, other, cross) {
    const to = cut.lineName(other);
    return `All squares that ${cut.lineName(line)} has left lie in ${to}, so the queen of ${to} is on one of them: `
      + `cross out ${this.squares(cut, cross, 'its other ', '')}.`;
  },

  commonNeighbours(cut, line, cross) {
    return `Wherever the queen of ${cut.lineName(line)} stands, she attacks ${this.squares(cut, cross, 'these ', '')}: `
      + `cross ${cross.length === 1 ? 'it' : 'them'} out.`;
  },

  /** Squares of one row or column by their places, others by their number: the board shows which. */
  squares(cut, squares, before, after) {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const [rows, columns] = [squares.map(square => cut.row(square) + 1), squares.map(square => cut.column(square) + 1)];
    const list = numbers => `${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;
    if (squares.length === 1) {
      return cut.squareName(squares[0]);
    }
    if (squares.length <= 4 && rows.every(row => row === rows[0])) {
      return `columns ${list(columns)} of row ${rows[0]}`;
    }
    if (squares.length <= 4 && columns.every(column => column === columns[0])) {
      return `rows ${list(rows)} of column ${columns[0]}`;
    }
    return `${before}${words[squares.length] || squares.length} squares${after}`;
  }
};
