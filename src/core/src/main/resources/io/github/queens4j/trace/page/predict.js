/** The checksum of zip and gzip, in hexadecimal digits. */
function crc32(text) {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/**
 * What happens next? Asks before each step, and keeps the score; or lets the learner play the algorithm up to the next
 * solution, and goes on only when the answer is right.
 */
class Quiz {

  constructor(player, panel) {
    this.player = player;
    this.panel = panel;
    this.on = false;
    this.said = {};
    byId('pupil').addEventListener('input', () => this.show());
  }

  /** Up to a number of questions, or to the end. */
  start(isOn, alone = false, most = Infinity) {
    Object.assign(this, {on: isOn, alone: isOn && alone, most, right: 0, asked: 0, said: {}});
    this.player.play(false);
    if (isOn) {
      this.skip();
    }
  }

  /** Of two searches, the number of the one that goes on; if both do, of the first. */
  get search() {
    const {player} = this;
    const next = player.steps(Math.min(player.time + 1, player.length));
    return Math.max(0, player.steps().findIndex((step, search) => step !== next[search]));
  }

  get recording() {
    return this.player.recordings[this.search];
  }

  get step() {
    return this.player.steps()[this.search];
  }

  /** The kind of the step that is asked for; -1 at the end. */
  get next() {
    return this.asked >= this.most ? -1 : this.step < this.recording.count ? this.recording.kind[this.step + 1] : -1;
  }

  /** The square that is tried next; null where none is, or where only squares are tried that are free. */
  square() {
    const {recording, step, next} = this;
    const isTold = this.on && !this.alone && recording.rejects && !recording.showsCandidates;
    return isTold && (next === PLACE || next === REJECT)
      ? [recording.row[step + 1], recording.column[step + 1]] : null;
  }

  /** That another candidate stands needs no answer. */
  skip() {
    while (this.next === CANDIDATE) {
      this.player.go(this.player.time + 1);
    }
  }

  /** What the page says to the last answer, until the step is another one. */
  say(text, looks, isChoosing = false) {
    this.said = {text, looks, isChoosing, time: this.player.time};
    this.player.show();
  }

  /** An answer; with it the row of the queen that attacks the square, or the column in which the next queen is placed. */
  answer(kind, where) {
    const {recording, step, next} = this;
    if (!this.on || next < 0) {
      return;
    }
    if (kind === REJECT && where === undefined) {
      this.say(say('which-queen'), '', true);
      return;
    }
    const truth = recording.moment(step + 1);
    const isRight = kind === next
      && (kind === REJECT ? this.attacks(where, truth) : where === undefined || where === truth.column);
    this.asked++;
    this.right += isRight ? 1 : 0;
    if (this.alone && !isRight) {
      this.say(say('not-right', {hint: this.hint(truth, kind === PLACE && where !== truth.column ? where : undefined)}), 'bad');
      return;
    }
    const isFound = this.alone && kind === SOLUTION;
    this.alone &&= !isFound;
    this.player.go(this.player.time + 1);
    this.skip();
    const {right, asked} = this;
    this.say(isFound ? say('found-alone', {right, asked})
      : say(isRight ? 'right' : 'wrong', {sentence: recording.sentence(truth), why: recording.because(truth)})
        + (asked === this.most ? ' ' + say('score-at-last', {right, asked}) : ''), isRight ? 'good' : 'bad');
  }

  /** Any queen that attacks the square will do, the uppermost is only the first that a program finds; of a pair, either. */
  attacks(queen, {row, column, other, queens}) {
    return this.recording.showsCandidates ? queen === row || queen === other
      : queen < row && this.recording.field.lineBetween(row, column, queen, queens[queen]) !== undefined;
  }

  /** What to look at, without the answer; where is the column in which a queen was to be placed, if it is not its turn. */
  hint({kind, row, column, queens}, where) {
    return kind === REMOVE ? say('look-for-square', {row: this.recording.emptyRow([...queens, column])})
      : say(kind === SOLUTION ? 'none-attacks' : this.recording.showsCandidates ? 'two-share'
        : where === undefined ? 'look-at' : 'comes-first', {row, column, where});
  }

  /** What a learner hands in: whose answers, of what, how many were right, and a sum of it all. */
  line() {
    const engines = this.player.recordings.map(({search}) => search.engine).join(', ');
    const line = [byId('pupil').value.replaceAll(';', ','), byId('title').textContent, engines, `${this.right}/${this.asked}`].join('; ');
    return `${line}; ${crc32(line)}`;
  }

  show() {
    this.panel.hidden = !this.on;
    if (this.on) {
      const {recording, next} = this;
      const said = this.said.time === this.player.time ? this.said : {};
      const isDone = this.asked >= this.most;
      const part = name => this.panel.querySelector(`.${name}`);
      part('asked').textContent = say(isDone ? 'last-question' : next < 0 ? 'search-is-over'
        : (this.alone ? 'what-comes' : 'what-happens') + (this.player.recordings.length > 1 ? '-in' : ''), {engine: recording.search.engine});
      part('how').hidden = !this.alone || !recording.rejects || recording.showsCandidates;
      part('verdict').textContent = said.text ?? '';
      part('verdict').dataset.looks = said.looks ?? '';
      part('score').textContent = say('score', {right: this.right, asked: this.asked});
      part('handed').hidden = !isDone;
      part('handed').lastElementChild.textContent = isDone && byId('pupil').value ? this.line() : '';
      part('alone').disabled = next < 0 || this.alone;
      const kinds = next === CANDIDATE ? [CANDIDATE] : recording.showsCandidates ? [REJECT, SOLUTION]
        : recording.rejects ? [PLACE, REJECT, REMOVE, SOLUTION] : [PLACE, REMOVE, SOLUTION];
      this.panel.querySelectorAll('[data-answer]').forEach(button => {
        const kind = recording.kinds.indexOf(button.dataset.answer);
        button.hidden = isDone || !kinds.includes(kind);
        button.disabled = next < 0;
        button.classList.toggle('strong', kind === REJECT && said.isChoosing === true);
      });
    }
  }
}
