import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { getDocumentProxy } from 'unpdf';
import { USUAL_RETURN_TERMS } from '#domain/return/return-terms.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { formatDay } from '#text/dates.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import {
  anOrder,
  callAs,
  control,
  moveAsStaff,
  patience,
  payAtProvider,
  storedOrder,
} from '../../support/shop/orders.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const ORDERS = '/dashboard?tab=orders';

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Order Oil');
  customer = await aCustomer('Asha');
});
test.afterEach(() => oil.remove());

async function aPaidOrder() {
  const placedOrder = await anOrder(customer, oil);
  await payAtProvider(placedOrder.orderId);
  await expect
    .poll(async () => (await storedOrder(placedOrder.orderId))['status'], patience)
    .toBe('paid');
  // A webhook still in progress requests open refunds as well, and would succeed where the first was refused.
  await control('idle', { timeout_ms: 30_000 });
  return placedOrder;
}

test('an open order follows every step live, and saves its invoice', async ({ page }) => {
  await signIn(page, customer, ORDERS);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  const { orderId, number } = await aPaidOrder();
  await page.getByRole('link', { name: new RegExp(`Order ${number}$`) }).click();
  await expect(page.getByText('Payment received')).toBeVisible();
  await moveAsStaff(orderId, { move: 'pack' });
  await expect(page.getByText('Packed and invoiced')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  const invoice = String((await storedOrder(orderId))['invoice']);
  const [file] = await Promise.all([
    page.waitForEvent('download', patience),
    page.getByRole('button', { name: `Invoice ${invoice}` }).click(patience),
  ]);
  expect(file.suggestedFilename()).toBe(`${invoice.replaceAll('/', '-')}.pdf`);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  for (const word of [invoice, number]) expect(text).toContain(word);

  const shipment = { courier: 'Delhivery', tracking: 'DL 42' };
  await moveAsStaff(orderId, { move: 'ship', shipment });
  await expect(page.getByText('DL 42')).toBeVisible();
  await moveAsStaff(orderId, { move: 'deliver' });
  await expect(page.getByRole('status').getByText('Delivered', { exact: true })).toBeVisible();
});

test('an order that a letter’s link opens is cancelled there, and shows live how its refund fares', async ({
  page,
}) => {
  const { orderId, number } = await aPaidOrder();
  await control('faults', { kind: '400', route: 'POST /v1/payments/:id/refund', times: 1 });
  const { text } = await letterTo(customer.email, number);
  await page.goto(text.split(/\s/u).find((word) => word.includes('#link=')) ?? '');
  await expect(page).toHaveURL(/order=\w{20}$/u);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel order' }).click(patience);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('You cancelled the order')).toBeVisible(patience);
  await expect(page.getByText(/^We couldn’t send your refund of ₹.* yet/).first()).toBeVisible(
    patience,
  );
  await expect(page.getByText(/Refund on its way/)).toHaveCount(0);
  const again = { how: 'again', orderId, failedKey: `cancelled_${orderId}` };
  expect(
    await callAs(seededStaff('staff'), 'settleRefund', { ...again, key: `again_${Date.now()}` }),
  ).toMatchObject({ outcome: 'moved' });
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible(patience);
  await expect(page.getByText(/couldn’t send your refund/)).toHaveCount(0);
  expect((await storedOrder(orderId))['payment']).toMatchObject({
    ...{ state: 'refunded', refundedPaise: 14_900 },
  });
  const product = await adminFirestore().doc(`products/${oil.slug}`).get();
  expect(product.get('stock')).toBe(25);
});

test('a return asked a day too late, from a device whose clock is behind, is refused and writes nothing', async ({
  page,
}) => {
  const { orderId } = await anOrder(customer, oil, { method: 'cod' });
  const shipment = { courier: 'Delhivery', tracking: 'DL 43' };
  for (const what of [{ move: 'pack' }, { move: 'ship', shipment }, { move: 'deliver' }])
    await moveAsStaff(orderId, what);
  // The last day was yesterday.
  const deliveredAt = Date.now() - (USUAL_RETURN_TERMS.faultDays + 1) * DAY_MS;
  const order = adminFirestore().doc(`orders/${orderId}`);
  await order.update({ deliveredAt: Timestamp.fromMillis(deliveredAt) });
  const before = await storedOrder(orderId);

  await page.clock.setFixedTime(Date.now() - DAY_MS);
  await signIn(page, customer, `${ORDERS}&order=${orderId}`);
  await page.getByRole('button', { name: 'Return an item' }).click(patience);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('damaged');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(dialog.getByText('The return window for this reason has closed.')).toBeVisible(
    patience,
  );
  expect(await storedOrder(orderId)).toEqual(before);

  await page.clock.setFixedTime(Date.now());
  await page.reload();
  const lastDay = formatDay(deliveredAt + USUAL_RETURN_TERMS.faultDays * DAY_MS);
  await expect(page.getByText(`The return window closed on ${lastDay}.`)).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Return an item' })).toHaveCount(0);
});
