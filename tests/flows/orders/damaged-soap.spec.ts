import type { Order } from '#domain/order/order.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer } from '../../support/shop/customers.ts';
import { anOrder, callAs, moveAsStaff, patience, storedOrder } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';

const PICTURE = { name: 'soap.png', mimeType: 'image/png', buffer: aPng(1200, 900) };

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Neem Soap');
});
test.afterEach(() => soap.remove());

/** The payout that an order owes, as the owner's list says it. */
async function dueOf(orderId: string) {
  const { payout } = (await storedOrder(orderId)) as unknown as Pick<Order, 'payout'>;
  return payout;
}

test('a damaged soap, from a photograph on another device to the payout by UPI', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  const owner = seededStaff('owner');
  const { orderId, number } = await anOrder(customer, soap, { method: 'cod' });
  const { text } = await letterTo(customer.email, number);
  await moveAsStaff(orderId, { move: 'pack' });
  await moveAsStaff(orderId, {
    move: 'ship',
    shipment: { courier: 'Delhivery', tracking: 'DL 7' },
  });
  await moveAsStaff(orderId, { move: 'deliver' });

  await page.goto(text.split(/\s/u).find((word) => word.includes('#link=')) ?? '');
  await page.getByRole('button', { name: 'Return an item' }).click(patience);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('damaged');
  await dialog.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request return' }).click();
  const ticket = `${number}-R1`;
  await expect(page.getByText(ticket).first()).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Enlarge: Photo 1 of your return' })).toBeVisible(
    patience,
  );

  const step = (what: object) =>
    expect(callAs(owner, 'moveReturn', { orderId, ticket, ...what })).resolves.toMatchObject({
      outcome: 'moved',
    });
  await step({ step: 'approve', note: 'Please keep the soap.' });
  const received = [{ line: 1, quantity: 1, condition: 'not-sent', restock: false }];
  await step({ step: 'receive', received });
  await page.getByRole('button', { name: 'Add refund details' }).click(patience);
  await page.getByRole('dialog').getByLabel('UPI ID').fill('asha@okaxis');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^We’ll send ₹.* to as••••@okaxis by/)).toBeVisible(patience);

  const payout = await dueOf(orderId);
  const [due] = payout?.dues ?? [];
  const stored = await storedOrder(orderId);
  const payeeAt = (stored['payout'] as { payeeAt: { toMillis(): number } }).payeeAt.toMillis();
  const reference = '433012345678';
  await expect(
    callAs(owner, 'payPayout', {
      ...{ orderId, key: due?.key, amountPaise: due?.amountPaise, payeeAt, reference },
    }),
  ).resolves.toMatchObject({ outcome: 'moved' });
  await expect(
    page.getByText(new RegExp(`to as••••@okaxis on .*${reference}`)).first(),
  ).toBeVisible(patience);
  expect((await letterTo(customer.email, 'Refund sent')).text).toContain(reference);
  expect((await adminFirestore().doc(`payouts/${orderId}`).get()).exists).toBe(false);
});
