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
import { ABORTED, OFFLINE } from '../../support/browser/noise.ts';
import { anOrder } from '../../support/shop/orders.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const FIRESTORE = `http://127.0.0.1:${portsAt(portOffset()).firestore}/**`;
const YEAR = 365 * 24 * 60 * 60 * 1000;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

const firstHeading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const silent = (page: Page) => page.getByText('This page updates as soon as we can.');

test('an open page of each kind outlasts a lost network', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  await signIn(page, await aCustomer('Meera'), '/faq');
  const banner = page.getByText('You’re offline. You can still view');
  for (const [path, heading] of [
    ['/', /^Ayurveda for every day/],
    ['/products', /^All products/],
    ['/blogs', /^Our blog$/],
    ['/contact', /^Contact us$/],
    ['/dashboard?tab=profile', /^Profile$/],
    ['/dashboard?tab=orders', /^Your orders$/],
    ['/dashboard?tab=cart-fav', /^Cart and wishlist$/],
  ] as const) {
    // A chunk requested while offline reloads the page once when the network is back.
    await expect(async () => void (await page.goto(path))).toPass();
    await expect(firstHeading(page, heading), path).toBeVisible();
    await context.setOffline(true);
    await expect(banner, path).toBeVisible();
    await expect(firstHeading(page, heading), path).toBeVisible();
    await context.setOffline(false);
    await expect(banner, path).toHaveCount(0);
    await expect(firstHeading(page, heading), path).toBeVisible();
  }
});

test('tabs opened without Firestore fill when it is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(ABORTED);
  const pages = [
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

test('a retry replaces a connection to Firestore that is silent', async ({ page, context }) => {
  let hangs = true;
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

test('over a slow network a page shows that it loads, and works', async ({ page }) => {
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
  await expect(cartLink(page)).toHaveAccessibleName('Cart (1 item)');
});

for (const [name, shift] of [
  ['ahead', YEAR],
  ['behind', -YEAR],
] as const) {
  test(`a device whose clock is one year ${name} reads lists, orders and waits for a payment`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + shift });
    const customer = await aCustomer();
    const waiting = await anOrder(customer, soap);
    for (const path of ['/products', '/blogs']) {
      await page.goto(path);
      await expect(page.getByRole('article').first(), path).toBeVisible();
    }
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
