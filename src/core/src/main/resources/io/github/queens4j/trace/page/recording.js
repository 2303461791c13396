/** What happens in a step; between two steps the lines of a program run. */
const [START, PLACE, REJECT, REMOVE, SOLUTION, CANDIDATE, MOVE, LINE] = numbers(8);

/**
 * A search as it went: for each step what happened, the counters, and the node of the state tree that it led to.
 *
 * A node is a queen that was placed, and stands for her and those above: whoever walks up from it finds all queens of
 * that moment, so that every step can be shown without those before it. Nodes are numbered as they were placed, hence a
 * node's subtree is the numbers from its own up to its end; node 0 is the empty board. Of a knight's tour, a row is the
 * number of a move, and a column that of a square.
 */
class Recording {

  constructor(search, field, levels, nodes) {
    const {count} = search;
    this.levels = levels;
    this.search = search;
    this.field = field;
    this.count = count;
    this.kind = new Uint8Array(count + 1);
    this.row = new Uint16Array(count + 1);
    this.column = new Uint16Array(count + 1);
    this.other = new Uint8Array(count + 1);
    this.node = new Int32Array(count + 1);
    this.placements = new Int32Array(count + 1);
    this.attempts = new Int32Array(count + 1);
    this.solutions = new Int32Array(count + 1);
    this.work = new Int32Array(count + 1);
    this.workOf = workOf(search, field);

    this.nodes = 1;
    this.parent = new Int32Array(nodes + 1);
    this.value = new Uint16Array(nodes + 1);
    this.depth = new Uint16Array(nodes + 1);
    this.born = new Int32Array(nodes + 1);
    this.gone = new Int32Array(nodes + 1).fill(count + 1);

    this.last = 0;
    this.top = 0;
  }

  // While it is read

  add(kind, row, column, other, placements, attempts) {
    const before = this.last++;
    const step = this.last;
    this.kind[step] = kind;
    this.row[step] = row;
    this.column[step] = column;
    this.other[step] = other;
    this.node[step] = this.top;
    this.placements[step] = this.placements[before] + placements;
    this.attempts[step] = this.attempts[before] + attempts;
    this.solutions[step] = this.solutions[before] + (kind === SOLUTION ? 1 : 0);
    this.work[step] = this.work[before] + this.workOf(kind, row, column, other);
  }

  /** A queen more, in the step that is added next. */
  grow(value, born = this.last + 1) {
    const node = this.nodes++;
    this.parent[node] = this.top;
    this.value[node] = value;
    this.depth[node] = this.depth[this.top] + 1;
    this.born[node] = born;
    this.top = node;
  }

  /** The lowest queen away, in the step that is added next. */
  shrink() {
    this.gone[this.top] = this.last + 1;
    this.top = this.parent[this.top];
  }

  /** What is known of the tree when all is read: where each subtree ends, its leaves, and the solutions in it. */
  finish() {
    const {nodes, parent} = this;
    this.end = new Int32Array(nodes).fill(nodes);
    this.leaves = new Int32Array(nodes);
    this.found = new Int32Array(nodes);
    for (let step = 1; step <= this.count; step++) {
      this.found[this.node[step]] += this.kind[step] === SOLUTION ? 1 : 0;
    }
    for (let node = nodes - 1, open = []; node >= 0; node--) {
      // Those behind it that are not below it begin where it ends.
      while (open.length > 0 && this.depth[open[open.length - 1]] > this.depth[node]) {
        open.pop();
      }
      this.end[node] = open.length > 0 ? open[open.length - 1] : nodes;
      open.push(node);
      this.leaves[node] ||= 1;
      if (node > 0) {
        this.leaves[parent[node]] += this.leaves[node];
        this.found[parent[node]] += this.found[node];
      }
    }
  }

  // When it is shown

  /** All there is to show of a step. */
  moment(step) {
    const queens = this.path(this.node[step]).map(node => this.value[node]);
    const [kind, row, column, other] = [this.kind[step], this.row[step], this.column[step], this.other[step]];
    return {step, kind, row, column, other, queens, node: this.node[step], isLast: step === this.count};
  }

  /** The nodes from the first queen's down to a node. */
  path(node) {
    const path = [];
    for (let at = node; at > 0; at = this.parent[at]) {
      path.push(at);
    }
    return path.reverse();
  }

  /** The value of the last child of a node up to a step; undefined if it has none. */
  lastTried(step) {
    const children = this.children(this.node[step]).filter(child => this.born[child] <= step);
    return this.value[children[children.length - 1]];
  }

  children(node) {
    const children = [];
    for (let child = node + 1; child < this.end[node]; child = this.end[child]) {
      children.push(child);
    }
    return children;
  }

  /** The next step, in a direction, of which something is true; the last one in that direction if there is none. */
  find(step, direction, isWanted) {
    let at = step + direction;
    while (at > 0 && at < this.count && !isWanted(at)) {
      at += direction;
    }
    return Math.max(0, Math.min(at, this.count));
  }

  isSolution(step) {
    return this.kind[step] === SOLUTION;
  }

  /** Whether the queens that stand are given up without another below them. */
  isDeadEnd(step) {
    const node = this.node[step];
    return this.kind[step + 1] === REMOVE && this.kind[step] !== SOLUTION && this.end[node] === node + 1;
  }

  /** The next step in the row of this one or above. */
  over(step) {
    return this.find(step, 1, at => this.row[at] <= this.row[step]);
  }

  /** The next step above the row of this one. */
  out(step) {
    return this.find(step, 1, at => this.row[at] < this.row[step]);
  }

  /** Squares tried up to a step; undefined where the steps do not say. */
  attemptsAt(step) {
    return this.search.counting !== 'end' ? this.attempts[step]
      : step === this.count && this.search.complete ? this.search.attempts : undefined;
  }
}

/** What the steps of queens say; {@code SearchPage} has the alphabet. */
class QueensRecording extends Recording {

  static DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

  constructor(search, field) {
    const boards = search.steps.split(/[?~@]/).length - 1;
    super(search, field, field.rows, boards > 0 ? boards * field.rows : search.steps.split('+').length - 1);
    this.showsCandidates = search.steps.includes('?');
    this.repairs = search.steps.includes('~');
    this.rejects = search.steps.includes('-');
    this.readsMarks = programOf(search, field)?.dataset.state === 'marks';
    this.looksAhead = programOf(search, field)?.dataset.calls === 'left';
    this.kinds = ['', 'place', 'reject', 'remove', 'solution', this.repairs ? 'random' : 'candidate', 'move'];
    const value = new Uint8Array(128);
    Array.from(QueensRecording.DIGITS).forEach((digit, number) => value[digit.charCodeAt(0)] = number);
    const digit = at => value[search.steps.charCodeAt(at)];
    const tries = search.counting === 'tried' ? 1 : 0;
    for (let at = 0; at < search.steps.length; at++) {
      const row = this.depth[this.top];
      switch (search.steps[at]) {
        case '+':
          this.grow(digit(++at));
          this.add(PLACE, row, digit(at), 0, 1, search.counting === 'end' ? 0 : 1);
          break;
        case '-':
          if (this.showsCandidates) {
            const rejected = digit(++at);
            this.add(REJECT, rejected, this.value[this.path(this.top)[rejected]], digit(++at), rejected, 0);
          } else {
            this.add(REJECT, row, digit(++at), digit(++at), 0, tries);
          }
          break;
        case '<': {
          const column = this.value[this.top];
          this.shrink();
          this.add(REMOVE, row - 1, column, 0, 0, 0);
          break;
        }
        case '~': // Restarts are counted as placements, and moves as attempts.
          this.turnTo(numbers(field.rows).map(i => digit(at + 1 + i)));
          at += field.rows;
          this.add(CANDIDATE, 0, 0, 0, this.last > 0 ? 1 : 0, 0);
          break;
        case '@': {
          const [columns, moved] = [this.path(this.top).map(node => this.value[node]), digit(++at)];
          const from = columns[moved];
          columns[moved] = digit(++at);
          this.turnTo(columns);
          this.add(MOVE, moved, columns[moved], from, 0, 1);
          break;
        }
        case '?':
          this.turnTo(numbers(field.rows).map(i => digit(at + 1 + i)));
          at += field.rows;
          this.add(CANDIDATE, 0, 0, 0, 0, field.rows);
          break;
        default:
          this.add(SOLUTION, Math.max(0, row - 1), 0, 0, this.showsCandidates ? row : 0, 0);
      }
    }
    this.finish();
  }

  /** Another whole board in place of the one before: their common beginning stays. */
  turnTo(columns) {
    const before = this.path(this.top).map(node => this.value[node]);
    let common = 0;
    while (common < before.length && before[common] === columns[common]) {
      common++;
    }
    before.slice(common).forEach(() => this.shrink());
    columns.slice(common).forEach(column => this.grow(column));
  }

  /** The steps name the uppermost queen that attacks a square; a program that reads marks finds another one first. */
  moment(step) {
    const moment = super.moment(step);
    const {kind, row, column, queens} = moment;
    return !this.readsMarks || kind !== REJECT ? moment
      : {...moment, mark: readMark(moment, this.field), other: this.attacker(queens, row, column)};
  }

  /** The row of the queen by whom the program finds a square to be attacked; -1 if it is free. */
  attacker(queens, row, column) {
    const mark = this.readsMarks ? readMark({queens, row, column}, this.field) : undefined;
    return mark ? queens.findIndex((queen, r) => mark.index(r, queen) === mark.index(row, column))
      : this.field.attacker(queens, row, column);
  }

  /** The row below some queens that has no square left, where a program looks ahead; otherwise the next row. */
  emptyRow(queens) {
    const empty = this.looksAhead ? this.field.left(queens).findIndex((left, r) => r >= queens.length && left.length === 0) : -1;
    return empty < 0 ? queens.length : empty;
  }

  /** The step in words: those of {@code Step.text}, but for the queen whose mark is read. */
  sentence({step, kind, row, column, other, queens}) {
    const line = this.field.lineBetween(row, column, other, queens[other]);
    const conflicts = kind === MOVE ? this.field.conflicts(queens, row).join(' ') : '';
    return say(`step-${this.kinds[kind] || 'start'}`,
      {row, column, other, conflicts, line: words[`line-${line?.replaceAll(' ', '-')}`] ?? line, number: this.solutions[step], columns: queens.join(', ')});
  }

  /** What follows from the step, for those who ask why. */
  reason(moment) {
    const {step, kind, row, column, queens, isLast} = moment;
    const {rows} = this.field;
    const isGivenUp = this.kind[step + 1] === REMOVE;
    if (this.repairs) {
      return kind === START || kind === SOLUTION ? say(kind === START ? 'whole-boards' : 'none-attacks')
        : isLast && this.search.complete ? say('gave-up') : say('queens-attacked', {number: this.field.attackedRows(queens).length});
    }
    if (isLast) {
      return !this.search.complete ? say('goes-on')
        : this.solutions[step] === 1 ? say('complete-one') : say('complete', {number: this.solutions[step]});
    }
    switch (kind) {
      case START:
        return say(this.showsCandidates ? 'whole-boards' : 'board-is-empty');
      case PLACE:
        return queens.length === rows ? say('last-row')
          : say(isGivenUp ? this.rejects ? 'none-open' : 'none-free' : 'next-row', {row: isGivenUp ? this.emptyRow(queens) : row + 1});
      case REJECT:
        return this.why(moment)
          + (isGivenUp ? ' ' + say('no-square', {row: queens.length}) : this.showsCandidates ? ' ' + say('another-board') : '');
      case REMOVE: {
        const next = say(!isGivenUp ? 'queen-goes-on' : this.rejects ? 'back-column' : 'back-square', {row});
        return say(this.kind[step - 1] === SOLUTION ? 'after-solution' : 'after-row', {row: this.emptyRow([...queens, column]), next});
      }
      case SOLUTION:
        return say('none-attacks');
      default:
        return say('candidate-asks');
    }
  }

  /** Why a step is made, for those who have been asked. */
  because(moment) {
    const {kind, row} = moment;
    return kind === REJECT ? this.why(moment)
      : kind === PLACE ? say(this.rejects ? 'square-is-free' : 'next-free', {row})
        : kind === REMOVE ? this.reason(moment) : say('none-attacks');
  }

  /** Why a square is rejected, as the program sees it. */
  why({row, column, other, queens, mark}) {
    const same = (a, b) => say('same-modulo', {a, b, n: this.field.rows});
    const numbers = {
      column: say('same-column', {column}),
      diagonal: `${row} − ${column} = ${other} − ${queens[other]}.`,
      'anti-diagonal': `${row} + ${column} = ${other} + ${queens[other]}.`,
      'toroidal diagonal': same(`${row} − ${column}`, `${other} − ${queens[other]}`),
      'toroidal anti-diagonal': same(`${row} + ${column}`, `${other} + ${queens[other]}`)
    };
    return mark ? say('marked', {mark: `${mark.label}[${mark.index(row, column)}]`})
      : numbers[this.field.lineBetween(row, column, other, queens[other])] ?? '';
  }
}

/** What the steps of a knight's tour say: the number of a move, or b for back. */
class TourRecording extends Recording {

  constructor(search, field) {
    super(search, field, field.rows * field.columns, search.count + 1);
    this.kinds = ['', 'forward', '', 'back', 'tour'];
    this.grow(field.square(...search.start), 0);
    this.node[0] = this.top;
    for (let before = 0; before < search.count; before++) {
      const here = this.value[this.top];
      if (search.steps[before] === 'b') {
        this.shrink();
        this.add(REMOVE, this.depth[this.top], here, 0, 0, 1);
      } else {
        const square = field.targets(here)[Number(search.steps[before])];
        this.grow(square);
        this.add(search.tour && before === search.count - 1 ? SOLUTION : PLACE, this.depth[this.top] - 1, square, 0, 1, 1);
      }
    }
    this.finish();
  }

  attemptsAt(step) {
    return step;
  }

  name(square) {
    const [row, column] = this.field.place(square);
    return say('place', {row, column});
  }

  sentence({kind, row, column, queens}) {
    return say(`step-${this.kinds[kind] || 'from'}`, {row, square: this.name(kind === START ? queens[0] : column)});
  }

  reason({step, kind, queens, isLast}) {
    const free = queens.length === 0 ? 0 : this.field.free(queens[queens.length - 1], queens).length;
    return kind === SOLUTION ? say('all-squares', {squares: queens.length, moves: number(this.search.moves)})
      : say(queens.length === 0 ? 'no-tour' : isLast && step > 0 ? 'goes-on' : kind === REMOVE ? 'nothing-left'
        : free === 0 ? 'stuck' : free === 1 ? 'one-free' : 'free-squares', {number: free});
  }
}
