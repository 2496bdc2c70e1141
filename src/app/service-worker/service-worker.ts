import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { routeOf } from '#domain/site/routes.ts';
import { isPage } from './page-request.ts';

/**
 * The service worker: pages that were opened before, their code and their pictures come from the device, so the shop opens
 * at once and without a network. Firestore, functions and personal data are never cached; live queries correct a cached
 * page before anything on it can be bought.
 *
 * A new version takes over without a reload. Content-hashed files stay cached across builds, so open pages keep working.
 */
interface WorkerScope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
}

interface ActivateEvent {
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as WorkerScope;
// oxlint-disable-next-line no-underscore-dangle -- Workbox's name
const precache = (self as unknown as WorkerScope).__WB_MANIFEST;

/** Fallback page of addresses without a prerendered page. */
const SHELL = 'shell.html';
/** `start_url` of the web manifest. */
const START = '/';
/** Pages reference the chunks of their build, so each build has its own cache. */
const PAGES_PREFIX = 'pages-';
const PAGES = `${PAGES_PREFIX}${precache.find(({ url }) => url === SHELL)?.revision}`;

void worker.skipWaiting();
clientsClaim();
precacheAndRoute(precache);
cleanupOutdatedCaches();
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldPages(), cacheStartPage()])),
);

registerRoute(
  ({ request, url }) => isPage(request, url) && routeOf(url.pathname).access === 'public',
  new StaleWhileRevalidate({
    cacheName: PAGES,
    plugins: [
      atMost(60),
      // Another view of a page is rendered from the same HTML.
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname) },
    ],
  }),
);
registerRoute(({ request, url }) => isPage(request, url), new NetworkOnly());
// Names of assets and pictures have a content hash, those of icons have none.
cacheFolder('assets', CacheFirst, 150);
cacheFolder('pictures', CacheFirst, 200);
cacheFolder('icons', StaleWhileRevalidate, 20);

setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});

async function deleteOldPages(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PAGES_PREFIX) && name !== PAGES,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The installed shop starts with the home page, also without a network and before it was visited in this build. */
async function cacheStartPage(): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.add(START).catch(() => {
    // The shell opens instead.
  });
}

/** Caches the files of a folder of the site in a cache of that name. */
function cacheFolder(
  name: string,
  Strategy: typeof CacheFirst | typeof StaleWhileRevalidate,
  maxEntries: number,
): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`/${name}/`),
    new Strategy({ cacheName: name, plugins: [atMost(maxEntries)] }),
  );
}

/** Removes the least recently used entries of a cache. */
function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
