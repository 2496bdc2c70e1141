/**
 * Stands between the shop's pages and the network, for who comes again and for who has no network: pages that were seen,
 * their code and their pictures are shown from the device. Firestore, functions and everything about a person are never
 * kept: what a page of yesterday says is put right by the live reads before anything can be bought with it.
 *
 * It is a program of its own: `dev/service-worker.ts` builds it into `/service-worker.js`.
 */

/** Changes with every build, and the files that every page needs with it; which of them are fonts. */
declare const BUILD: {
  readonly version: string;
  readonly files: readonly string[];
  readonly fonts: readonly string[];
};

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', told: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', told: (event: WorkerFetch) => void): void;
}

const worker = self as unknown as Worker;

/** The page for addresses that have none of their own. */
const SHELL = '/shell';
const PAGES = `pages ${BUILD.version}`;
/** Names in these are never used twice, so they outlive a build. How many of them are kept. */
const KEPT: Readonly<Record<string, number>> = { assets: 150, pictures: 200 };
/** Where a page begins, within so many bytes, and what stands there when it is set in the fonts. */
const BEGIN = /<html(?<language>[^>]*)>\s*<head>/;
const START = 100;
const FONTS = BUILD.fonts
  .map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`)
  .join('');
/** How many pages are kept. */
const MOST_PAGES = 60;
/** Pages about a person are shown by the shell, which knows nobody. */
const PERSONAL = /^\/(?:admin|auth|dashboard|return|thank-you|test)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const [, folder = ''] = pathname.split('/');
  if (request.mode === 'navigate' && folder !== 'api') event.respondWith(page(event, pathname));
  else if (folder in KEPT) event.respondWith(file(event, folder));
});

async function install(): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open('assets')]);
  await Promise.all([pages.add(SHELL), assets.addAll([...BUILD.files])]);
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== PAGES && !(name in KEPT)) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** The page as it was seen last, made new behind it; without any it is the network's, and without that the shell. */
async function page(event: WorkerFetch, pathname: string): Promise<Response> {
  const pages = await caches.open(PAGES);
  const known = PERSONAL.test(pathname) ? undefined : await pages.match(pathname);
  const fresh = fetch(event.request).then(async (received) => {
    const answer = inFonts(received);
    // Another list than the page's own is drawn from the same page.
    const whole = answer.ok && !received.redirected && !PERSONAL.test(pathname);
    if (whole) await keep(pages, pathname, answer, MOST_PAGES);
    else if (answer.status === 404) await pages.delete(pathname);
    return answer;
  });
  if (known) {
    event.waitUntil(fresh.catch(() => undefined));
    return known;
  }
  try {
    return await fresh;
  } catch (error) {
    const shell = await pages.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/**
 * A page that is set in the shop's fonts from its first letter on (`#ui/fonts.ts`): this worker came with them. A script in the
 * page would keep its first paint waiting, and what the device keeps would have to be waited for as well. The links have
 * the fonts here before the first letter is set; where they come later than a browser waits, their stand-ins stay.
 */
function inFonts(answer: Response): Response {
  // What leads elsewhere is for the browser alone.
  if (answer.type !== 'basic' || !answer.body) return answer;
  let isFirst = true;
  const mark = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, way) {
      if (isFirst) way.enqueue(marked(part.subarray(0, START)));
      way.enqueue(isFirst ? part.subarray(START) : part);
      isFirst = false;
    },
  });
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  for (const ofTheWay of ['content-encoding', 'content-length']) headers.delete(ofTheWay);
  return new Response(answer.body.pipeThrough(mark), { status, statusText, headers });
}

function marked(start: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(start);
  const inTheFonts = text.replace(BEGIN, `<html$<language> data-fonts=""><head>${FONTS}`);
  return inTheFonts === text ? start : new TextEncoder().encode(inTheFonts);
}

/** A file whose name changes with what is in it. */
async function file({ request }: WorkerFetch, folder: string): Promise<Response> {
  const kept = await caches.open(folder);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(kept, request, answer, KEPT[folder] ?? 0);
  return answer;
}

/** Keeps a copy of an answer; the oldest go when there are too many. */
async function keep(
  cache: Cache,
  key: Request | string,
  answer: Response,
  most: number,
): Promise<void> {
  await cache.put(key, answer.clone());
  const names = await cache.keys();
  // The shell came first, and stays.
  const old = names.filter(({ url }) => new URL(url).pathname !== SHELL);
  for (const name of old.slice(0, Math.max(0, old.length - most))) await cache.delete(name);
}
