/** Several maps in order, with titles. */
class Collection {

  constructor(list, engine, open) {
    Object.assign(this, {list, engine, open, maps: []});
    this.maps = (memory.get(KEPT + 'collection') ?? []).map(map => ({...map, drawing: Drawing.of(map.drawing)}));
    this.changed();
  }

  add(drawing, title = '', difficulty = '') {
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
  async written(name, ...args) {
    const texts = [];
    for (const {title, drawing} of this.maps) {
      const answer = await this.engine.ask(name, ...args, [...drawing.map], drawing.names(), FILE);
      if (answer?.error) {
        throw {...answer, error: say('said-of', {what: title, said: answer.error})};
      }
      texts.push(answer?.text ?? answer?.puzzle);
    }
    return texts;
  }

  /** With titles, solutions and difficulties. */
  async json() {
    const puzzles = (await this.written('format', 'JSON')).map((text, index) =>
      JSON.stringify({title: this.maps[index].title, ...JSON.parse(text)}));
    return `[\n${puzzles.join(',\n')}\n]\n`;
  }

  /** To be printed: two in a row. */
  sheet() {
    return this.maps.map(({title, drawing, difficulty}) => {
      const figure = element('figure', {});
      figure.innerHTML = picture(drawing);
      figure.append(element('figcaption', {}, [title, difficulty && say('difficulty-' + difficulty)].filter(Boolean).join(', ')));
      return figure;
    });
  }

  /** All maps as one text: a comment with its title before each. */
  text() {
    return this.maps.map(({title, drawing}) => `# ${title}\n${drawing.text().replaceAll('/', '\n')}\n`).join('\n');
  }
}
