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
    return line < this.n ? say('row', {name: index + 1})
      : line < 2 * this.n ? say('column', {name: index + 1}) : say('region', {name: `{${index}}`});
  }

  squareName(square) {
    return say('square', {row: this.row(square) + 1, column: this.column(square) + 1});
  }

  isConnected() {
    return this.lines.slice(2 * this.n).every(squares => {
      const reached = new Set(squares.slice(0, 1));
      const beside = (a, b) => Math.abs(this.row(a) - this.row(b)) + Math.abs(this.column(a) - this.column(b)) === 1;
      reached.forEach(at => squares.filter(to => beside(at, to)).forEach(to => reached.add(to)));
      return reached.size === squares.length;
    });
  }

  /** Where puzz.link has this puzzle: its borders, five to a digit. Borders cannot say that parts belong together. */
  address() {
    const {n, region, squares} = this;
    const digits = bits => bits.join('').replace(/.{1,5}/g, five => parseInt(five.padEnd(5, '0'), 2).toString(32));
    const right = squares.filter(square => square % n < n - 1).map(square => Number(region[square] !== region[square + 1]));
    const below = squares.slice(0, -n).map(square => Number(region[square] !== region[square + n]));
    return this.isConnected() ? `https://puzz.link/p?starbattle/${n}/${n}/1/${digits(right)}${digits(below)}` : '';
  }
}

const EMPTY = 0;
const CROSS = 1;
const QUEEN = 2;
