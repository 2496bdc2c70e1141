import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer } from '../../support/shop/customers.ts';
import { anOrder, moveAsStaff, patience, storedOrder } from '../../support/shop/orders.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Order Oil');
  customer = await aCustomer('Asha');
});
test.afterEach(() => oil.remove());

/** A cash order of a day when delivery cost ₹30 more, and its total by today's fee. */
async function aDearerOrder() {
  const placed = await anOrder(customer, oil, { method: 'cod' });
  const totals = (await storedOrder(placed.orderId))['totals'] as Record<string, number>;
  const { shippingPaise = 0, totalPaise = 0 } = totals;
  const dearer = { shippingPaise: shippingPaise + 3_000, totalPaise: totalPaise + 3_000 };
  const store = adminFirestore();
  await store.doc(`orders/${placed.orderId}`).update({ totals: { ...totals, ...dearer } });
  await store.doc(`transactions/${placed.orderId}`).update({ amountPaise: dearer.totalPaise });
  return { ...placed, totalPaise };
}

test('a letter’s link sends an order to another State: fee and tax follow, until it is packed', async ({
  page,
}) => {
  const { orderId, number, totalPaise } = await aDearerOrder();
  const { text } = await letterTo(customer.email, number);
  await page.goto(text.split(/\s/u).find((word) => word.includes('#link=')) ?? '');
  await page.getByRole('button', { name: 'Change address or phone' }).click(patience);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('PIN code').fill('400053');
  await dialog.getByLabel('Town or city').fill('Mumbai');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const total = `₹${totalPaise / 100}`;
  await expect(dialog.getByText(total, { exact: true })).toBeVisible(patience);
  await dialog.getByRole('button', { name: 'Confirm change' }).click();
  await expect(page.getByText('Delivery address or phone changed')).toBeVisible(patience);
  await expect(page.getByText('Mumbai 400053')).toBeVisible();
  expect((await letterTo(customer.email, 'Order changed')).text).toContain(total);
  await moveAsStaff(orderId, { move: 'pack' });
  await expect(page.getByText(/^Packed on .*can’t be changed here any more/)).toBeVisible(patience);
  const invoice = await adminFirestore().doc(`invoices/${orderId}`).get();
  expect(invoice.data()).toMatchObject({
    ...{ supply: 'inter', placeOfSupply: { code: '27' } },
    totals: { totalPaise, cgstPaise: 0, sgstPaise: 0 },
  });
});
