import type { Page } from '@playwright/test';
import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  CHECKOUT,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { anOrder, control, patience, payAtProvider, payByCard } from '../../support/shop/orders.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  soap = await aProductOfItsOwn('Unpaid Soap');
});
test.afterEach(async () => {
  await control('webhook-faults', {});
  await soap.remove();
});

// Several pages and cold-starting functions exceed the default timeout.
test.describe.configure({ timeout: 120_000 });

const FALSE_ALARM = /can’t reach our payment partner/;
const unpaid = (page: Page) => page.getByRole('heading', { name: 'You haven’t paid yet' });
const sheet = (page: Page) => page.getByRole('button', { name: 'Pay ₹149.00 by card' });
const stockLeft = async () =>
  (await adminFirestore().doc(`products/${soap.slug}`).get()).get('stock') as number;

/** A guest orders the soap and reaches the provider's payment page. Resolves to the guest's e-mail. */
async function orderOnline(page: Page): Promise<string> {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await orderButton(page).click();
  await expect(sheet(page)).toBeVisible(ANSWER);
  return email;
}

async function expectUnpaid(page: Page): Promise<void> {
  await expect(unpaid(page)).toBeVisible(ANSWER);
  await expect(page.getByText('₹149 is due for order')).toBeVisible();
  await expect(page.getByText(/We’re holding it for you until \d{1,2}:\d\d [ap]m/)).toBeVisible();
  await expect(page.getByText(FALSE_ALARM)).toHaveCount(0);
}

test('Cancel on the payment page leads back to "You haven’t paid yet", and the same order is paid', async ({
  page,
}) => {
  const email = await orderOnline(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectUnpaid(page);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/thank-you\?order=/, { timeout: 60_000 });
  const order = await onlyOrder(email);
  await expect.poll(async () => (await onlyOrder(email)).status, ANSWER).toBe('paid');
  expect(page.url()).toContain(order.id);
});

test('Back from the payment page says the same, and another payment method restores the whole checkout', async ({
  page,
}) => {
  const email = await orderOnline(page);
  await page.goBack();
  await expectUnpaid(page);
  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(orderButton(page)).toBeVisible(ANSWER);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  expect((await onlyOrder(email)).status).toBe('cancelled');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const orders = await ordersOf(email);
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'placed']);
  expect(await stockLeft()).toBe(24);
});

test('an unpaid order is cancelled from there, and its stock is released', async ({ page }) => {
  const email = await orderOnline(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectUnpaid(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have not been charged');
  await dialog.getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible(ANSWER);
  await expect(page.getByRole('link', { name: 'Continue shopping' }).last()).toBeVisible();
  expect((await onlyOrder(email)).status).toBe('cancelled');
  expect(await stockLeft()).toBe(25);
});

test('a payment that arrives meanwhile wins over choosing another payment method', async ({
  page,
}) => {
  const email = await orderOnline(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectUnpaid(page);
  const { id } = await onlyOrder(email);
  // The page is not notified: only the server can know.
  await control('webhook-faults', { drop: 1 });
  await payAtProvider(id);
  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(page).toHaveURL(`/thank-you?order=${id}`, patience);
  expect((await onlyOrder(email)).status).toBe('paid');
});

test('a second tab shows the unpaid order instead of an empty checkout', async ({
  page,
  context,
}) => {
  const email = await orderOnline(page);
  const { id, uid } = await onlyOrder(email);
  const other = await context.newPage();
  await other.goto(CHECKOUT);
  await expect(unpaid(other)).toBeVisible(ANSWER);
  await other.goto('/dashboard?tab=cart-fav');
  const note = other.getByRole('region', { name: 'Payment pending' });
  await expect(note).toContainText('One unpaid order: pay ₹149');
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await note.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(sheet(other)).toBeVisible(ANSWER);
  await other.goto(CHECKOUT);
  await other.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(orderButton(other)).toBeVisible(ANSWER);
  await expect(other.getByLabel('E-mail')).toHaveValue(email);
  await expect(other.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect.poll(() => cartInFirestore(uid)).toEqual({ [soap.slug]: 1 });
  expect((await onlyOrder(email)).id).toBe(id);
});

test('a shopper who closed the tab finds the payment in the account and pays from there', async ({
  page,
}) => {
  const customer = await aCustomer();
  const { orderId, number } = await anOrder(customer, soap);
  await signIn(page, customer, '/dashboard?tab=orders');
  const note = page.getByRole('region', { name: 'Payment pending' });
  await expect(note).toContainText('One unpaid order: pay ₹149');
  await expect(note).toContainText(`Order ${number}.`);
  expect(await axeFinds(page)).toEqual([]);
  await note.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(`/dashboard?tab=orders&order=${orderId}`);
  await page.getByRole('button', { name: 'Pay ₹149' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, { timeout: 60_000 });
});
