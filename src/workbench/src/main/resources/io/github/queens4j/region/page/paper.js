/** A small picture of a map, as a text of SVG; squares that are ringed have a dot. */
function picture(drawing, dots = [], queens = []) {
  const {n, map, colours} = drawing;
  const fills = map.map((region, square) => region === OPEN ? '' :
    `<path d="M${square % n} ${Math.floor(square / n)}h1v1h-1z" style="fill:${paintOf(colours[region])}"/>`);
  const marked = dots.map(square => `<circle cx="${square % n + 0.5}" cy="${Math.floor(square / n) + 0.5}" r=".14"/>`);
  const grid = [...map.keys()].slice(1, n).map(i => `M${i} 0v${n}M0 ${i}h${n}`).join('');
  const standing = queens.map(square => `<use href="#queen" x="${square % n + 0.15}" y="${Math.floor(square / n) + 0.15}" width=".7" height=".7"/>`);
  return `<svg class="small" viewBox="-.15 -.15 ${n + 0.3} ${n + 0.3}" aria-hidden="true"><g shape-rendering="crispEdges">`
    + `${fills.join('')}</g><path stroke="#0005" stroke-width=".02" d="${grid}"/><path class="lines" d="M0 0H${n}V${n}H0z${borders(n, map)}"/>${marked.join('')}${standing.join('')}</svg>`;
}

/** The same of a map that is not finished, for a file: with colours and strokes of its own. */
function poster(drawing) {
  const style = getComputedStyle(document.documentElement);
  return picture(drawing).replace('<svg class="small"', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"')
    .replace(/color-mix\(in srgb, (#\w+), var\(--mix\)\)/g, '$1').replace(/var\((--colour-\d+)\)/g, (_, name) => style.getPropertyValue(name))
    .replace('class="lines"', `fill="none" stroke="${style.getPropertyValue('--border')}" stroke-width=".06" stroke-linecap="round"`);
}

const SHAPES = {
  cross: 'm.36 .36l.28 .28m0 -.28l-.28 .28',
  out: 'm.27 .27l.46 .46m0 -.46l-.46 .46',
  frame: 'm.1 .1h.8v.8h-.8z',
  ring: 'm.5 .08a.42 .42 0 1 1 0 .84a.42 .42 0 1 1 0 -.84z',
  lock: 'm.76 .76v-.06a.06 .06 0 0 1 .12 0v.06m-.15 0h.18v.15h-.18z',
  wrong: 'm0 .5l.5 -.5m-.5 1l1 -1m-.5 1l.5 -.5'
};

/** The board on the page: squares with colours and names, and over them a drawing of borders, marks and hints. */
class DrawingView extends Grid {

  /** Draws a map with its marks, and what is shown of it: squares by kind. */
  show(drawing, shown, conflicts, solved) {
    const {n, map, colours} = drawing;
    if (n !== this.n) {
      this.lay(n, square => `${Math.floor(square / n)},${square % n}`);
      this.board.setAttribute('aria-label', say('board', {number: n}));
    }
    const {reasons = [], placed = [], forced = [], crossedOut = [], ringed = [], full = [], hollow = []} = shown ?? {};
    const names = colours.map((_, region) => drawing.name(region));
    const first = new Set(drawing.order().map(region => map.indexOf(region)));
    this.cells.forEach((cell, square) => {
      const region = map[square];
      const label = [say('square', {row: Math.floor(square / n) + 1, column: square % n + 1}),
        region === OPEN ? say('square-open') : say('region', {name: names[region]}), drawing.locked.has(square) && say('square-locked'),
        drawing.queens.has(square) ? say('mark-queen') : drawing.crosses.has(square) && say('mark-cross'),
        conflicts.has(square) && say('square-attacked')].filter(Boolean).join(', ');
      const state = [label, paintOf(colours[region]), reasons.includes(square), first.has(square)].join();
      // A stroke on a slow phone has no time for squares that stay as they are.
      if (cell.state === state) {
        return;
      }
      cell.state = state;
      cell.style.setProperty('--colour', region === OPEN ? 'transparent' : paintOf(colours[region]));
      cell.classList.toggle('open', region === OPEN);
      cell.classList.toggle('reason', reasons.includes(square));
      cell.replaceChildren(...first.has(square) ? [element('span', {class: 'letter', 'aria-hidden': 'true'}, letterOf(region))] : []);
      cell.setAttribute('aria-label', label);
    });
    const paths = (kind, shape, squares) => squares.length === 0 ? '' : `<path class="${kind}" d="`
      + squares.map(square => `M${square % n} ${Math.floor(square / n)}${SHAPES[shape]}`).join('') + '"/>';
    const queens = (kind, squares) => squares.map(square => `<use class="queen ${kind}" href="#queen" style="--row:${
      Math.floor(square / n)}" x="${square % n + 0.15}" y="${Math.floor(square / n) + 0.15}" width=".7" height=".7"/>`).join('');
    const both = full.filter(square => hollow.includes(square));
    const isNew = square => !placed.includes(square) && full.length === 0;
    this.board.classList.toggle('solved', solved);
    this.board.classList.toggle('hinted', reasons.length > 0);
    const layer = paths('wrong', 'wrong', [...conflicts])
      + `<path class="lines" d="${borders(n, map)}"/>`
      + paths('frame', 'frame', reasons) + paths('lock', 'lock', [...drawing.locked])
      + (full.length > 0 ? '' : paths('cross', 'cross', [...drawing.crosses]))
      + paths('out', 'out', crossedOut) + paths('ring', 'ring', ringed)
      + queens('', [...drawing.queens].filter(isNew).sort((a, b) => a - b)) + queens('new', placed) + queens('ghost', forced)
      + queens('', full.filter(square => !both.includes(square))) + queens('both', both)
      + queens('hollow', hollow.filter(square => !both.includes(square)));
    if (this.drawn !== layer) {
      this.drawn = layer;
      this.layer.innerHTML = layer;
    }
  }
}
