import type { Page } from '@playwright/test';
import {
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartDrawer,
  cartLink,
  cartRow,
  continueShopping,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** How long a shopper waits for the shop after the network is back, in milliseconds. */
const SOON = 5_000;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Cart Soap');
});
test.afterEach(() => soap.remove());

const main = (page: Page) => page.getByRole('main');

test('a visitor’s cart outlasts a reload, and its other tab follows', async ({ page, context }) => {
  await addFromPage(page, soap);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (1 item)');
  const other = await context.newPage();
  await addFromPage(other, soap);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 items)');
});

test('Back, Escape and a tap close the drawer where the page was, and the cart offers one more', async ({
  page,
}) => {
  await page.goto('/products');
  const add = main(page)
    .getByRole('button', { name: /Add (?:to cart|another)/ })
    .nth(5);
  await add.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(100, 20),
  ];
  for (const close of ways) {
    await add.click();
    await expect(cartDrawer(page)).toBeVisible();
    await close();
    await expect(cartDrawer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products');
    await expect(add).toBeFocused();
    expect(await place()).toBe(before);
  }
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 items)');
  // The offer comes from the data files of the page before, so it costs no read.
  await cartLink(page).click();
  const offer = page.getByRole('region', {
    name: /^(?:Goes well with it|Get free delivery with)$/,
  });
  await offer.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText('Items (4)')).toBeVisible();
});

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the cart opens, grows and changes without a network, and is live again at once', async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(NETWORK_LOST);
    const total = page.getByText('Total', { exact: true }).locator('..');
    await addFromPage(page, soap);
    await page.goto(CART);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(total).toHaveText('Total₹149');
    await context.setOffline(true);
    await page.reload();
    await expect(cartRow(page, 'Cart Soap')).toBeVisible();
    await expect(page.getByText('You’re offline: prices and stock are from')).toBeVisible();
    await page.getByRole('button', { name: 'Increase quantity: Cart Soap' }).click();
    await expect(page.getByText('Items (2)')).toBeVisible();
    await soap.change({ price: 110 });
    await context.setOffline(false);
    await expect(page.getByText(/Price increased from ₹100 to ₹110/)).toBeVisible({
      timeout: SOON,
    });
    await expect(total).toHaveText('Total₹269');
    await expect(page.getByText('You’re offline')).toHaveCount(0);

    await page.goto(`/product/${soap.slug}`);
    await expect(page.getByRole('spinbutton')).toBeVisible();
    await context.setOffline(true);
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart (3 items)');
    await continueShopping(page);
    await context.setOffline(false);
  });
});
