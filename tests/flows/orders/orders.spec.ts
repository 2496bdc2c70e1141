import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import {
  anOrder,
  clearSearches,
  moveAsStaff,
  patience,
  payAtProvider,
  storedOrder,
} from '../../support/shop/orders.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions and the webhooks that follow.
test.describe.configure({ timeout: 120_000 });

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  // Tax fields that an invoice needs.
  const tax = {
    hsn: '33059011',
    gstRates: [{ from: '2017-07-01', percent: 18, reason: 'Hair oil' }],
  };
  oil = await aProductOfItsOwn('Order Oil', tax);
  customer = await aCustomer('Asha');
});
test.afterEach(() => oil.remove());

const ORDERS = '/dashboard?tab=orders';
const orderPath = (id: string) => `${ORDERS}&order=${id}`;

async function aPaidOrder() {
  const placedOrder = await anOrder(customer, oil);
  await payAtProvider(placedOrder.orderId);
  await expect
    .poll(async () => (await storedOrder(placedOrder.orderId))['status'], patience)
    .toBe('paid');
  return placedOrder;
}

test('an order updates live from payment to delivery', async ({ page }) => {
  await signIn(page, customer, ORDERS);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  const { orderId, number } = await aPaidOrder();
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(orderPath(orderId));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  await expect(page.getByText('Available once your order is packed.')).toBeVisible();
  await expect(page.getByText(/Arrives \w+day, \d+\s\w+ – /)).toBeVisible();

  await moveAsStaff(orderId, { move: 'pack' });
  await expect(page.getByText('Packed and invoiced')).toBeVisible();
  const invoice = String((await storedOrder(orderId))['invoice']);
  await expect(page.getByText(invoice)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(
    page.getByText('Your order is already packed, so it can’t be cancelled'),
  ).toBeVisible();

  await moveAsStaff(orderId, {
    move: 'ship',
    shipment: { courier: 'Delhivery', tracking: 'DL 42' },
  });
  await expect(page.getByText('DL 42')).toBeVisible();
  await expect(page.getByText('Shipped')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await moveAsStaff(orderId, { move: 'deliver' });
  await expect(page.getByRole('status').getByText('Delivered')).toBeVisible();
});

test(
  'cancelling a paid order asks first and refunds the payment',
  { tag: '@both-sizes' },
  async ({ page }) => {
    const { orderId, number } = await aPaidOrder();
    await signIn(page, customer, orderPath(orderId));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` });
    await expect(dialog).toContainText('We’ll refund ₹149 to your original payment method');
    expect(await axeFinds(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Yes, cancel order' }).click();
    await expect(page.getByText('You cancelled the order')).toBeVisible(patience);
    await expect(page.getByText('Refunded').first()).toBeVisible(patience);
    await expect
      .poll(async () => (await storedOrder(orderId))['payment'])
      .toMatchObject({ state: 'refunded', refundedPaise: 14_900 });
    await expect(page.getByText('No invoice: this order was not packed.')).toBeVisible();
    const product = await adminFirestore().doc(`products/${oil.slug}`).get();
    expect(product.get('stock')).toBe(25);
  },
);

test('an unpaid order links to its payment', async ({ page }) => {
  const { orderId } = await anOrder(customer, oil);
  await signIn(page, customer, orderPath(orderId));
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹149.00 by card' })).toBeVisible();
});

test('an order is found by number and e-mail in the forms people type; never by a guess', async ({
  page,
}) => {
  await clearSearches();
  const { orderId, number } = await anOrder(customer, oil, { method: 'cod', quantity: 2 });
  await moveAsStaff(orderId, { move: 'pack' });
  await moveAsStaff(orderId, {
    move: 'ship',
    shipment: { courier: 'Delhivery', tracking: 'DL7' },
  });
  await page.goto('/dashboard?tab=find-order');
  expect(await axeFinds(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Track your order' });
  const send = form.getByRole('button', { name: 'Track order' });
  await form.getByLabel('Order number').fill(number);
  await form.getByLabel('E-mail address').fill('somebody@else.test');
  await send.click();
  await expect(form.getByRole('alert').first()).toContainText(
    'We couldn’t find an order',
    patience,
  );

  await form.getByLabel('Order number').fill(` ${number.slice(3).toLowerCase()} `);
  await form.getByLabel('E-mail address').fill(` ${customer.email.toUpperCase()}`);
  await send.click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused(patience);
  await expect(page.getByText('DL7', { exact: true })).toBeVisible();
  await expect(page.getByText('Example Road')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await clearSearches();
});
