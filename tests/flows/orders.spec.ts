import { axeFinds } from '../support/axe.ts';
import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../support/carts.ts';
import { aCustomer, type Customer, signIn, withRules } from '../support/customers.ts';
import {
  anOrder,
  forgetSearches,
  moveAsStaff,
  patience,
  payAtProvider,
  storedOrder,
} from '../support/orders.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

// Functions start cold, and webhooks come behind them.
test.describe.configure({ timeout: 120_000 });

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  // What an invoice needs to know of it.
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
  const made = await anOrder(customer, oil);
  await payAtProvider(made.orderId);
  await expect.poll(async () => (await storedOrder(made.orderId))['status'], patience).toBe('paid');
  return made;
}

test(
  'without orders the list leads to the shop; the first order appears by itself',
  { tag: '@one-size' },
  async ({ page }) => {
    await signIn(page, customer, ORDERS);
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    const { number } = await anOrder(customer, oil, { method: 'cod', quantity: 2 });
    const row = page.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText('Placed, being packed');
    await expect(row).toContainText('2 pieces');
    await expect(row).toContainText('₹289.00');
    expect(await axeFinds(page)).toEqual([]);
  },
);

test('an order is followed live from the payment to the door', async ({ page }) => {
  const { orderId, number } = await aPaidOrder();
  await signIn(page, customer, ORDERS);
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page).toHaveURL(orderPath(orderId));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Your payment has arrived')).toBeVisible();
  await expect(page.getByText('Comes when your parcel is packed.')).toBeVisible();
  await expect(page.getByText(/Expected between/)).toBeVisible();

  await moveAsStaff(orderId, { move: 'pack' });
  await expect(page.getByText('Packed, and the invoice was issued')).toBeVisible();
  const invoice = String((await storedOrder(orderId))['invoice']);
  await expect(page.getByText(invoice)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await expect(page.getByText('It is packed already, so it cannot be cancelled')).toBeVisible();

  await moveAsStaff(orderId, {
    move: 'ship',
    shipment: { courier: 'Delhivery', tracking: 'DL 42' },
  });
  await expect(page.getByText('DL 42')).toBeVisible();
  await expect(page.getByText('Handed to the courier')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await moveAsStaff(orderId, { move: 'deliver' });
  await expect(page.getByRole('status').getByText('Delivered')).toBeVisible();
});

test('a paid order is cancelled after a question, and its money goes back', async ({ page }) => {
  const { orderId, number } = await aPaidOrder();
  await signIn(page, customer, orderPath(orderId));
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await expect(dialog).toContainText('₹149.00 goes back the way it came');
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeFocused();
  expect((await storedOrder(orderId))['status']).toBe('paid');

  await page.getByRole('button', { name: 'Cancel the order' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel it now' }).click();
  await expect(page.getByText('You cancelled the order')).toBeVisible(patience);
  await expect(page.getByText('Money was given back')).toBeVisible(patience);
  await expect
    .poll(async () => (await storedOrder(orderId))['payment'])
    .toMatchObject({ state: 'refunded', refundedPaise: 14_900 });
  await expect(page.getByText('None: it was never packed.')).toBeVisible();
  const product = await adminFirestore().doc(`products/${oil.slug}`).get();
  expect(product.get('stock')).toBe(25);
});

test('ordering the same again fills the cart, and says what could not be added', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/permission-denied|insufficient permissions/i);
  const { orderId } = await anOrder(customer, oil, { method: 'cod', quantity: 3 });
  await signIn(page, customer, orderPath(orderId));
  const again = page.getByRole('button', { name: 'Order the same again' });
  await again.click();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [oil.slug]: 3 });

  await oil.change({ stock: 4 });
  // A page that has just read the product hears of a change a moment later; one that is new has read the change.
  await page.reload();
  await again.click();
  await expect(page.getByText(`${oil.title}: your cart now has 4`)).toBeVisible();
  await oil.change({ active: false });
  await page.reload();
  await again.click();
  await expect(page.getByText(`${oil.title}: not sold any more`)).toBeVisible();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [oil.slug]: 4 });
});

test('writing about an order brings its number along', { tag: '@one-size' }, async ({ page }) => {
  const { orderId, number } = await anOrder(customer, oil, { method: 'cod' });
  await signIn(page, customer, orderPath(orderId));
  await page.getByRole('link', { name: 'Write to us about it' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(number);
});

test('an order that waits for its payment leads to it', { tag: '@one-size' }, async ({ page }) => {
  const { orderId } = await anOrder(customer, oil);
  await signIn(page, customer, orderPath(orderId));
  await page.getByRole('button', { name: 'Pay ₹149.00' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹149.00 by card' })).toBeVisible();
});

test('older orders come ten at a time', { tag: '@one-size' }, async ({ page }) => {
  const { orderId } = await anOrder(customer, oil, { method: 'cod' });
  const first = (await adminFirestore().doc(`orders/${orderId}`).get()).data() ?? {};
  for (let place = 1; place <= 12; place += 1) {
    await adminFirestore()
      .doc(`orders/${orderId.slice(0, 18)}${String(place).padStart(2, '0')}`)
      .set({
        ...first,
        number: `FR-OLDER${String(place).padStart(3, '0')}`,
        createdAt: new Date(Date.now() - place * 86_400_000),
      });
  }
  await signIn(page, customer, ORDERS);
  await expect(page.getByText('10 orders shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(page.getByText('13 orders shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order FR-OLDER012' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show older orders' })).toHaveCount(0);
});

test(
  'when the server refuses, the list says so and can be tried again',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/permission-denied|insufficient permissions|403/i);
    await signIn(page, customer);
    const nothing = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /users/{u=**} { allow read: if true; } match /settings/{s} { allow read: if true; } } }`;
    await withRules(nothing, async () => {
      await page.goto(ORDERS);
      await expect(page.getByRole('alert')).toContainText('This is not open to your account.');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
);

test('a visitor is led to the sign-in, or to the search by number', async ({ page }) => {
  await page.goto(ORDERS);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'Find it by its number' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
  for (const path of ['/auth', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Find your order' })).toHaveAttribute(
      'href',
      '/dashboard?tab=find-order',
    );
  }
});

test('an order is found by number and e-mail, as people type them; never by a guess', async ({
  page,
}) => {
  await forgetSearches();
  const { orderId, number } = await anOrder(customer, oil, { method: 'cod', quantity: 2 });
  await moveAsStaff(orderId, { move: 'pack' });
  await moveAsStaff(orderId, { move: 'ship', shipment: { courier: 'Delhivery', tracking: 'DL7' } });
  await page.goto('/dashboard?tab=find-order');
  const form = page.getByRole('form', { name: 'Find your order' });
  const send = form.getByRole('button', { name: 'Find the order' });
  await form.getByLabel('Order number').fill('12');
  await send.click();
  await expect(form.getByText('An order number looks like')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await form.getByLabel('Order number').fill(number);
  await form.getByLabel('E-mail address').fill('somebody@else.test');
  await send.click();
  await expect(form.getByRole('alert').first()).toContainText('We find no order', patience);
  await expect(form.getByLabel('Order number')).toHaveValue(number);

  await form.getByLabel('Order number').fill(` ${number.slice(3).toLowerCase()} `);
  await form.getByLabel('E-mail address').fill(` ${customer.email.toUpperCase()}`);
  await send.click();
  const found = page.getByRole('heading', { name: `Order ${number}` });
  await expect(found).toBeFocused(patience);
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await expect(page.getByText('DL7', { exact: true })).toBeVisible();
  await expect(page.getByText('Example Road')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);

  for (let time = 0; time < 6; time += 1) {
    await page.goto('/dashboard?tab=find-order');
    await form.getByLabel('Order number').fill(number);
    await form.getByLabel('E-mail address').fill('somebody@else.test');
    await send.click();
    await expect(form.getByRole('alert').first()).not.toBeEmpty(patience);
  }
  await expect(form.getByRole('alert').first()).toContainText('asked too often');
  await forgetSearches();
});
