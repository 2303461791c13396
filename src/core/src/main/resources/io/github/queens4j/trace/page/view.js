/** One search on the page: board, counters, program and tree, and the attributes that programs read. */
class SearchView {

  constructor(section, recording) {
    const {field, search} = recording;
    const isTour = recording instanceof TourRecording;
    const hasNoTree = isTour || recording.repairs;
    const program = programOf(search, field);
    const part = name => section.querySelector(`.${name}`);
    this.section = section;
    this.recording = recording;
    this.parts = Object.fromEntries(['sentence', 'reason', 'calls', 'state'].map(name => [name, part(name)]));
    this.counters = Object.fromEntries(['step', 'attempts', 'placements', 'solutions', 'work'].map(name => [name, part(name)]));
    this.board = new (isTour ? TourView : QueensView)(part('board'), field);
    this.code = program ? new CodeView(part('code'), program) : null;
    recording.run = program ? new Run(recording) : null;
    this.holds = ['calls', 'state'].map(name => [name, program?.dataset[name].match(/\w+/g) ?? []]);
    part('legend').hidden = hasNoTree || recording.showsCandidates;
    // Programs of searches are in the words of programs, those of tours in those of the page.
    isTour && part('code').removeAttribute('lang');
    part('shut').hidden = !field.marks.includes('-');
    this.tree = hasNoTree ? null : new TreeView(part('tree'), recording);
    section.setAttribute('aria-label', search.engine);
    part('name').textContent = search.engine;
    const why = byId(`why-${search.engine}`) ?? (program ? null : byId('why-'));
    part('note').textContent = !search.complete ? say(search.count === 1 ? 'cut-one' : 'cut', {steps: number(search.count)})
      : search.moves > search.count ? say('tour-alone', {moves: number(search.moves)}) : '';
    part('about').textContent = why?.content.textContent ?? '';
    part('work-name').textContent = program?.dataset.work ?? '';
    part('work').parentElement.hidden = !program?.dataset.work;
    ['code', 'calls', 'state'].forEach(name => part(name).hidden = !program);
    part('tree').toggleAttribute('hidden', hasNoTree);
    // As wide as they will be: what stands above a board does not move it.
    Object.entries(this.counts(recording.count, recording.levels)).forEach(([name, text]) =>
      this.counters[name].style.minWidth = `${text.length}ch`);
    if (recording.repairs) {
      part('attempts-name').textContent = say('moves');
      part('placements-name').textContent = say('restarts');
    }
    if (isTour) {
      // Each step of a tour is a move that is tried.
      part('step-name').textContent = say('moves-tried');
      part('attempts-name').textContent = say('squares-visited');
      ['placements', 'solutions'].forEach(name => part(name).parentElement.hidden = true);
    }
  }

  /** What the counters say. */
  counts(step, visited) {
    const {count, levels, placements, solutions, work} = this.recording;
    return {
      step: say('of', {number: number(step), all: number(count)}),
      attempts: this.recording instanceof QueensRecording ? number(this.recording.attemptsAt(step)) : say('of', {number: visited, all: levels}),
      placements: number(placements[step]), solutions: number(solutions[step]), work: number(work[step])
    };
  }

  /** A step, and the line of those that run up to the next one: 0 is that of the step itself. */
  moment(step, line) {
    const {recording} = this;
    const moment = recording.moment(step);
    const shown = recording.run?.lines(step)[line];
    const nothing = {row: undefined, column: undefined, other: undefined, mark: undefined};
    return line > 0 && shown ? {...moment, ...nothing, ...shown, kind: LINE} : {...shown, ...moment};
  }

  show(step, line, attacked, asked, isPlaying) {
    const {recording} = this;
    const moment = this.moment(step, line);
    const attempts = recording.attemptsAt(step);
    Object.entries(this.counts(step, moment.queens.length)).forEach(([name, text]) => this.counters[name].textContent = text);
    // Nobody listens to hundreds of sentences a second.
    this.parts.sentence.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    this.parts.sentence.textContent = moment.kind === LINE ? moment.note : recording.sentence(moment);
    this.parts.reason.textContent = asked || moment.kind === LINE ? '' : recording.reason(moment);
    this.holds.forEach(([part, names]) =>
      this.parts[part].replaceChildren(...names.flatMap(name => STATE[name](moment, recording))));
    this.board.show(moment, recording, attacked, asked);
    this.code?.show(moment);
    this.tree?.show(step);
    this.publish(this.section, moment, attempts);
    // Once a frame: to know where a row stands takes most of a step.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.follow());
  }

  /** The values that are told are in view. */
  follow() {
    for (const part of [this.parts.calls, this.parts.state]) {
      const row = part.querySelector('tr.lit');
      if (row && part.scrollHeight > part.clientHeight) {
        part.scrollTop = row.offsetTop - part.clientHeight / 2;
      }
    }
  }

  /** A moment in which there is much to show, and of the first steps the longest words: by these room is measured. */
  showMuch() {
    const {recording, parts} = this;
    this.show(Math.min(60, recording.count >> 1), 0, false, null, true); // At the end there may be no values.
    const moments = numbers(Math.min(200, recording.count + 1)).map(step => recording.moment(step));
    const longest = texts => texts.reduce((longer, text) => text.length > longer.length ? text : longer);
    parts.sentence.textContent = longest(moments.map(moment => recording.sentence(moment)));
    parts.reason.textContent = longest(moments.map(moment => recording.reason(moment)));
  }

  /** What programs may rely on. */
  publish(target, {step, queens, line}, attempts) {
    const {recording} = this;
    const path = () => queens.map(square => recording.field.place(square).join(',')).join(';');
    Object.assign(target.dataset, {steps: recording.count, step, attempts: attempts ?? '', kind: recording.kinds[recording.kind[step]], line: line ?? ''},
      recording instanceof TourRecording ? {path: path()}
        : {placements: recording.placements[step], work: recording.work[step], solutions: recording.solutions[step], columns: queens.join(',')});
  }
}
