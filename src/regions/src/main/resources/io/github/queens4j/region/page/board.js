/** The lines between squares that differ, one path in units of squares. */
function borders(n, map) {
  let path = '';
  for (let line = 1; line < n; line++) {
    for (const [differs, move, draw] of [
      [i => map[line * n + i] !== map[line * n - n + i], i => `M${i} ${line}`, i => `H${i}`],
      [i => map[i * n + line] !== map[i * n + line - 1], i => `M${line} ${i}`, i => `V${i}`]]) {
      for (let i = 0; i < n; i++) {
        if (differs(i)) {
          path += i === 0 || !differs(i - 1) ? move(i) : '';
          path += i === n - 1 || !differs(i + 1) ? draw(i + 1) : '';
        }
      }
    }
  }
  return path;
}

/** A board of squares with its numbers, and over it a drawing, in units of squares. */
class Grid {

  constructor(board, columns, rows) {
    Object.assign(this, {board, columns, rows, cells: [], current: 0});
    this.layer = draw('svg', {'aria-hidden': 'true'});
  }

  /** Lays out n rows and columns, numbered from 1; a function names squares in data-square. */
  lay(n, name) {
    this.n = n;
    this.current = Math.min(this.current, n * n - 1);
    this.board.parentElement.style.setProperty('--n', n);
    this.cells = Array.from({length: n * n}, (_, square) =>
      element('div', {role: 'gridcell', tabindex: square === this.current ? 0 : -1, 'data-square': name(square)}));
    const rows = Array.from({length: n}, (_, row) =>
      element('div', {role: 'row', style: `--row: ${row}`}, ...this.cells.slice(row * n, row * n + n)));
    this.board.replaceChildren(...rows, this.layer);
    this.layer.setAttribute('viewBox', `0 0 ${n} ${n}`);
    for (const numbers of [this.columns, this.rows]) {
      numbers.replaceChildren(...rows.map((_, index) => element('span', {}, String(index + 1))));
    }
  }

  /** Makes a square the one that the keyboard acts on. */
  moveTo(square, focus) {
    this.cells[this.current].tabIndex = -1;
    this.current = square;
    this.cells[square].tabIndex = 0;
    if (focus) {
      this.cells[square].focus({preventScroll: true});
    }
  }

  /** The square that an element is or lies in; -1 if there is none. */
  squareOf(node) {
    return this.cells.indexOf(node?.closest?.('[data-square]'));
  }

  /** The square under a point of the window. */
  squareAt(x, y) {
    return this.squareOf(document.elementFromPoint(x, y));
  }
}
