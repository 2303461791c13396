/** One puzzle while it is played: the player's marks, all that can be taken back, and the time. */
class Game {

  constructor(puzzle, index) {
    this.puzzle = puzzle;
    this.index = index;
    this.cut = new Cut(puzzle.regions);
    // The same puzzle on another page is the same game.
    this.key = 'queens4j.regions.' + this.cut.region.join('.');
    this.marks = this.cut.squares.map(() => EMPTY);
    this.done = [];
    this.undone = [];
    this.seconds = 0;
    this.solved = false;
  }

  queens() {
    return this.cut.squares.filter(square => this.marks[square] === QUEEN);
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
    return shared.length > 0 ? `Two queens in ${shared.join(' and ')}.`
      : `Two queens touch: ${this.cut.squareName(a)} and ${this.cut.squareName(b)}.`;
  }

  /** Whether every line has its queen, and none attacks another. */
  isComplete() {
    return this.queens().length === this.cut.n && this.conflicts().length === 0;
  }

  /** Changes marks; the changes of one stroke are taken back together. */
  change(squares, mark, stroke) {
    const changes = squares.filter(square => this.marks[square] !== mark).map(square => [square, this.marks[square], mark]);
    changes.forEach(([square]) => this.marks[square] = mark);
    if (changes.length > 0 && stroke && this.done.length > 0) {
      this.done[this.done.length - 1].push(...changes);
    } else if (changes.length > 0) {
      this.done.push(changes);
    }
    if (changes.length > 0) {
      this.undone = [];
    }
    return changes.length > 0;
  }

  undo() {
    const changes = this.done.pop();
    if (changes) {
      changes.slice().reverse().forEach(([square, before]) => this.marks[square] = before);
      this.undone.push(changes);
    }
    return Boolean(changes);
  }

  redo() {
    const changes = this.undone.pop();
    if (changes) {
      changes.forEach(([square, , after]) => this.marks[square] = after);
      this.done.push(changes);
    }
    return Boolean(changes);
  }

  /** As text to keep; what could be taken back is not kept. */
  save() {
    return JSON.stringify({marks: this.marks.join(''), seconds: this.seconds, solved: this.solved});
  }

  /** Takes what was kept, if it is of this board. */
  load(text) {
    const kept = JSON.parse(text);
    if (typeof kept.marks === 'string' && kept.marks.length === this.marks.length && /^[012]*$/.test(kept.marks)) {
      this.marks = Array.from(kept.marks, Number);
      this.seconds = Number.isFinite(kept.seconds) && kept.seconds > 0 ? Math.floor(kept.seconds) : 0;
      this.solved = kept.solved === true;
    }
  }
}

/** What the browser keeps for us from one visit to the next, if it is allowed to: nothing depends on it. */
const memory = {

  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key, text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Forbidden or full: the game goes on.
    }
  }
};
