import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { type Adapter, readThrough } from '#data/adapter.ts';
import { publishedBlogs, suggestedBlogs } from '#data/blogs.ts';
import { live } from '#data/live.ts';
import { takeWritten } from '#data/made.ts';
import { beginPage, PAGE_DATA, pageDataText, readText } from '#data/page-data.ts';
import { productList } from '#data/products.ts';
import { makeFor } from '#data/site.ts';
import { CATEGORIES, PAGE_SIZE, SEARCH_PAGE_SIZE, SORTS } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { MADE, withHeadDue } from '#ui/head-tags.ts';
import { makeIn } from '#ui/markdown.ts';
import { withBeginning } from './beginning.ts';
import { EARLY, LATER } from './early.ts';
import { RouteHead } from './RouteHead.tsx';
import { preloadPage } from './routes.tsx';
import { Here } from './Here.tsx';
import { Shop } from './Shop.tsx';
import { WalkContext, walkThrough } from './walk.ts';

/** What pages are made of. */
export interface Materials {
  /** The catalogue. */
  readonly adapter: Adapter;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** A window of that origin, in which texts are made into nodes. */
  readonly window: Window & typeof globalThis;
}

/** The parts of a page that its address decides. */
export interface MadePage {
  /** What its paint waits for, title, description, canonical link, previews and structured data. */
  readonly head: string;
  readonly body: string;
  /** Whether its address may ask for another view of it: nothing of the page may be painted before that is known. */
  readonly isAsked: boolean;
  /** What it was made of, as JSON that is safe in HTML. */
  readonly data: string;
  /** What of it other pages may need, as JSON. */
  readonly files: MadeFiles;
}

/** Files by their addresses from the root of the site. */
export type MadeFiles = ReadonlyMap<string, string>;

/** How often a page may learn something by being drawn: what it reads may lead to another read. */
const MOST_ROUNDS = 8;

/** Gets ready to make pages. Call it once. */
export function prepare({ adapter, origin, window }: Materials): void {
  readThrough(adapter);
  makeFor(origin);
  makeIn(window);
}

/**
 * Makes the page of a pathname from a catalogue that was read at a moment (epoch milliseconds), with the address of the file
 * that the whole shop is searched in. One at a time: the store of reads is one.
 * @throws what the page throws when it is drawn.
 */
export async function makePage(
  pathname: string,
  madeAt: number,
  catalog: string | null,
): Promise<MadePage> {
  await preloadPage(pathname);
  beginPage(madeAt, catalog);
  const walk = walkThrough(createMemoryHistory({ initialEntries: [pathname], v5Compat: true }));
  let body = '';
  for (let round = 0, known = -1; round < MOST_ROUNDS; round += 1) {
    body = await htmlOf(<Shop walk={walk} />);
    // One asked for in vain is forgotten: it counts no more.
    await reads();
    const now = Object.keys(live.known()).length;
    if (now === known) break;
    known = now;
  }
  const data = pageDataText(pathname);
  const files = filesNow();
  const head = await withHeadDue(() =>
    htmlOf(
      <WalkContext value={walk}>
        <Here>
          <RouteHead />
        </Here>
      </WalkContext>,
    ),
  );
  const begin = withBeginning(pathname, body);
  return {
    head: begin.waits + marked(head),
    body: begin.body,
    isAsked: !isOneView(pathname),
    data,
    files,
  };
}

/** What a page says first: all up to the end of its heading's section, or to the beginning of the next one. */
const FIRST = /^.*?<\/h1>.*?(?=<\/?section\b)/s;

/** Home and the products, where most visits begin. */
function isOneView(pathname: string): boolean {
  return pathname === paths.home || matchPath('/product/:slug', pathname) !== null;
}

/** Makes the files of lists: each shelf in each order, as lists show it and as searches look through it. */
export async function makeLists(madeAt: number): Promise<MadeFiles> {
  beginPage(madeAt);
  for (const category of [null, ...CATEGORIES]) {
    for (const { field: sortField, direction } of Object.values(SORTS)) {
      for (const pageSize of [PAGE_SIZE, SEARCH_PAGE_SIZE]) {
        live.preload(productList({ category, sortField, direction, pageSize }));
      }
    }
  }
  live.preload(publishedBlogs({ now: madeAt }));
  live.preload(suggestedBlogs());
  await reads();
  return filesNow();
}

function filesNow(): MadeFiles {
  const files = [...takeWritten()].map(([key, file]) => [file, readText(key)] as const);
  return new Map(files.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}

/**
 * A page of the site: the parts of one in the page that Vite has built, whose code waits (`early.ts`).
 * @param dataFile where what it was made of is, when that is no part of it
 */
export function pageHtml(
  template: string,
  { head, body, data, isAsked }: MadePage,
  dataFile?: string,
): string {
  const made =
    dataFile === undefined
      ? `<script type="application/json" id="${PAGE_DATA}">${data}</script>`
      : `<script type="application/json" id="${PAGE_DATA}" data-file="${dataFile}"></script>`;
  const early = `<script>${EARLY}</script>`;
  // A browser that has read a first heading paints it before it begins to run scripts; a picture that stands above its
  // heading on a phone may come behind it in a section, and would move it.
  const shown = isAsked ? body : body.replace(FIRST, (first) => `${first}${early}`);
  const isLate = shown !== body;
  return template
    .replace('<script type="module"', `<script type="${LATER}"`)
    .replace('</head>', () => `${isLate ? '' : early}${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shown}</div>${made}`);
}

async function htmlOf(content: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>{content}</StrictMode>,
    // Nothing is left to scripts in the page: its policy forbids them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** How long a read from memory may take, its code included, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Waits until everything that the page has asked for is known. */
async function reads(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (Object.keys(live.known()).length < live.size()) {
    if (performance.now() > deadline) throw new Error('A page waits for what is never read.');
    await new Promise((done) => {
      setTimeout(done);
    });
  }
}

/** Marks the elements of a head, so that they can give way to those of the shop when it runs. */
function marked(head: string): string {
  return head.replace(/<(title|link|meta|script)(?=[\s>])/g, `<$1 ${MADE}=""`);
}
