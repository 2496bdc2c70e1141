import type { Page, Route } from '@playwright/test';
import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../../support/shop/carts.ts';
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
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Paid Soap');
});
test.afterEach(() => soap.remove());

// Three pages and two cold-starting functions exceed the default timeout of a flow.
test.describe.configure({ timeout: 120_000 });

const sheet = (page: Page) => page.getByRole('button', { name: 'Pay ₹149.00 by card' });
const waits = (page: Page) => page.getByRole('heading', { name: 'You haven’t paid yet' });

/** A guest orders the soap and reaches the provider's payment page. Resolves to the guest's e-mail. */
async function orderOnline(page: Page): Promise<string> {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await orderButton(page).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  return email;
}

test('a guest pays by card on the provider’s page', async ({ page }) => {
  const email = await orderOnline(page);
  const order = await onlyOrder(email);
  expect(order.status).toBe('pending-payment');
  await expect.poll(() => cartInFirestore(order.uid)).toEqual({});

  await page.getByLabel('Card number').fill('4100 2800 0000 1007');
  await page.getByLabel('Expiry (MM/YY)').fill('12/30');
  await page.getByLabel('CVV').fill('123');
  await sheet(page).click();
  await page.getByLabel('One-time password').fill('1234');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`/(?:return|thank-you)\\?order=${order.id}`), {
    timeout: 60_000,
  });
  await expect.poll(async () => (await onlyOrder(email)).status, ANSWER).toBe('paid');

  await page.goto(CHECKOUT);
  await expect(orderButton(page)).toHaveCount(0);
});

/** Chooses UPI on the provider's page and opens the app in another tab. */
async function openUpiApp(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Pay with a UPI app' }).click();
  const [app] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open your UPI app' }).click(),
  ]);
  return app;
}

test('a guest pays by UPI in another tab, and the first tab continues by itself', async ({
  page,
}) => {
  const email = await orderOnline(page);
  const app = await openUpiApp(page);
  await app.getByRole('button', { name: 'Approve' }).click();
  const { id } = await onlyOrder(email);
  await expect(page).toHaveURL(new RegExp(`/thank-you\\?order=${id}`), { timeout: 60_000 });
  expect((await onlyOrder(email)).status).toBe('paid');
});

test('an order is paid although the shopper closes the shop after paying: the webhook completes it', async ({
  page,
}) => {
  const email = await orderOnline(page);
  const app = await openUpiApp(page);
  await page.close();
  await app.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(async () => (await onlyOrder(email)).status, { timeout: 60_000 }).toBe('paid');
});

test('a shopper who returns without paying finds the order and pays the same one', async ({
  page,
}) => {
  const email = await orderOnline(page);
  await page.goto(CHECKOUT);
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  await onlyOrder(email);
});

test('a blocked payment page is reported, and paying in cash cancels the first order', async ({
  page,
  expectNoise,
}) => {
  expectNoise(blockedByClient('/v1/checkout\\.js'));
  expectNoise(aborted('/api/cancelOrder'));
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.route('**/v1/checkout.js', (route) => route.abort('blockedbyclient'));
  await orderButton(page).click();
  await expect(page.getByText(/often because of an ad blocker or a strict network/)).toBeVisible(
    ANSWER,
  );
  await expect(waits(page)).toBeFocused();
  const other = page.getByRole('button', { name: 'Choose another payment method' });
  // The order is cancelled, but the response is lost: the live order shows it.
  const lost = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/cancelOrder', lost, { times: 1 });
  await other.click();
  await expect(orderButton(page)).toBeVisible(ANSWER);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  expect((await onlyOrder(email)).status).toBe('cancelled');

  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const orders = await ordersOf(email);
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'placed']);
  const stock = (await adminFirestore().doc(`products/${soap.slug}`).get()).get('stock') as number;
  expect(stock).toBe(24);
});
