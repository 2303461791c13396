/** What is searched: the squares of a board, which of them are open, and which lines they share. Of a tour, the squares alone. */
class Field {

  constructor(data) {
    this.rows = data.n ?? data.rows;
    this.columns = data.n ?? data.columns;
    this.marks = (data.squares ?? []).join('');
    this.families = data.families ?? [];
    this.rule = data.rule;
    this.moves = data.moves ?? [];
    this.leaps = [];
  }

  square(row, column) {
    return row * this.columns + column;
  }

  mark(row, column) {
    return this.marks[this.square(row, column)] ?? '.';
  }

  isGiven(row, column) {
    return this.mark(row, column) === 'Q';
  }

  isOpen(row, column) {
    return this.isGiven(row, column) || this.mark(row, column) === '.';
  }

  /** The columns of a row that are open. */
  open(row) {
    return numbers(this.columns).filter(column => this.isOpen(row, column));
  }

  /** The name of a line that two squares share; undefined if they share none. */
  lineBetween(row, column, otherRow, otherColumn) {
    const [a, b] = [this.square(row, column), this.square(otherRow, otherColumn)];
    return this.families.find(({lines}) => lines[a] !== -1 && lines[a] === lines[b])?.name;
  }

  /** The row of the uppermost queen that attacks a square of a row below; -1 if there is none. */
  attacker(queens, row, column) {
    return queens.findIndex((queen, above) => above < row && this.lineBetween(row, column, above, queen) !== undefined);
  }

  /** How many queens of other rows attack each open square of a row, or those in some columns. */
  conflicts(queens, row, columns = this.open(row)) {
    return columns.map(c => queens.filter((queen, r) => r !== row && this.lineBetween(row, c, r, queen) !== undefined).length);
  }

  /** The rows whose queens are attacked. */
  attackedRows(queens) {
    return numbers(queens.length).filter(row => this.conflicts(queens, row, [queens[row]])[0] > 0);
  }

  /** For each row the columns of the squares that are open and not attacked by a queen above. */
  left(queens) {
    return numbers(this.rows).map(row => this.open(row).filter(column => this.attacker(queens, row, column) < 0));
  }

  /** For each square whether a queen attacks it. */
  attacked(queens) {
    const squares = queens.map((column, row) => this.square(row, column));
    const taken = this.families.map(({lines}) => new Set(squares.map(square => lines[square]).filter(line => line !== -1)));
    return numbers(this.rows * this.columns).map(square => this.families.some(({lines}, i) => taken[i].has(lines[square])));
  }

  /** The squares to which a knight's eight moves lead, in their order; -1 where one leaves the board. */
  targets(square) {
    const [row, column] = this.place(square);
    const isOn = (to, toColumn) => to >= 0 && to < this.rows && toColumn >= 0 && toColumn < this.columns;
    return this.leaps[square] ??= this.moves.map(([down, across]) =>
      isOn(row + down, column + across) ? this.square(row + down, column + across) : -1);
  }

  /** The free squares that are a knight's move away. */
  free(square, path) {
    return this.targets(square).filter(target => target >= 0 && !path.includes(target));
  }

  place(square) {
    return [Math.floor(square / this.columns), square % this.columns];
  }
}

const formats = [0, 1].map(digits => new Intl.NumberFormat(language, {minimumFractionDigits: digits, maximumFractionDigits: digits}));

/** As the page's language writes it, with no digit behind the point or one; a dash where there is none. */
const number = (value, digits = 0) => value === undefined ? '–' : formats[digits].format(value);

/** 0, 1, 2 and so on. */
function numbers(count) {
  return Array.from({length: count}, (_, number) => number);
}
