const byId = id => document.getElementById(id);
const puzzles = JSON.parse(byId('data').textContent);
const {firstDay} = document.documentElement.dataset;
const offersHints = document.documentElement.dataset.hints === 'true';
const days = firstDay ? new Days(firstDay, document.documentElement.lang) : null;

// Games belong to the page with these puzzles, settings to all pages: whoever likes the dark likes it on every one.
const PAGE = fingerprint(JSON.stringify([firstDay, puzzles.map(puzzle => puzzle.regions)]));
const LAST = 'queens4j.regions.last.' + PAGE;
const SETTINGS = 'queens4j.regions.settings';

/** The squares that Unicode has, for the twelve colours: each the nearest that is left. */
const SQUARES = ['🟥', '🟩', '⬜', '🟨', '⬛', '🟫', '🟦', '🟧', '🔲', '🟤', '🟪', '🔴'];

/** What connects the games with the page. */
class Player {

  constructor() {
    this.settings = {automatic: true, letters: false, theme: ''};
    Object.assign(this.settings, memory.get(SETTINGS));
    this.games = puzzles.map((puzzle, index) => new Game(puzzle, index, `queens4j.regions.${PAGE}.${index}`));
    this.games.forEach(game => game.load(memory.get(game.key)));
    this.view = new BoardView(byId('board'), byId('columns'), byId('rows'));
    this.input = new Input(this.view, this);
    this.hint = null;
    this.running = false;
    this.last = performance.now();
    this.connect();
    this.applySettings();
    this.today = days ? days.today() : NaN;
    this.listPuzzles();
    const last = Number(memory.get(LAST));
    this.open(days ? this.latest() : last >= 0 && last < this.games.length ? last : 0);
  }

  /** The last puzzle that is offered: today's, if there is one a day. */
  latest() {
    return days ? Math.max(0, Math.min(this.today, this.games.length - 1)) : this.games.length - 1;
  }

  /** What is offered, in the order of the list: days go back. */
  offered() {
    const offered = this.games.slice(0, this.latest() + 1);
    return days ? offered.reverse() : offered;
  }

  name(game) {
    return days ? days.name(game.index) : game.puzzle.title ?? `Puzzle ${game.index + 1}`;
  }

  /** Days in a row, up to today or yesterday, whose puzzle was solved on its day. */
  streak() {
    const solved = index => Boolean(this.games[index]) && this.games[index].onDay;
    let length = 0;
    for (let day = solved(this.today) ? this.today : this.today - 1; solved(day); day--) {
      length++;
    }
    return length;
  }

  connect() {
    const click = (id, action) => byId(id).addEventListener('click', action);
    click('undo', () => this.takeBack('undo'));
    click('redo', () => this.takeBack('redo'));
    click('clear', () => this.clear());
    click('restart', () => this.restart());
    click('hint', () => this.askHint());
    click('apply', () => this.apply());
    click('share', () => this.share());
    click('close', () => this.forget());
    click('previous', () => this.open(this.game.index - 1));
    click('next', () => this.open(this.game.index + 1));
    click('today', () => this.open(this.latest()));
    byId('automatic').addEventListener('change', event => this.set('automatic', event.target.checked));
    byId('letters').addEventListener('change', event => this.set('letters', event.target.checked));
    themes(byId('theme'), this.settings.theme, theme => this.set('theme', theme));
    document.addEventListener('keydown', event => this.key(event));
    document.addEventListener('visibilitychange', () => this.pause());
    setInterval(() => this.tick(), 250);
  }

  open(index) {
    const before = this.game;
    if (before) {
      this.keep();
    }
    this.game = this.games[index];
    this.running = false;
    this.hint = null;
    memory.set(LAST, index);
    byId('name').textContent = this.name(this.game);
    byId('difficulty').textContent = this.game.puzzle.difficulty;
    this.view.draw(this.game);
    if (before) {
      this.showEntry(before);
    }
    this.show();
  }

  // Strokes

  /** A line begins with crosses, or takes those away if it begins on one; the other way places a queen at once. */
  line(square, other) {
    if (other) {
      this.toggle(square, QUEEN);
      return () => {};
    }
    const erase = this.game.marks[square] === CROSS;
    let goesOn = false;
    return at => {
      this.draw([at], erase, goesOn);
      goesOn = true;
    };
  }

  tap(square) {
    this.cycle(square);
  }

  /** Each change is kept at once. */
  end() {}

  press(key, square) {
    const marks = {' ': CROSS, x: CROSS, Enter: QUEEN, q: QUEEN, Delete: EMPTY, Backspace: EMPTY};
    if (key in marks) {
      this.toggle(square, marks[key]);
    }
    return key in marks;
  }

  /** Empty, cross, queen, empty; a square that is crossed out by itself goes on to the queen. */
  cycle(square) {
    const crossed = this.game.crossed(this.settings.automatic)[square];
    const mark = this.game.marks[square] === QUEEN ? EMPTY : crossed ? QUEEN : CROSS;
    this.change([square], mark);
  }

  toggle(square, mark) {
    this.change([square], this.game.marks[square] === mark ? EMPTY : mark);
  }

  /** Crosses, or takes crosses from, squares that are drawn over; queens and marks of the other kind stay. */
  draw(squares, erase, goesOn) {
    const {marks} = this.game;
    const crossed = this.game.crossed(this.settings.automatic);
    const touched = squares.filter(square => erase ? marks[square] === CROSS : marks[square] === EMPTY && !crossed[square]);
    // One stroke is taken back at once; the first change that it makes begins it.
    const changed = this.change(touched, erase ? EMPTY : CROSS, goesOn && this.stroked);
    this.stroked = changed || (goesOn && this.stroked);
  }

  change(squares, mark, stroke) {
    const changed = this.game.change(squares, mark, stroke);
    if (changed) {
      this.begin();
      this.hint = null;
      this.afterChange();
    }
    return changed;
  }

  afterChange() {
    const {game} = this;
    if (game.isComplete() && !game.finished) {
      game.finish(game.index === this.today);
    }
    this.keep();
    this.show();
    const conflict = game.conflicts()[0];
    this.announce(game.isComplete() ? `Solved in ${this.result()}.` : conflict ? game.complaint(conflict) : '');
  }

  takeBack(way) {
    if (this.game[way]()) {
      this.begin();
      this.hint = null;
      this.afterChange();
    }
  }

  clear() {
    this.change(this.game.cut.squares, EMPTY);
  }

  restart() {
    this.game.restart();
    this.running = false;
    this.hint = null;
    memory.set(this.game.key, this.game.save());
    this.show();
    this.announce('Started again.');
    this.keepFocus();
  }

  // Hints

  askHint() {
    if (this.hint) {
      this.apply();
    } else if (offersHints && !this.game.isComplete()) {
      this.hint = findHint(this.game, this.settings.automatic);
      // What is wrong with queens that attack each other is shown to everybody.
      this.game.hints += this.hint.topic === 'Conflict' || this.game.finished ? 0 : 1;
      this.begin();
      this.keep();
      this.show();
      this.announce(this.hint ? `${this.hint.topic}. ${this.hint.text}` : '');
    }
  }

  /** Does what the hint says, if it says what to do; goes on to the next puzzle if this one is done. */
  apply() {
    const {hint} = this;
    this.hint = null;
    if (!hint && this.game.isComplete()) {
      this.open(this.firstOpen());
    } else if (hint) {
      this.change(hint.targets, hint.mark);
    }
    this.show();
    this.keepFocus();
  }

  forget() {
    this.hint = null;
    this.show();
    this.keepFocus();
  }

  /** A button that has just gone must not take the keyboard with it. */
  keepFocus() {
    const {activeElement} = document;
    if (activeElement.closest('[hidden]') || activeElement.disabled) {
      this.view.moveTo(this.view.current, true);
    }
  }

  /** The next puzzle of the list that is not solved yet; the next one if all are. */
  firstOpen() {
    const offered = this.offered();
    const index = offered.indexOf(this.game);
    const later = [...offered.slice(index + 1), ...offered.slice(0, index)];
    return (later.find(game => !game.solved) || later[0] || this.game).index;
  }

  // Results

  /** How it went, in words. */
  result() {
    const {game} = this;
    const help = game.hints === 0 ? ', without hints' : game.hints === 1 ? ', with a hint' : `, with ${game.hints} hints`;
    return clock(game.seconds) + (offersHints ? help : '');
  }

  /** To be shared: the colours of the regions in the order of their queens say how, but not where. */
  resultText() {
    const {game} = this;
    const {n, region} = game.cut;
    const streak = game.index === this.today ? this.streak() : 0;
    return [
      document.title,
      `${this.name(game)}, ${n} × ${n}, ${game.puzzle.difficulty.toLowerCase()}`,
      `Solved in ${this.result()}`,
      game.order.map(square => SQUARES[game.puzzle.colours[region[square]]]).join(''),
      streak > 1 ? `${streak} days in a row` : '',
      location.protocol.startsWith('http') ? location.href : ''
    ].filter(line => line !== '').join('\n');
  }

  /** Copies the result, and shows it: where nothing may be copied, the player can. */
  async share() {
    const text = byId('result');
    text.value = this.resultText();
    byId('sharing').hidden = false;
    let copied = true;
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      text.select();
      copied = document.execCommand('copy');
    }
    byId('shared').textContent = copied ? 'Copied:' : 'Copy this text:';
    this.announce(copied ? 'The result is copied.' : 'The result can be copied from the text field.');
  }

  // The page

  show() {
    const {game, hint} = this;
    const complete = game.isComplete();
    this.view.show(game, this.settings.automatic, hint);
    byId('queens').textContent = `${game.queens().length} of ${game.cut.n} queens`;
    byId('time').textContent = clock(game.seconds);
    byId('best').textContent = game.best === null ? '' : `Best ${clock(game.best)}`;
    byId('undo').disabled = game.done.length === 0;
    byId('redo').disabled = game.undone.length === 0;
    byId('clear').disabled = game.marks.every(mark => mark === EMPTY);
    byId('restart').disabled = !game.hasBegun();
    byId('hint').disabled = complete;
    byId('hint').hidden = !offersHints;
    byId('previous').disabled = game.index === 0;
    byId('next').disabled = game.index >= this.latest();
    byId('today').hidden = !days || game.index === this.latest();
    this.showMessage();
    this.showProgress();
  }

  /** The hint; without one, what is wrong, or that all is done. */
  showMessage() {
    const {game, hint} = this;
    const complete = game.isComplete();
    const conflict = game.conflicts()[0];
    const record = game.record ? ' Your best time.' : '';
    const next = this.latest() === 0 ? '' : days ? 'Another day' : 'Next puzzle';
    const message = hint
      || (complete ? {topic: 'Solved', text: `In ${this.result()}.${record}`, action: next} : null)
      || (conflict ? {topic: 'Conflict', text: game.complaint(conflict), action: ''} : null);
    byId('message').hidden = !message;
    byId('message').className = conflict ? 'bad' : complete ? 'good' : '';
    byId('topic').textContent = message ? message.topic : '';
    byId('text').textContent = message ? message.text : '';
    byId('apply').textContent = message ? message.action : '';
    byId('apply').hidden = !message || message.action === '';
    byId('close').hidden = !hint;
    byId('share').hidden = !complete;
    byId('sharing').hidden = true;
    byId('apply').parentElement.hidden = byId('apply').hidden && !hint && !complete;
  }

  /** An entry for each puzzle that is offered; days under the names of their months. */
  listPuzzles() {
    const offered = this.offered();
    let month = '';
    this.entries = new Map();
    byId('list').replaceChildren(...offered.flatMap(game => {
      const before = month;
      month = days ? days.month(game.index) : '';
      const n = game.puzzle.regions.length;
      const entry = element('button', {type: 'button'}, days ? days.shortName(game.index) : String(game.index + 1));
      entry.append(element('small', {}, `${game.puzzle.difficulty} ${n} × ${n}`));
      entry.addEventListener('click', () => this.open(game.index));
      const item = element('li', {});
      item.append(entry);
      this.entries.set(game, entry);
      return month === before ? [item] : [element('li', {class: 'month'}, month), item];
    }));
    byId('puzzles').hidden = offered.length === 1 && !days;
    byId('note').textContent = this.today < 0 ? `There is a puzzle a day from ${this.name(this.games[0])} on.`
      : this.today >= this.games.length ? `The last puzzle was that of ${this.name(this.games[this.games.length - 1])}.` : '';
    offered.forEach(game => this.showEntry(game));
  }

  showProgress() {
    const offered = this.offered();
    const streak = this.streak();
    byId('progress').textContent = `${offered.filter(game => game.solved).length} of ${offered.length} solved`
      + (days ? `, streak: ${streak} ${streak === 1 ? 'day' : 'days'}` : '');
    this.showEntry(this.game);
  }

  showEntry(game) {
    const entry = this.entries.get(game);
    const state = game.solved ? 'solved' : game.hasBegun() ? 'begun' : 'new';
    const helped = game.solved && game.best === null ? ' with hints' : '';
    entry.dataset.state = state;
    entry.toggleAttribute('data-helped', helped !== '');
    entry.setAttribute('aria-label', `${this.name(game)}, ${game.puzzle.difficulty}, size ${game.puzzle.regions.length}, ${state}${helped}`);
    entry.toggleAttribute('aria-current', false);
    if (game === this.game) {
      entry.setAttribute('aria-current', 'true');
    }
  }

  announce(text) {
    byId('announcement').textContent = text;
  }

  // Settings, keys, time

  set(name, value) {
    this.settings[name] = value;
    memory.set(SETTINGS, this.settings);
    this.applySettings();
    this.hint = null;
    this.show();
  }

  applySettings() {
    const {automatic, letters} = this.settings;
    byId('automatic').checked = automatic;
    byId('letters').checked = letters;
    byId('board').classList.toggle('letters', letters);
  }

  key(event) {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.altKey || event.target.closest('select, textarea')) {
      return;
    }
    if (key === 'u' && !command || key === 'z' && command && !event.shiftKey) {
      this.takeBack('undo');
    } else if (key === 'r' && !command || (key === 'y' || key === 'z') && command) {
      this.takeBack('redo');
    } else if (key === 'h' && !command) {
      this.askHint();
    } else if (key === 'escape') {
      this.forget();
    } else {
      return;
    }
    event.preventDefault();
  }

  begin() {
    if (!this.running) {
      this.running = true;
      this.last = performance.now();
    }
  }

  /** Hidden or shown again: no time passes in between. */
  pause() {
    this.last = performance.now();
    this.keep();
    this.tick();
  }

  tick() {
    const now = performance.now();
    // A device that slept did not play.
    const passed = Math.min(now - this.last, 2000) / 1000;
    this.last = now;
    if (this.running && !this.game.finished && document.visibilityState === 'visible') {
      this.game.seconds += passed;
      byId('time').textContent = clock(this.game.seconds);
    }
    if (days && days.today() !== this.today) {
      this.nextDay();
    }
  }

  /** Midnight has passed: there is one puzzle more. Who has not begun the old one, or is done with it, gets the new one. */
  nextDay() {
    const stays = this.game.index !== this.latest() || this.running && !this.game.finished;
    this.today = days.today();
    this.listPuzzles();
    if (stays) {
      this.show();
    } else {
      this.open(this.latest());
    }
  }

  /** A game that is only looked at is left as another window may have kept it. */
  keep() {
    if (this.running) {
      memory.set(this.game.key, this.game.save());
    }
  }
}

new Player();
