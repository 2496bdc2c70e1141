import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type Adapter, setAdapter } from '#data/firebase/adapter.ts';
import { publishedBlogs, suggestedBlogs } from '#data/content/blogs.ts';
import { queryStore } from '#data/query/query-store.ts';
import { takeDataFiles } from '#data/prerendered/with-prerendered-data.ts';
import { storeSettings } from '#data/content/settings.ts';
import { startPage, pageDataText, queryText } from '#data/prerendered/page-data.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { productCount, productList } from '#data/catalog/products.ts';
import { setSiteOrigin, siteOrigin } from '#data/prerendered/site.ts';
import { PAGE_SIZE, SEARCH_PAGE_SIZE, SORTS } from '#domain/catalog/catalog.ts';
import { shownCategoryIds } from '#domain/product/category-ids.ts';
import { withHeadDue } from '#ui/head/head-tags.ts';
import { setMarkdownWindow } from '#ui/content/markdown.ts';
import { RouteHead } from './RouteHead.tsx';
import { preloadPage } from './routing/pages.ts';
import { routes } from './routing/routes.tsx';

export { PAGE_CODE, PRE_HYDRATION_SCRIPT } from './hydration/pre-hydration.ts';
export { PAGE_DATA, shellDataText } from '#data/prerendered/page-data.ts';

/** What pages are rendered with. */
export interface PrerenderOptions {
  /** Reads from the catalogue. */
  readonly adapter: Adapter;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** A window of that origin, in which Markdown becomes DOM nodes. */
  readonly window: Window & typeof globalThis;
}

/** The parts of a page that depend on its address. */
export interface RenderedPage {
  /** Title, description, canonical link, previews and structured data. */
  readonly head: string;
  readonly body: string;
  /** The reads behind the page, as JSON that is safe in HTML. */
  readonly data: string;
  /** Reads that other pages may need, as JSON by the address of their file. */
  readonly files: DataFiles;
}

/** Texts by their addresses from the root of the site. */
export type DataFiles = ReadonlyMap<string, string>;

/** Prepares the program. Call it once. */
export function prepare(options: PrerenderOptions): void {
  setAdapter(options.adapter);
  setSiteOrigin(options.origin);
  setMarkdownWindow(options.window);
}

/**
 * Renders the page of a pathname from a catalogue that was read at `readAt` (epoch milliseconds). `catalog` is the address
 * of the file that the whole shop is searched in, or null. One page at a time: the query store is global.
 * @throws what the page throws while it renders.
 */
export async function renderPage(
  pathname: string,
  readAt: number,
  catalog: string | null,
): Promise<RenderedPage> {
  await preloadPage(pathname);
  startPage(readAt, catalog);
  // React waits for the reads of each component: see `readInitial`.
  const body = await htmlOf(await atPathname(pathname, routes));
  const data = pageDataText(pathname);
  const files = dataFiles();
  const head = await withHeadDue(async () =>
    htmlOf(await atPathname(pathname, [{ path: '*', element: <RouteHead /> }])),
  );
  return { head, body, data, files };
}

/**
 * Renders the data files of lists: each category with its total, and in each order, as lists show it and as searches
 * look through it.
 */
export async function renderLists(readAt: number): Promise<DataFiles> {
  startPage(readAt);
  queryStore.preload(storeSettings);
  await readsSettled();
  const settings = queryStore.read(storeSettings);
  const own = 'data' in settings ? settings.data?.content?.catalog : undefined;
  for (const category of [null, ...shownCategoryIds(own)]) {
    queryStore.preload(productCount(category));
    for (const { field: sortField, direction } of Object.values(SORTS)) {
      for (const pageSize of [PAGE_SIZE, SEARCH_PAGE_SIZE]) {
        queryStore.preload(productList({ category, sortField, direction, pageSize }));
      }
    }
  }
  queryStore.preload(publishedBlogs({ now: readAt }));
  queryStore.preload(suggestedBlogs());
  queryStore.preload(bundleCatalog());
  await readsSettled();
  return dataFiles();
}

function dataFiles(): DataFiles {
  const files = [...takeDataFiles()].map(([key, file]) => [file, queryText(key)] as const);
  return new Map(files.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}

/** The routes as React Router renders them on a server. */
async function atPathname(pathname: string, tree: RouteObject[]): Promise<ReactNode> {
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(pathname, siteOrigin())));
  if (context instanceof Response) throw new Error(`${pathname} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** @throws Error when a part cannot be rendered: React would leave it to the browser, and the page without it. */
async function htmlOf(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    // One chunk: the Content-Security-Policy forbids the inline scripts of later ones.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The limit of a read from memory, its code included, in milliseconds. */
const READ_TIMEOUT_MS = 10_000;

/** Waits until every read of the page is known. */
async function readsSettled(): Promise<void> {
  const deadline = performance.now() + READ_TIMEOUT_MS;
  while (Object.keys(queryStore.allData()).length < queryStore.size()) {
    if (performance.now() > deadline) throw new Error('A page waits for a read that never ends.');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
