/** What a picture takes over from the page's looks. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'paint-order', 'opacity', 'font-family',
  'font-weight', 'text-anchor', 'dominant-baseline', 'display'];

/** Saves boards and trees of the present moment, side by side, as a drawing that needs no page. */
function savePicture(views) {
  const size = 480;
  let [left, height] = [0, 0];
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  const picture = draw('svg', {xmlns: 'http://www.w3.org/2000/svg'});
  const ground = picture.appendChild(draw('rect', {width: '100%', height: '100%', fill: paper}));
  picture.append(byId('queen').cloneNode(true));
  views.forEach(({board, tree, section}) => {
    const parts = [[board.svg, size, size]];
    if (tree?.width > 0) {
      parts.push([tree.svg, tree.width, tree.height]);
    }
    const width = Math.max(...parts.map(([, partWidth]) => partWidth));
    let top = 48;
    const ink = getComputedStyle(section).color;
    const write = (y, text) =>
      picture.append(draw('text', {x: left + 16, y, 'font-size': 14, 'font-family': 'sans-serif', fill: ink}, text));
    write(20, say('picture-step', {what: section.querySelector('.name').textContent, step: section.dataset.step}));
    write(38, section.querySelector('.sentence').textContent);
    parts.forEach(([svg, partWidth, partHeight]) => {
      const copy = withLooks(svg);
      const place = {x: left + 8, y: top, width: partWidth, height: partHeight};
      Object.entries(place).forEach(([name, value]) => copy.setAttribute(name, value));
      picture.append(copy);
      top += partHeight + 12;
    });
    left += width + 24;
    height = Math.max(height, top);
  });
  picture.setAttribute('viewBox', `0 0 ${left} ${height}`);
  picture.setAttribute('width', left);
  picture.setAttribute('height', height);
  ground.setAttribute('width', left);
  save(`${document.title} step ${views[0].section.dataset.step}.svg`, new XMLSerializer().serializeToString(picture), 'image/svg+xml');
}

/** A copy that looks the same without the page's style sheet. */
function withLooks(svg) {
  const copy = svg.cloneNode(true);
  const [from, to] = [svg, copy].map(root => [root, ...root.querySelectorAll('*')]);
  from.forEach((shape, i) => {
    const style = getComputedStyle(shape);
    LOOKS.forEach(name => to[i].setAttribute(name, style.getPropertyValue(name)));
    ['class', 'role', 'aria-label'].forEach(name => to[i].removeAttribute(name));
  });
  to.filter(shape => shape.getAttribute('display') === 'none').forEach(shape => shape.remove());
  return copy;
}
