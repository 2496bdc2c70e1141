import type { Page } from '@playwright/test';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import {
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartDrawer,
  cartRow,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// A returning visitor, whose device has the code of the cart.
test.use({ serviceWorkers: 'allow' });

/** How long a shopper waits for the shop after the network is back, in milliseconds. */
const SOON = 5_000;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Offline Soap');
});
test.afterEach(() => soap.remove());

const total = (page: Page) => page.getByText('Total', { exact: true }).locator('..');

/** Opens the cart with one soap, and again under the service worker. */
async function openCart(page: Page): Promise<void> {
  await addFromPage(page, soap);
  await page.goto(CART);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(total(page)).toHaveText('Total₹149');
}

test('the cart opens without a network, changes, and is live again at once', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  await openCart(page);
  await context.setOffline(true);
  await page.reload();
  await expect(cartRow(page, 'Offline Soap')).toBeVisible();
  await expect(page.getByText('You’re offline: prices and stock are from')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity: Offline Soap' }).click();
  await expect(page.getByText('Items (2 pieces)')).toBeVisible();
  await expect(page.getByText(/Delivery charges could not be loaded/)).toBeVisible();
  await soap.change({ price: 110 });
  await context.setOffline(false);
  await expect(page.getByText(/Price increased from ₹100 to ₹110/)).toBeVisible({
    timeout: SOON,
  });
  await expect(total(page)).toHaveText('Total₹269');
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});

test('what is added without a network is in the cart that opens next', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  await openCart(page);
  await page.goto(`/product/${soap.slug}`);
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await cartDrawer(page).getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByText('Items (2 pieces)')).toBeVisible();
  await context.setOffline(false);
  await expect(total(page)).toHaveText('Total₹249', { timeout: SOON });
});

test('Check out is on the first screen of a small desktop, beside the lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCart(page);
  const checkout = page.getByRole('link', { name: 'Check out' });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  const [button, row] = [
    await checkout.boundingBox(),
    await cartRow(page, 'Offline Soap').boundingBox(),
  ];
  expect(button?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
});
