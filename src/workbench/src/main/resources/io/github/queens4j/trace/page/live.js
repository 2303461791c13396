/** Up to this n a search is recorded whenever the choice changes; of a larger one its first step, until it is asked for. */
const LIVE_UP_TO = 8;

/** What is searched, from the words of an address. */
function wishOf(words) {
  const engines = words.getAll('engine');
  const n = whole(words, 'n', 6, 1, byId('size').length);
  const index = (name, value) => whole(new URLSearchParams({[name]: value}), name, -1, 0, n - 1);
  const squares = name => words.getAll(name).map(square => square.split(',')).map(([row, ...column]) => [row, column.join()].map(value => index(name, value)).join());
  return {
    n, rule: words.get('rule') ?? 'queens', engines: engines.length > 0 ? engines : ['check'],
    queens: squares('queen'), blocked: squares('blocked'), until: whole(words, 'until', 0, 1), title: words.get('title') ?? ''
  };
}

/** A rule in the words of the page; one's own has its name in all languages. */
const nameOf = rule => words['rule-' + rule] ?? rule;

/** The words of an address for it, without what is as it would be anyway. */
function wordsOf({n, rule, engines, queens, blocked, until, title}) {
  const words = new URLSearchParams({n, rule});
  const add = (name, values) => values.forEach(value => value && words.append(name, value));
  add('engine', engines);
  add('queen', [...queens].sort());
  add('blocked', [...blocked].sort());
  add('until', [until]);
  add('title', [title]);
  return String(words).replaceAll('%2C', ',');
}

/** A page of searches on which these can be chosen: the library itself makes them, in a thread of its own. */
class LivePage extends Page {

  constructor(data) {
    super(data);
    this.library = new Engine();
    this.isEditing = false;
    this.cursor = [0, 0];
    this.accept(wishOf(new URLSearchParams('n=6')), data);
    this.connectForm();
    this.readAddress();
  }

  connectForm() {
    [...byId('rule').options].forEach(option => {
      option.value = option.text;
      option.removeAttribute('lang');
      option.text = nameOf(option.value);
    });
    const change = (id, wish) => byId(id).addEventListener('change', ({target}) => this.change(wish(target.value)));
    change('size', n => ({n: Number(n), ...this.fitting(Number(n))}));
    change('rule', rule => ({rule}));
    change('one', engine => ({engines: [engine, byId('other').value].filter(String)}));
    change('other', engine => ({engines: [byId('one').value, engine].filter(String)}));
    this.click(byId('edit'), () => this.edit(!this.isEditing));
    this.click(byId('clear'), () => this.change({queens: [], blocked: []}));
    this.click(byId('record'), () => this.change({}, true));
  }

  // What is wished

  /** The squares that a board of another size has, too. */
  fitting(n) {
    const fits = square => square.split(',').every(number => Number(number) < n);
    return {queens: this.wanted.queens.filter(fits), blocked: this.wanted.blocked.filter(fits)};
  }

  async change(parts, isWhole = (parts.n ?? this.wanted.n) <= LIVE_UP_TO) {
    if (await this.record({...this.wanted, ...parts}, isWhole)) {
      this.goTo(0);
    }
  }

  /** Asks the library; what it refuses leaves the page as it is, but for its words. */
  async record(wish, isWhole) {
    this.wanted = wish;
    this.player.playing = false;
    clearTimeout(this.writing);
    const squares = list => list.flatMap(square => square.split(',').map(Number));
    const asked = this.library.askLast('record', wish.n, wish.rule, wish.engines, squares(wish.queens),
      squares(wish.blocked), wish.until, wish.title, isWhole);
    const waiting = setTimeout(() => this.say(say('searching')), 300);
    const data = await asked;
    clearTimeout(waiting);
    if (this.wanted !== wish) {
      return false;
    }
    if (data.error) {
      this.wanted = this.wish;
      this.showForm();
      this.say(data.error, 'bad');
    } else {
      const hadFocus = document.activeElement.matches('svg.board');
      this.load(data);
      this.accept(wish, data, isWhole);
      hadFocus && this.isEditing && this.focusBoard();
    }
    return !data.error;
  }

  /** What is shown from now on. */
  accept(wish, data, isWhole = true) {
    this.wish = wish;
    this.wanted = wish;
    this.choice = `${wordsOf(wish)}&`;
    this.main.dataset.choice = wordsOf(wish);
    const title = data.title || say('search-title', {n: wish.n, rule: nameOf(wish.rule)});
    byId('title').textContent = title;
    document.title = title;
    this.quiz.start(byId('predict').checked);
    this.setFine(byId('fine').checked);
    byId('record').hidden = isWhole;
    this.showForm();
    this.result = isWhole ? data.searches.map(search => this.outcome(search)).filter((text, i, all) => all.indexOf(text) === i).join(' ')
      : say('first-step', {n: wish.n});
    this.say(this.isEditing ? `${this.squareText()}. ${this.result}` : this.result);
  }

  outcome({engine, complete, solutions, count}) {
    return !complete ? say('engine-cut', {engine, steps: number(count)})
      : say(solutions === 0 ? 'shows-why' : solutions === 1 ? 'one-found' : 'many-found', {number: number(solutions)});
  }

  say(text, looks = '') {
    byId('said').replaceChildren(element('span', {title: text, ...looks && {lang: 'en'}}, text));
    byId('said').className = looks;
  }

  showForm() {
    const {n, rule, engines} = this.wish;
    Object.entries({size: n, rule, one: engines[0], other: engines[1] ?? ''}).forEach(([id, value]) => byId(id).value = value);
    byId('clear').disabled = this.wish.queens.length + this.wish.blocked.length === 0;
    this.showCursor();
  }

  // The board

  edit(isEditing) {
    this.isEditing = isEditing;
    byId('edit').setAttribute('aria-pressed', isEditing);
    this.main.classList.toggle('editing', isEditing);
    this.goTo(0);
    this.showCursor();
    this.say(isEditing ? say('editing') : this.result);
    isEditing ? this.focusBoard() : byId('edit').focus();
  }

  /** The keys belong to the board while it is edited; what is recorded anew has another board. */
  focusBoard() {
    const {svg} = this.views[0].board;
    svg.setAttribute('tabindex', '0');
    svg.setAttribute('role', 'application');
    svg.focus({preventScroll: true});
  }

  /** The square of the cursor and what is on it, for who does not see it. */
  squareText() {
    const [row, column] = this.cursor;
    const at = this.cursor.join();
    const mark = this.wish.queens.includes(at) ? 'queen' : this.wish.blocked.includes(at) ? 'blocked' : 'open';
    return say('edit-' + mark, {square: say('place', {row, column})});
  }

  tap(square) {
    if (!this.isEditing) {
      super.tap(square);
    } else if (square) {
      this.cursor = square;
      this.turn(...square);
    }
  }

  /** An open square gets a queen, a queen's square is blocked, a blocked one is open again. */
  turn(row, column) {
    const at = `${row},${column}`;
    const without = list => list.filter(square => square !== at);
    const {queens, blocked} = this.wanted;
    const isOpen = !queens.includes(at) && !blocked.includes(at);
    this.change({
      queens: isOpen ? [...queens, at] : without(queens),
      blocked: queens.includes(at) ? [...blocked, at] : without(blocked)
    });
  }

  showCursor() {
    this.views.forEach(({board}) => {
      board.svg.querySelector('.cursor')?.remove();
      const [row, column] = this.cursor.map(number => Math.min(number, board.field.rows - 1));
      const place = {x: column * CELL + 3, y: row * CELL + 3, width: CELL - 6, height: CELL - 6};
      this.isEditing && board.svg.append(draw('rect', {...place, class: 'cursor'}));
    });
  }

  key(event) {
    const moves = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};
    const {key, target} = event;
    if (target.closest('#live select')) {
      return;
    }
    if (!this.isEditing || target.closest('button, input, select, dialog') && key !== 'Escape') {
      super.key(event);
      return;
    }
    if (key in moves) {
      this.cursor = this.cursor.map((number, i) => Math.max(0, Math.min(number + moves[key][i], this.wish.n - 1)));
      this.showCursor();
      this.say(this.squareText());
    } else if (key === 'Enter' || key === ' ') {
      this.turn(...this.cursor);
    } else if (key === 'Escape') {
      this.edit(false);
    } else {
      return;
    }
    event.preventDefault();
  }

  // The address

  async readAddress() {
    // The page of all searches calls it before there is a library.
    if (this.library) {
      const address = new URLSearchParams(location.hash.slice(1));
      const isChosen = ['n', 'rule', 'engine', 'queen', 'blocked', 'until'].some(name => address.has(name));
      const given = wishOf(new URLSearchParams(byId('given').textContent));
      const chosen = isChosen ? wishOf(address) : given;
      const wish = byId('refused').textContent ? given : chosen;
      if (wordsOf(wish) === wordsOf(this.wish) || await this.record(wish, true)) {
        super.readAddress();
      }
    }
  }
}

window.live = new LivePage(JSON.parse(byId('data').textContent));
