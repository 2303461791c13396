/**
 * Where one search is, or two are, and how time goes on.
 *
 * Two searches go together step by step, or by partial solution: then a moment is a step of one of them, of the one that is
 * behind in the order in which a book lists boards.
 */
class Player {

  constructor(show) {
    this.show = show;
    this.pace = 4;
    this.isFine = false;
  }

  load(recordings) {
    Object.assign(this, {recordings, first: null, time: 0, line: 0, playing: false});
    this.join(false);
    // A short search begins slowly, and its first dead end is looked at.
    const [search] = recordings;
    this.isShort = this.length <= 100;
    this.halt = this.isShort ? search.find(0, 1, step => search.isDeadEnd(step)) : -1;
  }

  // Time

  /** Lets two searches go together in one way or the other; the first stays where it is. */
  join(byBoard) {
    const step = this.first ? this.steps()[0] : 0;
    this.byBoard = byBoard;
    this.first = byBoard ? this.merge(...this.recordings) : null;
    this.length = byBoard ? this.first.length - 1 : Math.max(...this.recordings.map(({count}) => count));
    this.time = this.timeOf(0, step || this.time);
  }

  /** The step of each search at a time. */
  steps(time = this.time) {
    return this.byBoard ? [this.first[time], time - this.first[time]] : this.recordings.map(({count}) => Math.min(time, count));
  }

  /** How many lines each program runs between the present step and its next; a search that waits runs none. */
  linesOfEach() {
    const next = this.time < this.length ? this.steps(this.time + 1) : [];
    return this.steps().map((step, search) =>
      this.isFine && step !== next[search] ? (this.recordings[search].run?.lines(step).length ?? 1) - 1 : 0);
  }

  get lines() {
    return Math.max(...this.linesOfEach());
  }

  /** When a search makes a step. */
  timeOf(search, step) {
    if (!this.byBoard) {
      return step;
    }
    const stepAt = time => search === 0 ? this.first[time] : time - this.first[time];
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      [from, to] = stepAt(middle) < step ? [middle + 1, to] : [from, middle];
    }
    return from;
  }

  /** For each time the step of the first search: the next step is that of the search whose board comes first. */
  merge(a, b) {
    const first = new Int32Array(a.count + b.count + 1);
    let [i, j] = [0, 0];
    let [boardOfA, boardOfB] = [boardOf(a, 1), boardOf(b, 1)];
    while (i < a.count || j < b.count) {
      if (j === b.count || i < a.count && compare(boardOfA, boardOfB) <= 0) {
        i++;
        boardOfA = i < a.count ? boardOf(a, i + 1) : [];
      } else {
        j++;
        boardOfB = j < b.count ? boardOf(b, j + 1) : [];
      }
      first[i + j] = i;
    }
    return first;
  }

  go(time) {
    this.time = Math.max(0, Math.min(time, this.length));
    this.line = 0;
    this.show();
  }

  /** So many steps on, or back; in fine steps, so many lines. */
  move(count) {
    for (let left = count; left > 0 && !this.isAtEnd(); left--) {
      [this.time, this.line] = this.line < this.lines ? [this.time, this.line + 1] : [this.time + 1, 0];
      if (this.playing && this.steps()[0] === this.halt) {
        [this.playing, this.halt] = [false, -1];
        break;
      }
    }
    for (let left = count; left < 0 && this.time + this.line > 0; left++) {
      const isFirst = this.line === 0;
      this.time -= isFirst ? 1 : 0;
      this.line = isFirst ? this.lines : this.line - 1;
    }
    this.playing &&= !this.isAtEnd();
    this.show();
  }

  /** To a step that is found from the present one of the first search, or of the second when the first is done. */
  seek(find) {
    const steps = this.steps();
    const search = steps.length > 1 && steps[0] === this.recordings[0].count && steps[1] < this.recordings[1].count ? 1 : 0;
    this.go(this.timeOf(search, find(this.recordings[search], steps[search])));
  }

  // Playing

  play(isPlaying) {
    this.playing = isPlaying && !this.isAtEnd();
    if (this.playing) {
      this.due = 0;
      this.before = performance.now();
      requestAnimationFrame(now => this.frame(now));
    }
    this.show();
  }

  isAtEnd() {
    return this.time === this.length && this.line >= this.lines;
  }

  frame(now) {
    if (this.playing) {
      // A page that was hidden does not make up for it.
      this.due += Math.min(250, Math.max(0, now - this.before)) / 1000 * this.pace;
      this.before = now;
      const steps = Math.floor(this.due);
      this.due -= steps;
      if (steps > 0) {
        this.move(steps);
      }
      requestAnimationFrame(later => this.frame(later));
    }
  }
}

/** The board that a step is about, as far as it is decided; behind all that begin with it once they have been tried. */
function boardOf(recording, step) {
  const {queens, kind, row, column} = recording.moment(step);
  const last = kind === REJECT && !recording.showsCandidates ? [column] : kind === REMOVE ? [column, Infinity] : [];
  return kind === REMOVE ? [...queens.slice(0, row), ...last] : [...queens, ...last];
}

/** The order in which a book lists boards: by the first column that differs; a beginning before what begins with it. */
function compare(a, b) {
  const i = a.findIndex((column, index) => column !== b[index]);
  return i < 0 ? a.length - b.length : i >= b.length ? 1 : a[i] - b[i];
}
