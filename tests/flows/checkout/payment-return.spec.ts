import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  openCheckoutWith,
  orderButton,
  typeAsGuest,
  onlyOrder,
} from '../../support/shop/checkouts.ts';
import { aCustomer, fillSignIn, waitForProfile, signIn } from '../../support/shop/customers.ts';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import {
  anOrder,
  control,
  expire,
  patience,
  payAtProvider,
  payByCard,
  storedOrder,
} from '../../support/shop/orders.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions and the webhooks that follow.
test.describe.configure({ timeout: 120_000 });

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Return Soap');
});
test.afterEach(() => soap.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const statusOf = async (id: string) => (await storedOrder(id))['status'];

/** Simulates the provider's redirect back after it has collected a payment. */
async function comeBack(page: Page, orderId: string): Promise<void> {
  await page.goto(`/api/pay/return/razorpay?o=${orderId}`);
}

test('the page waits for the bank, and continues by itself once the webhook arrives', async ({
  page,
}) => {
  const customer = await aCustomer('Meera');
  const { orderId, number } = await anOrder(customer, soap);
  await signIn(page, customer, `/return?order=${orderId}`);
  await expect(heading(page, 'Waiting for your bank')).toBeVisible();
  await expect(page.getByText(`We’ll e-mail ${customer.email}.`)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await payAtProvider(orderId, { outcome: 'late', after_ms: 1_500, gives_up: false });
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
  await expect(heading(page, 'Thank you for your order')).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  expect(await storedOrder(orderId)).toMatchObject({
    status: 'paid',
    payment: { state: 'paid', paidPaise: 14_900 },
  });
});

test('a shopper who returns before the webhook does not wait: the provider is queried', async ({
  page,
}) => {
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await signIn(page, customer);
  await control('webhook-faults', { drop: 1 });
  try {
    await payAtProvider(orderId);
    await comeBack(page, orderId);
    await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
    expect(await statusOf(orderId)).toBe('paid');
  } finally {
    await control('webhook-faults', {});
  }
});

test('a failed payment shows its reason, and the next payment is for the same order', async ({
  page,
}) => {
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await signIn(page, customer);
  await waitForProfile(page);
  await payAtProvider(orderId, { outcome: 'failed', reason: 'insufficient_funds' });
  await comeBack(page, orderId);
  await expect(heading(page, 'Payment failed')).toBeVisible();
  await expect(page.getByText('There was not enough balance')).toBeVisible();
  await expect(page.getByText('We’re holding your order for 15 more minutes.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again: pay ₹149' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
  expect(await statusOf(orderId)).toBe('paid');
  const orders = await adminFirestore().collection('orders').where('uid', '==', customer.uid).get();
  expect(orders.size).toBe(1);
});

test('an order not paid in time says so; a late payment for sold-out products is refunded', async ({
  page,
}) => {
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await signIn(page, customer, `/return?order=${orderId}`);
  await expect(heading(page, 'Waiting for your bank')).toBeVisible();
  await expire(orderId);
  await expect(heading(page, 'Payment expired')).toBeVisible();
  await soap.change({ stock: 0 });
  await payAtProvider(orderId);
  await expect
    .poll(
      async () =>
        String((await adminFirestore().doc(`transactions/${orderId}`).get()).get('state')),
      patience,
    )
    .toMatch(/^refund/);
  await expect(heading(page, 'Your payment was late')).toBeVisible();
  await expect(page.getByText('Your payment of ₹149 reached us')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await statusOf(orderId)).toBe('expired');
});

test('a late payment for products still in stock revives the order', async ({ page }) => {
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await expire(orderId);
  await signIn(page, customer, `/return?order=${orderId}`);
  await expect(heading(page, 'Payment expired')).toBeVisible();
  await payAtProvider(orderId);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
});

test('an order shows after its customer signs in, and to no other user', async ({ page }) => {
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await payAtProvider(orderId);
  await page.goto(`/return?order=${orderId}`);
  await expect(heading(page, 'Sign in to see this order')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, await aCustomer());
  await expect(heading(page, 'We can’t show this order here')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, customer, '/dashboard');
  await page.goto(`/return?order=${orderId}`);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
});

test('without a network the page says that nothing is lost, and continues when it is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  const customer = await aCustomer();
  const { orderId } = await anOrder(customer, soap);
  await signIn(page, customer, `/return?order=${orderId}`);
  await expect(heading(page, 'Waiting for your bank')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Your payment is not affected')).toBeVisible();
  await payAtProvider(orderId);
  await expect.poll(() => statusOf(orderId), patience).toBe('paid');
  await context.setOffline(false);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
});

test('a guest moves the order into an account with just a password: same uid, same order', async ({
  page,
}) => {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  const order = await onlyOrder(email);
  await expect(page.getByText('Please keep ₹189 in cash ready for the courier.')).toBeVisible();
  await expect(
    page.getByText(/^We’ll pack it and hand it to the courier within 2 working days/),
  ).toBeVisible();
  await expect(page.getByText(/^Arrives \w+day, \d+\s\w+ – \w+day, \d+\s\w+$/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.reload();
  const form = page.getByRole('form', { name: 'Save this order to an account' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'fill this in' })).toBeVisible();
  await form.getByLabel('Choose a password', { exact: true }).fill('Ayurveda@108');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready, with your orders in it.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect((await onlyOrder(email)).uid).toBe(order.uid);
});

test('the test payment runs every step and is refunded', async ({ page }) => {
  await page.goto('/test-payment');
  await page.getByRole('button', { name: 'Pay ₹1' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/test-payment\?order=\w{20}$/, patience);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  for (const step of [
    /^Order created$/,
    'Provider order created',
    /the order is paid$/,
    'Browser returned, payment checked with the provider',
    'Webhook received with a valid signature',
  ]) {
    await expect(page.getByText(step)).toBeVisible(patience);
  }
  expect(await axeFinds(page)).toEqual([]);
  expect(await storedOrder(orderId)).toMatchObject({
    test: true,
    status: 'paid',
    invoice: '',
    totals: { totalPaise: 100 },
  });
  const moves = await adminFirestore()
    .collection('stockMoves')
    .where('orderId', '==', orderId)
    .get();
  expect(moves.size).toBe(0);
  const mails = await adminFirestore().collection('mail').where('orderId', '==', orderId).get();
  expect(mails.size).toBe(0);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Refund completed')).toBeVisible(patience);
  await expect
    .poll(async () => (await storedOrder(orderId))['payment'])
    .toMatchObject({ state: 'refunded', refundedPaise: 100 });
});
