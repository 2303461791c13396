/** Mouse, touch and keys on the board: taps and lines drawn over squares, with a button or a long press for the other meaning. */
class Input {

  static LONG = 500;

  constructor(view, user) {
    Object.assign(this, {view, user, stroke: null});
    const {board} = view;
    board.addEventListener('pointerdown', event => this.down(event));
    board.addEventListener('pointermove', event => this.move(event));
    board.addEventListener('contextmenu', event => event.preventDefault());
    board.addEventListener('keydown', event => this.key(event));
    board.addEventListener('focusin', event => this.focus(event));
    // Assistive technology sends a click without a pointer.
    board.addEventListener('click', event => event.detail === 0 && this.tap(view.squareOf(event.target)));
    window.addEventListener('pointerup', () => this.up(true));
    window.addEventListener('pointercancel', () => this.up(false));
  }

  down(event) {
    const square = this.view.squareOf(event.target);
    if (square < 0 || !event.isPrimary) {
      return;
    }
    event.preventDefault();
    event.target.releasePointerCapture?.(event.pointerId);
    this.view.moveTo(square, true);
    if (this.user.pick && (event.button === 1 || event.altKey)) {
      this.user.pick(square);
      return;
    }
    const stroke = {last: square, other: event.button === 2, drawn: false, x: event.clientX, y: event.clientY};
    this.stroke = stroke;
    if (stroke.other) {
      this.draw(square);
    } else if (event.pointerType === 'touch') {
      // The other meaning, if it is lifted where it rests; it may still begin to draw.
      setTimeout(() => {
        if (this.stroke === stroke && !stroke.drawn) {
          stroke.rested = true;
        }
      }, Input.LONG);
    }
  }

  move(event) {
    const {stroke} = this;
    if (!stroke || !event.isPrimary) {
      return;
    }
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const [x, y] of (moves.length > 0 ? moves : [event]).flatMap(to => this.way(stroke, to))) {
      const square = this.view.squareAt(x, y);
      if (square >= 0 && square !== stroke.last) {
        if (!stroke.drawn) {
          this.draw(stroke.last);
        }
        stroke.last = square;
        this.draw(square);
        this.view.moveTo(square, true);
      }
    }
  }

  /** Points half a square apart, from where a stroke was to where it is: a quick hand is seen here and there only. */
  way(stroke, {clientX, clientY}) {
    const {x, y} = stroke;
    const {board, n} = this.view;
    const parts = Math.max(1, Math.ceil(2 * n * Math.hypot(clientX - x, clientY - y) / board.clientWidth));
    Object.assign(stroke, {x: clientX, y: clientY});
    return Array.from({length: parts}, (_, i) => [x + (clientX - x) * (i + 1) / parts, y + (clientY - y) * (i + 1) / parts]);
  }

  /** The first square of a line says what is drawn. */
  draw(square) {
    const {stroke} = this;
    if (!stroke.drawn) {
      stroke.drawn = true;
      stroke.paint = this.user.line(square, stroke.other);
    }
    stroke.paint(square);
  }

  up(done) {
    const {stroke} = this;
    if (stroke?.rested && !stroke.drawn && done) {
      stroke.other = true;
      this.draw(stroke.last);
    }
    this.stroke = null;
    if (stroke?.drawn) {
      this.user.end();
    } else if (stroke && done) {
      this.tap(stroke.last);
    }
  }

  tap(square) {
    if (square >= 0) {
      this.user.tap(square);
      this.user.end();
    }
  }

  focus(event) {
    const square = this.view.squareOf(event.target);
    if (square >= 0) {
      this.view.moveTo(square, false);
    }
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const {current, n} = this.view;
    const column = current % n;
    const steps = {
      ArrowUp: current >= n ? -n : 0,
      ArrowDown: current < n * (n - 1) ? n : 0,
      ArrowLeft: column > 0 ? -1 : 0,
      ArrowRight: column < n - 1 ? 1 : 0,
      Home: -column,
      End: n - 1 - column
    };
    if (event.key in steps) {
      const next = current + steps[event.key];
      this.view.moveTo(next, true);
      // With shift held a line is drawn.
      if (event.shiftKey && next !== current) {
        this.user.press('line', next);
        this.user.end();
      }
    } else if (this.user.press(event.key, current)) {
      this.user.end();
    } else {
      return;
    }
    event.preventDefault();
  }
}
