/**
 * The programs of the listings, which run along a recorded search. Each yields the line that it runs, with a note; where the
 * library's engine reports a step to its listener, the line has a kind as well, and the step must be the next one recorded: so a
 * listing cannot say anything else than the engine did.
 */
const PROGRAMS = {
  *check(run) {
    const {field, columns} = run;
    function* isFree(frame) {
      const {row, column} = frame;
      yield {line: 10, note: say('call-begins', {call: `isFree(${row}, ${column})`})};
      for (let r = 0; r < row; r++) {
        frame.r = r;
        yield {line: 11, note: say('now', {value: `r = ${r}`})};
        const isHit = field.lineBetween(row, column, r, columns[r]) !== undefined;
        yield {line: 12, other: r, note: say('does-attack', {row: r, column: columns[r], answer: yes(isHit)})};
        if (isHit) {
          yield {line: 13, kind: REJECT, row, column, other: r};
          return false;
        }
      }
      yield {line: 11, note: say('none-above')};
      yield {line: 14, note: say('square-is-free')};
      return true;
    }
    yield* recursion(run, 6, (row, column) => run.call(5, `isFree(${row}, ${column})`, isFree, {row, column}));
  },

  *array(run) {
    yield* recursion(run, 10, function* (row, column) {
      const hit = readMark({queens: run.columns, row, column}, run.field);
      for (const [i, {name, label, index}] of marksOf(run.field).entries()) {
        if (name === hit?.name) {
          yield {line: 5 + i, kind: REJECT, row, column};
          yield {line: 8, note: say('square-is-attacked')};
          return false;
        }
        yield {line: 5 + i, reads: [name], note: say('not-marked', {mark: `${label}[${index(row, column)}]`})};
      }
      yield {line: 9, note: say('three-unmarked')};
      return true;
    });
  },

  *forward(run) {
    yield* recursion(run, 5, undefined, function* (row) {
      const empty = run.field.left(run.columns).findIndex((left, r) => r > row && left.length === 0);
      yield {line: 6, note: empty < 0 ? say('rows-have-squares') : say('no-square', {row: empty})};
      return empty < 0;
    });
  },

  *iterative(run) {
    const {field, columns} = run;
    const at = {row: 0, column: 0};
    run.frames.push(at);
    yield {line: 1};
    while (at.row >= 0) {
      yield {line: 2, note: say('not-above', at)};
      while (at.column < field.columns) {
        const {row, column} = at;
        const isOpen = field.isOpen(row, column);
        const hit = isOpen ? readMark({queens: columns, row, column}, field) : undefined;
        const reads = isOpen ? marksRead(hit) : [];
        yield {line: 3, reads, note: isOpen ? say('is-taken', {answer: yes(hit !== undefined)}) : say('not-open', {column})};
        if (isOpen && !hit) {
          break;
        }
        yield isOpen ? {line: 4, kind: REJECT, row, column} : {line: 4, note: say('next-column')};
        at.column++;
      }
      const isEnd = at.column === field.columns;
      yield* isEnd ? [{line: 3, note: say('no-column')}] : [];
      yield {line: 5, note: is(`${at.column} = ${field.columns}`, isEnd)};
      if (isEnd) {
        yield {line: 6, note: say('row-above')};
        at.row--;
      } else {
        yield {line: 7, note: say('is-free')};
        columns[at.row] = at.column;
        yield {line: 8, kind: PLACE, ...at};
        if (!run.isPassed()) {
          const isLast = at.row === field.rows - 1;
          yield {line: 9, note: is(`${at.row} < ${field.rows - 1}`, !isLast)};
          if (!isLast) {
            yield {line: 10, note: say('row-below')};
            at.row++;
            at.column = 0;
            continue;
          }
          yield {line: 11, kind: SOLUTION};
        }
      }
      yield {line: 12, note: say(at.row < 0 ? 'no-row-above' : 'has-queen', at)};
      if (at.row >= 0) {
        at.column = columns.pop();
        yield {line: 13, kind: REMOVE, ...at};
        yield {line: 14, note: say('column-of-row')};
        at.column++;
      }
    }
    yield {line: 2, note: say('all-searched')};
  },

  *permutation(run) {
    const {rows} = run.field;
    let p = numbers(rows);
    yield {line: 1};
    function* isSolution() {
      yield {line: 8, note: say('call-begins', {call: 'isSolution(p)'})};
      for (let row = 1; row < rows; row++) {
        yield {line: 9, note: say('now', {value: `row = ${row}`})};
        for (let r = 0; r < row; r++) {
          yield {line: 10, note: say('now', {value: `row = ${row}, r = ${r}`})};
          const isHit = Math.abs(p[row] - p[r]) === row - r;
          yield {line: 11, row, column: p[row], other: r, note: `|${p[row]} − ${p[r]}| = ${row} − ${r}? ${yes(isHit)}`};
          if (isHit) {
            yield {line: 12, kind: REJECT, row, column: p[row], other: r};
            return false;
          }
        }
        yield {line: 10, note: say('all-compared', {row})};
      }
      yield {line: 9, note: say('no-row')};
      yield {line: 13, note: say('none-share')};
      return true;
    }
    run.leap(CANDIDATE);
    while (run.at < run.recording.count) {
      yield {line: 2, note: say('once-more')};
      p = run.recording.moment(run.at + 1).queens;
      yield {line: 3, kind: CANDIDATE};
      if (yield* run.call(4, 'isSolution(p)', isSolution, {})) {
        yield {line: 5, kind: SOLUTION};
      }
      yield {line: 6, note: say(run.at === run.recording.count ? 'none-larger' : 'a-larger')};
    }
  },

  *'min-conflicts'(run) {
    const {recording} = run;
    yield {line: 1};
    run.leap();
    while (run.at < recording.count) {
      const [kind, row, column] = ['kind', 'row', 'column'].map(name => recording[name][run.at + 1]);
      yield* run.at > 0 ? [{line: 2, note: say('queens-attacked', {number: run.field.attackedRows(run.path()).length})}] : [];
      yield* kind === MOVE ? [{line: 5, note: say('row-is-drawn', {row})}] : [];
      yield kind === MOVE ? {line: 6, kind, row, column} : {line: kind === SOLUTION ? 7 : run.at > 0 ? 4 : 1, kind};
    }
  },

  *bitmask(run) {
    const {field} = run;
    const bit = column => 1n << BigInt(column);
    const all = bit(field.columns) - 1n;
    function* search(frame) {
      const {row, words} = frame;
      yield {line: 1, note: say('call-begins', {call: `search(${row}, …)`})};
      yield {line: 2, note: is(`${row} = ${field.rows}`, row === field.rows)};
      if (row === field.rows) {
        yield {line: 3, kind: SOLUTION};
        return;
      }
      frame.free = words.reduce((free, word) => free & ~word, field.open(row).reduce((word, column) => word | bit(column), 0n));
      yield {line: 4, note: say('open-without')};
      while (frame.free !== 0n) {
        yield {line: 5, note: say('bit-is-set')};
        const column = field.open(row).find(c => (frame.free & bit(c)) !== 0n);
        const queen = bit(column);
        yield {line: 6, note: say('lowest-bit', {column})};
        frame.free ^= queen;
        frame.column = column;
        yield {line: 7, note: say('not-again', {column})};
        yield {line: 8, kind: PLACE, row, column};
        const [columns, diagonals, antiDiagonals] = words.map(word => word | queen);
        yield* run.call(9, `search(${row + 1}, …)`, search,
          {row: row + 1, words: [columns, diagonals << 1n & all, antiDiagonals >> 1n]});
        yield {line: 10, kind: REMOVE, row, column};
        frame.column = undefined;
      }
      yield {line: 5, note: say('free-is-0', {row})};
    }
    yield* run.open(search, {row: 0, words: [0n, 0n, 0n]});
  },

  *backtracking(run) {
    yield {line: 1};
    run.leap();
    for (let path = run.path(); run.at < run.recording.count; path = run.path()) {
      yield* run.countSquares(path);
      const targets = run.field.targets(path[path.length - 1]);
      const untried = targets.slice(targets.indexOf(run.recording.lastTried(run.at)) + 1).filter(target => target >= 0);
      const next = untried.find(target => !path.includes(target));
      for (const tested of untried.slice(0, untried.indexOf(next) + 1 || untried.length)) {
        yield {line: 3, tested, note: say('leads-to', {number: targets.indexOf(tested) + 1, square: run.recording.name(tested)})};
        yield {line: 4, tested, note: say('is-it-free', {square: run.recording.name(tested), answer: yes(tested === next)})};
      }
      if (next !== undefined) {
        yield {line: 5, kind: run.recording.kind[run.at + 1], column: next};
      } else {
        const isStart = path.length === 1;
        yield {line: 3, note: say('no-move')};
        yield {line: 6, note: say('no-move-led')};
        yield* isStart ? [] : [{line: 7, note: say('not-the-start')}];
        yield {line: isStart ? 7 : 8, kind: REMOVE, column: path[path.length - 1]};
      }
    }
    yield* run.countSquares(run.path());
  },

  *warnsdorff(run) {
    yield {line: 1};
    run.leap();
    for (let path = run.path(); run.at < run.recording.count; path = run.path()) {
      yield* run.countSquares(path);
      for (const tested of run.field.free(path[path.length - 1], path)) {
        const onward = run.field.free(tested, path).length;
        yield {line: 3, tested, note: say('this-is-free', {square: run.recording.name(tested)})};
        yield {line: 4, tested, note: say(onward === 1 ? 'one-leads' : 'lead-on', {number: onward, square: run.recording.name(tested)})};
      }
      yield {line: 5, kind: run.recording.kind[run.at + 1], column: run.recording.column[run.at + 1]};
    }
    yield* run.countSquares(run.path());
  }
};

/** Engines that make the steps of another one. */
const RUN_AS = {treemask: 'bitmask'};

/**
 * What check, array and forward have in common. After the line in which a queen is placed come those of the call and of her
 * removal, or before these that which looks ahead. Whether a square is free is the rest of the program.
 */
function* recursion(run, place, isFree, hasRoom) {
  const n = run.field.rows;
  const call = place + (hasRoom ? 2 : 1);
  function* search(frame) {
    const {row} = frame;
    yield {line: 1, note: say('call-begins', {call: `search(${row})`})};
    yield {line: 2, note: is(`${row} = ${n}`, row === n)};
    if (row === n) {
      yield {line: 3, kind: SOLUTION};
      return;
    }
    const open = hasRoom ? run.field.left(run.columns)[row] : run.field.open(row);
    frame.left = open;
    for (const [i, column] of open.entries()) {
      Object.assign(frame, {column, left: open.slice(i + 1)});
      yield {line: 4, note: say('column-is-next', {column})};
      if (!isFree || (yield* isFree(row, column))) {
        run.columns[row] = column;
        yield {line: place, kind: PLACE, row, column};
        if (!hasRoom || (yield* hasRoom(row))) {
          yield* run.call(call, `search(${row + 1})`, search, {row: row + 1});
        }
        run.columns.pop();
        yield {line: call + 1, kind: REMOVE, row, column};
      }
    }
    frame.column = undefined;
    yield {line: 4, note: say('row-is-done', {row})};
  }
  yield* run.open(search, {row: 0});
}

/** How much a program does for a step, counted as its listing says; to be asked for one step after the other. */
function workOf(search, {rows: n}) {
  const marks = marksOf({rows: n}).map(({count, index}) => ({index, taken: new Uint8Array(Math.max(0, count))}));
  const compare = (kind, row, column, other) => kind === PLACE ? row : kind === REJECT ? other + 1 : 0;
  const read = (kind, row, column) => {
    if (kind === REJECT) {
      return 1 + marks.findIndex(({index, taken}) => taken[index(row, column)]);
    }
    if (kind === PLACE || kind === REMOVE) {
      marks.forEach(({index, taken}) => taken[index(row, column)] = kind === PLACE);
    }
    return kind === PLACE ? marks.length : 0;
  };
  const pairs = row => row * (row - 1) / 2;
  const comparePairs = (kind, row, column, other) =>
    kind === REJECT ? pairs(row) + other + 1 : kind === SOLUTION ? pairs(n) : 0;
  // A row's word is made before its first step, or before that of the row above which leaves it.
  let isRowNew = true;
  const combine = (kind, row) => {
    const isMade = isRowNew;
    isRowNew = kind === PLACE && row < n - 1;
    return isMade ? 1 : 0;
  };
  return {check: compare, array: read, iterative: read, permutation: comparePairs, bitmask: combine, treemask: combine}[search.engine]
    ?? (() => 0);
}

const yes = isSo => say(isSo ? 'yes' : 'no');

const is = (question, isSo) => say('is', {question, answer: yes(isSo)});

/** Runs the program of a listing to a step of a recorded search, and on to the next. */
class Run {

  constructor(recording) {
    this.recording = recording;
    this.field = recording.field;
    this.step = -1;
  }

  /** The line of a step, and those that the program runs before the next step; each with the calls that are open. */
  lines(step) {
    if (this.step !== step) {
      Object.assign(this, {step, at: 0, frames: [], columns: []});
      this.seen = [];
      const {engine} = this.recording.search;
      for (const line of PROGRAMS[RUN_AS[engine] ?? engine](this)) {
        if (line.kind !== undefined && !this.follow(line) || this.at > step) {
          break;
        }
        if (this.at === step) {
          this.seen.push({...this.frames[this.frames.length - 1], ...line, frames: this.frames.map(frame => ({...frame}))});
        }
      }
      this.seen.splice(step === this.recording.count && !this.recording.search.complete ? 1 : Infinity);
    }
    return this.seen;
  }

  /** To the recorded step that the program has come to; false where the page ends. */
  follow(line) {
    const {recording} = this;
    const step = ++this.at;
    const differs = ['kind', 'row', 'column', 'other'].some(name => line[name] !== undefined && line[name] !== recording[name][step]);
    if (differs && (step <= recording.count || recording.search.complete)) {
      throw new Error(`step ${step} of ${recording.search.engine} is not that of line ${line.line}`);
    }
    return step <= recording.count;
  }

  /** A call, from a line to that line again. */
  *call(line, text, body, frame) {
    yield {line, note: say('is-called', {call: text})};
    const value = yield* this.open(body, frame);
    yield {line, note: say('has-returned', {call: text, value: value === undefined ? '' : ` ${value}`})};
    return value;
  }

  *open(body, frame) {
    this.frames.push(frame);
    const value = this.isPassed() ? undefined : yield* body(frame);
    this.frames.pop();
    return value;
  }

  /** Whether all that begins with the queens that stand was tried before the step that is wanted; then that is passed over. */
  isPassed() {
    const gone = this.recording.gone[this.recording.node[this.at]];
    const isPassed = gone <= this.step;
    this.at = isPassed ? gone - 1 : this.at;
    return isPassed;
  }

  /** Passes over what is before the step that is wanted; or before the last one of a kind up to that. */
  leap(kind) {
    let at = this.step;
    while (at > 0 && kind !== undefined && this.recording.kind[at] !== kind) {
      at--;
    }
    this.at = Math.max(0, at - 1);
  }

  path() {
    return this.recording.moment(this.at).queens;
  }

  *countSquares({length}) {
    if (length > 0) {
      yield {line: 2, note: say('are-visited', {number: length, all: this.recording.levels})};
    }
  }
}
