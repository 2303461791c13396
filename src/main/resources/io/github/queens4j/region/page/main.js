const byId = id => document.getElementById(id);
const puzzles = JSON.parse(byId('data').textContent);
const LAST = 'queens4j.regions.last.' + puzzles.length;
const SETTINGS = 'queens4j.regions.settings';

/** What connects the games with the page. */
class Player {

  constructor() {
    this.settings = {automatic: true, letters: false, theme: ''};
    this.attempt(() => Object.assign(this.settings, JSON.parse(memory.get(SETTINGS) || '{}')));
    this.games = puzzles.map((puzzle, index) => new Game(puzzle, index));
    this.games.forEach(game => this.attempt(() => game.load(memory.get(game.key) || '{}')));
    this.view = new BoardView(byId('board'), byId('columns'), byId('rows'));
    this.input = new Input(this.view, this);
    this.hint = null;
    this.connect();
    this.applySettings();
    this.listPuzzles();
    const last = Number(memory.get(LAST));
    this.open(last >= 0 && last < this.games.length ? last : 0);
  }

  /** What was kept may be of another version, or not ours. */
  attempt(read) {
    try {
      read();
    } catch {
      // As if there were nothing.
    }
  }

  connect() {
    const click = (id, action) => byId(id).addEventListener('click', action);
    click('undo', () => this.takeBack('undo'));
    click('redo', () => this.takeBack('redo'));
    click('clear', () => this.clear());
    click('hint', () => this.askHint());
    click('apply', () => this.apply());
    click('close', () => this.forget());
    click('previous', () => this.open(this.game.index - 1));
    click('next', () => this.open(this.game.index + 1));
    byId('automatic').addEventListener('change', event => this.set('automatic', event.target.checked));
    byId('letters').addEventListener('change', event => this.set('letters', event.target.checked));
    byId('theme').addEventListener('change', event => this.set('theme', event.target.value));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.applySettings());
    document.addEventListener('keydown', event => this.key(event));
    document.addEventListener('visibilitychange', () => this.keep());
    setInterval(() => this.tick(), 1000);
  }

  open(index) {
    if (this.game) {
      this.keep();
    }
    this.game = this.games[index];
    this.running = false;
    this.hint = null;
    memory.set(LAST, String(index));
    byId('name').textContent = `Puzzle ${index + 1}`;
    byId('difficulty').textContent = this.game.puzzle.difficulty;
    byId('previous').disabled = index === 0;
    byId('next').disabled = index === this.games.length - 1;
    this.view.draw(this.game);
    this.show();
  }

  // Strokes

  isCross(square) {
    return this.game.marks[square] === CROSS;
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
      this.running = true;
      this.hint = null;
      this.afterChange();
    }
    return changed;
  }

  afterChange() {
    const {game} = this;
    if (game.isComplete() && !game.solved) {
      game.solved = true;
      this.listPuzzles();
    }
    this.keep();
    this.show();
    const conflict = game.conflicts()[0];
    this.announce(game.isComplete() ? `Solved in ${clock(game.seconds)}.` : conflict ? game.complaint(conflict) : '');
  }

  takeBack(way) {
    if (this.game[way]()) {
      this.running = true;
      this.hint = null;
      this.afterChange();
    }
  }

  clear() {
    this.change(this.game.cut.squares, EMPTY);
  }

  // Hints

  askHint() {
    if (this.hint) {
      this.apply();
    } else if (!this.game.isComplete()) {
      this.hint = findHint(this.game, this.settings.automatic);
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

  /** The next puzzle that is not solved yet; the next one if all are. */
  firstOpen() {
    const {index} = this.game;
    const later = [...this.games.slice(index + 1), ...this.games.slice(0, index)];
    return (later.find(game => !game.solved) || later[0] || this.game).index;
  }

  // The page

  show() {
    const {game, hint} = this;
    const complete = game.isComplete();
    this.view.show(game, this.settings.automatic, hint);
    byId('queens').textContent = `${game.queens().length} of ${game.cut.n} queens`;
    byId('time').textContent = clock(game.seconds);
    byId('undo').disabled = game.done.length === 0;
    byId('redo').disabled = game.undone.length === 0;
    byId('clear').disabled = game.marks.every(mark => mark === EMPTY);
    byId('hint').disabled = complete;
    this.showMessage();
    this.showProgress();
  }

  /** The hint; without one, what is wrong, or that all is done. */
  showMessage() {
    const {game, hint} = this;
    const complete = game.isComplete();
    const conflict = game.conflicts()[0];
    const message = hint
      || (complete ? {topic: 'Solved', text: `In ${clock(game.seconds)}.`, action: this.games.length > 1 ? 'Next puzzle' : ''} : null)
      || (conflict ? {topic: 'Conflict', text: game.complaint(conflict), action: ''} : null);
    byId('message').hidden = !message;
    byId('message').className = conflict ? 'bad' : complete ? 'good' : '';
    byId('topic').textContent = message ? message.topic : '';
    byId('text').textContent = message ? message.text : '';
    byId('apply').textContent = message ? message.action : '';
    byId('apply').hidden = !message || message.action === '';
    byId('close').hidden = !hint;
    byId('apply').parentElement.hidden = byId('apply').hidden && !hint;
  }

  listPuzzles() {
    byId('puzzles').hidden = this.games.length === 1;
    byId('list').replaceChildren(...this.games.map(game => {
      const {n} = game.cut;
      const button = element('button', {type: 'button'}, String(game.index + 1));
      button.append(element('small', {}, `${game.puzzle.difficulty} ${n} × ${n}`));
      button.addEventListener('click', () => this.open(game.index));
      const item = element('li', {});
      item.append(button);
      return item;
    }));
  }

  showProgress() {
    byId('progress').textContent = `${this.games.filter(game => game.solved).length} of ${this.games.length} solved`;
    Array.from(byId('list').children).forEach((item, index) => {
      const game = this.games[index];
      const button = item.firstChild;
      const begun = game.marks.some(mark => mark !== EMPTY);
      const state = game.solved ? 'solved' : begun ? 'begun' : 'new';
      button.dataset.state = state;
      button.setAttribute('aria-label', `Puzzle ${index + 1}, ${game.puzzle.difficulty}, size ${game.cut.n}, ${state}`);
      button.toggleAttribute('aria-current', false);
      if (game === this.game) {
        button.setAttribute('aria-current', 'true');
      }
    });
  }

  announce(text) {
    byId('announcement').textContent = text;
  }

  // Settings, keys, time

  set(name, value) {
    this.settings[name] = value;
    memory.set(SETTINGS, JSON.stringify(this.settings));
    this.applySettings();
    this.hint = null;
    this.show();
  }

  applySettings() {
    const {automatic, letters, theme} = this.settings;
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = theme || (dark ? 'dark' : 'light');
    byId('automatic').checked = automatic;
    byId('letters').checked = letters;
    byId('theme').value = theme;
    byId('board').classList.toggle('letters', letters);
  }

  key(event) {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.altKey || event.target.closest('select')) {
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

  tick() {
    if (this.running && !this.game.solved && document.visibilityState === 'visible') {
      this.game.seconds++;
      byId('time').textContent = clock(this.game.seconds);
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
