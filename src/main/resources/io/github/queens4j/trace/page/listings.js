/**
 * The ideas of the library's engines, as programs to read. A line may be followed by the steps that happen there, and after a
 * colon, where several lines look whether a square is attacked, by the marks that say so. What the program holds stands beside it
 * (calls) and below it (state).
 */
const LISTINGS = {

  check: {
    calls: ['frames'],
    state: ['vector'],
    lines: [
      ['search(row):', 'start'],
      ['  if row = n:'],
      ['    report columns', 'solution'],
      ['  for each open column of the row:'],
      ['    if isFree(row, column):'],
      ['      columns[row] ← column', 'place'],
      ['      search(row + 1)'],
      ['      take the queen away', 'remove'],
      [''],
      ['isFree(row, column):'],
      ['  for r ← 0 to row − 1:'],
      ['    if columns[r] attacks column:'],
      ['      return false', 'reject'],
      ['  return true']
    ]
  },

  array: {
    calls: ['frames'],
    state: ['marks'],
    lines: [
      ['search(row):', 'start'],
      ['  if row = n:'],
      ['    report columns', 'solution'],
      ['  for each open column of the row:'],
      ['    if inColumn[column]', 'reject:column'],
      ['       or inDiagonal[row − column + n − 1]', 'reject:diagonal'],
      ['       or inAntiDiagonal[row + column]:', 'reject:antiDiagonal'],
      ['      next column'],
      ['    columns[row] ← column'],
      ['    mark(row, column, true)', 'place'],
      ['    search(row + 1)'],
      ['    mark(row, column, false)', 'remove']
    ]
  },

  iterative: {
    calls: ['variables'],
    state: ['vector', 'marks'],
    lines: [
      ['row ← 0, column ← 0', 'start'],
      ['while row ≥ 0:'],
      ['  while column < n and taken(row, column):'],
      ['    column ← column + 1', 'reject'],
      ['  if column = n:'],
      ['    row ← row − 1'],
      ['  else:'],
      ['    columns[row] ← column, mark it', 'place'],
      ['    if row < n − 1:'],
      ['      row ← row + 1, column ← 0, continue'],
      ['    report columns', 'solution'],
      ['  if row ≥ 0:'],
      ['    unmark columns[row]', 'remove'],
      ['    column ← columns[row] + 1']
    ]
  },

  permutation: {
    calls: [],
    state: ['permutation'],
    lines: [
      ['p ← (0, 1, …, n − 1)', 'start'],
      ['do:'],
      ['  queens on p[0], p[1], …, p[n − 1]', 'candidate'],
      ['  if isSolution(p):'],
      ['    report p', 'solution'],
      ['while p ← next permutation'],
      [''],
      ['isSolution(p):'],
      ['  for row ← 1 to n − 1:'],
      ['    for r ← 0 to row − 1:'],
      ['      if |p[row] − p[r]| = row − r:'],
      ['        return false', 'reject'],
      ['  return true']
    ]
  },

  bitmask: {
    calls: [],
    state: ['words'],
    lines: [
      ['search(row, columns, diagonals, antiDiagonals):', 'start'],
      ['  if row = n:'],
      ['    report the queens', 'solution'],
      ['  free ← open[row] & ~(columns | diagonals'],
      ['                               | antiDiagonals)'],
      ['  while free ≠ 0:'],
      ['    queen ← free & −free'],
      ['    free ← free ^ queen'],
      ['    place the queen', 'place'],
      ['    search(row + 1, columns | queen,'],
      ['           (diagonals | queen) << 1,'],
      ['           (antiDiagonals | queen) >> 1)'],
      ['    take the queen away', 'remove']
    ]
  },

  backtracking: {
    calls: [],
    state: ['moves'],
    lines: [
      ['stand on the start', 'start'],
      ['until every square is visited:', 'tour'],
      ['  for each move not yet tried here:'],
      ['    if it leads to a free square:'],
      ['      go there, by the first such move', 'forward'],
      ['  if there was none:'],
      ['    if this is the start: no tour'],
      ['    leave the square, go back', 'back']
    ]
  },

  warnsdorff: {
    calls: [],
    state: ['moves'],
    lines: [
      ['stand on the start', 'start'],
      ['until every square is visited:', 'tour'],
      ['  for each free square a move away:'],
      ['    count the moves that lead on from it'],
      ['  if there is one not yet tried:'],
      ['    go where the fewest lead on', 'forward'],
      ['  else:'],
      ['    leave the square, go back', 'back']
    ]
  }
};

/** What a program holds at a moment: a function for each of the parts that the listings name. */
const STATE = {

  /** The vector of columns; where the present row has none, the column that is tried. */
  vector({queens, kind, row, column}, {field}) {
    const cells = numbers(field.rows).map(r => {
      const tried = kind === REJECT && r === row;
      const looks = tried ? 'hit' : kind === PLACE && r === row ? 'lit' : '';
      return {text: tried ? column : queens[r] ?? '·', foot: r, looks};
    });
    return [line('columns', cells)];
  },

  variables({queens, kind, row, column}, {field}) {
    const isNext = kind === START || kind === PLACE && row < field.rows - 1;
    return [line('row', [{text: isNext ? queens.length : row}]), line('column', [{text: isNext ? 0 : column}])];
  },

  /** The three rows of marks, those lit that are read for the square of this step. */
  marks(moment, {field}) {
    const {kind, row, column} = moment;
    const hit = moment.mark?.name;
    let reading = kind === PLACE || kind === REJECT || kind === REMOVE;
    return marksOf(field).map(({name, label, count, index}) => {
      const taken = new Set(moment.queens.map((queen, r) => index(r, queen)));
      const read = reading ? index(row, column) : -1;
      reading &&= name !== hit;
      return line(label, numbers(count).map(i => ({
        text: i, looks: (taken.has(i) ? 'on' : 'off') + (i !== read ? '' : name === hit ? ' hit' : ' lit')
      })));
    });
  },

  /** The calls that wait for each other, each with the columns that it has still to try. */
  frames({queens, kind, row, column}, {field}) {
    const deepest = kind === SOLUTION ? queens.length - 1 : queens.length;
    return [table(['row', 'column', 'still to try'], numbers(field.rows).map(r => {
      const tried = (kind === REJECT || kind === REMOVE) && r === row;
      const at = queens[r] ?? (tried ? column : -1);
      const left = ranges(field.open(r).filter(c => c > at));
      return r > deepest ? {cells: [r, '', ''], looks: 'off'}
        : {cells: [r, at < 0 ? '' : at, left || 'none'], looks: r === deepest ? 'lit' : ''};
    }))];
  },

  /** The words of each call, shifted from row to row. */
  words({queens, kind, row, column}, {field}) {
    const all = 2n ** BigInt(field.columns) - 1n;
    const bit = c => 1n << BigInt(c);
    const deepest = kind === SOLUTION ? queens.length - 1 : queens.length;
    let [columns, diagonals, antiDiagonals] = [0n, 0n, 0n];
    const rows = numbers(field.rows).map(r => {
      const open = field.open(r).reduce((word, c) => word | bit(c), 0n);
      const at = queens[r] ?? (kind === REMOVE && r === row ? column : -1);
      const free = open & ~(columns | diagonals | antiDiagonals) & (all << BigInt(at + 1));
      const words = [bits(columns, field), bits(diagonals, field), bits(antiDiagonals, field), bits(free, field, queens[r])];
      const queen = r in queens ? bit(queens[r]) : 0n;
      [columns, diagonals, antiDiagonals] =
        [columns | queen, (diagonals | queen) << 1n & all, (antiDiagonals | queen) >> 1n];
      return r > deepest ? {cells: [r, '', '', '', ''], looks: 'off'}
        : {cells: [r, ...words], looks: r === deepest ? 'lit' : ''};
    });
    return [
      table(['row', 'columns', 'diagonals', 'antiDiagonals', 'free'], rows),
      element('p', {class: 'quiet'}, 'Bit 0 at the left, as on the board; in free, the queen and what is still to be tried.')
    ];
  },

  /** The permutation: what differs from the one before, and the pair that shares a diagonal. */
  permutation({queens, kind, row, other, step}, recording) {
    const isNew = kind === CANDIDATE && step > 1;
    const before = isNew ? recording.moment(step - 1).queens : queens;
    const same = queens.findIndex((queen, r) => queen !== before[r]);
    const cells = numbers(recording.field.rows).map(r => {
      const isPair = kind === REJECT && (r === row || r === other);
      return {text: queens[r] ?? '·', foot: r, looks: isPair ? 'hit' : kind === SOLUTION || isNew && r >= same ? 'lit' : ''};
    });
    const text = isNew ? `The first ${same} stay; from p[${same}] on it is the next larger arrangement.`
      : kind === REJECT ? `|p[${row}] − p[${other}]| = |${queens[row]} − ${queens[other]}| = ${row} − ${other}` : '';
    return [line('p', cells), element('p', {class: 'quiet'}, text)];
  },

  /** The eight moves of the knight in the order in which they are tried, and what is known of each. */
  moves(moment, recording) {
    const {field, search} = recording;
    const rows = knightMoves(moment, recording).map(({target, text, onward, looks}, number) => {
      const by = field.moves[number].map(part => (part > 0 ? '+' : '−') + Math.abs(part)).join(', ');
      return {cells: [number + 1, by, target < 0 ? '' : recording.name(target), onward ?? '', text], looks};
    });
    return [table(['move', 'by', 'to', search.engine === 'warnsdorff' ? 'onward' : '', ''], rows)];
  }
};

/** What is known of the eight moves from where the knight stands. */
function knightMoves({queens: path, node, step}, recording) {
  const {field, search} = recording;
  if (path.length === 0) {
    return [];
  }
  const tried = recording.children(node).filter(child => recording.born[child] <= step).map(child => recording.value[child]);
  const counts = search.engine === 'warnsdorff';
  const moves = field.targets(path[path.length - 1]).map(target => {
    const text = target < 0 ? 'off the board' : path.includes(target) ? `visited: ${path.indexOf(target) + 1}`
      : tried.includes(target) ? 'tried' : '';
    return text !== '' ? {target, text, looks: 'off'}
      : {target, text: 'to try', looks: '', onward: counts ? field.free(target, path).length : undefined};
  });
  const open = moves.filter(({looks}) => looks === '');
  const fewest = Math.min(...open.map(({onward}) => onward));
  const next = counts ? open.filter(({onward}) => onward === fewest) : open.slice(0, 1);
  next.forEach(move => Object.assign(move, {looks: 'lit', text: counts ? 'fewest' : 'next'}));
  return moves;
}

/** The three marking arrays of array and iterative. */
function marksOf({rows: n}) {
  return [
    {name: 'column', label: 'inColumn', count: n, index: (row, column) => column},
    {name: 'diagonal', label: 'inDiagonal', count: 2 * n - 1, index: (row, column) => row - column + n - 1},
    {name: 'antiDiagonal', label: 'inAntiDiagonal', count: 2 * n - 1, index: (row, column) => row + column}
  ];
}

/** The first of the three arrays, as they are read, that has a mark for the square of a step; undefined if none has. */
function readMark({queens, row, column}, field) {
  return marksOf(field).find(({index}) => queens.some((queen, r) => index(r, queen) === index(row, column)));
}

/** Numbers in rising order; of many, those that follow each other by the first and the last. */
function ranges(list) {
  const runs = [];
  list.forEach(number => {
    const run = runs[runs.length - 1];
    if (list.length > 8 && run?.[1] === number - 1) {
      run[1] = number;
    } else {
      runs.push([number, number]);
    }
  });
  return runs.map(([first, last]) => first === last ? first : `${first}–${last}`).join(' ');
}

/** A labelled row of small boxes. */
function line(label, cells) {
  const boxes = element('span', {class: 'boxes'});
  boxes.style.setProperty('--boxes', Math.min(cells.length, 24));
  boxes.append(...cells.map(({text, foot, looks}) => {
    const box = element('span', {class: `box ${looks ?? ''}`}, text);
    return foot === undefined ? box : box.appendChild(element('small', {}, foot)).parentNode;
  }));
  const made = element('div', {class: 'line'});
  made.append(element('span', {class: 'label'}, label), boxes);
  return made;
}

function table(heads, rows) {
  const made = element('table', {});
  const add = (parent, tag, texts, looks) => {
    const row = parent.appendChild(element('tr', {class: looks ?? ''}));
    row.append(...texts.map(text => text instanceof Node ? text : element(tag, {}, text)));
  };
  add(made.appendChild(element('thead', {})), 'th', heads);
  const body = made.appendChild(element('tbody', {}));
  rows.forEach(({cells, looks}) => add(body, 'td', cells, looks));
  return made;
}

/** A word, bit 0 first; one bit may be that of the queen. */
function bits(word, {columns}, queen) {
  const made = element('td', {class: 'bits'});
  made.append(...numbers(columns).map(c => {
    const isSet = (word >> BigInt(c) & 1n) === 1n;
    return element('span', {class: c === queen ? 'queen' : isSet ? 'set' : ''}, isSet || c === queen ? '1' : '0');
  }));
  return made;
}

/** The listing with the line of the present step. */
class CodeView {

  constructor(list, listing) {
    this.marks = listing.lines.map(([, steps]) => steps ?? '');
    this.lines = listing.lines.map(([text]) => element('li', {}, text));
    list.append(...this.lines);
  }

  show(moment, recording) {
    const kind = recording.kinds[moment.kind] || 'start';
    const name = kind === 'reject' && this.marks.some(mark => mark.startsWith('reject:'))
      ? `reject:${moment.mark?.name}` : kind;
    this.lines.forEach((line, i) => {
      const isNow = this.marks[i] === name;
      line.classList.toggle('now', isNow);
      isNow ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current');
    });
  }
}
