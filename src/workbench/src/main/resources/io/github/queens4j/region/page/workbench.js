const SIGNS = {one: '✓', many: '≠', none: '✗', broken: '⚠', open: '…', unknown: '?', '': '·'};
const SMALLEST = 4;
const LARGEST = 15;
const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'];
/** The page's words, as the library reads them. */
const FILE = Object.entries(words).map(([key, text]) => `${key} = ${text}`).join('\n');
/** Drawings of other tabs that are kept, each with the steps that lead to it. */
const MOST_KEPT = 12;

/** What connects the drawing, the library and the page. */
class Workbench {

  constructor() {
    this.live = new Engine();
    this.slow = new Engine();
    this.past = new Past();
    [this.place, this.placeBefore] = memory.ofTab(KEPT + 'place', String(Date.now()));
    this.drawing = new Drawing(8);
    this.brush = 0;
    this.found = null;
    this.shown = null;
    this.offers = [];
    this.conflicts = new Set();
    this.view = new DrawingView(byId('board'), byId('columns'), byId('rows'));
    this.input = new Input(this.view, this);
    this.collection = new Collection(byId('collection'), this.live, drawing => this.open(drawing));
    byId('difficulty').append(...DIFFICULTIES.map((difficulty, index) => element('option', {value: index}, say('difficulty-' + difficulty))));
    this.connect();
    this.start();
  }

  get mode() {
    return document.querySelector('[name=mode]:checked').value;
  }

  /** What the board shows: the drawing, or what is suggested in its place. */
  get seen() {
    return this.shown?.drawing ?? this.drawing;
  }

  set mode(mode) {
    document.querySelector(`[name=mode][value=${mode}]`).checked = true;
  }

  /** Opens what the address has, what the page was made with, or what was drawn last. */
  async start() {
    byId('old').hidden = RUNS;
    const kept = this.keptAt(this.place) ?? this.keptAt(this.placeBefore) ?? this.keptAt(memory.get(KEPT + 'last')) ?? {past: [[memory.get(KEPT + 'drawing')].filter(Boolean).map(JSON.stringify)]};
    this.past = new Past(...kept.past);
    byId('name').value = kept.name ?? '';
    const isKept = this.past.can(0);
    if (isKept) {
      this.drawing = this.past.step(0);
    }
    const code = Files.fromAddress();
    const given = JSON.parse(byId('given').textContent).text ?? '';
    const text = code ?? (given === memory.get(KEPT + 'given') ? '' : given);
    if (text && (!code || this.drawing.text() !== code.replaceAll('\n', '/'))) {
      this.draw();
      await this.readText(text);
      memory.set(KEPT + 'given', given);
      byId('note').append(isKept ? ' ' + say('under-undo') : '');
    } else {
      this.stroke();
    }
  }

  /** A stroke is over, or something else has changed the drawing: noted, drawn and judged. */
  stroke(isNoted = true) {
    if (isNoted && this.past.note(this.drawing)) {
      this.slow.end();
      this.suggest();
    }
    this.keep();
    this.draw();
    this.judge();
  }

  /** Each tab keeps its drawing in a place of its own, with a name and what was before it. */
  keep() {
    memory.set(KEPT + 'at.' + this.place, {name: byId('name').value, past: this.past});
    memory.set(KEPT + 'last', this.place);
    byId('note').textContent ||= memory.works ? '' : say('keeps-nothing');
    const places = memory.keys(KEPT + 'at.').filter(key => key !== KEPT + 'at.' + this.place).sort();
    places.slice(0, -MOST_KEPT).forEach(key => memory.remove(key));
  }

  keptAt(place) {
    return memory.get(KEPT + 'at.' + place);
  }

  listKept() {
    const places = memory.keys(KEPT + 'at.').map(key => key.slice(KEPT.length + 3)).filter(place => place !== this.place);
    byId('kept').replaceChildren(byId('kept').options[0], ...places.map(place => {
      const day = new Date(Number(place)).toLocaleString(language, {dateStyle: 'medium', timeStyle: 'short'});
      return element('option', {value: place}, this.keptAt(place).name || day);
    }));
  }

  // What the board's input calls: lines and their ends, taps and keys.

  line(square, other) {
    const {drawing} = this;
    this.suggest();
    if (this.mode === 'pick') {
      this.pick(square);
      return () => {};
    }
    if (this.mode === 'play') {
      const mark = other ? 'queens' : 'crosses';
      const to = drawing[mark].has(square) ? null : mark;
      return at => this.mark(at, to);
    }
    if (this.mode === 'lock') {
      const isLocked = !drawing.locked.has(square);
      return at => this.lock(other ? drawing.squaresOf(drawing.map[at]) : [at], isLocked);
    }
    const region = other ? OPEN : this.brush;
    return at => this.paint(at, region);
  }

  end() {
    this.stroke();
  }

  /** Chooses the region of a square; that is all a pipette is for. */
  pick(square) {
    const region = this.drawing.map[square];
    if (region !== OPEN) {
      this.choose(region);
    }
    this.mode = 'paint';
  }

  tap(square) {
    const {drawing} = this;
    this.suggest();
    if (this.mode === 'pick') {
      this.pick(square);
    } else if (this.mode === 'lock') {
      this.lock([square], !drawing.locked.has(square));
    } else if (this.mode === 'play') {
      this.mark(square, drawing.queens.has(square) ? null : drawing.crosses.has(square) ? 'queens' : 'crosses');
    } else {
      const squares = this.mode === 'fill' ? drawing.around(square) : [square];
      squares.forEach(at => this.paint(at, this.brush));
    }
  }

  press(key, square) {
    const {drawing} = this;
    const set = mark => this.mark(square, drawing[mark].has(square) ? null : mark);
    if (this.mode === 'play') {
      const keys = {' ': 'crosses', x: 'crosses', Enter: 'queens', q: 'queens', line: 'crosses'};
      return key in keys ? (set(keys[key]), true) : key === 'Delete' || key === 'Backspace' ? (this.mark(square, null), true) : false;
    }
    const region = LETTERS.indexOf(key.toUpperCase());
    if (key.length === 1 && region >= 0 && region < drawing.regions) {
      this.choose(region);
    } else if (key === ' ' || key === 'Enter') {
      this.tap(square);
    } else if (key === 'line') {
      this.paint(square, this.brush);
    } else if (key === '.' || key === 'Delete' || key === 'Backspace') {
      this.paint(square, OPEN);
    } else {
      return false;
    }
    return true;
  }

  paint(square, region) {
    if (this.drawing.map[square] !== region && !this.drawing.locked.has(square)) {
      this.drawing.map[square] = region;
      this.draw();
      this.judge();
    }
  }

  /** Locked squares keep their region; one that has no others keeps its shape. */
  lock(squares, isLocked) {
    const {map, locked} = this.drawing;
    squares.filter(square => map[square] !== OPEN).forEach(square => isLocked ? locked.add(square) : locked.delete(square));
    this.draw();
  }

  mark(square, mark) {
    this.drawing.setMark(square, mark);
    this.draw();
  }

  choose(region) {
    this.brush = region;
    this.strip();
  }

  // The board, the strip of regions and what others read of the page.

  draw() {
    const {drawing, shown} = this;
    this.brush = Math.min(this.brush, drawing.regions - 1);
    this.view.show(this.seen, shown, this.conflicts, this.solved === drawing.text() + [...drawing.queens]);
    byId('size').textContent = `${drawing.n} x ${drawing.n}`;
    byId('smaller').disabled = drawing.n <= SMALLEST;
    byId('larger').disabled = drawing.n >= LARGEST;
    byId('undo').disabled = !this.past.can(-1);
    byId('redo').disabled = !this.past.can(1);
    this.strip();
    this.publish();
  }

  strip() {
    const {drawing} = this;
    const strip = byId('strip');
    if (strip.children.length !== drawing.regions) {
      strip.replaceChildren(...drawing.colours.map((_, region) => {
        const button = element('button', {type: 'button', role: 'radio', 'data-region': letterOf(region)},
          element('b', {}, letterOf(region)), element('small', {'aria-hidden': true}));
        button.onclick = () => {
          if (this.mode === 'lock') {
            const squares = this.drawing.squaresOf(region);
            this.lock(squares, !squares.every(square => this.drawing.locked.has(square)));
            this.stroke();
            return;
          }
          this.mode = this.mode === 'fill' ? 'fill' : 'paint';
          this.choose(region);
        };
        return button;
      }));
    }
    [...strip.children].forEach((button, region) => {
      const isChosen = region === this.brush;
      const count = drawing.count(region);
      const label = say(count === 1 ? 'region-one' : 'region-of', {region: say('region', {name: drawing.name(region)}), number: count});
      if (button.ariaLabel !== label || button.ariaChecked !== String(isChosen)) {
        Object.assign(button, {ariaLabel: label, ariaChecked: isChosen, tabIndex: isChosen ? 0 : -1});
        button.style.setProperty('--colour', paintOf(drawing.colours[region]));
        button.lastChild.textContent = count;
      }
    });
  }

  /** The map and its verdict change together, once it is judged: so they are true at every moment. */
  publish() {
    const {drawing, found, shown} = this;
    if (found?.of !== drawing.text()) {
      return;
    }
    const {dataset} = document.querySelector('main');
    if (dataset.map !== found.of) {
      history.replaceState(null, '', /[A-Za-z]/.test(found.of) ? '#p=' + found.of : '#');
    }
    const names = squares => [...squares].sort((a, b) => a - b)
      .map(square => `${Math.floor(square / drawing.n)},${square % drawing.n}`).join(' ');
    Object.assign(dataset, {
      n: drawing.n,
      map: found.of,
      verdict: found.verdict ?? '',
      solutions: found.solutions ?? '',
      difficulty: found.difficulty ?? '',
      queens: names(drawing.queens),
      crosses: names(drawing.crosses),
      hint: shown?.isHint ? byId('sentence').textContent : ''
    });
  }

  // The verdict.

  /** Of what is seen. */
  async judge() {
    const {seen} = this;
    const text = seen.text();
    if (this.judged !== text) {
      this.judged = text;
      // Who draws need not wait for what is plain.
      this.found = text.includes('.') ? {of: text, verdict: 'open'} : null;
      this.publish();
      const found = await this.live.askLast('analyse', [...seen.map], seen.names(), FILE);
      if (!found || this.judged !== text) {
        return;
      }
      this.found = {of: text, ...found};
      this.verdict(found);
      this.publish();
    }
    this.attacks();
  }

  /** Queens that attack each other, and whether the puzzle is solved. */
  async attacks() {
    const {drawing} = this;
    const state = drawing.text() + [...drawing.queens];
    const {squares = [], solved = false} = drawing.queens.size === 0 ? {}
      : await this.live.askLast('conflicts', [...drawing.map], [...drawing.queens]) ?? {};
    if (state === this.drawing.text() + [...this.drawing.queens]) {
      this.conflicts = new Set(squares);
      this.solved = solved ? state : null;
      this.draw();
    }
  }

  verdict(found) {
    const {verdict = '', solutions, faults = [], steps, connected} = found;
    const {n} = this.seen;
    byId('verdict').dataset.verdict = verdict;
    byId('sign').textContent = SIGNS[verdict];
    const many = verdict === 'many' && solutions === 1000 ? 'most' : verdict;
    byId('words').replaceChildren(verdict ? say('verdict-' + many, {number: number(solutions ?? this.seen.count(OPEN))}) : refusal(found));
    byId('words').title = byId('words').textContent;
    const items = connected === undefined ? [] : [element('li', {class: 'quiet'}, say(connected ? 'size-connected' : 'size-apart', {n}))];
    items.push(...(verdict === 'open' ? [] : faults.map(fault => this.fault(fault))));
    if (steps) {
      const counts = Object.entries(steps).map(([name, times]) => `${say('topic-' + name)} ${times}`);
      const all = Object.values(steps).reduce((a, b) => a + b);
      items.push(element('li', {}, say('graded', {difficulty: say('difficulty-' + found.difficulty), number: all, steps: counts.join(', ')})));
    }
    if (solutions > 1) {
      const both = element('button', {type: 'button', id: 'both'}, say('show-two'));
      both.onclick = () => this.showTwo();
      items.push(element('li', {}, both));
    }
    byId('faults').replaceChildren(...items);
  }

  fault({squares, explain, steps}) {
    const item = element('li', {}, explain.replace(/\d{4,}/g, digits => number(Number(digits))) + ' ');
    if (squares.length > 0 || steps.length > 0) {
      const show = element('button', {type: 'button'}, say('show'));
      show.onclick = () => steps.length > 0
        ? this.walk(say('topic-why'), [...steps, {explain, reasons: squares}])
        : this.suggest(say('topic-squares'), [{explain, ringed: squares}]);
      item.append(show);
    }
    return item;
  }

  showTwo() {
    const [full, hollow] = this.found.shown;
    const ringed = full.filter(square => !hollow.includes(square)).concat(hollow.filter(square => !full.includes(square)));
    this.suggest(say('topic-two'), [{explain: say('two-solutions'), full, hollow, ringed}]);
  }

  // What is suggested: one thing is shown on the board before it is taken.

  /** Offers some things, of which the first is shown; none closes the list. */
  suggest(topic = '', offers = [], options = {}) {
    this.offers = offers;
    this.options = options;
    byId('message').hidden = !topic;
    byId('topic').textContent = topic;
    byId('list').replaceChildren(...(offers.length > 1 || options.listed ? offers.map((offer, index) => {
      const button = element('button', {type: 'button', 'data-offer': index}, offer.label ?? offer.explain);
      if (offer.picture) {
        button.innerHTML = offer.picture;
        button.append(offer.label);
      }
      button.onclick = () => this.showOffer(index);
      return element('li', {}, button);
    }) : []));
    byId('list').className = offers.some(offer => offer.picture) ? 'slim pictures' : 'slim';
    byId('way').hidden = !options.hint;
    this.showOffer(0);
  }

  showOffer(index) {
    const had = this.shown;
    this.shown = this.offers[index] ?? null;
    byId('take').hidden = !this.shown?.take;
    byId('take').textContent = this.options.takes ?? say('take');
    byId('sentence').replaceChildren(...[this.shown?.explain ?? []].flat());
    [...byId('list').querySelectorAll('[data-offer]')].forEach((button, at) => button.setAttribute('aria-current', at === index));
    if (had !== this.shown) {
      this.draw();
      this.judge();
    }
  }

  /** Steps of reasoning, each with the crosses and queens of those before it. */
  walk(topic, steps, isTaken = false) {
    let marks = this.drawing;
    const offers = steps.map(step => {
      const drawing = marks;
      const after = marks = drawing.after(step);
      const take = isTaken ? () => this.replace(after) : null;
      return {...step, drawing, take};
    });
    this.suggest(topic, offers, {listed: true, takes: say('take-so-far')});
  }

  say(topic, explain, isHint = false) {
    this.suggest(topic, [{explain, isHint}]);
  }

  /** Asks what may take long; a stroke ends it. */
  async slowly(topic, name, ...args) {
    this.slow.end();
    this.suggest(topic, [{explain: say('working')}]);
    byId('stop').hidden = false;
    const answer = await this.slow.ask(name, ...args, FILE);
    byId('stop').hidden = this.slow.asked.length === 0;
    if (answer?.error) {
      this.say(topic, name === 'read' ? [say('not-a-board'), ' ', refusal(answer)] : refusal(answer));
    }
    return answer?.error ? null : answer;
  }

  async hint(all = false) {
    const {drawing} = this;
    const {map, queens, crosses} = drawing;
    const answer = await this.live.ask('hint', [...map], [...queens], [...crosses], all, drawing.names(), FILE);
    const what = byId(all ? 'way' : 'hint').textContent;
    if (!answer || answer.error) {
      this.say(what, answer ? refusal(answer) : '', true);
    } else if (all) {
      this.walk(what, answer.steps, true);
    } else {
      const [step] = answer.steps;
      const take = () => {
        this.mode = 'play';
        this.replace(this.drawing.after(step));
      };
      const topic = say('said-of', {what, said: say('topic-' + step.technique)});
      this.suggest(topic, [{...step, isHint: true, take}], {hint: true, takes: say('take-step')});
    }
  }

  async mend() {
    const {drawing} = this;
    const what = byId('mend').textContent;
    const answer = await this.slowly(what, 'mend', [...drawing.map], [...drawing.locked], drawing.names());
    const {mends} = answer ?? {};
    if (mends?.length === 0) {
      this.say(what, say('mend-none'));
    } else if (mends?.length === 1 && mends[0].explain === '') {
      this.say(what, say('mend-whole'));
    } else if (mends) {
      const said = say(mends.length === 1 ? 'way-one' : 'ways', {number: mends.length});
      this.suggest(say('said-of', {what, said}), mends.map(mend => {
        const next = this.recut(mend.map);
        const ringed = next.map.flatMap((region, square) => region === drawing.map[square] ? [] : [square]);
        const change = ringed.length > 3 ? say('squares-change', {number: ringed.length}) : mend.explain;
        const small = ringed.length > 3 ? picture(next, ringed) : '';
        const explain = say('said-of', {what: change, said: say('difficulty-' + mend.difficulty)});
        return {drawing: next, ringed, explain, label: explain, picture: small, take: () => this.replace(next)};
      }));
    }
  }

  /** A map that the library has changed in a few squares or filled, with the colours of the drawing. */
  recut(map, drawing = this.drawing) {
    const own = [];
    const votes = new Map();
    map.forEach((region, square) => {
      const key = region + ' ' + drawing.map[square];
      votes.set(key, (votes.get(key) ?? 0) + (drawing.map[square] === OPEN ? 0 : 1));
    });
    [...votes].sort((a, b) => b[1] - a[1]).forEach(([key, count]) => {
      const [region, old] = key.split(' ').map(Number);
      if (count > 0 && own[region] === undefined && !own.includes(old)) {
        own[region] = old;
      }
    });
    const free = drawing.order().filter(region => !own.includes(region));
    const named = map.map(region => own[region] ??= free.shift());
    return new Drawing(drawing.n, named, drawing.colours, drawing.queens, drawing.crosses, [...drawing.locked]);
  }

  async complete(drawing = this.drawing) {
    const queens = byId('wished').checked ? [...drawing.queens] : [];
    const drawn = drawing.map.flatMap((region, square) => region === OPEN ? [] : [square]);
    const what = byId('complete').textContent;
    const answer = await this.slowly(what, 'complete', [...drawing.map], queens, Number(byId('difficulty').value), this.seed(), 6, [...drawing.locked]);
    if (answer) {
      this.suggest(what, answer.puzzles.map(({map, difficulty}) => {
        const next = this.recut(map, drawing);
        const label = say('difficulty-' + difficulty);
        return {drawing: next, explain: say('filled', {difficulty: label}), label, picture: picture(next, drawn), take: () => this.replace(next)};
      }), {listed: true});
    }
  }

  async generate() {
    const most = Math.max(1, Number(byId('count').value) || 1);
    const {n, locked} = this.drawing;
    if (locked.size > 0) {
      this.complete(this.drawing.opened());
      return;
    }
    for (let first = BigInt(this.seed()), made = 1; made <= most; first++, made++) {
      const seed = String(BigInt.asIntN(64, first));
      const answer = await this.slowly(byId('generate').textContent, 'generate', n, Number(byId('difficulty').value), seed);
      if (!answer) {
        return;
      }
      this.suggest();
      if (most === 1) {
        this.open(Drawing.of(answer));
      } else {
        this.collection.add(Drawing.of(answer), this.day(made - 1), answer.difficulty);
      }
      byId('note').textContent = most === 1 ? say('generated', {difficulty: say('difficulty-' + answer.difficulty), seed})
        : say('generated-so-far', {number: made, all: most});
    }
  }

  /** The date of a daily puzzle, if a first day is chosen. */
  day(index) {
    const first = Date.parse(byId('from').value);
    return isNaN(first) ? '' : new Date(first + index * 86_400_000).toISOString().slice(0, 10);
  }

  seed() {
    const wished = byId('seed').value.trim();
    return /^-?\d+$/.test(wished) ? wished : String(crypto.getRandomValues(new Uint32Array(1))[0]);
  }

  /** Another drawing in place of this one, as a stroke. */
  replace(drawing) {
    this.drawing = drawing;
    this.suggest();
    this.stroke();
  }

  open(drawing) {
    this.replace(drawing.copy());
  }

  // In and out.

  async readText(given) {
    const text = Files.inPage(given);
    const answer = await this.live.ask('parse', text);
    if (!answer || answer.error) {
      byId('note').replaceChildren(...(!answer ? [] : /^\s*https?:\S+\s*$/.test(text) ? [say('a-page')] : [say('not-a-map'), ' ', refusal(answer)]));
      this.stroke();
      return;
    }
    const drawings = answer.maps.map(Drawing.of);
    this.open(drawings[0]);
    byId('note').textContent = say(drawings.length === 1 ? 'map-read' : 'maps-read', {number: drawings.length});
    if (drawings.length > 1) {
      const titles = Files.titles(text);
      drawings.forEach((drawing, index) => this.collection.add(drawing, titles.length === drawings.length ? titles[index] : ''));
    }
  }

  async readFile(file) {
    if (!file.type.startsWith('image/')) {
      await this.readText(await file.text());
      return;
    }
    const what = say('topic-picture');
    try {
      const answer = await this.slowly(what, 'read', ...await Files.pixels(file));
      if (answer) {
        this.mode = 'play';
        this.open(Drawing.of({...answer, colours: answer.looks}));
        const unclear = answer.unclear.length === 0 ? [] : [{explain: say('unclear-marks'), ringed: answer.unclear}];
        const doubts = answer.doubts.map(doubt => ({explain: say('misread', {doubt})}));
        byId('note').textContent = say('picture-read');
        if (unclear.length + doubts.length > 0) {
          this.suggest(what, [...unclear, ...doubts]);
        }
      }
    } catch (error) {
      this.say(what, [say('no-picture'), ' ', refusal({error: error.message, lang: 'en'})]);
    }
  }

  async write(format) {
    const {drawing} = this;
    if (format === 'SVG' && drawing.map.includes(OPEN)) {
      return poster(drawing);
    }
    const answer = format === 'address' ? {text: location.href.split('#')[0] + '#p=' + drawing.text()}
      : await this.live.ask('format', format, [...drawing.map], drawing.names(), FILE);
    byId('note').replaceChildren(...(answer?.error ? [refusal(answer)] : []));
    return answer?.text;
  }

  /** The page to play one puzzle, or all with their titles. */
  async playPage() {
    const answer = await this.live.ask('play', [...this.drawing.map], this.drawing.names(), FILE);
    return answer.error ? Promise.reject(answer) : Files.playPage([answer.puzzle], byId('name').value, '');
  }

  async playAll() {
    const puzzles = (await this.collection.written('play')).map((puzzle, index) =>
      JSON.stringify({...JSON.parse(puzzle), title: this.collection.maps[index].title}));
    return Files.playPage(puzzles, byId('name').value, byId('from').value);
  }

  connect() {
    const on = (id, action) => byId(id).addEventListener('click', action);
    const change = make => () => this.replace(make(this.drawing));
    on('hint', () => this.hint());
    on('way', () => this.hint(true));
    on('take', () => this.shown?.take?.());
    on('close', () => this.suggest());
    ['mend', 'complete', 'generate'].forEach(id => on(id, () => this[id]()));
    on('stop', () => {
      this.slow.end();
      this.suggest();
    });
    on('undo', () => this.travel(-1));
    on('redo', () => this.travel(1));
    on('smaller', change(drawing => drawing.resized(drawing.n - 1)));
    on('larger', change(drawing => drawing.resized(drawing.n + 1)));
    on('turn', change(drawing => drawing.turned()));
    on('mirror', change(drawing => drawing.mirrored()));
    on('clear', change(({n, map, colours, locked}) => new Drawing(n, [...map], colours, [], [], [...locked])));
    on('blank', change(drawing => drawing.opened()));
    on('read', () => this.readText(byId('text').value));
    on('copy', async () => {
      const text = await this.write(byId('format').value);
      if (text) {
        byId('text').value = text;
        byId('note').textContent = say(await copy(byId('text')) ? 'copied-text' : 'copy-text');
      }
    });
    const draws = (id, type, made) => on(id, async () => {
      const svg = await this.write('SVG');
      svg && save(`queens.${id}`, await made(svg), type);
    });
    draws('svg', 'image/svg+xml', svg => svg);
    draws('png', 'image/png', Files.png);
    const tries = (id, action) => on(id, async () => {
      try {
        await action();
      } catch (answer) {
        byId('note').replaceChildren(refusal(answer));
      }
    });
    const saves = (id, name, type, made) => tries(id, async () => save(name, await made(), type));
    saves('play', 'queens.html', 'text/html', () => this.playPage());
    saves('playall', 'queens.html', 'text/html', () => this.playAll());
    saves('json', 'queens.json', 'application/json', () => this.collection.json());
    saves('addresses', 'queens-addresses.txt', 'text/plain', async () => (await this.collection.written('format', ['PUZZ_LINK'])).map(code => `https://puzz.link/p?${code}\n`).join(''));
    tries('print', async () => {
      byId('sheet').replaceChildren(await this.collection.sheet({title: byId('name').value, drawing: this.drawing}));
      print();
    });
    addEventListener('afterprint', () => byId('sheet').replaceChildren());
    on('add', () => this.collection.add(this.drawing.copy()));
    on('save', () => save('queens.txt', this.collection.text(), 'text/plain'));
    byId('file').onchange = event => event.target.files[0] && this.readFile(event.target.files[0]);
    byId('name').onchange = () => this.keep();
    byId('kept').onfocus = () => this.listKept();
    byId('kept').onchange = event => {
      const {name, past} = this.keptAt(event.target.value);
      byId('name').value = name;
      this.open(new Past(...past).step(0));
    };
    byId('strip').onkeydown = event => {
      const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
      if (by) {
        event.preventDefault();
        this.choose((this.brush + by + this.drawing.regions) % this.drawing.regions);
        byId('strip').children[this.brush].focus();
      }
    };
    themes(byId('theme'), memory.get(KEPT + 'theme'), theme => {
      memory.set(KEPT + 'theme', theme);
      this.draw();
    });
    addEventListener('hashchange', () => Files.fromAddress() && this.readText(Files.fromAddress()));
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      this.receive(event.dataTransfer);
    });
    addEventListener('paste', event => {
      if (!event.target.closest?.('textarea, input') || event.clipboardData.files.length > 0) {
        event.preventDefault();
        this.receive(event.clipboardData);
      }
    });
    addEventListener('keydown', event => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && 'zy'.includes(key) && !event.target.closest?.('textarea, input')) {
        event.preventDefault();
        this.travel(key === 'y' || event.shiftKey ? 1 : -1);
      }
    });
  }

  receive(data) {
    if (data.files.length > 0) {
      this.readFile(data.files[0]);
    } else if (data.getData('text').trim()) {
      this.readText(data.getData('text'));
    }
  }

  travel(by) {
    if (this.past.can(by)) {
      this.slow.end();
      this.drawing = this.past.step(by);
      this.suggest();
      this.stroke(false);
    }
  }
}

// What tests, and the curious, find in the console.
window.workbench = new Workbench();
