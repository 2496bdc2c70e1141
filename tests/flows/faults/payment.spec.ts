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
import { patience, storedOrder } from '../../support/shop/orders.ts';
import { aborted } from '../../support/browser/noise.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

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

/** The amounts that the provider has collected for an order. */
async function collected(orderId: string): Promise<readonly number[]> {
  const money = await adminFirestore().doc(`transactions/${orderId}`).get();
  const { payments } = (await (await fetch(`${GATEWAY}/control/state`)).json()) as {
    payments: { order_id: string; captured: boolean; amount: number }[];
  };
  const id = money.get('providerOrderId') as string;
  return payments.filter((one) => one.captured && one.order_id === id).map(({ amount }) => amount);
}

test('lost responses, reloads and two payment pages charge once', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(aborted('/api/placeOrder'));
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.route(
    '**/api/placeOrder',
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
  expect(await collected(id)).toEqual([14_900]);
  expect(await storedOrder(id)).toMatchObject({ status: 'paid', payment: { paidPaise: 14_900 } });
  const product = await adminFirestore().doc(`products/${soap.slug}`).get();
  expect(product.get('stock')).toBe(24);
});
