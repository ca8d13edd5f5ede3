// Keeps the page for scanning at an exhibition, so that it opens without a connection. Its scope is
// /scan/: of no other page does it hear anything, and of this one it answers the page itself and the
// files that the page named; calls of the API pass by.

const prefix = "scan-page:";
/** Longer than a slow network needs, shorter than people wait at a stand. */
const patience = 3_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data).then(
      () => port.postMessage("kept"),
      (error) => port.postMessage(String(error)),
    ),
  );
});

/**
 * All files of a page first, then the page: what is kept of it is always whole. A page of another
 * build than the one that asks is not kept: its files are not known before it has been opened.
 */
async function keep({ page, files }) {
  const cache = await caches.open(prefix + page);
  const answer = await fetch(page, { cache: "no-store" });
  const html = await answer.clone().text();
  const entry = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0];
  if (!answer.ok || !files.includes(entry)) throw new Error("another build");
  const wanted = new Set([...files, ...(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? []), page]);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...wanted].filter((file) => file !== page && !known.has(file));
  await cache.addAll(missing);
  await cache.put(page, answer);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request, pathname));
  else if (pathname.startsWith("/assets/") || pathname === "/favicon.svg") {
    event.respondWith(openFile(request));
  }
});

/** The newest page where the network has one in time; else the one that is kept. */
async function openPage(request, pathname) {
  const kept = await caches.match(pathname, { cacheName: prefix + pathname, ignoreVary: true });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), patience));
  const answered = fresh.then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([answered, late]);
}

/** Names of files change with what is in them: one that is kept is the right one. */
const openFile = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
