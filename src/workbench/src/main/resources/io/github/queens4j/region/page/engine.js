/** Whether the browser runs what the library was compiled to: an empty struct, which only WebAssembly GC has. */
const RUNS = typeof WebAssembly === 'object' && typeof DecompressionStream === 'function'
  && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]));

/** What a thread runs: the library, which answers one question after the other. */
const WORK = `
const unzipped = bytes => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
const load = async (runtime, engine) => {
  importScripts(URL.createObjectURL(new Blob([await unzipped(runtime).text()], {type: 'text/javascript'})));
  return TeaVM.wasmGC.load(await unzipped(engine).arrayBuffer(), {});
};
let library;
onmessage = async ({data: [id, name, args]}) => {
  let answer;
  try {
    if (name === 'load') {
      library = load(...args);
      await library;
      return;
    }
    answer = (await library).exports[name](...args);
  } catch (error) {
    answer = JSON.stringify({error: String(error && error.message || error), lang: 'en'});
  }
  postMessage([id, answer]);
};`;

const bytesOf = id => Uint8Array.from(atob(byId(id).textContent.trim()), c => c.charCodeAt(0));

/** The library in a thread of its own. Answers are texts of JSON, for ask their values; null if a question is ended. */
class Engine {

  /** How long a question may hold up the next one of its kind, in milliseconds. */
  static PATIENCE = 250;

  constructor() {
    this.asked = [];
    this.number = 0;
  }

  start() {
    Engine.address ??= URL.createObjectURL(new Blob([WORK], {type: 'text/javascript'}));
    Engine.code ??= ['runtime', 'engine'].map(bytesOf);
    this.worker = new Worker(Engine.address);
    this.worker.onmessage = ({data: [id, answer]}) => {
      const question = this.asked.shift();
      if (question?.id === id) {
        question.done(answer);
      }
      this.send();
    };
    this.worker.onerror = event => this.asked.splice(0).forEach(({done}) => done(JSON.stringify({error: event.message, lang: 'en'})));
    this.worker.postMessage([0, 'load', Engine.code]);
  }

  text(name, ...args) {
    return new Promise(done => {
      if (RUNS) {
        this.asked.push({id: ++this.number, name, args, done, sent: false});
        this.send();
      } else {
        done(JSON.stringify({error: byId('old').textContent}));
      }
    });
  }

  async ask(name, ...args) {
    return JSON.parse(await this.text(name, ...args));
  }

  /** Asks what only the last answer counts of: what waits is not asked, what takes long is ended. */
  askLast(name, ...args) {
    const late = this.asked.filter(question => question.name === name && !question.sent);
    this.asked = this.asked.filter(question => !late.includes(question));
    late.forEach(({done}) => done(null));
    const [first] = this.asked;
    if (first?.name === name) {
      setTimeout(() => this.asked[0] === first && this.end(1), Engine.PATIENCE);
    }
    return this.ask(name, ...args);
  }

  send() {
    const [first] = this.asked;
    if (first && !first.sent) {
      this.worker || this.start();
      first.sent = true;
      this.worker.postMessage([first.id, first.name, first.args]);
    }
  }

  /** Ends all questions, or the first ones. */
  end(count = Infinity) {
    if (this.asked[0]?.sent) {
      this.worker.terminate();
      this.worker = null;
    }
    this.asked.splice(0, count).forEach(({done}) => done(null));
    this.send();
  }
}
