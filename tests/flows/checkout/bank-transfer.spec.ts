import { FieldValue } from 'firebase-admin/firestore';
import { formatMoment } from '#text/dates.ts';
import { ACCOUNT } from '../../support/fixtures/order-states.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  onlyOrder,
  openCheckoutWith,
  orderButton,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { signIn } from '../../support/shop/customers.ts';
import { patience } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const settings = () => adminFirestore().doc('settings/store');

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Transfer Soap');
  await settings().update({ bankTransfer: ACCOUNT });
});
test.afterEach(async () => {
  await settings().update({ bankTransfer: FieldValue.delete() });
  await soap.remove();
});

test('a guest orders by bank transfer, and staff confirm, pack and return the money', async ({
  page,
  browser,
}) => {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByText('Bank transfer').tap();
  await orderButton(page).tap();
  const note = page.getByRole('region', { name: 'Please transfer the money' });
  await expect(note).toBeVisible(ANSWER);
  const order = await onlyOrder(email);
  const { number, reservation } = await stored(order.id);
  const deadline = formatMoment(reservation.untilAt.toMillis());
  for (const text of [ACCOUNT.holder, ACCOUNT.number, ACCOUNT.ifsc, number, '₹149', deadline])
    await expect(note.getByText(text, { exact: true })).toBeVisible();
  expect(order).toMatchObject({ status: 'pending-payment', method: 'transfer' });

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await office.newPage();
  await signIn(admin, seededStaff('staff'), `/admin/dashboard/orders?open=${order.id}`);
  async function take(step: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await admin.getByRole('button', { name: step, exact: true }).first().click(patience);
    const dialog = admin.getByRole('dialog');
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toBeHidden(patience);
  }
  // Of this run alone: a reference pays one order.
  const reference = `HDFCN5${order.id.slice(0, 10)}`;
  await take('Money received', { 'Bank reference': reference.toLowerCase() });
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible(ANSWER);
  const invoice = admin.getByRole('link', { name: /^Invoice SR\// });
  await expect(invoice).toBeVisible(patience);
  await take('Pack');
  await take('Refund', {
    'Amount in rupees': '149',
    Reason: 'Came back unopened',
    'Bank reference': 'HDFCN52026112999',
  });
  await expect
    .poll(() => stored(order.id))
    .toMatchObject({ status: 'packed', payment: { state: 'refunded' } });
  await expect(admin.getByText(/reference HDFCN52026112999/).first()).toBeVisible(patience);
  const money = await adminFirestore().doc(`transactions/${order.id}`).get();
  expect(money.get('attempts')).toMatchObject([{ paymentId: reference.toUpperCase() }]);
  await office.close();
});

/** The fields of the stored order that a guest's page must show, or that staff change. */
async function stored(id: string) {
  const order = await adminFirestore().doc(`orders/${id}`).get();
  return order.data() as {
    readonly number: string;
    readonly reservation: { readonly untilAt: { toMillis(): number } };
  };
}
