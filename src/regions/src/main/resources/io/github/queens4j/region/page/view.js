/** The board on the page: squares with their colours, borders, marks and names for screen readers. */
class PuzzleView extends Grid {

  /** Draws the empty board of a game; colours are those of the puzzle, one for each region. */
  draw(game) {
    const {cut, puzzle} = game;
    this.cut = cut;
    this.current = 0;
    this.lay(cut.n, String);
    this.board.setAttribute('aria-label', say('board', {number: cut.n}));
    this.cells.forEach((cell, square) => {
      const region = cut.region[square];
      const first = cut.lines[2 * cut.n + region][0] === square;
      cell.style.setProperty('--colour', `var(--colour-${puzzle.colours[region]})`);
      cell.append(
        element('span', {class: first ? 'letter first' : 'letter', 'aria-hidden': 'true'}, cut.letter(region)),
        symbol('cross'), symbol('queen'));
    });
    this.layer.innerHTML = `<path class="lines" d="${borders(cut.n, cut.region)}"/>`;
  }

  /** Shows marks, conflicts and the hint. */
  show(game, automatic, hint, asked) {
    const crossed = game.crossed(automatic);
    const conflicts = new Set(game.conflicts().flat());
    const supposed = new Set(game.trial.flat().map(([square]) => square));
    this.cells.forEach((cell, square) => {
      const isQueen = game.marks[square] === QUEEN;
      const wrong = conflicts.has(square);
      const isSupposed = supposed.has(square) && game.marks[square] !== EMPTY;
      const set = (name, on) => cell.classList.toggle(name, on);
      set('queen', isQueen);
      set('crossed', crossed[square]);
      set('automatic', crossed[square] && game.marks[square] !== CROSS);
      set('conflict', wrong);
      set('supposed', isSupposed);
      set('asked', square === asked);
      set('reason', Boolean(hint) && hint.reasons.includes(square));
      set('target', Boolean(hint) && hint.targets.includes(square));
      set('target-queen', Boolean(hint) && hint.mark === QUEEN && hint.targets.includes(square));
      set('target-empty', Boolean(hint) && hint.mark === EMPTY && hint.targets.includes(square));
      set('ghost', Boolean(hint?.forced?.includes(square)));
      cell.toggleAttribute('aria-invalid', false);
      if (wrong) {
        cell.setAttribute('aria-invalid', 'true');
      }
      const holds = say(isQueen ? 'mark-queen' : crossed[square] ? 'mark-cross' : 'mark-empty');
      const mark = isSupposed ? say('mark-supposed', {mark: holds}) : holds;
      const region = this.cut.lineName(2 * this.cut.n + this.cut.region[square]);
      cell.setAttribute('aria-label', game.named(
        say(wrong ? 'label-attacked' : 'label', {square: this.cut.squareName(square), region, mark})));
    });
    this.board.classList.toggle('hinted', Boolean(hint));
    this.board.classList.toggle('solved', game.isComplete());
  }
}

function symbol(name) {
  return draw('svg', {class: name, 'aria-hidden': 'true'}, draw('use', {href: '#' + name}));
}

function clock(seconds) {
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
