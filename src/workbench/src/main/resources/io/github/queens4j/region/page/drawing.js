const OPEN = -1;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As the page's language writes it. */
const number = new Intl.NumberFormat(language).format;

/** Why something is refused; what the library says in English says so. */
const refusal = ({error, lang}) => lang ? element('span', {lang}, error) : error;

/** The names of the page's colours, in light surroundings and in dark ones. */
const NAMES = {light: say('light-colours').split(', '), dark: say('dark-colours').split(', ')};

/** The name of a colour of a screenshot: a hue, and a shade before it or none. */
function nameOf(name) {
  const [hue, shade] = name.split(' ').reverse();
  const colour = say('hue-' + hue);
  return shade ? say('shade-' + shade, {colour}) : colour;
}

const letterOf = region => LETTERS[region] ?? String(region);

/** A colour is the number of one of the page's, or one of a screenshot: how it looks and its name. In the dark it is darkened. */
const paintOf = colour => colour?.look ? `color-mix(in srgb, ${colour.look}, var(--mix))` : `var(--colour-${colour})`;

/** What is drawn: for each square its region or OPEN, for each region a colour that stays with it, and marks. */
class Drawing {

  constructor(n, map = Array(n * n).fill(OPEN), colours = [], queens = [], crosses = [], locked = []) {
    this.n = n;
    this.map = map;
    this.regions = Math.max(n, ...map.map(region => region + 1));
    this.colours = Array.from({length: this.regions}, (_, region) => colours[region] ?? region % NAMES.light.length);
    this.queens = new Set(queens);
    this.crosses = new Set(crosses);
    this.locked = new Set(locked.filter(square => map[square] !== OPEN));
  }

  static of({map, colours, queens, crosses, locked}) {
    return new Drawing(Math.sqrt(map.length), map, colours, queens, crosses, locked);
  }

  toJSON() {
    return {map: this.map, colours: this.colours, queens: [...this.queens], crosses: [...this.crosses], locked: [...this.locked]};
  }

  copy() {
    return Drawing.of(JSON.parse(JSON.stringify(this)));
  }

  /** The regions as the library numbers them, by first appearance; then those without a square. */
  order() {
    const order = new Set([...this.map, ...this.colours.keys()]);
    order.delete(OPEN);
    return [...order];
  }

  /** Letter and colour of each region, in that order. */
  names() {
    return this.order().map(region => this.name(region));
  }

  /** Letter and colour of a region, as it is seen now; the letter is the region's own, whatever is drawn before it. */
  name(region) {
    const colour = this.colours[region];
    return say('named-region', {letter: letterOf(region), colour: colour.name ? nameOf(colour.name) : NAMES[document.documentElement.dataset.theme][colour]});
  }

  /** The map in letters by first appearance, as the library writes it, with / between rows. */
  text() {
    const letters = [];
    this.order().forEach((region, index) => letters[region] = letterOf(index));
    const {n} = this;
    return Array.from({length: n}, (_, row) =>
      this.map.slice(row * n, row * n + n).map(region => letters[region] ?? '.').join('')).join('/');
  }

  count(region) {
    return this.map.filter(other => other === region).length;
  }

  squaresOf(region) {
    return this.map.flatMap((other, square) => other === region ? [square] : []);
  }

  /** Without regions, but for what is locked. */
  opened() {
    const map = this.map.map((region, square) => this.locked.has(square) ? region : OPEN);
    return new Drawing(this.n, map, this.colours, [], [], [...this.locked]);
  }

  /** The squares of one region around a square, or open ones, over sides. */
  around(square) {
    const {n, map} = this;
    const found = new Set([square]);
    for (const at of found) {
      const sides = [at - n, at + n, at % n ? at - 1 : -1, at % n < n - 1 ? at + 1 : -1];
      sides.filter(side => map[side] === map[square]).forEach(side => found.add(side));
    }
    return [...found];
  }

  setMark(square, mark) {
    this.queens.delete(square);
    this.crosses.delete(square);
    this[mark]?.add(square);
  }

  /** With the marks of a step of reasoning. */
  after({crossedOut = [], placed = []}) {
    const next = this.copy();
    crossedOut.forEach(square => next.setMark(square, 'crosses'));
    placed.forEach(square => next.setMark(square, 'queens'));
    return next;
  }

  /** With each square where a function of row and column says that it comes from. */
  moved(n, from) {
    const map = Array(n * n).fill(OPEN);
    const marks = {queens: [], crosses: [], locked: []};
    for (let square = 0; square < n * n; square++) {
      const [row, column] = from(Math.floor(square / n), square % n);
      if (row < this.n && column < this.n) {
        const old = row * this.n + column;
        map[square] = this.map[old];
        Object.keys(marks).filter(mark => this[mark].has(old)).forEach(mark => marks[mark].push(square));
      }
    }
    return new Drawing(n, map, this.colours, marks.queens, marks.crosses, marks.locked);
  }

  turned() {
    return this.moved(this.n, (row, column) => [this.n - 1 - column, row]);
  }

  mirrored() {
    return this.moved(this.n, (row, column) => [row, this.n - 1 - column]);
  }

  /** With another number of rows: what still fits, of as many regions as there are rows. */
  resized(n) {
    const cut = this.moved(n, (row, column) => [row, column]);
    const kept = cut.order().slice(0, n).sort((a, b) => a - b);
    const map = cut.map.map(region => kept.indexOf(region));
    return new Drawing(n, map, kept.map(region => cut.colours[region]), cut.queens, cut.crosses, [...cut.locked]);
  }
}

/** What was drawn before, stroke by stroke. */
class Past {

  constructor(states = [], at = states.length - 1) {
    this.states = states;
    this.at = at;
  }

  /** What is kept of it from one visit to the next. */
  toJSON() {
    const from = Math.max(0, this.at - 40);
    return [this.states.slice(from, from + 60), this.at - from];
  }

  /** Notes a state, unless it is as the one before. */
  note(drawing) {
    const state = JSON.stringify(drawing);
    if (state !== this.states[this.at]) {
      this.states.splice(this.at + 1, Infinity, state);
      this.states.splice(0, this.states.length - 500);
      this.at = this.states.length - 1;
      return true;
    }
    return false;
  }

  can(by) {
    return this.at + by in this.states;
  }

  step(by) {
    this.at += by;
    return Drawing.of(JSON.parse(this.states[this.at]));
  }
}
