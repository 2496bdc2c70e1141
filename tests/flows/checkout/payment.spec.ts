import type { Page } from '@playwright/test';
import {
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartInFirestore,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  CHECKOUT,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { aborted, blockedByClient } from '../../support/browser/noise.ts';
import { patience, payByCard } from '../../support/shop/orders.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Paid Soap');
});
test.afterEach(() => soap.remove());

const sheet = (page: Page) => page.getByRole('button', { name: 'Pay ₹149.00 by card' });
const unpaid = (page: Page) => page.getByRole('heading', { name: 'You haven’t paid yet' });
const anotherWay = (page: Page) =>
  page.getByRole('button', { name: 'Choose another payment method' });
const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

/** A guest orders the soap and reaches the provider's payment page. Resolves to the guest's email. */
async function orderOnline(page: Page): Promise<string> {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await orderButton(page).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  return email;
}

test('every step of a purchase starts at its top, with the focus there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addFromPage(page, soap);
  await page.goto(CART);
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expectTop(page);
  await expect(page.getByRole('main')).toBeFocused();

  await typeAsGuest(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click(ANSWER);
  await expect(unpaid(page)).toBeVisible(ANSWER);
  await expectTop(page);
  await expect(unpaid(page)).toBeFocused();
  await anotherWay(page).click();
  await expect(orderButton(page)).toBeVisible(ANSWER);
  await expectTop(page);
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeFocused();

  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expectTop(page);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back from the payment page and a second tab show what is unpaid', async ({
  page,
  context,
}) => {
  const email = await orderOnline(page);
  const { id, uid } = await onlyOrder(email);
  await expect.poll(() => cartInFirestore(uid)).toEqual({});
  await page.goBack();
  await expect(unpaid(page)).toBeVisible(ANSWER);
  await expect(page.getByText(/We’re holding it for you until \d{1,2}:\d\d [ap]m/)).toBeVisible();
  await expect(page.getByText(/can’t reach our payment partner/)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(CHECKOUT);
  await expect(unpaid(other)).toBeVisible(ANSWER);
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(`/thank-you?order=${id}`, { timeout: 60_000 });
  await expect.poll(async () => (await onlyOrder(email)).status, ANSWER).toBe('paid');
  await expect(unpaid(other)).toHaveCount(0, patience);
});

test('a blocked payment page is reported, and the form restored', async ({ page, expectNoise }) => {
  expectNoise(blockedByClient('/v1/checkout\\.js'));
  expectNoise(aborted('/api/cancelOrder'));
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.route('**/v1/checkout.js', (route) => route.abort('blockedbyclient'));
  await orderButton(page).click();
  await expect(page.getByText(/often because of an ad blocker or a strict network/)).toBeVisible(
    ANSWER,
  );
  await expect(unpaid(page)).toBeFocused();
  // The order is cancelled, but the response is lost: the live order shows it.
  await page.route(
    '**/api/cancelOrder',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await anotherWay(page).click();
  await expect(orderButton(page)).toBeVisible(ANSWER);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const orders = await ordersOf(email);
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'placed']);
  const product = await adminFirestore().doc(`products/${soap.slug}`).get();
  expect(product.get('stock')).toBe(24);
});
