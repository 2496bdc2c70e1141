import type { Page } from '@playwright/test';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  CHECKOUT,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  review,
  typeAddress,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { aCustomer, DENY_ALL, signIn, withRules } from '../../support/shop/customers.ts';
import { CHECKOUT_FAULTS } from '../../support/browser/faults.ts';
import { ABORTED, answered } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';

const API = '**/api/startCheckout';
const FIRESTORE = `http://127.0.0.1:${portsAt(portOffset()).firestore}/**`;
const cash = { name: 'Cash on delivery' } as const;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

/** A guest with a completed checkout form and cash chosen. Resolves to their e-mail. */
async function readyToOrder(page: Page): Promise<string> {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  return email;
}

async function stillTyped(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByRole('radio', cash)).toBeChecked();
}

test('any faulty checkout response is reported, no input is lost, and one order is created', async ({
  page,
  expectNoise,
}) => {
  for (const { status } of CHECKOUT_FAULTS) {
    if (status >= 400) expectNoise(answered(status, '/api/startCheckout'));
  }
  const email = await readyToOrder(page);
  for (const { name, status, code, says } of CHECKOUT_FAULTS) {
    await page.route(API, (route) =>
      code === undefined
        ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Welcome</h1>' })
        : route.fulfill({ status, json: { error: { status: code, message: 'told to nobody' } } }),
    );
    await orderButton(page).click();
    await expect(review(page).getByText(says), name).toBeVisible(ANSWER);
    await expect(page.getByText('told to nobody'), name).toHaveCount(0);
    await stillTyped(page, email);
    await page.unroute(API);
  }
  expect(await ordersOf(email)).toEqual([]);
  await page.reload();
  await stillTyped(page, email);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('a checkout without a response times out, and a retry creates one order', async ({ page }) => {
  await page.clock.install();
  const email = await readyToOrder(page);
  // The order arrives; its response does not.
  const arrived = new Promise<void>((resolve) => {
    void page.route(API, (route) => void route.fetch().then(() => resolve()), { times: 1 });
  });
  await orderButton(page).click();
  await arrived;
  await expect(review(page).getByText('Placing your order…')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(review(page).getByText(/didn’t get an answer/)).toBeVisible(ANSWER);
  await stillTyped(page, email);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('losing Firestore half-way does not block an order', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(ABORTED);
  const email = await readyToOrder(page);
  await context.route(FIRESTORE, (route) => route.abort());
  await page.getByLabel('House, street').fill(HOME.line1);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
  await context.unroute(FIRESTORE);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
    timeout: 60_000,
  });
});

test('an order is placed once and stays reachable while the rules deny every read', async ({
  page,
}) => {
  const email = await readyToOrder(page);
  await withRules(DENY_ALL, async () => {
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    await expect(page.getByRole('heading', { name: 'We can’t show this order' })).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await onlyOrder(email);
});

test('two tabs of one customer make one order', async ({ page, context }) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  const email = customer.email;
  await openCheckoutWith(page, soap);
  const other = await context.newPage();
  await other.goto(CHECKOUT);
  await expect(orderButton(other)).toBeVisible();
  await typeAddress(page);
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await onlyOrder(email);
});
