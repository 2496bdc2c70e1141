import type { Page } from '@playwright/test';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  onlyOrder,
  orderButton,
  review,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { control, patience } from '../../support/shop/orders.ts';
import { aborted } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const GATEWAY = `http://127.0.0.1:${portsAt(portOffset()).gateway}`;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Charged Soap');
});
test.afterEach(() => soap.remove());

const sheet = (page: Page) => page.getByRole('button', { name: 'Pay ₹149.00 by card' });

/** Submits the card form of the provider's page. */
async function sendCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM/YY)').fill('12/39');
  await page.getByLabel('CVV').fill('123');
  await sheet(page).click();
}

/** What the provider has collected for an order, and what the shop recorded. */
async function charged(orderId: string): Promise<object> {
  const money = await adminFirestore().doc(`transactions/${orderId}`).get();
  const state = (await (await fetch(`${GATEWAY}/control/state`)).json()) as {
    payments: { order_id: string; captured: boolean; amount: number }[];
  };
  const collected = state.payments.filter(
    (one) => one.captured && one.order_id === money.get('providerOrderId'),
  );
  const order = await adminFirestore().doc(`orders/${orderId}`).get();
  const product = await adminFirestore().doc(`products/${soap.slug}`).get();
  return {
    amounts: collected.map(({ amount }) => amount),
    status: order.get('status') as string,
    paidPaise: order.get('payment.paidPaise') as number,
    stock: product.get('stock') as number,
  };
}

test('a lost response, a reload during payment, a declined card and a second payment page charge once', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(aborted('/api/startCheckout'));
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.route(
    '**/api/startCheckout',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(review(page).getByText(/didn’t get an answer/)).toBeVisible(ANSWER);
  await page.reload();
  await orderButton(page).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  const { id } = await onlyOrder(email);

  const other = await context.newPage();
  await other.goto(`/return?order=${id}`);
  await other.getByText('I haven’t paid yet').click();
  await other.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(sheet(other)).toBeVisible(ANSWER);

  await page.reload();
  await sendCard(page, '4100 2800 0006 0003');
  await page.getByLabel('One-time password').fill('754081');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await sendCard(page, '4100 2800 0000 1007');
  await page.getByLabel('One-time password').fill('754081');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`/thank-you?order=${id}`, patience);

  await sendCard(other, '4100 2800 0000 1007');
  await expect(other.getByText('This order is paid')).toBeVisible();
  await other.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(other).toHaveURL(`/thank-you?order=${id}`, patience);
  await onlyOrder(email);
  const chargedOnce = { amounts: [14_900], status: 'paid', paidPaise: 14_900, stock: 24 };
  expect(await charged(id)).toEqual(chargedOnce);
});

test('an order survives a provider that does not respond, and is paid later', async ({ page }) => {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await control('faults', { kind: '500' });
  try {
    await orderButton(page).click();
    await expect(page.getByText(/We can’t reach our payment partner/)).toBeVisible(ANSWER);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pay ₹149' })).toBeVisible();
  } finally {
    await fetch(`${GATEWAY}/control/faults`, { method: 'DELETE' });
  }
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  const { id } = await onlyOrder(email);
  expect(await charged(id)).toMatchObject({ amounts: [], status: 'pending-payment', stock: 24 });
});
