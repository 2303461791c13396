/** The words of a key, its places filled. Regions stay numbers in braces until they are shown. */
const say = (key, places = {}) => words[key].replace(/\{([a-z]+)}/g, (place, name) => places[name] ?? place);

/** The language of numbers and days: English where the browser takes its name for none. */
const language = (() => { try { return Intl.getCanonicalLocales(document.documentElement.lang)[0]; } catch { return 'en'; } })();

const byId = id => document.getElementById(id);

/** How elements are made, with attributes and what stands in them: those of the page, and those of drawings. */
const maker = make => (tag, attributes, ...children) => {
  const made = make(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.append(...children);
  return made;
};
const element = maker(tag => document.createElement(tag));
const draw = maker(tag => document.createElementNS('http://www.w3.org/2000/svg', tag));

/** What the browser keeps for us from one visit to the next, as JSON, if it is allowed to: nothing depends on it. */
const memory = {

  /** Whether what was kept so far can be read again. */
  works: true,

  get(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  },

  set(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Forbidden or full: the page goes on, and may say so.
      this.works = false;
    }
  },

  /** Tells a listener the key of what another tab has kept just now. */
  hear(listener) {
    addEventListener('storage', ({key}) => listener(key));
  },

  /** All keys with a beginning. */
  keys(beginning) {
    try {
      return Object.keys(localStorage).filter(key => key.startsWith(beginning));
    } catch {
      return [];
    }
  },

  remove(key) {
    localStorage.removeItem(key);
  },

  /**
   * What belongs to this tab alone, as long as it is open, from the first time on this text; and what it was before. A browser copies
   * both with the tab: who finds that the page is still open is the copy, and begins anew.
   */
  ofTab(key, text) {
    try {
      const [open, before] = [key + '.open', sessionStorage[key]];
      sessionStorage[key] = sessionStorage[open] ? text : before ?? text;
      addEventListener('pagehide', () => sessionStorage.removeItem(open));
      addEventListener('pageshow', () => sessionStorage[open] = 'yes');
      return [sessionStorage[key], before];
    } catch {
      return [text];
    }
  }
};

/** Puts the text of a field on the clipboard; false if that is not allowed: then it is selected. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

/** Lets a list choose light, dark or as the system, beginning with what was kept of it. */
function themes(list, kept, keep) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.dataset.theme = list.value || (dark.matches ? 'dark' : 'light');
  const change = () => {
    apply();
    keep(list.value);
  };
  list.value = kept ?? '';
  list.addEventListener('change', change);
  dark.addEventListener('change', change);
  apply();
}

/** Saves a file. */
function save(name, content, type) {
  const link = element('a', {download: name, href: URL.createObjectURL(new Blob([content], {type}))});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
