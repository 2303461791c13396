/** One square of a drawn board, in the units of the drawing. */
const CELL = 100;

/** The board: squares numbered on the rim, and what stands on them. */
class BoardView {

  constructor(svg, field) {
    const {rows, columns} = field;
    const most = Math.max(rows, columns);
    const rim = (svg.closest('.pair') ? 0.1 : 0.065) * most * CELL;
    this.svg = svg;
    this.field = field;
    svg.setAttribute('viewBox', `${-rim} ${-rim} ${columns * CELL + rim + 4} ${rows * CELL + rim + 4}`);
    this.squares = numbers(rows * columns).map(square => {
      const [row, column] = field.place(square);
      const place = {x: column * CELL, y: row * CELL, width: CELL, height: CELL};
      return svg.appendChild(draw('rect', {...place, class: (row + column) % 2 === 0 ? 'pale' : 'deep'}));
    });
    const size = rim * 0.7;
    const every = Math.ceil(String(most - 1).length * 0.6 * size / CELL);
    const number = (x, y, i) => i % every === 0 && svg.append(draw('text', {x, y, 'font-size': size, class: 'rim'}, i));
    numbers(columns).forEach(column => number((column + 0.5) * CELL, -rim * 0.45, column));
    numbers(rows).forEach(row => number(-rim * 0.5, (row + 0.5) * CELL, row));
    svg.append(draw('rect', {width: columns * CELL, height: rows * CELL, class: 'border'}));
  }

  layer() {
    return this.svg.appendChild(draw('g', {}));
  }

  centre(row, column) {
    return [(column + 0.5) * CELL, (row + 0.5) * CELL];
  }

  /** The square under a pointer, as its row and column; null outside of the board. */
  squareAt(event) {
    const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
    return row >= 0 && column >= 0 && row < this.field.rows && column < this.field.columns ? [row, column] : null;
  }
}

/** Queens: those that stand, the square that is tried, and the queen that attacks it. */
class QueensView extends BoardView {

  constructor(svg, field) {
    super(svg, field);
    const ground = this.layer();
    this.tints = this.squares.map(square => ground.appendChild(square.cloneNode()));
    this.squares.forEach((_, square) => {
      const [row, column] = field.place(square);
      const mark = (looks, d) =>
        ground.append(draw('path', {transform: `translate(${column * CELL} ${row * CELL})`, class: looks, d}));
      if (field.isGiven(row, column)) {
        mark('given', 'M7 7h86v86h-86z');
        ground.append(piece(row, column, 'ghost'));
      } else if (field.mark(row, column) === '#') {
        mark('blocked', 'M2 2h96v96h-96zM2 2l96 96M98 2l-96 96');
      } else if (!field.isOpen(row, column)) {
        mark('closed', 'M38 50h24');
      }
    });
    this.tried = this.layer();
    const queens = this.layer();
    this.queens = numbers(field.rows).map(row => queens.appendChild(piece(row, 0, 'queen')));
    this.trial = this.layer();
  }

  /** Shows a moment; asked is the square that the page asks about, if it does. */
  show(moment, recording, attacked, asked) {
    const {queens, kind, row, column, other} = moment;
    const whole = recording.showsCandidates;
    const attackedRows = recording.repairs ? this.field.attackedRows(queens) : [];
    this.queens.forEach((queen, r) => {
      const looks = kind === SOLUTION ? ' solved' : kind === REJECT && (r === other || whole && r === row) ? ' attacker'
        : kind === REJECT && whole && r > row ? ' later' : attackedRows.includes(r) ? ' attacker' : kind === PLACE && r === row ? ' new' : '';
      queen.setAttribute('class', r < queens.length ? `queen${looks}` : 'none');
      queen.setAttribute('x', (queens[r] ?? 0) * CELL + 12);
    });
    const tints = attacked ? this.field.attacked(queens) : [];
    this.tints.forEach((tint, square) => tint.setAttribute('class', tints[square] ? 'tint attacked' : 'tint'));
    this.tried.replaceChildren(...whole ? [] : this.marksOfRow(moment, recording));
    this.trial.replaceChildren(...this.marksOfStep(moment, whole, asked));
    this.svg.setAttribute('aria-label', say(queens.length === 0 ? 'board-without' : 'board-with',
      {rows: this.field.rows, columns: queens.join(', ')}));
  }

  /** What has been tried in the row, or taken ahead: crosses with the row of the queen that attacks, squares that led nowhere. */
  marksOfRow({queens, kind, row, column, left}, recording) {
    const cross = ([x, y], attacker) => [
      draw('path', {transform: `translate(${x} ${y})`, class: 'was', d: 'M-16 -16l32 32M16 -16l-32 32'}),
      draw('text', {x: x + 34, y: y - 28, 'font-size': 26, class: 'why'}, attacker)
    ];
    if (recording.repairs) {
      const counts = this.field.conflicts(queens, row);
      return (kind === MOVE ? this.field.open(row) : []).map((c, i) => c === column ? '' : draw('text',
        {x: (c + 0.5) * CELL, y: (row + 0.5) * CELL, 'font-size': 50, class: 'asked'}, counts[i]));
    }
    if (recording.looksAhead) {
      return numbers(this.field.rows).slice(queens.length).flatMap(r => this.field.open(r).flatMap(c => {
        const attacker = recording.attacker(queens, r, c);
        return attacker < 0 ? [] : cross(this.centre(r, c), attacker);
      }));
    }
    const stood = kind === REMOVE ? [...queens, column] : queens;
    const isTried = kind === REJECT || kind === LINE;
    const tried = kind === REMOVE ? stood.length : isTried ? row : -1;
    const before = isTried ? column ?? (left ? this.field.columns : 0) : this.field.columns;
    if (!(tried >= 0 && tried < this.field.rows) || isTried && !recording.rejects) {
      return [];
    }
    return this.field.open(tried).filter(c => c < before).flatMap(c => {
      const attacker = recording.attacker(stood, tried, c);
      const [x, y] = this.centre(tried, c);
      return attacker < 0 ? [draw('circle', {cx: x, cy: y, r: 16, class: 'failed'})] : cross([x, y], attacker);
    });
  }

  /** From a square up to another on its line; on a torus it may leave at one edge and come back at the other. */
  way(row, column, toRow, toColumn) {
    const [[x, y], [toX, toY]] = [this.centre(row, column), this.centre(toRow, toColumn)];
    const line = this.field.lineBetween(row, column, toRow, toColumn);
    const side = {'toroidal diagonal': -1, 'toroidal anti-diagonal': 1}[line];
    if (side === undefined || column + side * (row - toRow) === toColumn) {
      return `M${x} ${y}L${toX} ${toY}`;
    }
    const width = this.field.columns * CELL;
    const edge = side < 0 ? 0 : width;
    const edgeY = y - Math.abs(edge - x);
    return `M${x} ${y}L${edge} ${edgeY}M${width - edge} ${edgeY}L${toX} ${toY}`;
  }

  marksOfStep({queens, kind, row, column, other}, whole, asked) {
    const [x, y] = this.centre(row, column);
    const ring = looks => draw('rect', {x: x - 45, y: y - 45, width: 90, height: 90, rx: 10, class: `ring ${looks}`});
    if (asked) {
      const [toX, toY] = this.centre(...asked);
      return [draw('rect', {x: toX - 45, y: toY - 45, width: 90, height: 90, rx: 10, class: 'ring asked'}),
        draw('text', {x: toX, y: toY, 'font-size': 60, class: 'asked'}, '?')];
    }
    if (kind === REJECT) {
      const cross = draw('path', {transform: `translate(${x} ${y})`, class: 'cross', d: 'M-24 -24l48 48M24 -24l-48 48'});
      return [draw('path', {class: 'attack', d: this.way(row, column, other, queens[other])}), ring('rejected'), ...whole ? [] : [cross]];
    }
    if (kind === LINE && row >= 0 && column < this.field.columns) {
      const [toX, toY] = this.centre(other ?? row, other === undefined ? column : queens[other]);
      return [draw('path', {class: 'compared', d: `M${x} ${y}L${toX} ${toY}`}), ring('tested')];
    }
    return kind === PLACE || kind === MOVE ? [ring('placed')] : kind === REMOVE ? [ring('removed'), piece(row, column, 'ghost')] : [];
  }
}

/** A knight's tour: the numbers of its moves, the path, and what may be tried from where the knight stands. */
class TourView extends BoardView {

  constructor(svg, field) {
    super(svg, field);
    this.path = this.layer().appendChild(draw('polyline', {class: 'path'}));
    this.marks = this.layer();
    this.texts = this.squares.map((_, square) => {
      const [x, y] = this.centre(...field.place(square));
      return this.svg.appendChild(draw('text', {x, y, 'font-size': 38, class: 'number'}));
    });
  }

  show(moment, recording) {
    const {field} = this;
    const {queens, kind} = moment;
    const here = queens[queens.length - 1];
    const centres = queens.map(square => this.centre(...field.place(square)));
    const isClosed = kind === SOLUTION && recording.search.closed;
    this.path.setAttribute('points', [...centres, ...isClosed ? centres.slice(0, 1) : []].join(' '));
    this.texts.forEach((text, square) => {
      text.textContent = queens.includes(square) ? queens.indexOf(square) + 1 : '';
      text.classList.toggle('here', square === here);
    });
    this.squares.forEach((rect, square) => rect.classList.toggle('visited', queens.includes(square)));
    const stops = centres.map(([cx, cy], i) =>
      draw('circle', {cx, cy, r: 30, class: i === queens.length - 1 ? 'stop here' : 'stop'}));
    const moves = knightMoves(moment, recording).flatMap(({target, looks, onward}, number) => {
      const [x, y] = this.centre(...field.place(target));
      return target < 0 || queens.includes(target) ? [] : [
        draw('circle', {cx: x, cy: y, r: 26, class: `move ${looks}`}),
        draw('text', {x, y, 'font-size': 37, class: `move ${looks}`}, onward ?? number + 1)
      ];
    });
    this.marks.replaceChildren(...stops, ...moves);
    this.svg.setAttribute('aria-label',
      say('board-of-tour', {rows: field.rows, columns: field.columns, visited: queens.length}));
  }
}

/** The sign of a queen on a square. */
function piece(row, column, looks) {
  const size = CELL - 24;
  return draw('use', {href: '#queen', x: column * CELL + 12, y: row * CELL + 12, width: size, height: size, class: looks});
}
