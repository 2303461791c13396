/** Where the browser keeps what belongs to the workbench. */
const KEPT = 'queens4j.workbench.';

/** What comes in and goes out: texts, pictures, addresses, files. */
const Files = {

  /** Pixels as the library reads them: alpha, red, green and blue in one number. */
  async pixels(file) {
    const image = await createImageBitmap(file);
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
    paper.drawImage(image, 0, 0);
    const bytes = paper.getImageData(0, 0, image.width, image.height).data;
    const argb = new Int32Array(bytes.length / 4);
    for (let i = 0; i < argb.length; i++) {
      argb[i] = bytes[4 * i + 3] << 24 | bytes[4 * i] << 16 | bytes[4 * i + 1] << 8 | bytes[4 * i + 2];
    }
    return [image.width, image.height, argb];
  },

  /** A picture of SVG in pixels. */
  async png(svg) {
    const image = new Image();
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
    await image.decode();
    const scale = 1000 / image.width;
    const canvas = element('canvas', {width: 1000, height: Math.round(image.height * scale)});
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(done => canvas.toBlob(done, 'image/png'));
  },

  /** The page to play, with the words and styles of this one, puzzles and a title in it. */
  async playPage(puzzles, title, firstDay) {
    const unzipped = new Blob([bytesOf('page')]).stream().pipeThrough(new DecompressionStream('gzip'));
    const page = await new Response(unzipped).text();
    const safe = json => json.replace(/<(?=[/!sS])/g, '\\u003c');
    const said = Object.fromEntries(byId('said').textContent.trim().split('\n').map(line => line.split(/ = (.*)/)));
    const usual = said[firstDay ? 'page.daily' : puzzles.length === 1 ? 'page.one' : 'page.many'];
    Object.assign(said, {
      title: title ? element('p', {}, title).innerHTML : usual.replace('{number}', puzzles.length),
      firstday: firstDay, data: safe(`[${puzzles.join(',\n')}]`), words: safe(JSON.stringify(words)),
      'shared.css': byId('shared').textContent, 'board.css': byId('colours').textContent
    });
    return page.replace(/{{([a-z.-]+)}}/g, (_, key) => said[key]);
  },

  /** Of a page to play, its puzzles; another text as it is. */
  inPage(text) {
    return /^\s*<!doctype/i.test(text) ? new DOMParser().parseFromString(text, 'text/html').getElementById('data')?.textContent ?? text : text;
  },

  /** In comments, or as JSON has them; a date is a title, too. */
  titles(text) {
    return [...text.matchAll(/^# (.*)|"title": ?("(?:[^"\\]|\\.)*")/gm)].map(([, line, quoted]) => line ?? JSON.parse(quoted));
  },

  /** A map as it stands after #p=; null if there is none. */
  fromAddress() {
    const code = new URLSearchParams(location.hash.slice(1)).get('p');
    return code && (/^[A-Za-z.]+(\/[A-Za-z.]+)*$/.test(code) ? code.replaceAll('/', '\n') : code);
  }
};
