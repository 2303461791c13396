/** The room that a leaf of the tree takes, and one that says how many nodes are hidden in it. */
const NARROW = 17;
const WIDE = 36;

/** The room for the names of the levels, at the left. */
const RIM = 42;

/**
 * The state tree up to a step: a node for each queen that was placed, depth downwards.
 *
 * A tree that fits is shown whole, each node at the place that it keeps to the end; what is still to come is grey. Of a larger one there is the path to
 * the present node; on it, from where it fits, the whole subtree; beside it, closed where there is no room, what was
 * visited before, with the number of nodes that are hidden in it.
 */
class TreeView {

  constructor(svg, recording) {
    this.svg = svg;
    this.recording = recording;
    this.step = 0;
    new ResizeObserver(() => this.resize()).observe(svg);
  }

  resize() {
    // For those who sit at the back, a unit of the drawing is two pixels.
    this.scale = parseFloat(getComputedStyle(this.svg).fontSize) / 10;
    [this.width, this.height] = [this.svg.clientWidth / this.scale, this.svg.clientHeight / this.scale];
    this.key = '';
    this.show(this.step);
  }

  show(step) {
    this.step = step;
    if (this.width > 0) {
      const path = [0, ...this.recording.path(this.recording.node[step])];
      const plan = this.plan(path);
      if (plan.key !== this.key) {
        this.key = plan.key;
        this.build(path, plan);
      }
      this.mark(new Set(path));
    }
  }

  /** From which node of the path on the whole subtree fits, if any; how many nodes fit beside each above it; what is left. */
  plan(path) {
    const room = this.width - WIDE - RIM;
    const visited = path.map(node => this.visited(node).length);
    const beside = (levels, most) =>
      visited.slice(0, levels).reduce((sum, count) => sum + (count > most ? most + 1 : count) * WIDE, 0);
    let most = Math.max(1, Math.floor(room / WIDE / (path.length + 1)) - 1);
    const fits = path.findIndex((node, level) => beside(level, most) + this.recording.leaves[node] * NARROW <= room);
    const [levels, whole] = fits < 0 ? [path.length, -1] : [fits, path[fits]];
    const left = room - (fits < 0 ? 0 : this.recording.leaves[whole] * NARROW);
    while (most < this.recording.levels && beside(levels, most + 1) <= left) {
      most++;
    }
    const key = fits < 0 ? `${path[levels - 1]}, ${visited[levels - 1]} below` : String(whole);
    return {key, whole, most, spare: left - beside(levels, most)};
  }

  visited(node) {
    return this.recording.children(node).filter(child => this.recording.born[child] <= this.step);
  }

  /** Closed nodes that can be shown whole after all, the nearest first. */
  opened(path, {whole, most, spare}) {
    const opened = new Set();
    const above = whole < 0 ? path : path.slice(0, path.indexOf(whole));
    let left = spare;
    for (const node of above.reverse()) {
      for (const child of this.visited(node).slice(-most).reverse()) {
        const width = this.recording.leaves[child] * NARROW - WIDE;
        if (!path.includes(child) && child !== whole && width <= left) {
          opened.add(child);
          left -= Math.max(0, width);
        }
      }
    }
    return opened;
  }

  build(path, plan) {
    const {end, value} = this.recording;
    const {whole, most} = plan;
    const opened = this.opened(path, plan);
    const gap = (this.height - 40) / Math.max(1, this.recording.levels);
    const narrow = whole === 0 ? Math.min(36, (this.width - WIDE - RIM) / this.recording.leaves[0]) : NARROW;
    this.radius = Math.max(2.5, Math.min(narrow / 2 - 0.5, gap * 0.36));
    this.shapes = [];
    let cursor = 0;
    const leaf = (node, label) => {
      const width = label === '' ? narrow : WIDE;
      cursor += width;
      return {node, label, x: cursor - width / 2, below: []};
    };
    const place = (node, isBelowWhole) => {
      const isWhole = isBelowWhole || node === whole || opened.has(node);
      const all = isWhole ? this.recording.children(node) : path.includes(node) ? this.visited(node) : [];
      if (all.length === 0) {
        const hidden = isWhole ? 0 : end[node] - node - 1;
        return leaf(node, hidden === 0 ? '' : `+${short(hidden)}`);
      }
      const kept = isWhole ? all : all.slice(-most);
      const more = kept.length === all.length ? [] : [leaf(-1, `${short(kept[0] - all[0])} ‹`)];
      const below = [...more, ...kept.map(child => place(child, isWhole))];
      return {node, label: '', below, x: (below[0].x + below[below.length - 1].x) / 2};
    };
    const root = place(0, false);
    const left = RIM + Math.max(0, (this.width - RIM - cursor) / 2);
    const parts = {levels: draw('g', {}), edges: draw('g', {}), nodes: draw('g', {})};
    numbers(this.recording.levels).forEach(row => {
      const y = 14 + (row + 1) * gap;
      const name = gap < 10 && row % 2 > 0 ? '' : say('tree-row', {row});
      parts.levels.append(draw('path', {class: 'guide', d: `M${RIM} ${y}H${this.width}`}));
      parts.levels.append(draw('text', {x: RIM / 2, y, 'font-size': 10, class: 'hidden'}, name));
    });
    const add = (shape, level, above) => {
      const [x, y] = [shape.x + left, 14 + level * gap];
      const isText = this.radius > (this.scale > 1 ? 7.7 : 6);
      const group = draw('g', {});
      shape.edge = above ? draw('path', {d: `M${above[0]} ${above[1]}L${x} ${y}`}) : null;
      shape.at = [x, y];
      shape.group = group;
      if (shape.node < 0) {
        group.append(draw('text', {x, y, 'font-size': 11, class: 'hidden'}, shape.label));
      } else {
        const r = this.radius;
        group.append(this.isSolution(shape.node) ? draw('rect', {x: x - r, y: y - r, width: 2 * r, height: 2 * r})
          : draw('circle', {cx: x, cy: y, r: level === 0 ? r * 0.6 : r}));
        group.append(draw('text', {x, y, 'font-size': this.radius * 1.3}, isText && level > 0 ? value[shape.node] : ''));
        group.append(draw('text', {x, y: y + this.radius + 8, 'font-size': 10, class: 'hidden'}, shape.label));
      }
      parts.edges.append(...shape.edge ? [shape.edge] : []);
      parts.nodes.append(group);
      this.shapes.push(shape);
      shape.below.forEach(child => add(child, level + 1, [x, y]));
    };
    add(root, 0, null);
    this.stub = draw('path', {class: 'stub'});
    this.svg.setAttribute('viewBox', `0 0 ${this.width} ${this.height}`);
    this.svg.replaceChildren(parts.levels, parts.edges, this.stub, parts.nodes);
    this.gap = gap;
  }

  /** What each node is by now. */
  mark(path) {
    const {born, gone, found, kind, node: nodes, showsCandidates} = this.recording;
    const {step} = this;
    this.shapes.forEach(shape => {
      const {node} = shape;
      const isFound = this.isSolution(node) && (gone[node] <= step || kind[step] === SOLUTION);
      const looks = node < 0 ? 'more' : born[node] > step ? 'future' : isFound ? 'solution'
        : path.has(node) ? 'present' : found[node] > 0 ? 'led' : 'dead';
      shape.group.setAttribute('class', looks);
      shape.edge?.setAttribute('class', path.has(node) ? 'edge present' : `edge ${looks}`);
    });
    const here = this.shapes.find(({node}) => node === nodes[step]);
    const isTried = kind[step] === REJECT && !showsCandidates;
    const [x, y] = here?.at ?? [0, 0];
    this.stub.setAttribute('d', isTried && here ? `M${x} ${y}l9 ${this.gap * 0.62}m-4 -4l8 8m0 -8l-8 8` : '');
    this.svg.setAttribute('aria-label', say('tree', {number: number(this.placed())}));
  }

  isSolution(node) {
    return this.recording.found[node] > 0 && this.recording.depth[node] === this.recording.levels;
  }

  /** Nodes up to the present step: they are numbered in the order of their steps. */
  placed() {
    let [from, to] = [0, this.recording.nodes - 1];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      [from, to] = this.recording.born[middle] <= this.step ? [middle, to] : [from, middle - 1];
    }
    return from;
  }

  /** The step in which the node nearest to a pointer was placed; -1 if none is near. */
  stepAt(event) {
    const {left, top} = this.svg.getBoundingClientRect();
    const distance = ({at: [x, y]}) => Math.hypot((event.clientX - left) / this.scale - x, (event.clientY - top) / this.scale - y);
    const visited = (this.shapes ?? []).filter(({node}) => node >= 0 && this.recording.born[node] <= this.step);
    const nearest = visited.reduce((best, shape) => !best || distance(shape) < distance(best) ? shape : best, null);
    return nearest && distance(nearest) < 24 ? this.recording.born[nearest.node] : -1;
  }
}

/** A number in few characters. */
function short(number) {
  return number < 1000 ? String(number) : number < 1e6 ? `${Math.floor(number / 1000)}k` : `${Math.floor(number / 1e6)}M`;
}
