/** One puzzle while it is played: the player's marks, all that can be taken back, the time, and how it went. */
class Game {

  /** As many strokes can be taken back after a reload. */
  static MOST_KEPT = 200;

  constructor(puzzle, index, key) {
    this.puzzle = puzzle;
    this.index = index;
    this.key = key;
    this.solved = false;
    this.best = null;
    this.done = [];
    this.begin();
  }

  /** The board, made when it is looked at: a page may have hundreds of them. */
  get cut() {
    this.made ??= new Cut(this.puzzle.regions);
    return this.made;
  }

  /** As if it had never been begun, but for what was reached before. */
  begin() {
    this.marks = this.puzzle.regions.flat().map(() => EMPTY);
    this.undone = [];
    this.order = [];
    this.seconds = 0;
    this.hints = 0;
    this.finished = false;
    this.record = false;
  }

  /** Begins again, which can be taken back: then the time goes on where it stood, and what came after it counts too. */
  restart() {
    const {marks, order, seconds, hints, finished, record} = this;
    this.begin();
    this.done.push({marks, order, seconds, hints, finished, record});
  }

  /** A text with the letters and colours of regions in place of their numbers. */
  named(text) {
    const colours = words[document.documentElement.dataset.theme + '-colours'].split(', ');
    return text.replace(/\{(\d+)}/g, (_, region) =>
      say('named-region', {letter: this.cut.letter(Number(region)), colour: colours[this.puzzle.colours[region]]}));
  }

  hasBegun() {
    return this.seconds > 0 || this.hints > 0 || this.marks.some(mark => mark !== EMPTY);
  }

  /** Stops the time: the puzzle is solved. The best time is one without hints. */
  finish() {
    this.keepTrial();
    this.seconds = Math.floor(this.seconds);
    this.finished = true;
    this.solved = true;
    if (this.hints === 0) {
      this.record = this.best !== null && this.seconds < this.best;
      this.best = this.best === null ? this.seconds : Math.min(this.best, this.seconds);
    }
  }

  queens() {
    return this.marks.map((_, square) => square).filter(square => this.marks[square] === QUEEN);
  }

  /** For each square whether it is crossed out: by hand, or, if marks are automatic, by a queen. */
  crossed(automatic) {
    const crossed = this.marks.map(mark => mark === CROSS);
    if (automatic) {
      for (const queen of this.queens()) {
        this.cut.attacks[queen].filter(square => this.marks[square] !== QUEEN).forEach(square => crossed[square] = true);
      }
    }
    return crossed;
  }

  /** Pairs of queens that attack each other. */
  conflicts() {
    const queens = this.queens();
    return queens.flatMap((a, i) => queens.slice(i + 1).filter(b => this.cut.attack(a, b)).map(b => [a, b]));
  }

  /** What is wrong with two queens, in words. */
  complaint([a, b]) {
    const shared = this.cut.linesOf(a).filter(line => this.cut.linesOf(b).includes(line)).map(line => this.cut.lineName(line));
    return shared.length > 0 ? say('two-in-line', {lines: listed('and', ', ', shared)})
      : say('two-touch', {squares: squareNames(this.cut, [a, b])});
  }

  /** Whether every line has its queen, and none attacks another. */
  isComplete() {
    return this.queens().length === this.cut.n && this.conflicts().length === 0;
  }

  /** Changes marks; the changes of one stroke are taken back together. After a queen that is supposed, all are. */
  change(squares, mark, stroke, isSupposed = this.trial.length > 0) {
    const changes = squares.filter(square => this.marks[square] !== mark)
      .map(square => [square, this.marks[square], mark, ...isSupposed ? ['?'] : []]);
    changes.forEach(([square]) => this.marks[square] = mark);
    if (changes.length > 0 && stroke && Array.isArray(this.done[this.done.length - 1])) {
      this.done[this.done.length - 1].push(...changes);
    } else if (changes.length > 0) {
      this.done.push(changes);
    }
    if (changes.length > 0) {
      this.undone = [];
      this.keepOrder();
    }
    return changes.length > 0;
  }

  /** The strokes since a queen was supposed, which is the first of them. */
  get trial() {
    return this.done.slice(this.done.map(changes => changes[0]?.length > 3).lastIndexOf(false) + 1);
  }

  /** The square of the queen that is supposed, if one is. */
  get supposed() {
    return this.trial[0]?.[0][0];
  }

  /** The board without what is supposed. */
  beforeTrial() {
    const marks = this.marks.slice();
    this.trial.flat().reverse().forEach(([square, before]) => marks[square] = before);
    return Object.assign(Object.create(this), {marks});
  }

  /** What was supposed is certain. */
  keepTrial() {
    this.trial.flat().forEach(change => change.length = 3);
  }

  /** Whether a mark contradicts the solution. */
  isWrong(square) {
    return this.marks[square] === (this.puzzle.solution[this.cut.row(square)] === this.cut.column(square) ? CROSS : QUEEN);
  }

  /** The number of the stroke that put the mark on a square; -1 if that is not known any more. */
  strokeOf(square) {
    return this.done.map(changes => Array.isArray(changes) && changes.some(([at]) => at === square)).lastIndexOf(true);
  }

  /** The square of some whose mark is there for the longest time. */
  oldest(squares) {
    return squares.slice().sort((a, b) => this.strokeOf(a) - this.strokeOf(b))[0];
  }

  /**
   * The board after each stroke since it was empty, and what that changed; a cross that becomes a queen at once is one with her. Only
   * the queens, if no more is known of a game that was kept.
   */
  frames() {
    const begun = this.done.map(Array.isArray).lastIndexOf(false) + 1;
    const empty = this.marks.map(() => EMPTY);
    const play = strokes => strokes.reduce((frames, changes) => {
      const marks = (frames[frames.length - 1] ?? {marks: empty}).marks.slice();
      changes.forEach(([square, , mark]) => marks[square] = mark);
      const changed = changes.map(([square]) => square);
      const before = frames.filter((frame, at) => at < frames.length - 1 || frame.changed.join() !== changed.join());
      return [...before, Object.assign(Object.create(this), {marks, changed})];
    }, []);
    const frames = play(this.done.slice(begun));
    return frames.length > 0 && frames[frames.length - 1].marks.join() === this.marks.join() ? frames
      : play(this.order.map(square => [[square, EMPTY, QUEEN]]));
  }

  undo() {
    const changes = this.done.pop();
    if (Array.isArray(changes)) {
      changes.slice().reverse().forEach(([square, before]) => this.marks[square] = before);
    } else if (changes) {
      const {seconds, hints} = this;
      Object.assign(this, changes);
      this.seconds += this.finished ? 0 : seconds;
      this.hints += this.finished ? 0 : hints;
    }
    if (changes) {
      this.undone.push(changes);
      this.keepOrder();
    }
    return Boolean(changes);
  }

  redo() {
    const changes = this.undone.pop();
    if (Array.isArray(changes)) {
      changes.forEach(([square, , after]) => this.marks[square] = after);
      this.done.push(changes);
      this.keepOrder();
    } else if (changes) {
      const {undone} = this;
      this.restart();
      this.undone = undone;
    }
    return Boolean(changes);
  }

  /** The queens in the order in which they were placed. */
  keepOrder() {
    const queens = this.queens();
    const stay = this.order.filter(square => queens.includes(square));
    this.order = stay.concat(queens.filter(square => !stay.includes(square)));
  }

  /** What was reached in another tab counts here, too. */
  reached(kept) {
    this.solved ||= kept?.solved === true;
    const times = [this.best, kept?.best].filter(Number.isFinite);
    this.best = times.length === 0 ? null : Math.min(...times);
  }

  /** What is kept; of what can be taken back, the last strokes since it was begun. */
  save() {
    const {order, seconds, hints, finished, solved, best} = this;
    const begun = this.done.map(Array.isArray).lastIndexOf(false) + 1;
    return {marks: this.marks.join(''), order, seconds, hints, finished, solved, best, done: this.done.slice(begun).slice(-Game.MOST_KEPT)};
  }

  /** Strokes that were kept, if they are of this board. */
  strokes(kept) {
    const isMark = mark => [EMPTY, CROSS, QUEEN].includes(mark);
    const isChange = ([square, before, after]) => Number.isInteger(square) && square in this.marks && isMark(before) && isMark(after);
    const isStroke = changes => Array.isArray(changes) && changes.every(change => Array.isArray(change) && isChange(change));
    return Array.isArray(kept) && kept.every(isStroke) ? kept : [];
  }

  /** Takes what was kept, if it is of this board. */
  load(kept) {
    const number = (value, otherwise) => Number.isFinite(value) && value >= 0 ? value : otherwise;
    if (typeof kept?.marks === 'string' && kept.marks.length === this.marks.length && /^[012]*$/.test(kept.marks)) {
      this.marks = Array.from(kept.marks, Number);
      this.order = Array.isArray(kept.order) ? [...new Set(kept.order)] : [];
      this.keepOrder();
      this.done = this.strokes(kept.done);
      this.undone = [];
      this.seconds = number(kept.seconds, 0);
      this.hints = number(kept.hints, 0);
      this.finished = kept.finished === true;
      this.solved = kept.solved === true;
      this.best = number(kept.best, null);
    }
  }
}

/** Which puzzle belongs to which day, by the calendar of the player's device. */
class Days {

  constructor(first) {
    this.first = first.split(/(?!^)-/).map(Number);
    const format = parts => new Intl.DateTimeFormat(language, {timeZone: 'UTC', ...parts});
    this.longFormat = format({weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'});
    this.monthFormat = format({month: 'long', year: 'numeric'});
    this.shortFormat = format({weekday: 'short', day: 'numeric'});
  }

  /** A day in milliseconds; Date.UTC has other ideas of the years before 100. */
  static time(year, month, day) {
    return new Date(0).setUTCFullYear(year, month - 1, day);
  }

  /** The number of today's puzzle; it may be before the first one or after the last. */
  today() {
    const now = new Date();
    return (Days.time(now.getFullYear(), now.getMonth() + 1, now.getDate()) - Days.time(...this.first)) / 86400000;
  }

  date(index) {
    const [year, month, day] = this.first;
    return new Date(Days.time(year, month, day + index));
  }

  /** The same in digits, such as 2027-01-31. */
  digits(index) {
    return this.date(index).toISOString().slice(0, 10);
  }

  name(index) {
    return this.longFormat.format(this.date(index));
  }

  month(index) {
    return this.monthFormat.format(this.date(index));
  }

  shortName(index) {
    return this.shortFormat.format(this.date(index));
  }
}

/** A number for a text, so that two texts have hardly ever the same one; 53 bits, by multiplying and folding. */
function fingerprint(text) {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    low = Math.imul(low ^ character.charCodeAt(0), 0x9e3779b1);
    high = Math.imul(high ^ character.charCodeAt(0), 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return 0x100000000 * (high & 0x1fffff) + (low >>> 0);
}
