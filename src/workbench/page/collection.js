/** Several maps in order, with titles. */
class Collection {

  constructor(list, engine, open) {
    Object.assign(this, {list, engine, open, maps: []});
    this.maps = (memory.get(KEPT + 'collection') ?? []).map(({title, drawing}) => ({title, drawing: Drawing.of(drawing)}));
    this.changed();
  }

  add(drawing, title = '') {
    this.maps.push({title: title || `Puzzle ${this.maps.length + 1}`, drawing});
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
    const title = element('input', {'aria-label': 'Title', value: map.title});
    title.onchange = () => {
      map.title = title.value;
      this.changed();
    };
    const up = element('button', {type: 'button', 'aria-label': `Move ${map.title} up`}, '↑');
    up.disabled = index === 0;
    up.onclick = () => {
      this.maps.splice(index - 1, 0, ...this.maps.splice(index, 1));
      this.changed();
    };
    const remove = element('button', {type: 'button', 'aria-label': `Remove ${map.title}`}, '✕');
    remove.onclick = () => {
      this.maps.splice(index, 1);
      this.changed();
    };
    const like = same === map ? '' : `the same as ${same.title}, perhaps turned or mirrored`;
    return element('li', {}, open, title, up, remove, element('small', {class: 'quiet'}, like));
  }

  /** All maps as one text: a comment with its title before each. */
  text() {
    return this.maps.map(({title, drawing}) => `# ${title}\n${drawing.text().replaceAll('/', '\n')}\n`).join('\n');
  }
}
