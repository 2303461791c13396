/** Turns mouse, touch and keys on the board into strokes: a tap, a line drawn over squares, a queen at once. */
class Input {

  constructor(view, player) {
    this.view = view;
    this.player = player;
    this.stroke = null;
    this.drawn = false;
    const {board} = view;
    board.addEventListener('pointerdown', event => this.down(event));
    board.addEventListener('pointermove', event => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => this.stroke = null);
    }
    // A click, not the release of a pointer, is what assistive technology sends.
    board.addEventListener('click', event => this.click(event));
    board.addEventListener('contextmenu', event => this.longPress(event));
    board.addEventListener('keydown', event => this.key(event));
    board.addEventListener('focusin', event => this.focus(event));
  }

  static square(event) {
    const cell = event.target.closest('[data-square]');
    return cell ? Number(cell.dataset.square) : -1;
  }

  down(event) {
    const square = Input.square(event);
    this.drawn = false;
    if (square >= 0 && event.isPrimary && event.button === 0) {
      // A touch would keep its first square as the target.
      event.target.releasePointerCapture?.(event.pointerId);
      const stroke = {from: square, last: square, erase: this.player.isCross(square)};
      this.stroke = stroke;
      if (event.pointerType === 'touch') {
        // Not every browser reports a long press by contextmenu.
        setTimeout(() => this.stroke === stroke && !this.drawn && this.press(square), 500);
      }
    }
  }

  move(event) {
    const {stroke} = this;
    const moves = stroke && event.isPrimary ? event.getCoalescedEvents?.() ?? [] : [];
    for (const {clientX, clientY} of moves.length > 0 ? moves : [event]) {
      const square = stroke && event.isPrimary ? this.view.squareAt(clientX, clientY) : -1;
      if (square >= 0 && square !== stroke.last) {
        this.player.draw(this.drawn ? [square] : [stroke.from, square], stroke.erase, this.drawn);
        this.drawn = true;
        stroke.last = square;
        this.view.moveTo(square, true);
      }
    }
  }

  click(event) {
    const square = Input.square(event);
    if (square >= 0 && !this.drawn) {
      this.view.moveTo(square, true);
      this.player.cycle(square);
    }
    this.drawn = false;
  }

  longPress(event) {
    const square = Input.square(event);
    event.preventDefault();
    if (square >= 0 && !this.drawn) {
      this.press(square);
    }
  }

  /** What else comes of the same touch, a click or a contextmenu, does no more. */
  press(square) {
    this.drawn = this.stroke !== null;
    this.stroke = null;
    this.view.moveTo(square, true);
    this.player.toggle(square, QUEEN);
  }

  focus(event) {
    const square = Input.square(event);
    if (square >= 0) {
      this.view.moveTo(square, false);
    }
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const {current, cut} = this.view;
    const column = cut.column(current);
    const steps = {
      ArrowUp: current >= cut.n ? -cut.n : 0,
      ArrowDown: current < cut.n * (cut.n - 1) ? cut.n : 0,
      ArrowLeft: column > 0 ? -1 : 0,
      ArrowRight: column < cut.n - 1 ? 1 : 0,
      Home: -column,
      End: cut.n - 1 - column
    };
    if (event.key in steps) {
      this.view.moveTo(current + steps[event.key], true);
    } else if (event.key === ' ' || event.key === 'x') {
      this.player.toggle(current, CROSS);
    } else if (event.key === 'Enter' || event.key === 'q') {
      this.player.toggle(current, QUEEN);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      this.player.toggle(current, EMPTY);
    } else {
      return;
    }
    event.preventDefault();
  }
}
