const puzzles = JSON.parse(byId('data').textContent);
const {firstDay} = document.documentElement.dataset;
const offersHints = document.documentElement.dataset.hints === 'true';
const days = firstDay ? new Days(firstDay) : null;

// A game belongs to its map, a streak to the calendar, whatever page they are on; settings to all pages: whoever likes the dark likes it
// on every one. Before, games were numbered on a page with these puzzles.
const SOLVED_DAYS = 'queens4j.regions.days';
const PAGE = fingerprint(JSON.stringify([firstDay, puzzles.map(puzzle => puzzle.regions)]));
const LAST = 'queens4j.regions.last.' + PAGE;
const SETTINGS = 'queens4j.regions.settings';

/** The squares that Unicode has, for the twelve colours: each the nearest that is left; circles where there is none. */
const SQUARES = {
  light: ['🟪', '🟨', '🟦', '🟩', '⬜', '🟧', '🟡', '🟣', '🟥', '🟢', '🔵', '⚪'],
  dark: ['🟪', '🟧', '🟦', '🟩', '⚫', '🟥', '🟢', '🟣', '🔴', '⬛', '🔵', '🟫']
};

/** What connects the games with the page. */
class PlayPage {

  constructor() {
    this.settings = {automatic: true, letters: false, theme: ''};
    const kept = memory.get(SETTINGS);
    Object.assign(this.settings, kept);
    // The first visit of all begins with the rules.
    this.greets = kept === null;
    this.solvedDays = {...memory.get(SOLVED_DAYS)};
    this.games = puzzles.map((puzzle, index) => new Game(puzzle, index, `queens4j.regions.${fingerprint(JSON.stringify(puzzle.regions))}`));
    this.games.forEach(game => {
      const old = memory.get(`queens4j.regions.${PAGE}.${game.index}`);
      game.load(memory.get(game.key) ?? old);
      if (days && old?.onDay === true) {
        this.solvedDays[days.digits(game.index)] ??= old.dayHints;
      }
    });
    this.view = new PuzzleView(byId('board'), byId('columns'), byId('rows'));
    this.input = new Input(this.view, this);
    this.hint = null;
    this.training = null;
    this.running = false;
    this.last = performance.now();
    byId('trains').hidden = !offersHints;
    byId('train').append(...TRAINED.map(technique => element('option', {value: technique}, say('topic-' + technique))));
    this.connect();
    this.applySettings();
    this.today = days ? days.today() : NaN;
    this.listPuzzles();
    const last = Number(memory.get(LAST));
    const linked = this.linked();
    this.open(linked >= 0 ? linked : days ? this.latest() : last >= 0 && last < this.games.length ? last : 0);
    addEventListener('hashchange', () => this.linked() >= 0 && this.open(this.linked()));
  }

  /** The number of the puzzle that the address names after #, such as 3 or 2027-01-31; -1 if there is none on offer. */
  linked() {
    return this.offered().find(game => location.hash === this.anchor(game))?.index ?? -1;
  }

  anchor(game) {
    return '#' + (days ? days.digits(game.index) : game.index + 1);
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
    return days ? days.name(game.index) : game.puzzle.title ?? say('puzzle', {number: game.index + 1});
  }

  /** For each of the days in a row, up to today or yesterday, whose puzzle was solved on its day, how many hints it took. */
  streak() {
    const hints = index => this.solvedDays[days.digits(index)];
    const streak = [];
    for (let day = hints(this.today) === undefined ? this.today - 1 : this.today; hints(day) >= 0; day--) {
      streak.push(hints(day));
    }
    return streak;
  }

  /** A time or days, and how many hints it took. */
  helped(what, hints) {
    const key = hints === 0 ? 'without-hints' : hints === 1 ? 'with-hint' : 'with-hints';
    return offersHints ? say(key, {what, number: hints}) : what;
  }

  connect() {
    const click = (id, action) => byId(id).addEventListener('click', action);
    click('undo', () => this.takeBack('undo'));
    click('redo', () => this.takeBack('redo'));
    click('suppose', () => this.askWhere());
    click('hint', () => this.askHint());
    ['clear', 'restart', 'apply', 'rewind', 'replay', 'share', 'close'].forEach(id => click(id, () => this[id]()));
    click('previous', () => this.open(this.game.index - 1));
    click('next', () => this.open(this.game.index + 1));
    click('today', () => this.open(this.latest()));
    byId('automatic').addEventListener('change', event => this.set('automatic', event.target.checked));
    byId('letters').addEventListener('change', event => this.set('letters', event.target.checked));
    themes(byId('theme'), this.settings.theme, theme => this.set('theme', theme));
    byId('list').addEventListener('keydown', event => this.walk(event));
    byId('train').addEventListener('change', event => event.target.value ? this.train(event.target.value) : this.open(this.game.index));
    document.addEventListener('keydown', event => this.key(event));
    document.addEventListener('visibilitychange', () => this.pause());
    memory.hear(key => this.hear(key));
    setInterval(() => this.tick(), 250);
  }

  open(index) {
    const before = this.game;
    if (before) {
      this.keep();
    }
    this.game = this.games[index];
    this.training = null;
    byId('train').value = '';
    this.running = false;
    this.hint = refute(this.game);
    this.asked = -1;
    this.supposing = false;
    memory.set(LAST, index);
    if (!memory.works) {
      byId('note').textContent = say('not-kept');
      byId('puzzles').hidden = false;
    }
    byId('name').textContent = this.name(this.game);
    byId('name').classList.toggle('long', this.name(this.game).length > 25);
    byId('difficulty').textContent = this.difficulty(this.game);
    this.view.draw(this.game);
    if (before) {
      this.showEntry(before);
    }
    this.show();
    this.keepFocus();
  }

  /** Positions of all puzzles that are offered, but for those of days that are still to be played. */
  train(technique) {
    this.keep();
    this.forget();
    this.running = false;
    const puzzles = this.offered().filter(game => !days || game.solved || game.index !== this.today).map(({puzzle}) => puzzle);
    this.training = new Training(puzzles, technique, this.view);
    this.show();
    this.announce(`${byId('topic').textContent}. ${byId('text').textContent}`);
  }

  answer(square) {
    this.training.answer(square);
    this.show();
    this.announce(byId('text').textContent);
  }

  // Strokes

  /** A line begins with crosses, or takes those away if it begins on one; the other way places a queen at once. */
  line(square, other) {
    if (this.training) {
      return () => {};
    }
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
    this.training ? this.answer(square) : this.supposing ? this.suppose(square) : this.cycle(square);
  }

  /** Each change is kept at once. */
  end() {}

  press(key, square) {
    const marks = {' ': CROSS, x: CROSS, Enter: QUEEN, q: QUEEN, Delete: EMPTY, Backspace: EMPTY, s: QUEEN};
    if (key in marks && this.training) {
      this.answer(square);
    } else if (key === 's') {
      this.suppose(square);
    } else if (key in marks) {
      this.toggle(square, marks[key]);
    }
    return key in marks;
  }

  /** Empty, cross, queen, empty; a square that is crossed out by itself asks first, as a queen there is a conflict. */
  cycle(square) {
    const crossed = this.game.crossed(this.settings.automatic)[square];
    const mark = this.game.marks[square];
    if (crossed && mark === EMPTY && this.asked !== square) {
      this.hint = null;
      this.asked = square;
      this.show();
      this.announce(byId('text').textContent);
    } else {
      this.change([square], mark === QUEEN ? EMPTY : crossed ? QUEEN : CROSS);
    }
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

  change(squares, mark, stroke, isSupposed) {
    const changed = this.game.change(squares, mark, stroke, isSupposed);
    if (changed) {
      this.begin();
      this.forget();
      this.afterChange();
      this.announceMark(squares[squares.length - 1]);
    }
    return changed;
  }

  afterChange() {
    const {game} = this;
    if (game.isComplete() && !game.finished) {
      game.finish();
      if (days && game.index === this.today) {
        this.solvedDays = {[days.digits(this.today)]: game.hints, ...memory.get(SOLVED_DAYS), ...this.solvedDays};
        memory.set(SOLVED_DAYS, this.solvedDays);
      }
    }
    this.hint = refute(game);
    this.keep();
    this.show();
    const conflict = game.conflicts()[0];
    this.announce(game.isComplete() ? say('solved-in', {result: this.result()}) + '.'
      : conflict ? game.complaint(conflict) : this.hint?.text ?? '');
  }

  takeBack(way) {
    if (!this.training && this.game[way]()) {
      this.begin();
      this.forget();
      this.afterChange();
    }
  }

  clear() {
    this.change(this.game.cut.squares, EMPTY);
  }

  restart() {
    this.game.restart();
    this.running = false;
    this.forget();
    this.store();
    this.show();
    this.announce(say('started'));
    this.keepFocus();
  }

  // Trials

  /** The next square that is tapped has a queen on trial. */
  askWhere() {
    this.forget();
    this.supposing = true;
    this.show();
    this.announce(byId('text').textContent);
  }

  suppose(square) {
    this.change([square], QUEEN, false, true);
  }

  keepTrial() {
    if (this.game.trial.length > 0 && !this.training) {
      this.game.keepTrial();
      this.forget();
      this.afterChange();
    }
  }

  // Hints

  askHint() {
    if (this.training) {
      this.training.answered ? this.apply() : this.training.reveal();
      this.show();
      return;
    }
    const isVague = this.hint?.topic === 'topic-not-so' && this.hint.action === '';
    if (this.hint && !isVague) {
      this.apply();
    } else if (offersHints && !this.game.isComplete()) {
      this.forget();
      this.hint = findHint(this.game, this.settings.automatic, !isVague);
      // What is wrong with queens that attack each other is shown to everybody.
      this.game.hints += this.hint.topic === 'topic-conflict' || this.game.finished ? 0 : 1;
      this.begin();
      this.keep();
      this.show();
      this.announce(`${say(this.hint.topic)}. ${this.hint.text}`);
    }
  }

  /** Does what the hint says, if it says what to do; goes on to the next puzzle if this one is done. */
  apply() {
    if (this.training) {
      this.training.next();
      this.show();
      this.keepFocus();
      return;
    }
    const {hint} = this;
    this.hint = null;
    if (!hint && this.game.isComplete()) {
      this.open(this.firstOpen());
    } else if (hint) {
      hint.targets[0] === this.game.supposed && this.rewind();
      this.change(hint.targets, hint.mark);
    } else {
      this.keepTrial();
    }
    this.show();
    this.keepFocus();
  }

  /** Takes back the first mistake, or the queen that was supposed, and all that came after it. */
  rewind() {
    Array.from({length: this.hint?.rewinds ?? this.game.trial.length}, () => this.game.undo());
    this.forget();
    this.afterChange();
    this.keepFocus();
  }

  /** Shows how it was solved, in ten seconds at most; the first mistake is marked and stays for a while. */
  replay() {
    const frames = this.game.frames();
    const mistake = offersHints ? frames.findIndex(frame => frame.changed.some(square => frame.isWrong(square))) : -1;
    const show = at => {
      if (at === frames.length) {
        this.show();
        return;
      }
      const asked = at === mistake ? frames[at].changed.find(square => frames[at].isWrong(square)) : -1;
      this.view.show(frames[at], this.settings.automatic, null, asked);
      byId('text').textContent = say(at === mistake ? 'stroke-mistake' : 'stroke', {number: at + 1, all: frames.length});
      this.replaying = setTimeout(() => show(at + 1), at === mistake ? 2000 : Math.min(500, 10000 / frames.length));
    };
    clearTimeout(this.replaying);
    show(0);
  }

  close() {
    if (this.training) {
      this.open(this.game.index);
      return;
    }
    this.forget();
    this.show();
    this.keepFocus();
  }

  /** Hint, question and greeting have done what they were for. */
  forget() {
    this.hint = null;
    this.asked = -1;
    this.supposing = false;
    if (this.greets) {
      this.greets = false;
      memory.set(SETTINGS, this.settings);
    }
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
    return this.helped(clock(game.seconds), game.hints);
  }

  /** To be shared: the colours of the regions in the order of their queens say how, but not where. */
  resultText() {
    const {game} = this;
    const {n, region} = game.cut;
    const streak = days && game.index === this.today ? this.streak() : [];
    const squares = SQUARES[document.documentElement.dataset.theme];
    return [
      document.title,
      `${this.name(game)}, ${n} × ${n}, ${this.difficulty(game)}`,
      say('solved-in', {result: this.result()}),
      game.order.map(square => squares[game.puzzle.colours[region[square]]]).join(''),
      streak.length > 1 ? this.streakText('in-a-row', streak) : '',
      // A file is on one disk alone.
      location.protocol.startsWith('http') ? location.href.split('#')[0] + this.anchor(game) : game.cut.address()
    ].filter(line => line !== '').join('\n');
  }

  difficulty(game) {
    return say('difficulty-' + game.puzzle.difficulty);
  }

  streakText(key, streak) {
    const length = say(key, {number: streak.length});
    return streak.length === 0 ? length : this.helped(length, streak.reduce((sum, hints) => sum + hints, 0));
  }

  /** Hands the result to the phone's sheet; elsewhere copies it, and shows it: where nothing may be copied, the player can. */
  async share() {
    const text = byId('result');
    text.value = this.resultText();
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      try {
        await navigator.share({text: text.value});
        return;
      } catch (error) {
        if (error.name === 'AbortError') {
          return;
        }
      }
    }
    byId('sharing').hidden = false;
    const copied = await copy(text);
    byId('shared').textContent = say(copied ? 'copied' : 'copy');
    this.announce(say(copied ? 'copied-aloud' : 'copy-aloud'));
  }

  // The page

  show() {
    const {game, hint} = this;
    const complete = game.isComplete();
    clearTimeout(this.replaying);
    if (this.training) {
      this.showTraining();
      return;
    }
    this.view.show(game, this.settings.automatic, hint, this.asked);
    byId('queens').textContent = say('queens', {number: game.queens().length, all: game.cut.n});
    byId('time').textContent = clock(game.seconds);
    byId('best').textContent = game.best === null ? '' : say('best', {time: clock(game.best)});
    byId('undo').disabled = game.done.length === 0;
    byId('redo').disabled = game.undone.length === 0;
    byId('clear').disabled = game.marks.every(mark => mark === EMPTY);
    byId('restart').disabled = !game.hasBegun();
    byId('hint').disabled = byId('suppose').disabled = complete;
    byId('suppose').setAttribute('aria-pressed', this.supposing);
    byId('hint').hidden = !offersHints;
    byId('previous').disabled = game.index === 0;
    byId('next').disabled = game.index >= this.latest();
    byId('today').hidden = !days || game.index === this.latest();
    this.showMessage();
    this.showProgress();
  }

  showTraining() {
    const {training} = this;
    const [topic, text, action] = training.message();
    if (training.game) {
      this.view.show(training.game, false, training.answered, training.asked);
    }
    ['undo', 'redo', 'clear', 'restart', 'suppose'].forEach(id => byId(id).disabled = true);
    byId('hint').disabled = !training.positions[training.at];
    byId('message').hidden = byId('close').hidden = byId('apply').parentElement.hidden = false;
    ['share', 'replay', 'rewind', 'sharing'].forEach(id => byId(id).hidden = true);
    byId('message').className = `panel ${training.asked >= 0 ? 'bad' : training.answered ? 'good' : ''}`;
    byId('topic').textContent = topic;
    byId('text').textContent = training.game?.named(text) ?? text;
    byId('apply').textContent = action;
    byId('apply').hidden = !action;
  }

  /** The hint; without one, that all is done, a question, what is wrong, or the rules. */
  showMessage() {
    const {game, hint, asked} = this;
    const complete = game.isComplete();
    const conflict = game.conflicts()[0];
    const {supposed} = game;
    const next = this.latest() === 0 ? '' : say(days ? 'another-day' : 'next-puzzle');
    const message = hint
      || complete && {topic: 'topic-solved', text: say(game.record ? 'result-record' : 'result', {result: this.result()}), action: next}
      || this.supposing && {topic: 'topic-supposed', text: say('suppose-where'), closes: true}
      || asked >= 0 && {topic: 'topic-attacked', text: say('asked', {square: game.cut.squareName(asked)}), closes: true}
      || conflict && {topic: 'topic-conflict', text: game.complaint(conflict)}
      || supposed !== undefined
        && {topic: 'topic-supposed', text: say('supposed', {square: game.cut.squareName(supposed)}), action: say('do-keep')}
      || this.greets && {text: [...document.querySelectorAll('#help p')].slice(0, 2).map(p => p.textContent).join(' '), closes: true};
    byId('message').hidden = !message;
    byId('message').className = `panel ${conflict ? 'bad' : complete ? 'good' : ''}`;
    byId('topic').textContent = message.topic ? say(message.topic) : document.querySelector('summary').textContent;
    byId('text').textContent = game.named(message.text ?? '');
    byId('apply').textContent = message.action ?? '';
    byId('apply').hidden = !message.action;
    byId('close').hidden = !hint && !message.closes;
    byId('share').hidden = byId('replay').hidden = !complete;
    byId('rewind').hidden = !hint?.rewinds && supposed === undefined;
    byId('sharing').hidden = true;
    byId('apply').parentElement.hidden = ['apply', 'close', 'share', 'rewind'].every(id => byId(id).hidden);
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
      const entry = element('button', {type: 'button', tabindex: -1}, days ? days.shortName(game.index) : String(game.index + 1), ' ',
        element('small', {}, `${this.difficulty(game)} ${n} × ${n}`));
      entry.addEventListener('click', () => this.open(game.index));
      const item = element('li', {}, entry);
      this.entries.set(game, entry);
      return month === before ? [item] : [element('li', {class: 'month'}, month), item];
    }));
    byId('puzzles').hidden = offered.length === 1 && !days;
    byId('note').textContent = this.today < 0 ? say('begins', {day: this.name(this.games[0])})
      : this.today >= this.games.length ? say('ended', {day: this.name(this.games[this.games.length - 1])}) : '';
    offered.forEach(game => this.showEntry(game));
  }

  showProgress() {
    const offered = this.offered();
    const streak = days ? this.streak() : [];
    const progress = say('progress', {number: offered.filter(game => game.solved).length, all: offered.length});
    const length = this.streakText(streak.length === 1 ? 'one-day' : 'days', streak);
    byId('progress').textContent = days ? say('streak', {progress, days: length}) : progress;
    this.showEntry(this.game);
  }

  showEntry(game) {
    const entry = this.entries.get(game);
    const state = game.solved ? 'solved' : game.hasBegun() ? 'begun' : 'new';
    const helped = game.solved && game.best === null;
    entry.dataset.state = state;
    entry.dataset.helped = helped ? say('helped') : '';
    entry.setAttribute('aria-label', say('entry', {shown: entry.textContent, puzzle: this.name(game),
      state: say(helped ? 'state-helped' : 'state-' + state)}));
    entry.toggleAttribute('aria-current', false);
    if (game === this.game) {
      entry.setAttribute('aria-current', 'true');
      this.stopAt(entry);
    }
  }

  /** The list is one stop of the key Tab: at the puzzle that is open, or at the one to which arrows have led. */
  stopAt(entry) {
    this.stop?.setAttribute('tabindex', -1);
    this.stop = entry;
    entry.tabIndex = 0;
  }

  walk(event) {
    const entries = [...this.entries.values()];
    const at = entries.indexOf(event.target);
    const to = {ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: entries.length - 1}[event.key];
    if (entries[to]) {
      event.preventDefault();
      this.stopAt(entries[to]);
      entries[to].focus();
    }
  }

  /** What a square holds now, once the hand rests and unless there is more to say. */
  announceMark(square) {
    if (byId('announcement').textContent === '') {
      this.telling = setTimeout(() => this.announce(this.view.cells[square].getAttribute('aria-label')), 400);
    }
  }

  announce(text) {
    clearTimeout(this.telling);
    byId('announcement').textContent = this.game.named(text);
  }

  // Settings, keys, time

  set(name, value) {
    Object.assign(this.settings, memory.get(SETTINGS), {[name]: value});
    memory.set(SETTINGS, this.settings);
    this.applySettings();
    this.hint = name === 'automatic' ? null : this.hint;
    this.show();
  }

  applySettings() {
    const {automatic, letters} = this.settings;
    byId('automatic').checked = automatic;
    byId('letters').checked = letters;
    byId('board').classList.toggle('letters', letters);
  }

  key(event) {
    const [undo, redo] = ['undo', 'redo'].map(way => () => this.takeBack(way));
    const keys = event.ctrlKey || event.metaKey ? {z: event.shiftKey ? redo : undo, y: redo} : {
      u: undo, r: redo, h: () => this.askHint(), k: () => this.keepTrial(), b: () => byId('rewind').hidden || this.rewind(),
      escape: () => this.close()
    };
    const action = keys[event.key.toLowerCase()];
    if (action && !event.altKey && !event.target.closest('select, textarea')) {
      action();
      event.preventDefault();
    }
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
      this.store();
    }
  }

  /** What another tab has reached is not written over. */
  store() {
    this.game.reached(memory.get(this.game.key));
    memory.set(this.game.key, this.game.save());
  }

  /** Another tab has kept something: the board that is played here stays, all else is taken over. */
  hear(key) {
    const game = this.games.find(other => other.key === key);
    if (key === SETTINGS) {
      Object.assign(this.settings, memory.get(SETTINGS));
      byId('theme').value = this.settings.theme;
      byId('theme').dispatchEvent(new Event('change'));
      this.applySettings();
    } else if (key === SOLVED_DAYS) {
      this.solvedDays = {...memory.get(SOLVED_DAYS), ...this.solvedDays};
    } else if (game) {
      game === this.game && this.running ? game.reached(memory.get(key)) : game.load(memory.get(key));
      this.entries.has(game) && this.showEntry(game);
    } else {
      return;
    }
    this.show();
  }
}

new PlayPage();
