import type { CDPSession, Page } from '@playwright/test';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Page changes of a walk. */
const CHANGES = 5;
/** Two equal walks: what a cache or a late collection adds falls into one of them, a leak grows in both. */
const WALKS = 2;
/** Growth allowed per page change: a page that leaks its heading and a paragraph has four nodes and more. */
const MOST_MORE = { listeners: 0.5, nodes: 1 };
/** Detached nodes may need several collections: one frees the wrapper, the next what it retained. */
const COLLECTIONS = 4;

/** What a signed-in customer's home page listens to: settings, changed products, profile, cart, wishlist, orders. */
const MOST_LISTENS = 6;

interface Retained {
  readonly listeners: number;
  readonly nodes: number;
}

/**
 * The list of articles that are due. The emulator denies it once its minute is later than the connection, and nothing in
 * the requests says that a denied target has ended.
 */
const ARTICLE_LIST = '"collectionId":"blogs"';

/** Follows which targets Firestore's SDK has told the server to listen to. Returns how many there are now. */
function countListens(page: Page): () => number {
  const open = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes('.Firestore/Listen/channel')) return;
    // A new channel begins without the targets of the one before.
    if (!url.searchParams.has('SID')) open.clear();
    const sent = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    for (const [, target = '', id = ''] of sent.matchAll(/"addTarget":(\{.*?"targetId":(\d+))/gs)) {
      if (!target.includes(ARTICLE_LIST)) open.add(id);
    }
    for (const [, id = ''] of sent.matchAll(/"removeTarget":(\d+)/g)) open.delete(id);
  });
  return () => open.size;
}

/**
 * Chromium keeps a picture with `srcset` or `sizes` that was never in the document, and the tree around it: React renders
 * such trees ahead of time, and drops them when newer data arrives.
 */
async function dropPictureChoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
    Element.prototype.setAttribute = function (name, value) {
      if (!['srcset', 'sizes'].includes(name.toLowerCase())) setAttribute.call(this, name, value);
    };
  });
}

/** What the page holds after garbage collections with time for finalizers between them. */
async function retained(page: Page, browser: CDPSession): Promise<Retained> {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    await browser.send('HeapProfiler.collectGarbage');
    // Finalizers run in tasks of the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From home to the list, a product, the list again, articles and home again. */
async function walk(page: Page): Promise<void> {
  await bar(page, 'Shop').click();
  await expect(heading(page)).toHaveText('All products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).not.toHaveText('All products');
  await page.goBack();
  await expect(heading(page)).toHaveText('All products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await bar(page, 'Home').click();
  await expect(page).toHaveURL('/');
}

test('fifteen page changes leave nothing behind in the browser', async ({ page, context }) => {
  const listens = countListens(page);
  await dropPictureChoices(page);
  await signIn(page, await aCustomer('Asha'), '/');
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  await expect.poll(listens).toBeGreaterThan(0);
  // Afterwards every page has been open, and everything that is cached for good is there.
  await walk(page);
  const laps = [await retained(page, browser)];
  for (let lap = 0; lap < WALKS; lap += 1) {
    await walk(page);
    laps.push(await retained(page, browser));
  }
  expect(leastGrowth(laps, 'listeners') / CHANGES).toBeLessThanOrEqual(MOST_MORE.listeners);
  expect(leastGrowth(laps, 'nodes') / CHANGES).toBeLessThanOrEqual(MOST_MORE.nodes);
  // Listeners outlive their page by five seconds.
  await expect.poll(listens, { timeout: 30_000 }).toBeLessThanOrEqual(MOST_LISTENS);
});

/** The growth of the lap that grew least. */
function leastGrowth(laps: readonly Retained[], what: 'listeners' | 'nodes'): number {
  return Math.min(...laps.slice(1).map((lap, place) => lap[what] - (laps[place]?.[what] ?? NaN)));
}
