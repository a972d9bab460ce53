import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Written in by `.tools/build-worker.mjs`. */
declare const BUILD: { readonly version: string; readonly pages: readonly string[] };

/** Pages that show what somebody has sent or who they are: never kept, though their HTML says nothing of it. */
const PRIVATE = /\/(?:booking-status|progress-report|login|forgot-password|reset-password)$/;
const PAGES = `pages-${BUILD.version}`;
const FILES = `files-${BUILD.version}`;
const FILE = /\s(?:href|src)="(\/assets\/[^"]+)"/g;
/** Longer, and a page without a connection worth the name comes from the device. */
const PATIENCE_SECONDS = 4;

const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/$/, '');
const isKept = (path: string) => BUILD.pages.includes(path) && !PRIVATE.test(path);
const offlinePage = (path: string) => `${/^\/(?:si|ta)(?=\/|$)/.exec(path)?.[0] ?? ''}/offline.html`;

/** A page is kept by its path: what follows `?` may be about somebody. */
const byPath: WorkboxPlugin = { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request.url)) };
/** A page is kept by `keep`, once its files are: without one of them the router would reload it for ever. */
const notByItself: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };
const orOffline: WorkboxPlugin = { handlerDidError: ({ request }) => caches.match(offlinePage(pathOf(request.url))) };

// Everything else (the API, the admin app, other sites) goes past this worker.
registerRoute(
  ({ request }) => request.mode === 'navigate' && isKept(pathOf(request.url)),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [byPath, notByItself, orOffline],
  }),
);
registerRoute(
  ({ request }) => request.mode === 'navigate' && PRIVATE.test(pathOf(request.url)),
  new NetworkOnly({ plugins: [orOffline] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES }),
);

/** Keeps a page and the files its HTML names, and the page that stands in for one of its language that is not kept. */
async function keep(path: string): Promise<void> {
  await Promise.all([path, offlinePage(path)].map(keepOne));
}

async function keepOne(path: string): Promise<void> {
  const pages = await caches.open(PAGES);
  if ((await pages.match(path)) !== undefined) return;
  const page = await fetch(path);
  if (page.status !== 200 || page.redirected) return;
  const files = await caches.open(FILES);
  const html = await page.clone().text();
  for (const [, file] of html.matchAll(FILE)) {
    if (file !== undefined && (await files.match(file)) === undefined) await files.add(file);
  }
  await pages.put(path, page);
}

/** Without a connection, or of a page that a new build has left out: it is not kept, and that is all. */
const tryToKeep = (path: string) => keep(path).catch(() => undefined);

const isOfOldBuild = (name: string) => /^(?:pages|files)-/.test(name) && name !== PAGES && name !== FILES;

// A new build fetches what the old one kept, before it takes its place: no page is stale, and none is lost.
self.addEventListener('install', (event) => {
  const renew = async () => {
    const names = (await caches.keys()).filter(isOfOldBuild);
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => pathOf(url));
    for (const path of paths.filter(isKept)) await tryToKeep(path);
    await self.skipWaiting();
  };
  event.waitUntil(renew());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = (await caches.keys()).filter(isOfOldBuild);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});
clientsClaim();

/** A newer build has cleared away what this worker kept; nothing may come after that. */
const isReplaced = () => 'serviceWorker' in self && self.serviceWorker.state === 'redundant';

// An open page says where it is: it was there before the worker, or has come without a navigation.
self.addEventListener('message', (event) => {
  if (isReplaced()) return;
  if (typeof event.data === 'string' && isKept(event.data)) event.waitUntil(tryToKeep(event.data));
});
