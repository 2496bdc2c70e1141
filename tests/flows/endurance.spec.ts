import type { CDPSession, Page } from '@playwright/test';
import { addFromPage, aProductOfItsOwn, cartLink, type OwnProduct } from '../support/carts.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/shop-test.ts';

/** Each is ten client-side navigations. */
const ROUNDS = 10;
/** Until here every page has been open and everything that is cached for good is there. */
const WARM_UP = 2;
/**
 * Growth allowed over the 80 navigations after that: half a listener and five nodes each. A page that leaks has hundreds.
 * Chromium itself keeps four nodes of a product's picture after its page was left (its listener for changes of the window).
 */
const MOST_MORE = { listeners: 40, nodes: 400 };

interface Held {
  readonly listeners: number;
  readonly nodes: number;
  /** Firestore queries and documents that are listened to. */
  readonly listens: number;
}

/** Follows which targets Firestore's SDK has told the server to listen to. Returns how many there are now. */
function countListens(page: Page): () => number {
  const open = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes('.Firestore/Listen/channel')) return;
    // A new channel begins without the targets of the one before.
    if (!url.searchParams.has('SID')) open.clear();
    const sent = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    for (const [, id = ''] of sent.matchAll(/"addTarget":\{.*?"targetId":(\d+)/gs)) open.add(id);
    for (const [, id = ''] of sent.matchAll(/"removeTarget":(\d+)/g)) open.delete(id);
  });
  return () => open.size;
}

/** What the page holds after garbage collection. */
async function held(browser: CDPSession, listens: () => number): Promise<Held> {
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), listens: listens() };
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
  const shop = page.getByRole('link', { name: 'To the shop' });
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
  soap = await aProductOfItsOwn('Endurance Soap');
  const listens = countListens(page);
  await signIn(page, await aCustomer('Asha'));
  await addFromPage(page, soap);
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  await expect.poll(listens).toBeGreaterThan(0);

  for (let round = 0; round < WARM_UP; round += 1) await walk(page);
  const before = await settled(browser, listens);
  for (let round = WARM_UP; round < ROUNDS; round += 1) {
    await walk(page);
  }
  const after = await settled(browser, listens);
  await expect(page).toHaveURL('/');
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(MOST_MORE.listeners);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(MOST_MORE.nodes);
  await expect.poll(listens, { timeout: 60_000 }).toBeLessThanOrEqual(before.listens);
});

/** The same once the listens of pages that were left have ended: they outlive their page by five seconds. */
async function settled(browser: CDPSession, listens: () => number): Promise<Held> {
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
  return held(browser, listens);
}
