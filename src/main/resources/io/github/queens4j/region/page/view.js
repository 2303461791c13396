/** The board on the page: squares with their colours, borders, marks and names for screen readers. */
class BoardView {

  constructor(board, columns, rows) {
    this.board = board;
    this.columns = columns;
    this.rows = rows;
    this.cells = [];
    this.current = 0;
  }

  /** Draws the empty board of a game; colours are those of the puzzle, one for each region. */
  draw(game) {
    const {cut, puzzle} = game;
    this.cut = cut;
    this.current = 0;
    this.board.style.setProperty('--n', cut.n);
    this.board.parentElement.style.setProperty('--n', cut.n);
    this.board.setAttribute('aria-label', `Board of ${cut.n} rows and columns`);
    this.cells = cut.squares.map(square => this.cell(square, puzzle.colours[cut.region[square]]));
    const rows = Array.from({length: cut.n}, (_, row) => {
      const line = element('div', {role: 'row'});
      line.append(...this.cells.slice(row * cut.n, (row + 1) * cut.n));
      return line;
    });
    this.board.replaceChildren(...rows);
    for (const numbers of [this.columns, this.rows]) {
      numbers.replaceChildren(...rows.map((_, index) => element('span', {}, String(index + 1))));
    }
  }

  cell(square, colour) {
    const {cut} = this;
    const region = cut.region[square];
    const cell = element('div', {role: 'gridcell', tabindex: square === 0 ? '0' : '-1', 'data-square': String(square)});
    cell.style.setProperty('--colour', `var(--colour-${colour})`);
    const differs = (other, inside) => !inside || cut.region[other] !== region;
    cell.classList.toggle('top', differs(square - cut.n, cut.row(square) > 0));
    cell.classList.toggle('left', differs(square - 1, cut.column(square) > 0));
    cell.classList.toggle('bottom', differs(square + cut.n, cut.row(square) < cut.n - 1));
    cell.classList.toggle('right', differs(square + 1, cut.column(square) < cut.n - 1));
    const first = cut.lines[2 * cut.n + region][0] === square;
    cell.append(
      element('span', {class: first ? 'letter first' : 'letter', 'aria-hidden': 'true'}, cut.letter(region)),
      symbol('cross'), symbol('queen'));
    return cell;
  }

  /** Shows marks, conflicts and the hint. */
  show(game, automatic, hint) {
    const crossed = game.crossed(automatic);
    const conflicts = new Set(game.conflicts().flat());
    this.cells.forEach((cell, square) => {
      const isQueen = game.marks[square] === QUEEN;
      const wrong = conflicts.has(square);
      const set = (name, on) => cell.classList.toggle(name, on);
      set('queen', isQueen);
      set('crossed', crossed[square]);
      set('automatic', crossed[square] && game.marks[square] !== CROSS);
      set('conflict', wrong);
      set('reason', Boolean(hint) && hint.reasons.includes(square));
      set('target', Boolean(hint) && hint.targets.includes(square));
      set('target-queen', Boolean(hint) && hint.mark === QUEEN && hint.targets.includes(square));
      set('target-empty', Boolean(hint) && hint.mark === EMPTY && hint.targets.includes(square));
      cell.toggleAttribute('aria-invalid', false);
      if (wrong) {
        cell.setAttribute('aria-invalid', 'true');
      }
      cell.setAttribute('aria-label', this.label(square, isQueen, crossed[square], wrong));
    });
    this.board.classList.toggle('hinted', Boolean(hint));
    this.board.classList.toggle('solved', game.isComplete());
  }

  label(square, isQueen, isCrossed, isWrong) {
    const mark = isQueen ? 'queen' : isCrossed ? 'crossed out' : 'empty';
    const region = this.cut.letter(this.cut.region[square]);
    return `${this.cut.squareName(square)}, region ${region}, ${mark}${isWrong ? ', attacked by another queen' : ''}`;
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

  /** The square under a point of the window; -1 if there is none. */
  squareAt(x, y) {
    const cell = document.elementFromPoint(x, y)?.closest('[data-square]');
    return cell && this.board.contains(cell) ? Number(cell.dataset.square) : -1;
  }
}

function element(tag, attributes, text) {
  const made = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.textContent = text || '';
  return made;
}

function symbol(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#' + name);
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return svg;
}

function clock(seconds) {
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
