/** The template with the listing of an engine, in whose place another may stand; null if it has none. */
function programOf({engine}, {rows}) {
  return rows > 0 ? byId(`program-${RUN_AS[engine] ?? engine}`) : null;
}

/** What a program holds at a moment: a function for each of the parts that the listings name. */
const STATE = {

  /** The vector of columns; where the present row has none, the column that is tried. */
  vector({queens, kind, row, column, other}, {field}) {
    const cells = numbers(field.rows).map(r => {
      const tried = kind === REJECT && r === row;
      const looks = tried ? 'hit' : kind === PLACE && r === row || kind === LINE && r === other ? 'lit' : '';
      return {text: tried ? column : queens[r] ?? '·', foot: r, looks};
    });
    return [line('columns', cells)];
  },

  variables({frames: [{row, column}]}) {
    return [line('row', [{text: row}]), line('column', [{text: column}])];
  },

  /** The three rows of marks, those lit that are read for the square of this step. */
  marks(moment, {field}) {
    const {kind, row, column, mark} = moment;
    const hit = mark?.name;
    const reads = moment.reads ?? (kind === PLACE || kind === REJECT || kind === REMOVE ? marksRead(mark) : []);
    return marksOf(field).map(({name, label, count, index}) => {
      const taken = new Set(moment.queens.map((queen, r) => index(r, queen)));
      const read = reads.includes(name) ? index(row, column) : -1;
      return line(label, numbers(count).map(i => ({
        text: i, looks: (taken.has(i) ? 'on' : 'off') + (i !== read ? '' : name === hit ? ' hit' : ' lit')
      })));
    });
  },

  /** The squares left in each row, and how many; a cross is one that the new queen takes. */
  left({queens, kind, row}, {field}) {
    const before = field.left(kind === PLACE ? queens.slice(0, row) : queens);
    const rows = field.left(queens).map((left, r) => {
      const squares = field.open(r).map(c => left.includes(c) ? c : before[r].includes(c) ? '×' : '·');
      return {cells: [r, squares.join(' '), left.length], looks: r < queens.length ? 'off' : r === queens.length ? 'lit' : ''};
    });
    return [table([say('table-row'), say('squares-left'), ''], rows)];
  },

  /** Of a move the conflicts of each square of the row; and all queens, those that are attacked marked. */
  conflicts({queens, kind, row, column}, {field}) {
    const [counts, attacked] = [field.conflicts(queens, row), field.attackedRows(queens)];
    const cells = kind === MOVE ? field.open(row).map((c, i) => ({text: counts[i], foot: c, looks: c === column ? 'lit' : ''})) : [];
    const columns = queens.map((queen, r) => ({text: queen, foot: r, looks: attacked.includes(r) ? 'hit' : ''}));
    return [line('conflicts', cells), line('columns', columns)];
  },

  /** The calls that wait for each other, each with the columns that it has still to try. */
  frames({frames}, {field, search}) {
    const searches = frames.filter(({r, column, left}) => left !== undefined || column === undefined);
    const called = frames[searches.length];
    const rows = numbers(field.rows + 1).map(row => {
      const {column, left} = searches[row] ?? {};
      const looks = row >= searches.length ? 'off' : row === searches.length - 1 ? 'lit' : '';
      return {cells: [row, column ?? '', left ? ranges(left) || say('none') : ''], looks};
    });
    const text = called ? `isFree(${called.row}, ${called.column})${called.r === undefined ? '' : `: r = ${called.r}`}` : '';
    return [table([say('table-row'), say('line-column'), say('still-to-try')], rows), ...search.engine === 'check' ? [element('p', {class: 'call', lang: 'en'}, text)] : []];
  },

  /** The words of each call, shifted from row to row. */
  words({frames, queens}, {field}) {
    const rows = numbers(field.rows + 1).map(row => {
      const {words, free} = frames[row] ?? {words: []};
      const cells = [...words.map(word => bits(word, field)), free === undefined ? '' : bits(free, field, queens[row])];
      return {cells: [row, ...cells, '', '', ''].slice(0, 5), looks: row >= frames.length ? 'off' : row === frames.length - 1 ? 'lit' : ''};
    });
    return [
      table(['row', 'columns', 'diagonals', 'antiDiagonals', 'free'].map(name), rows),
      element('p', {class: 'quiet'}, say('bits'))
    ];
  },

  /** The permutation: what differs from the one before, and the pair that shares a diagonal. */
  permutation({queens, kind, row, other, step}, recording) {
    const isNew = kind === CANDIDATE && step > 1;
    const before = isNew ? recording.moment(step - 1).queens : queens;
    const same = queens.findIndex((queen, r) => queen !== before[r]);
    const cells = numbers(recording.field.rows).map(r => {
      const isPair = (kind === REJECT || kind === LINE && other !== undefined) && (r === row || r === other);
      return {text: queens[r] ?? '·', foot: r, looks: isPair ? kind === LINE ? 'lit' : 'hit' : kind === SOLUTION || isNew && r >= same ? 'lit' : ''};
    });
    const text = isNew ? say('first-stay', {number: same})
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
    return [table([...['move', 'by', 'to'].map(head => say(head)), search.engine === 'warnsdorff' ? say('onward') : '', ''], rows)];
  }
};

/** What is known of the eight moves from where the knight stands. */
function knightMoves({queens: path, node, step, tested}, recording) {
  const {field, search} = recording;
  if (path.length === 0) {
    return [];
  }
  const tried = recording.children(node).filter(child => recording.born[child] <= step).map(child => recording.value[child]);
  const counts = search.engine === 'warnsdorff';
  const moves = field.targets(path[path.length - 1]).map(target => {
    const text = target < 0 ? say('off-board') : path.includes(target) ? say('visited', {number: path.indexOf(target) + 1})
      : tried.includes(target) ? say('tried') : '';
    return text !== '' ? {target, text, looks: 'off'}
      : {target, text: say('to-try'), looks: '', onward: counts ? field.free(target, path).length : undefined};
  });
  const open = moves.filter(({looks}) => looks === '');
  const fewest = Math.min(...open.map(({onward}) => onward));
  const next = counts ? open.filter(({onward}) => onward === fewest) : open.slice(0, 1);
  if (tested === undefined) {
    next.forEach(move => Object.assign(move, {looks: 'lit', text: say(counts ? 'fewest' : 'next')}));
  }
  moves.filter(({target}) => target === tested).forEach(move => move.looks += ' lit');
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

/** The names of the arrays that are read up to a mark; of all if there is none. */
function marksRead(mark) {
  const names = ['column', 'diagonal', 'antiDiagonal'];
  return mark ? names.slice(0, names.indexOf(mark.name) + 1) : names;
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
  const boxes = cells.map(({text, foot, looks}) => element('span', {class: `box ${looks ?? ''}`}, text,
    ...foot === undefined ? [] : [element('small', {}, foot)]));
  return element('div', {class: 'line'}, element('span', {class: 'label', lang: 'en'}, label), element('span', {class: 'boxes'}, ...boxes));
}

/** The head of a column that is called as in the program. */
const name = text => element('th', {lang: 'en'}, text);

function table(heads, rows) {
  const row = (tag, cells, looks = '') =>
    element('tr', {class: looks}, ...cells.map(cell => cell instanceof Node ? cell : element(cell === '' ? 'td' : tag, {}, cell)));
  return element('table', {}, element('thead', {}, row('th', heads)),
    element('tbody', {}, ...rows.map(({cells, looks}) => row('td', cells, looks))));
}

/** A word, bit 0 first; one bit may be that of the queen. */
function bits(word, {columns}, queen) {
  return element('td', {class: 'bits'}, ...numbers(columns).map(c => {
    const isSet = (word >> BigInt(c) & 1n) === 1n;
    return element('span', {class: c === queen ? 'queen' : isSet ? 'set' : ''}, isSet || c === queen ? '1' : '0');
  }));
}

/** The listing with the line of the present step. */
class CodeView {

  constructor(list, program) {
    list.append(program.content.cloneNode(true));
    this.lines = [...list.children];
  }

  show(moment) {
    this.lines.forEach((line, i) => {
      const isNow = i === moment.line - 1;
      line.classList.toggle('now', isNow);
      isNow ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current');
    });
  }
}
