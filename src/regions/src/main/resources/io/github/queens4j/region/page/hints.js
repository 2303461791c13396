/*
 * The next step, easiest first, for any marks that are on the board.
 *
 * What a person sees at a glance, the four techniques that look at one line or one queen, is found here, from what is on the
 * board now. What is harder comes with the puzzle: steps that the library has found, in order, each with its sentence. The first of
 * them that is not on the board yet is sound whatever else is: the steps before it are there, and so is all that follows from
 * them at a glance (otherwise there would be an easier hint), so at least as much is crossed out as when the library found it;
 * and no technique needs a square that is open to be so. Hence no search is needed here, and no second opinion.
 */
class Hints {

  constructor(cut, crossed, queens) {
    this.cut = cut;
    this.queens = queens;
    this.open = cut.squares.map(square => !crossed[square]);
    const done = new Set(queens.flatMap(queen => cut.linesOf(queen)));
    this.undone = cut.lines.map((_, line) => line).filter(line => !done.has(line));
  }

  /** A line without a square left, if there is one. */
  get empty() {
    return this.undone.find(line => this.left(line).length === 0);
  }

  next(hardSteps) {
    return this.onlySquare() || this.attacked() || this.pointing() || this.commonNeighbours() || this.prepared(hardSteps);
  }

  step(technique, mark, squares, reasons, about) {
    return {...hint(technique, mark, squares, reasons, explain(this.cut, technique, {...about, squares})), line: about.line};
  }

  left(line) {
    return this.cut.lines[line].filter(square => this.open[square]);
  }

  onlySquare() {
    const line = this.undone.find(candidate => this.left(candidate).length === 1);
    const left = line === undefined ? [] : this.left(line);
    return line === undefined ? null : this.step('only-square', QUEEN, left, left, {line});
  }

  attacked() {
    for (const queen of this.queens) {
      const attacked = this.cut.attacks[queen].filter(square => this.open[square]);
      if (attacked.length > 0) {
        return this.step('attacked', CROSS, attacked, [queen], {queen});
      }
    }
    return null;
  }

  pointing() {
    const {n} = this.cut;
    const regionsFirst = this.undone.filter(line => line >= 2 * n).concat(this.undone.filter(line => line < 2 * n));
    for (const line of regionsFirst) {
      const left = this.left(line);
      for (const other of left.length === 0 ? [] : this.cut.linesOf(left[0])) {
        const within = left.every(square => this.cut.linesOf(square).includes(other));
        const outside = this.left(other).filter(square => !left.includes(square));
        if (other !== line && within && outside.length > 0) {
          return this.step('pointing', CROSS, outside, left, {line, other});
        }
      }
    }
    return null;
  }

  /** Open squares that the queen of a line attacks wherever she stands. */
  common(line) {
    const [first, ...others] = this.left(line);
    return this.cut.attacks[first]?.filter(square => this.open[square] && others.every(other => this.cut.attack(other, square))) ?? [];
  }

  commonNeighbours() {
    const fewestFirst = this.undone.slice().sort((a, b) => this.left(a).length - this.left(b).length);
    const line = fewestFirst.find(candidate => this.common(candidate).length > 0);
    return line === undefined ? null : this.step('common-neighbours', CROSS, this.common(line), this.left(line), {line});
  }

  prepared(hardSteps) {
    const step = hardSteps.find(({targets}) => targets.some(square => this.open[square]));
    return step ? {...hint(step.topic, CROSS, step.targets, step.reasons, step.text), forced: step.forced} : null;
  }

  place(queen) {
    [queen, ...this.cut.attacks[queen]].forEach(square => this.open[square] = false);
    this.undone = this.undone.filter(line => !this.cut.lines[line].includes(queen));
  }

  /** Does what follows from a line at a glance, if anything does: its queen, or crosses on what she attacks wherever she stands. */
  follow(line) {
    const left = this.left(line);
    const [key, squares] = left.length === 1 ? ['way-only-square', left] : ['way-common-neighbours', this.common(line)];
    left.length === 1 ? this.place(left[0]) : squares.forEach(square => this.open[square] = false);
    const text = say(key, {line: this.cut.lineName(line), squares: squareNames(this.cut, squares)});
    return {queens: left.length === 1 ? left : [], text};
  }
}

/** A step as the page shows it: the mark that it puts on its targets, the squares because of which, and why. */
function hint(topic, mark, targets, reasons, text) {
  const action = mark === QUEEN ? 'do-place' : mark === CROSS ? 'do-cross' : targets.length > 0 ? 'do-take-back' : '';
  return {topic: 'topic-' + topic, mark, targets, reasons, text, action: action && say(action)};
}

/**
 * Why a queen that is supposed cannot stay, once a line of the board has no square left: with what leads there at a glance from her alone,
 * if that does.
 */
function refute(game) {
  const {cut, supposed} = game;
  const dead = supposed === undefined || game.conflicts().length > 0 ? undefined : new Hints(cut, game.crossed(true), game.queens()).empty;
  if (dead === undefined) {
    return null;
  }
  const before = game.beforeTrial();
  const follow = lines => {
    const board = new Hints(cut, before.crossed(true), before.queens());
    board.place(supposed);
    const steps = lines.map(line => board.follow(line));
    return {steps, empty: board.empty, next: (board.onlySquare() || board.commonNeighbours())?.line};
  };
  const all = [];
  for (let now = follow(all); now.empty === undefined && now.next !== undefined; now = follow(all)) {
    all.push(now.next);
  }
  // Without the steps that it does not take.
  const lines = all.reduceRight((kept, _, at) => {
    const fewer = kept.filter((line, i) => i !== at);
    return follow(fewer).empty === undefined ? kept : fewer;
  }, all);
  const {steps, empty} = follow(lines);
  if (empty === undefined) {
    return hint('contradiction', EMPTY, [], cut.lines[dead], explain(cut, 'no-square-left', {line: dead, squares: []}));
  }
  const way = steps.map(step => step.text).reduce((first, last) => first && say('way-next', {first, last}) || last, '');
  const text = explain(cut, way ? 'contradiction-way' : 'contradiction', {line: empty, squares: [supposed], way});
  return {...hint('contradiction', CROSS, [supposed], cut.lines[empty], text), forced: steps.flatMap(step => step.queens)};
}

/**
 * The hint for a game, if it is not done; says first what cannot stay: queens that attack each other, marks that are wrong. Of a wrong
 * cross a vague hint names the row alone: the square would give the queen away.
 */
function findHint(game, automatic, isVague) {
  const {cut, puzzle} = game;
  const conflict = game.conflicts()[0];
  if (conflict) {
    return hint('conflict', EMPTY, [], conflict, game.complaint(conflict));
  }
  const hints = new Hints(cut, game.crossed(automatic || game.supposed !== undefined), game.queens());
  if (game.supposed !== undefined) {
    return hints.next([]) || hint('supposed', EMPTY, [], [], say('nothing-follows'));
  }
  const solution = puzzle.solution.map((column, row) => row * cut.n + column);
  const wrong = game.oldest(cut.squares.filter(square => game.isWrong(square)));
  if (wrong !== undefined && isVague && game.marks[wrong] === CROSS) {
    return hint('not-so', EMPTY, [], cut.lines[cut.row(wrong)], say('wrong-row', {row: cut.row(wrong) + 1}));
  }
  if (wrong !== undefined) {
    const what = game.marks[wrong] === QUEEN ? 'wrong-queen' : 'wrong-cross';
    const later = game.done.length - 1 - game.strokeOf(wrong);
    const text = say(what, {square: cut.squareName(wrong)});
    return game.strokeOf(wrong) < 0 || later < 2 ? hint('not-so', EMPTY, [wrong], [wrong], text)
      : {...hint('not-so', EMPTY, [wrong], [wrong], `${text} ${say('after-mistake', {number: later})}`), rewinds: later + 1};
  }
  const queen = solution.find(square => game.marks[square] !== QUEEN);
  return hints.next(puzzle.hints)
    || hint('solution', QUEEN, [queen], [queen], say('no-technique', {square: cut.squareName(queen)}));
}
