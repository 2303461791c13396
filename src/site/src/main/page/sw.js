/* The site without a network: of each page the newest that could be had, and the daily puzzles from the first visit on. */
const KEPT = 'queens4j';

self.addEventListener('install', event => event.waitUntil(caches.open(KEPT)
  .then(kept => kept.addAll(['index.html', 'daily.html', 'site.css'])).then(() => self.skipWaiting())));
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const {request} = event;
  if (request.method === 'GET') {
    event.respondWith(fetch(request).then(answer => {
      if (answer.ok) {
        const copy = answer.clone();
        event.waitUntil(caches.open(KEPT).then(kept => kept.put(request, copy)));
      }
      return answer;
    }, () => caches.match(request, {ignoreSearch: true})
      // The start page of a folder has two addresses.
      .then(kept => kept ?? caches.match(new URL('index.html', request.url)))));
  }
});
