const THEME = 'queens4j.search.theme';

/** How a lecture makes room: without panels, or with the program below the board. */
const FOLDS = ['fold-tree', 'fold-values', 'stacked'];

/** What connects the searches with the page. */
class Page {

  constructor(data) {
    this.main = document.querySelector('main');
    this.player = new Player(() => this.show());
    this.quiz = new Quiz(this.player, byId('quiz'));
    this.connect();
    themes(byId('theme'), memory.get(THEME), theme => memory.set(THEME, theme));
    this.load(data);
    this.setPace(this.player.isShort ? 10 : byId('pace').value);
    this.readAddress();
  }

  /** The searches of a recording take the place of those before. */
  load(data) {
    const field = new Field(data);
    const isTour = data.kind === 'tour';
    this.opened = data.step ?? 0;
    byId('searches').replaceChildren();
    this.recordings = data.searches.map(search => new (isTour ? TourRecording : QueensRecording)(search, field));
    const isPair = this.recordings.length > 1;
    this.main.classList.toggle('pair', isPair);
    const isPath = isTour || this.recordings.some(({repairs}) => repairs);
    this.main.classList.toggle('tour', isPath);
    this.views = this.recordings.map(recording => {
      byId('searches').append(byId('search').content.cloneNode(true));
      return new SearchView(byId('searches').lastElementChild, recording);
    });
    this.player.load(this.recordings);
    byId('together').parentElement.hidden = !isPair || isPath;
    byId('predict').parentElement.hidden = isPath;
    byId('attacked').parentElement.hidden = isTour;
    byId('fine').parentElement.hidden = !this.views.some(({code}) => code);
    ['over', 'out', 'before', 'after'].forEach(id => byId(id).hidden = isPath);
    this.connectBoards();
    this.measure();
    this.arrange();
  }

  /** Hides the panels that a lecture does without; where neither program nor values are left, the tree stands beside the board. */
  arrange() {
    const looks = document.documentElement.classList;
    document.querySelectorAll('[data-look]').forEach(({checked, dataset}) => looks.toggle(dataset.look, checked));
    const isBare = !this.views[0].code || looks.contains('no-code') && looks.contains('no-values');
    this.main.classList.toggle('plain', this.views.length === 1 && isBare);
    this.fit();
  }

  /** Letters, and before an audience boards, as large as all that is shown has room in the window. */
  fit() {
    const looks = document.documentElement.classList;
    const isLecture = this.isLecture();
    this.views.forEach(view => view.showMuch());
    looks.remove('lecture', ...FOLDS);
    looks.add('fitting');
    const unit = chooseLooks();
    const usual = grow('--letters', 0.6 * unit, 0.84 * unit) || 0.84 * unit;
    if (isLecture) {
      looks.add('lecture');
      this.fitLecture(chooseLooks(), usual);
    }
    looks.remove('fitting');
    document.querySelectorAll('.code').forEach(code => code.tabIndex = isTooNarrow(code) ? 0 : -1);
    this.show();
  }

  /**
   * Room is shared in this order: letters half as large again as usual, or a program as wide as its column, for which the
   * tree and then the values are folded if nothing else helps; the board; and what is left for the letters.
   */
  fitLecture(unit, usual) {
    const looks = document.documentElement.classList;
    const wanted = looks.contains('no-code') ? 0.84 * unit : Math.max(1.5 * usual, innerHeight / 40);
    const [least, most] = [0.6 * unit, 4 * unit];
    const board = innerHeight * (this.views.length > 1 ? 0.305 : 0.405);
    const fold = folds => {
      looks.remove(...FOLDS);
      looks.add(...folds);
      setLength('--board', board);
    };
    const last = this.views.length > 1 ? FOLDS : ['fold-tree', 'fold-values'];
    const ways = [['stacked'], [], ['stacked', 'fold-tree'], ['fold-tree'], last].map(folds => ({folds, letters: wanted}));
    const isEnough = ({folds}) => {
      fold(folds);
      setLength('--letters', wanted);
      return isWideEnough() && isHighEnough();
    };
    const measure = ({folds}) => {
      fold(folds);
      const letters = grow('--letters', least, wanted);
      setLength('--letters', letters + 1);
      const isWide = letters > 0.84 * unit && [...document.querySelectorAll('.code')].some(isTooNarrow);
      return {folds, letters, rank: isWide ? most + letters : letters};
    };
    const best = ways.find(isEnough) ?? ways.map(measure).reduce((best, way) => way.rank > best.rank ? way : best);
    fold(best.folds);
    setLength('--letters', best.letters || least);
    grow('--board', board, innerHeight);
    grow('--letters', best.letters || least, most);
  }

  // What the reader does

  connect() {
    const {player, quiz} = this;
    const seek = find => () => player.seek(find);
    this.actions = {
      start: () => player.go(0),
      back: () => player.move(-1),
      step: () => player.move(1),
      end: () => player.go(player.length),
      over: seek((recording, step) => recording.over(step)),
      out: seek((recording, step) => recording.out(step)),
      before: seek((recording, step) => recording.find(step, -1, at => recording.isSolution(at))),
      after: seek((recording, step) => recording.find(step, 1, at => recording.isSolution(at))),
      deadend: seek((recording, step) => recording.find(step, 1, at => recording.isDeadEnd(at)))
    };
    Object.keys(this.actions).forEach(name => this.click(byId(name), () => this.act(name)));
    this.click(byId('play'), () => player.play(!player.playing));
    this.click(byId('picture'), () => savePicture(this.views));
    this.click(byId('lecture'), () => {
      this.lecture(!this.isLecture());
      this.writeAddress();
    });
    addEventListener('resize', () => this.fit());
    this.click(byId('help'), () => byId('keys').showModal());
    this.click(byId('alone'), () => quiz.start(true, true));
    this.click(byId('stop'), () => byId('predict').click());
    document.querySelectorAll('[data-answer]').forEach(button =>
      this.click(button, () => quiz.answer(quiz.recording.kinds.indexOf(button.dataset.answer))));
    const listen = (id, type, action) => byId(id).addEventListener(type, event => action(event.target));
    listen('time', 'input', target => this.goTo(Number(target.value)));
    listen('pace', 'input', target => this.setPace(target.value));
    listen('attacked', 'change', () => this.show());
    listen('fine', 'change', target => this.setFine(target.checked));
    listen('predict', 'change', target => {
      this.setFine(false);
      quiz.start(target.checked);
    });
    listen('together', 'change', target => this.join(target.value === 'board'));
    document.querySelectorAll('[data-look]').forEach(({id}) => listen(id, 'change', () => this.arrange()));
    // What was refused has been read by whoever goes on.
    ['hashchange', 'keydown', 'pointerdown'].forEach(type => addEventListener(type, () => byId('refused').textContent = ''));
    addEventListener('pointerdown', () => byId('blank').hidden = true);
    addEventListener('hashchange', () => this.readAddress());
    document.addEventListener('keydown', event => this.key(event));
  }

  isLecture() {
    return document.documentElement.classList.contains('lecture');
  }

  lecture(isOn) {
    document.documentElement.classList.toggle('lecture', isOn);
    byId('lecture').setAttribute('aria-pressed', isOn);
    this.fit();
  }

  /** What a mouse has clicked gives the keyboard back to the page: Space then plays, and does not click once more. */
  click(button, action) {
    button.addEventListener('click', event => {
      action();
      if (event.detail > 0) {
        button.blur();
      }
    });
  }

  /** Any movement but playing ends the playing. */
  act(name) {
    this.player.playing = false;
    this.actions[name]();
  }

  goTo(time) {
    this.player.playing = false;
    this.player.go(time);
  }

  /** What lies between two steps would give the answers away. */
  setFine(isFine) {
    this.player.isFine = isFine && !byId('predict').checked && !byId('fine').parentElement.hidden;
    byId('fine').checked = this.player.isFine;
    this.player.go(this.player.time);
  }

  join(byBoard) {
    this.player.playing = false;
    this.player.join(byBoard);
    this.measure();
    this.show();
  }

  connectBoards() {
    this.views.forEach(({board, tree, recording}, index) => {
      let from = null;
      board.svg.addEventListener('pointerdown', event => from = event.isPrimary ? event : null);
      board.svg.addEventListener('pointerup', event => {
        const across = from ? event.clientX - from.clientX : 0;
        const isSwipe = Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(event.clientY - from.clientY);
        if (isSwipe) {
          this.act(across < 0 ? 'step' : 'back');
        } else if (from) {
          this.tap(board.squareAt(event), index);
        }
        from = null;
      });
      tree?.svg.addEventListener('click', event => {
        const step = tree.stepAt(event);
        if (step >= 0) {
          this.goTo(this.player.timeOf(index, step));
        }
      });
    });
  }

  /** An answer: a queen is the one that attacks, another square is where the next one is placed. */
  tap(square, search) {
    const {quiz} = this;
    if (square && quiz.on && search === quiz.search) {
      const [row, column] = square;
      const {queens} = quiz.recording.moment(quiz.step);
      if (queens[row] === column) {
        quiz.answer(REJECT, row);
      } else if (row === queens.length) {
        quiz.answer(PLACE, column);
      }
    }
  }

  key(event) {
    const {target, key} = event;
    if (!byId('blank').hidden) {
      byId('blank').hidden = true;
      event.preventDefault();
      return;
    }
    const isField = target.closest('select, dialog, #pupil') || target.id === 'pace' && key !== ' ';
    const isPressed = target.closest('button, input[type=checkbox]') && (key === ' ' || key === 'Enter');
    if (event.altKey || event.ctrlKey || event.metaKey || isField || isPressed) {
      return;
    }
    const {player, quiz} = this;
    const names = {
      ArrowRight: event.shiftKey ? 'after' : 'step', ArrowLeft: event.shiftKey ? 'before' : 'back',
      PageDown: 'step', PageUp: 'back', ArrowDown: 'over', ArrowUp: 'out', Home: 'start', End: 'end', d: 'deadend'
    };
    const answers = {p: PLACE, r: REJECT, b: REMOVE, s: SOLUTION};
    if (key in names && !byId(names[key]).hidden) {
      this.act(names[key]);
    } else if (key === ' ') {
      byId('play').disabled || player.play(!player.playing);
    } else if (quiz.on && key in answers) {
      quiz.answer(answers[key]);
    } else if (/^[0-9]$/.test(key)) {
      quiz.on ? quiz.answer(REJECT, Number(key)) : this.goTo(Math.round(player.length * Number(key) / 10));
    } else if (key === '+' || key === '-') {
      this.setPace(Number(byId('pace').value) + (key === '+' ? 5 : -5));
    } else if (['a', 'f', 'q'].includes(key)) {
      const box = byId({a: 'attacked', f: 'fine', q: 'predict'}[key]);
      box.parentElement.hidden || box.click();
    } else if (key === '?') {
      byId('keys').showModal();
    } else if (['b', 'B', '.'].includes(key) && this.isLecture()) {
      byId('blank').hidden = false;
    } else {
      return;
    }
    event.preventDefault();
  }

  // What is shown

  show() {
    const {player, views, quiz} = this;
    const steps = player.steps();
    const lines = player.linesOfEach().map(count => Math.min(count, player.line));
    const attacked = byId('attacked').checked;
    quiz.show();
    this.main.classList.toggle('asking', quiz.on);
    views.forEach((view, index) => view.show(steps[index], lines[index], attacked, index === quiz.search ? quiz.square() : null, player.playing));
    Object.assign(this.main.dataset, views[0].section.dataset);
    const time = byId('time');
    time.value = player.time;
    time.setAttribute('aria-valuetext', say('step-of', {step: player.time, all: player.length}));
    const isStart = player.time + player.line === 0;
    ['start', 'back', 'before'].forEach(id => byId(id).disabled = isStart);
    ['end', 'step', 'over', 'out', 'after', 'deadend'].forEach(id => byId(id).disabled = player.isAtEnd());
    byId('play').disabled = player.isAtEnd() || quiz.on;
    byId('play').classList.toggle('playing', player.playing);
    byId('play').setAttribute('aria-label', say(player.playing ? 'pause' : 'play'));
    this.writeAddress();
  }

  /** The timeline's length, and on it the solutions, and how deep the searches are. */
  measure() {
    const {player} = this;
    const time = byId('time');
    time.max = player.length;
    const parts = this.recordings.flatMap((recording, search) => {
      const x = step => 1000 * player.timeOf(search, step) / Math.max(1, player.length);
      const solutions = numbers(recording.count + 1).filter(step => recording.isSolution(step));
      const places = new Set(solutions.map(step => Math.round(x(step))));
      return [
        draw('path', {class: 'depth', d: profile(recording, x)}),
        draw('path', {class: 'found', d: [...places].map(place => `M${place} 0V100`).join('')})
      ];
    });
    byId('marks').replaceChildren(...parts);
  }

  /** Half a step a second at the left, five hundred at the right. */
  setPace(value) {
    byId('pace').value = value;
    const pace = 0.5 * 1000 ** (byId('pace').value / 100);
    this.player.pace = pace;
    const tenths = number(pace, 1);
    byId('speed').textContent = say('rate', {pace: pace < 10 ? tenths : number(Math.round(pace))});
    byId('pace').setAttribute('aria-valuetext', say('steps-a-second', {pace: tenths}));
  }

  // The address

  readAddress() {
    const words = new URLSearchParams(byId('refused').textContent ? '' : location.hash.slice(1));
    const byBoard = words.get('together') === 'board' && !byId('together').parentElement.hidden;
    if (byBoard !== this.player.byBoard) {
      byId('together').value = byBoard ? 'board' : 'step';
      this.join(byBoard);
    }
    this.goTo(whole(words, 'step', this.opened, 0, this.player.length));
    const questions = whole(words, 'quiz', 0, 1);
    if (questions > 0 && !byId('predict').parentElement.hidden) {
      byId('predict').checked = true;
      this.setFine(false);
      this.quiz.start(true, false, questions);
    }
    if (words.has('lecture') && !this.isLecture() && byId('lecture').getClientRects().length > 0) {
      this.lecture(true);
    }
    if (words.has('fine')) {
      this.setFine(true);
      this.player.line = Math.max(0, Math.min(Number(words.get('fine')) || 0, this.player.lines));
      this.show();
    }
  }

  /** Not at every step: browsers stop pages that write it hundreds of times a second. */
  writeAddress() {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => {
      const together = this.player.byBoard ? '&together=board' : '';
      const questions = this.quiz.on && this.quiz.most < Infinity ? `&quiz=${this.quiz.most}` : '';
      const fine = this.player.isFine ? `&fine=${this.player.line}` : '';
      const lecture = this.isLecture() ? '&lecture' : '';
      history.replaceState(null, '', `#${this.choice ?? ''}step=${this.player.time}${fine}${together}${questions}${lecture}`);
    }, 200);
  }
}

/** The whole number that an address has for a name, or another if it has none, or one that is refused in words. */
function whole(words, name, other, least, most = 2 ** 31 - 1) {
  const value = words.get(name);
  if (value !== null && !(/^\d+$/.test(value) && value >= least && value <= most)) {
    byId('refused').textContent ||= say('not-whole', {name, value, least, most: number(most)});
    return other;
  }
  return Number(value ?? other);
}

/** Looks of a window that is small for its letters; returns how large these are. */
function chooseLooks() {
  const root = document.documentElement;
  const unit = parseFloat(getComputedStyle(root).fontSize);
  root.classList.toggle('compact', innerWidth < 75 * unit || innerHeight < 40 * unit);
  root.classList.toggle('narrow', innerWidth < 1.45 * innerHeight && !root.classList.contains('lecture'));
  return unit;
}

/** Whether a panel is narrower than what stands in it. */
const isTooNarrow = panel => panel.scrollWidth > panel.clientWidth;

/** Whether the page, and each panel of it, is as wide as what stands in it. */
function isWideEnough() {
  const main = document.querySelector('main');
  const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
  return byId('dock').getBoundingClientRect().right < edge + 1
    && ![...document.querySelectorAll('html, .search, .code, .calls, .state')].some(isTooNarrow);
}

/** Whether the window shows all down to the controls; in a lecture, all. */
function isHighEnough() {
  const root = document.documentElement;
  const dock = byId('dock').getBoundingClientRect();
  return (root.classList.contains('lecture') ? root.scrollHeight : dock.bottom + scrollY) <= innerHeight;
}

function setLength(name, pixels) {
  document.documentElement.style.setProperty(name, `${pixels}px`);
}

/**
 * Gives a length of the style sheet the most pixels with which all fits, and returns them; 0 if the window is too low for
 * the least: then they are the most that the panels take. Often nothing is to be had, so a single step is tried first.
 */
function grow(name, least, most) {
  setLength(name, least);
  const isTooLow = !isHighEnough();
  const step = Math.max(0.3, least / 100);
  let [fitting, tooLarge, tried] = [least, most, most];
  while (fitting + step < tooLarge) {
    setLength(name, tried);
    [fitting, tooLarge] = isWideEnough() && (isTooLow || isHighEnough()) ? [tried, tooLarge] : [fitting, tried];
    tried = tried === most ? least + step : (fitting + tooLarge) / 2;
  }
  setLength(name, fitting);
  return isTooLow ? 0 : fitting;
}

/** How many queens stand in the course of a search, as a shape 1000 wide and 100 high. */
function profile(recording, x) {
  const {count, levels, showsCandidates} = recording;
  // Of a whole board, the queens above the first that is attacked.
  const depth = step => showsCandidates && !recording.isSolution(step) ? recording.row[step]
    : recording.depth[recording.node[step]];
  const points = [];
  const every = Math.max(1, Math.ceil(count / 1000));
  for (let step = 0; step <= count; step += every) {
    let deepest = 0;
    for (let at = step; at < Math.min(step + every, count + 1); at++) {
      deepest = Math.max(deepest, depth(at));
    }
    points.push(`${x(step).toFixed(1)} ${(100 - 100 * deepest / Math.max(1, levels)).toFixed(1)}`);
  }
  return `M0 100L${points.join('L')}L${x(count).toFixed(1)} 100z`;
}

new Page(JSON.parse(byId('data').textContent));
