/** Several maps in order, with titles. */
class Collection {

  constructor(list, engine, open) {
    Object.assign(this, {list, engine, open, maps: []});
    this.read();
    this.changed();
    memory.hear(key => key === KEPT + 'collection' && (this.read(), this.changed()));
  }

  /** What this tab or another has kept. */
  read() {
    if (memory.works) {
      this.maps = (memory.get(KEPT + 'collection') ?? []).map(map => ({...map, drawing: Drawing.of(map.drawing)}));
    }
  }

  add(drawing, title = '', difficulty = '') {
    this.read();
    this.maps.push({title: title || say('puzzle', {number: this.maps.length + 1}), drawing, difficulty});
    this.changed();
  }

  /** Lists the maps, and names those that are others turned or mirrored. */
  async changed() {
    memory.set(KEPT + 'collection', this.maps);
    const {maps} = this;
    const texts = maps.map(({drawing}) => drawing.text());
    const {first = []} = maps.length > 1 ? await this.engine.ask('alike', texts) ?? {} : {};
    if (maps.map(({drawing}) => drawing.text()).join() === texts.join()) {
      this.list.replaceChildren(...maps.map((map, index) => this.item(map, index, maps[first[index] ?? index])));
    }
  }

  item(map, index, same) {
    const named = {title: map.title};
    const open = element('button', {type: 'button', 'aria-label': say('open-map', named)});
    open.innerHTML = picture(map.drawing);
    open.onclick = () => this.open(map.drawing);
    const changing = (made, event, change) => {
      made[event] = () => {
        change();
        this.changed();
      };
      return made;
    };
    const button = (sign, name, change) => changing(element('button', {type: 'button', 'aria-label': name}, sign), 'onclick', change);
    const title = changing(element('input', {'aria-label': say('map-title'), value: map.title}), 'onchange', () => map.title = title.value);
    const up = button('↑', say('move-up', named), () => this.maps.splice(index - 1, 0, ...this.maps.splice(index, 1)));
    up.disabled = index === 0;
    const remove = button('✕', say('remove-map', named), () => this.maps.splice(index, 1));
    const like = same !== map ? say('same-as', {title: same.title}) : map.difficulty ? say('difficulty-' + map.difficulty) : '';
    return element('li', {}, open, title, up, remove, element('small', {class: 'quiet'}, like));
  }

  /** Each map in a format, as the library writes it; throws why the first is refused, with its title. */
  async written(name, args = [], maps = this.maps) {
    const texts = [];
    for (const {title, drawing} of maps) {
      const answer = await this.engine.ask(name, ...args, [...drawing.map], drawing.names(), FILE);
      if (answer?.error) {
        throw title ? {...answer, error: say('said-of', {what: title, said: answer.error})} : answer;
      }
      texts.push(answer?.text ?? answer?.puzzle);
    }
    return texts;
  }

  /** With titles, solutions and difficulties. */
  async json() {
    const puzzles = (await this.written('format', ['JSON'])).map((text, index) =>
      JSON.stringify({title: this.maps[index].title, ...JSON.parse(text)}));
    return `[\n${puzzles.join(',\n')}\n]\n`;
  }

  /** To be printed as the library prints a sheet: puzzles, or the only one, under the rule, and the solutions on a page of their own. */
  async sheet(only) {
    const maps = this.maps.length > 0 ? this.maps : [only];
    const puzzles = (await this.written('play', [], maps)).map(text => JSON.parse(text));
    const pages = byId('paper').content.cloneNode(true);
    const add = (page, caption, drawing, queens) => {
      const figure = element('figure', {}, element('figcaption', {}, caption));
      figure.insertAdjacentHTML('beforeend', picture(drawing, [], queens));
      page.append(figure);
    };
    const [empty, solved] = pages.children;
    puzzles.forEach(({solution, difficulty}, index) => {
      const {title, drawing} = maps[index];
      add(empty, [index + 1, title, say('sheet-' + difficulty)].filter(String).join(' · '), drawing);
      add(solved, index + 1, drawing, solution.map((column, row) => row * drawing.n + column));
    });
    return pages;
  }

  /** All maps as one text: a comment with its title before each. */
  text() {
    return this.maps.map(({title, drawing}) => `# ${title}\n${drawing.text().replaceAll('/', '\n')}\n`).join('\n');
  }
}
