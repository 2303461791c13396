/** Several maps in order, with titles. */
class Collection {

  constructor(list, engine, open) {
    Object.assign(this, {list, engine, open, maps: []});
    this.maps = (memory.get(KEPT + 'collection') ?? []).map(map => ({...map, drawing: Drawing.of(map.drawing)}));
    this.changed();
  }

  add(drawing, title = '', difficulty = '') {
    this.maps.push({title: title || `Puzzle ${this.maps.length + 1}`, drawing, difficulty});
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
    const open = element('button', {type: 'button', 'aria-label': `Open ${map.title}`});
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
    const title = changing(element('input', {'aria-label': 'Title', value: map.title}), 'onchange', () => map.title = title.value);
    const up = button('↑', `Move ${map.title} up`, () => this.maps.splice(index - 1, 0, ...this.maps.splice(index, 1)));
    up.disabled = index === 0;
    const remove = button('✕', `Remove ${map.title}`, () => this.maps.splice(index, 1));
    const like = same === map ? map.difficulty ?? '' : `the same as ${same.title}, perhaps turned or mirrored`;
    return element('li', {}, open, title, up, remove, element('small', {class: 'quiet'}, like));
  }

  /** Each map in a format, as the library writes it; throws with the title of the first that it refuses. */
  async written(name, ...args) {
    const texts = [];
    for (const {title, drawing} of this.maps) {
      const answer = await this.engine.ask(name, ...args, [...drawing.map]);
      if (answer?.error) {
        throw new Error(`${title}: ${answer.error}`);
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
      figure.append(element('figcaption', {}, [title, difficulty].filter(String).join(', ')));
      return figure;
    });
  }

  /** All maps as one text: a comment with its title before each. */
  text() {
    return this.maps.map(({title, drawing}) => `# ${title}\n${drawing.text().replaceAll('/', '\n')}\n`).join('\n');
  }
}
