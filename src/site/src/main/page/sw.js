/* The site without a network: all its pages from the first visit on, in all languages. Another version is there at the next start. */
const VERSION = 'queens4j-{{version}}';
const FILES = {{files}};

self.addEventListener('install', event => event.waitUntil(caches.open(VERSION)
  .then(kept => kept.addAll(FILES.map(file => new Request(file, {cache: 'reload'})))).then(() => self.skipWaiting())));
self.addEventListener('activate', event => event.waitUntil(caches.keys()
  .then(names => Promise.all(names.filter(name => name.startsWith('queens4j') && name !== VERSION).map(name => caches.delete(name))))
  .then(() => self.clients.claim())));

// A folder is its start page, whatever is asked of it.
self.addEventListener('fetch', event => event.request.method === 'GET' && event.respondWith(
  caches.match(event.request.url.replace(/[?#].*/, '').replace(/\/$/, '/index.html')).then(kept => kept ?? fetch(event.request))));
