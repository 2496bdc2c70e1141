import type { Page } from '@playwright/test';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { aProductOfItsOwn, cartLink, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  onlyOrder,
  orderButton,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { PUBLIC_PAGES } from '../../support/browser/faults.ts';
import { ABORTED, OFFLINE } from '../../support/browser/noise.ts';
import { anOrder } from '../../support/shop/orders.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const FIRESTORE = `http://127.0.0.1:${portsAt(portOffset()).firestore}/**`;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

const firstHeading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByText('You’re offline. You can still view');
const silent = (page: Page) => page.getByText('This page updates as soon as we can.');

/** Takes the network away and back while a page is open. */
async function loseNetwork(page: Page, path: string, heading: RegExp): Promise<void> {
  const context = page.context();
  await expect(firstHeading(page, heading), path).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page), path).toBeVisible();
  await expect(firstHeading(page, heading), path).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page), path).toHaveCount(0);
  await expect(firstHeading(page, heading), path).toBeVisible();
}

test('losing the network on any public page shows a notice, and the open page stays', async ({
  page,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  for (const [path, heading] of PUBLIC_PAGES) {
    // A chunk requested while offline reloads the page once when the network is back.
    await expect(async () => void (await page.goto(path))).toPass();
    await loseNetwork(page, path, heading);
  }
});

test('losing the network on any account page shows the same notice', async ({
  page,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  await signIn(page, await aCustomer('Meera'));
  for (const [tab, heading] of [
    ['profile', /^Profile$/],
    ['orders', /^Your orders$/],
    ['addresses', /^Addresses$/],
    ['security', /^Security and data$/],
    ['cart-fav', /^Cart and wishlist$/],
    ['checkout', /^Checkout$/],
  ] as const) {
    const path = `/dashboard?tab=${tab}`;
    await page.goto(path);
    await loseNetwork(page, path, heading);
  }
});

test('pages opened while Firestore is down say so, and fill by themselves', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(ABORTED);
  const pages = [
    { path: '/', filled: (on: Page) => on.getByRole('article').first() },
    { path: '/products', filled: (on: Page) => on.getByRole('article').first() },
    { path: `/product/${soap.slug}`, filled: (on: Page) => firstHeading(on, /Faulty Soap/) },
    { path: '/blogs', filled: (on: Page) => on.getByRole('article').first() },
  ];
  await context.route(FIRESTORE, (route) => route.abort());
  const tabs = await Promise.all(
    pages.map(async ({ path, filled }, place) => {
      const tab = place === 0 ? page : await context.newPage();
      await tab.goto(path);
      return { path, tab, filled: filled(tab) };
    }),
  );
  for (const { path, tab } of tabs) {
    await expect(silent(tab), path).toBeVisible();
    const wrong = /No products in|could not find|does not exist/;
    await expect(tab.getByText(wrong), path).toHaveCount(0);
  }
  await context.unroute(FIRESTORE);
  for (const { path, tab, filled } of tabs) {
    await expect(filled, path).toBeVisible({ timeout: 60_000 });
    await expect(silent(tab), path).toHaveCount(0, { timeout: 60_000 });
  }
});

test('when Firestore hangs, a page says so, and a retry connects anew', async ({
  page,
  context,
}) => {
  let hangs = true;
  // A request that is never answered: the connection opens, and nothing comes.
  await context.route(FIRESTORE, (route) => (hangs ? undefined : route.continue()));
  await page.goto(`/product/${soap.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('We can’t reach our servers right now.')).toBeVisible({
    timeout: 20_000,
  });
  hangs = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(firstHeading(page, /Faulty Soap/)).toBeVisible();
  await expect(silent(page)).toHaveCount(0);
});

test('over a slow network a page shows that it loads, and is usable as soon as it arrives', async ({
  page,
}) => {
  const cable = await page.context().newCDPSession(page);
  await cable.send('Network.enable');
  await cable.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
  await page.goto(`/product/${soap.slug}`, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText(/^Loading/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (1 piece)');
});

const YEAR = 365 * 24 * 60 * 60 * 1000;
for (const [name, shift] of [
  ['ahead', YEAR],
  ['behind', -YEAR],
] as const) {
  test(`the shop works with a device clock one year ${name}`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + shift });
    const customer = await aCustomer();
    const waiting = await anOrder(customer, soap);
    for (const [path, heading] of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(firstHeading(page, heading), path).toBeVisible();
    }
    await page.goto('/blogs');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openCheckoutWith(page, soap);
    const email = await typeAsGuest(page);
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    expect((await onlyOrder(email)).status).toBe('placed');

    await signIn(page, customer, `/return?order=${waiting.orderId}`);
    await expect(firstHeading(page, /Waiting for your bank/)).toBeVisible();
  });
}
