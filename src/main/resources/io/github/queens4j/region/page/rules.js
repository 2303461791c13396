/**
 * A board cut into regions. Squares are numbered row by row; lines are the rows, then the columns, then the regions, each a list
 * of its squares in order.
 */
class Cut {

  constructor(regions) {
    this.n = regions.length;
    this.region = regions.flat();
    this.squares = this.region.map((_, square) => square);
    this.lines = Array.from({length: 3 * this.n}, () => []);
    this.squares.forEach(square => this.linesOf(square).forEach(line => this.lines[line].push(square)));
    this.attacks = this.squares.map(square => this.squares.filter(other => this.attack(square, other)));
  }

  row(square) {
    return Math.floor(square / this.n);
  }

  column(square) {
    return square % this.n;
  }

  linesOf(square) {
    return [this.row(square), this.n + this.column(square), 2 * this.n + this.region[square]];
  }

  /** Whether queens on two squares attack each other: in one line, or touching. */
  attack(a, b) {
    const down = Math.abs(this.row(a) - this.row(b));
    const across = Math.abs(this.column(a) - this.column(b));
    return a !== b && (down === 0 || across === 0 || this.region[a] === this.region[b] || (down === 1 && across === 1));
  }

  /** A to Z, then a to z, then numbers, as the library calls them. */
  letter(region) {
    return region < 26 ? String.fromCharCode(65 + region)
      : region < 52 ? String.fromCharCode(71 + region)
        : String(region);
  }

  lineName(line) {
    const index = line % this.n;
    return line < this.n ? `row ${index + 1}` : line < 2 * this.n ? `column ${index + 1}` : `region ${this.letter(index)}`;
  }

  squareName(square) {
    return `row ${this.row(square) + 1}, column ${this.column(square) + 1}`;
  }
}

const EMPTY = 0;
const CROSS = 1;
const QUEEN = 2;
