import type { Page } from '@playwright/test';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  review,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { DENY_ALL, withRules } from '../../support/shop/customers.ts';
import { ABORTED, answered } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';

/** Faulty responses of the server or a proxy, and the message that each shows the shopper. */
const FAULTS: readonly {
  readonly status: number;
  /** The error code of Google's servers; absent for the HTML page of a proxy. */
  readonly code?: string;
  readonly says: RegExp;
}[] = [
  { status: 502, says: /didn’t get an answer/ },
  { status: 200, says: /didn’t get an answer/ },
  { status: 504, code: 'DEADLINE_EXCEEDED', says: /didn’t get an answer/ },
  { status: 401, code: 'UNAUTHENTICATED', says: /You’ve been signed out/ },
  { status: 409, code: 'ABORTED', says: /very busy right now/ },
];

const API = '**/api/placeOrder';
const FIRESTORE = `http://127.0.0.1:${portsAt(portOffset()).firestore}/**`;
const cash = { name: 'Cash on delivery' } as const;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

/** A guest with a completed checkout form and cash chosen. Resolves to their email. */
async function readyToOrder(page: Page): Promise<string> {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  return email;
}

async function stillTyped(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByRole('radio', cash)).toBeChecked();
}

test('faulty responses to the checkout are named, and input stays', async ({
  page,
  expectNoise,
}) => {
  for (const { status } of FAULTS) {
    if (status >= 400) expectNoise(answered(status, '/api/placeOrder'));
  }
  const email = await readyToOrder(page);
  for (const { status, code, says } of FAULTS) {
    await page.route(API, (route) =>
      code === undefined
        ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Welcome</h1>' })
        : route.fulfill({ status, json: { error: { status: code, message: 'internal detail' } } }),
    );
    await orderButton(page).click();
    await expect(review(page).getByText(says), `${status}`).toBeVisible(ANSWER);
    await expect(page.getByText('internal detail'), `${status}`).toHaveCount(0);
    await stillTyped(page, email);
    await page.unroute(API);
  }
  expect(await ordersOf(email)).toEqual([]);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('a checkout without a response times out, and is retried once', async ({ page }) => {
  await page.clock.install();
  const email = await readyToOrder(page);
  // The order arrives; its response does not.
  const arrived = new Promise<void>((resolve) => {
    void page.route(API, (route) => void route.fetch().then(() => resolve()), { times: 1 });
  });
  await orderButton(page).click();
  await arrived;
  await page.clock.fastForward(31_000);
  await expect(review(page).getByText(/didn’t get an answer/)).toBeVisible(ANSWER);
  await stillTyped(page, email);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('an order needs no connection to Firestore', async ({ page, context, expectNoise }) => {
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

test('an order is placed once while the real rules deny every read', async ({ page }) => {
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
