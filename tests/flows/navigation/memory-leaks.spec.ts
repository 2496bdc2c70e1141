import type { CDPSession, Page } from '@playwright/test';
import {
  addFromPage,
  aProductOfItsOwn,
  cartLink,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Page changes of a walk. */
const CHANGES = 10;
/** Walks until every page has been open and everything that is cached for good is there. */
const WARM_UP = 2;
/** Two equal laps: what a cache or a late collection adds falls into one of them, a leak grows in both. */
const LAPS = 2;
const WALKS_PER_LAP = 4;
/** Growth allowed per page change: a page that leaks its heading and a paragraph has four nodes and more. */
const MOST_MORE = { listeners: 0.5, nodes: 1 };
/** Detached nodes may need several collections: one frees the wrapper, the next what it retained. */
const COLLECTIONS = 6;

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
 * Chromium keeps a picture with `srcset` or `sizes` until it leaves the document, and with it the tree around it. React
 * renders ahead of time and drops a tree when newer data arrives: its pictures were never in the document, and stay. Pictures
 * without a choice of files leave only what the shop itself keeps.
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
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Types a search, reads its suggestions and leaves it. */
async function search(page: Page): Promise<void> {
  const box = page.getByRole('search', { name: 'Search the shop' });
  await box.getByRole('combobox').fill('oil');
  await expect(box.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box.getByRole('option')).toHaveCount(0);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** From home to the list, a product, the list again, articles, one of them, the cart, the list, the account, the list and home again. */
async function walk(page: Page): Promise<void> {
  const shop = page.getByRole('link', { name: 'Continue shopping' }).first();
  await search(page);
  await bar(page, 'Shop').click();
  const card = page.getByRole('article').first().getByRole('link').first();
  await expect(heading(page)).toHaveText('All products');
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).not.toHaveText('All products');
  await page.goBack();
  await expect(heading(page)).toHaveText('All products');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await cartLink(page).click();
  await expect(page.getByRole('list', { name: 'Cart' })).toBeVisible();
  await shop.click();
  await bar(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await shop.click();
  await bar(page, 'Home').click();
  await expect(page).toHaveURL('/');
}

let soap: OwnProduct;
test.afterEach(() => soap.remove());

test('a hundred page changes leave no listeners, nodes or Firestore listens behind', async ({
  page,
  context,
}) => {
  test.slow();
  soap = await aProductOfItsOwn('Endurance Soap');
  const listens = countListens(page);
  await dropPictureChoices(page);
  await signIn(page, await aCustomer('Asha'));
  await addFromPage(page, soap);
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  await expect.poll(listens).toBeGreaterThan(0);

  for (let round = 0; round < WARM_UP; round += 1) await walk(page);
  const before = await settledListens(listens);
  const laps = [await retained(page, browser)];
  for (let lap = 0; lap < LAPS; lap += 1) {
    for (let round = 0; round < WALKS_PER_LAP; round += 1) await walk(page);
    laps.push(await retained(page, browser));
  }
  await expect(page).toHaveURL('/');
  const change = WALKS_PER_LAP * CHANGES;
  expect(leastGrowth(laps, 'listeners') / change).toBeLessThanOrEqual(MOST_MORE.listeners);
  expect(leastGrowth(laps, 'nodes') / change).toBeLessThanOrEqual(MOST_MORE.nodes);
  await expect.poll(listens, { timeout: 60_000 }).toBeLessThanOrEqual(before);
});

/** The growth of the lap that grew least. */
function leastGrowth(laps: readonly Retained[], what: 'listeners' | 'nodes'): number {
  return Math.min(...laps.slice(1).map((lap, place) => lap[what] - (laps[place]?.[what] ?? NaN)));
}

/** How many listens there are once those of pages that were left have ended: they outlive their page by five seconds. */
async function settledListens(listens: () => number): Promise<number> {
  let last = -1;
  await expect
    .poll(
      () => {
        const same = listens() === last;
        last = listens();
        return same;
      },
      { intervals: [6_000, 2_000] },
    )
    .toBe(true);
  return last;
}
