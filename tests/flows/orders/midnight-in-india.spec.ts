import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { formatMoney, paise } from '#domain/money/money.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import { anOrder, type PlacedOrder } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// From 00:00 to 05:30 IST the date in India is a day ahead of UTC. The flows run on 12 March at 00:40 IST.
/** A year without other orders. */
const NIGHT = Date.parse('2025-03-12T00:40:00+05:30');
/** For plans that must lie in the future: the server compares them with its own clock. */
const FUTURE_NIGHT = Date.parse('2099-03-12T00:40:00+05:30');
const PATIENCE = { timeout: 30_000 };

let soap: OwnProduct;
let customer: Customer;
/** At 23:50 of 11 March. */
let yesterdays: PlacedOrder;
/** At 00:10 of 12 March. */
let todays: PlacedOrder;

test.beforeEach(async () => {
  customer = await aCustomer('Leela');
  soap = await aProductOfItsOwn('Night Soap');
});
test.afterEach(() => soap.remove());

/** Places the orders of the two nights. Resolves to a function that deletes them. */
async function placeOrders(): Promise<() => Promise<unknown>> {
  [yesterdays, todays] = await Promise.all([
    orderAt('2025-03-11T23:50:00+05:30', 2),
    orderAt('2025-03-12T00:10:00+05:30', 3),
  ]);
  return () =>
    Promise.all(
      [yesterdays, todays].map(({ orderId }) => adminFirestore().doc(`orders/${orderId}`).delete()),
    );
}

/** Places a cash order and moves it, with its journal, to a point in time. */
async function orderAt(moment: string, quantity: number): Promise<PlacedOrder> {
  // A customer may have one open cash order at a time.
  const order = await anOrder(await aCustomer(), soap, { method: 'cod', quantity });
  const at = Timestamp.fromMillis(Date.parse(moment));
  const place = adminFirestore().doc(`orders/${order.orderId}`);
  await place.update({ uid: customer.uid, createdAt: at, updatedAt: at });
  const events = await place.collection('events').get();
  await Promise.all(events.docs.map(({ ref }) => ref.update({ at })));
  return order;
}

const total = async ({ orderId }: PlacedOrder): Promise<string> => {
  const order = await adminFirestore().doc(`orders/${orderId}`).get();
  return formatMoney(paise(order.get('totals.totalPaise') as number));
};
const orders = (page: Page) => page.getByRole('main').getByRole('row');

test('at 00:40 in India an order of 00:10 is today’s, of 23:50 yesterday’s', async ({ page }) => {
  const removeOrders = await placeOrders();
  await page.clock.setFixedTime(NIGHT);
  await signIn(page, seededStaff('viewer'), '/admin/dashboard/overview');
  const sales = page.getByRole('region', { name: 'Sales' });
  const today = sales.getByRole('link', { name: /^Today/ });
  await expect(today).toContainText('1 order', PATIENCE);
  await expect(today).toContainText(await total(todays));
  await expect(sales.getByRole('link', { name: /^7 days/ })).toContainText('2 orders');
  await sales.getByText('View as table').click();
  const [first, second] = [sales.getByRole('row').nth(1), sales.getByRole('row').nth(2)];
  await expect(first).toContainText('Wed, 12 Mar');
  await expect(first).toContainText(await total(todays));
  await expect(second).toContainText('Tue, 11 Mar');
  await expect(second).toContainText(await total(yesterdays));

  await today.click();
  await expect(page).toHaveURL(/orders\?from=2025-03-12&to=2025-03-12/);
  await expect(orders(page).filter({ hasText: todays.number })).toContainText(
    '12 Mar 2025, 12:10 am IST',
  );
  await expect(orders(page).filter({ hasText: yesterdays.number })).toHaveCount(0);
  await page.goto('/admin/dashboard/orders?from=2025-03-11&to=2025-03-11');
  await expect(orders(page).filter({ hasText: yesterdays.number })).toContainText(
    '11 Mar 2025, 11:50 pm IST',
  );
  await expect(orders(page).filter({ hasText: todays.number })).toHaveCount(0);
  await removeOrders();
});

test('at 00:40 in India a customer sees Indian dates', async ({ page }) => {
  const removeOrders = await placeOrders();
  await page.clock.setFixedTime(NIGHT);
  await signIn(page, customer, '/dashboard?tab=orders');
  const main = page.getByRole('main');
  const row = (order: PlacedOrder) => main.getByRole('listitem').filter({ hasText: order.number });
  await expect(row(todays)).toContainText('12 Mar 2025');
  await expect(row(yesterdays)).toContainText('11 Mar 2025');
  await row(todays)
    .getByRole('link', { name: /Order FR-/ })
    .first()
    .click();
  await expect(main.getByText('12 Mar 2025, 12:10 am IST').first()).toBeVisible();

  // Two to five working days after Wednesday; Sunday does not count.
  await page.goto(`/product/${soap.slug}`);
  await main.getByLabel('PIN code').fill('560001');
  await main.getByRole('button', { name: 'Check' }).click();
  await expect(main.getByText('Arrives Friday, 14 Mar – Tuesday, 18 Mar')).toBeVisible();

  await page.goto('/dashboard?tab=security');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('franch-my-data-2025-03-12.json');
  await removeOrders();
});

test('date fields of the browser plan prices and coupons in Indian time', async ({ page }) => {
  const code = `NIGHT${Date.now().toString(36).toUpperCase().slice(-6)}`;
  await page.clock.setFixedTime(FUTURE_NIGHT);
  await signIn(page, seededStaff('staff'), `/admin/dashboard/products?open=${soap.slug}`);
  const prices = page.getByRole('region', { name: 'Planned prices' });
  const plan = prices.getByRole('form', { name: 'Plan a price' });
  await plan.getByLabel('From').fill('2099-03-12T00:50', PATIENCE);
  await plan.getByLabel('Selling price').fill('90');
  await plan.getByRole('button', { name: 'Plan price' }).click();
  await expect(prices.getByRole('row', { name: /12 Mar 2099, 12:50 am IST/ })).toBeVisible();
  const plansQuery = adminFirestore().collection('priceChanges').where('slug', '==', soap.slug);
  const plans = async () => (await plansQuery.get()).docs;
  await expect.poll(async () => (await plans()).length).toBe(1);
  const [planned] = await plans();
  expect((planned?.get('fromAt') as Timestamp | undefined)?.toMillis()).toBe(
    FUTURE_NIGHT + 10 * 60_000,
  );

  await page.goto('/admin/dashboard/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const form = page.getByRole('form', { name: 'New coupon' });
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Percent', { exact: true }).fill('10');
  await form.getByLabel('Starts (IST)').fill('2099-03-12T00:30');
  await form.getByLabel('Ends (IST)').fill('2099-03-12T23:59');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.goto('/admin/dashboard/coupons');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('from 12 Mar 2099, 12:30 am IST');
  await expect(row).toContainText('until 12 Mar 2099, 11:59 pm IST');
  await adminFirestore().doc(`coupons/${code}`).delete();
  await planned?.ref.delete();
});
