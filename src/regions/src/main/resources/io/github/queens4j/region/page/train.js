/** The techniques that are worth training, from easy to hard. */
const TRAINED = ['pointing', 'common-neighbours', 'sets', 'contradiction'];

/** Positions of some puzzles whose next step is of one technique; a tap answers which square it crosses out. */
class Training {

  /** As many are enough for a while; a page may have hundreds of puzzles. */
  static MOST = 50;

  constructor(puzzles, technique, view) {
    Object.assign(this, {technique, view, at: -1, right: 0, positions: []});
    for (const puzzle of puzzles) {
      this.positions.push(...this.positions.length < Training.MOST ? Training.positions(puzzle, technique) : []);
    }
    this.next();
  }

  /** The boards on the way to a solution before each step of a technique. */
  static positions(puzzle, technique) {
    const game = new Game(puzzle, -1, '');
    const positions = [];
    while (!game.isComplete()) {
      const step = findHint(game, false, false);
      if (step.topic === 'topic-' + technique) {
        positions.push({puzzle, marks: game.marks.slice(), step});
      }
      step.targets.forEach(square => game.marks[square] = step.mark);
    }
    return positions;
  }

  next() {
    this.at++;
    this.isFirst = true;
    this.answered = null;
    this.asked = -1;
    this.text = '';
    const position = this.positions[this.at];
    if (position) {
      this.step = position.step;
      this.game = new Game(position.puzzle, -1, '');
      this.game.marks = position.marks;
      this.view.draw(this.game);
    }
    return Boolean(position);
  }

  /** Right is what the step crosses out, and any square from which a queen would attack all that is left of a line. */
  answer(square) {
    const {cut, marks} = this.game;
    const hints = new Hints(cut, this.game.crossed(false), this.game.queens());
    const line = hints.undone.find(other => hints.left(other).every(left => cut.attack(square, left)));
    const isOpen = marks[square] === EMPTY && this.answered === null;
    if (isOpen && (this.step.targets.includes(square) || line !== undefined)) {
      this.right += this.isFirst ? 1 : 0;
      this.reveal(this.step.targets.includes(square) ? this.step
        : hints.step('common-neighbours', CROSS, [square], hints.left(line), {line}));
    } else if (this.answered === null) {
      this.isFirst = this.isFirst && !isOpen;
      this.asked = square;
      this.text = say(isOpen ? 'train-wrong' : 'train-marked', {square: cut.squareName(square)});
    }
  }

  reveal(step = this.step) {
    this.isFirst = false;
    this.asked = -1;
    this.answered = step;
    this.text = step.text;
  }

  /** The title, what is said, and what the button does. */
  message() {
    const technique = say('topic-' + this.technique);
    const all = this.positions.length;
    return all === 0 ? [technique, say('train-none'), '']
      : this.at === all ? [technique, say('train-score', {number: this.right, all}), '']
        : [say('train-position', {technique, number: this.at + 1, all}), this.text || say('train-question'), this.answered ? say('train-next') : ''];
  }
}
