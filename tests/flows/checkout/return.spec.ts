import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  orderButton,
  typeAsGuest,
  onlyOrder,
} from '../../support/shop/checkouts.ts';
import { aCustomer, adminAuth, mailedLinks, signIn } from '../../support/shop/customers.ts';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import {
  anOrder,
  patience,
  payAtProvider,
  payByCard,
  storedOrder,
} from '../../support/shop/orders.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Return Soap');
});
test.afterEach(() => soap.remove());

test('the page that waits for the bank outlasts a lost network', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  const customer = await aCustomer();
  const { orderId, number } = await anOrder(customer, soap);
  await signIn(page, customer, `/return?order=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Your payment is not affected')).toBeVisible();
  await payAtProvider(orderId);
  await expect.poll(async () => (await storedOrder(orderId))['status'], patience).toBe('paid');
  await context.setOffline(false);
  await expect(page).toHaveURL(`/thank-you?order=${orderId}`, patience);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});

test('an anonymous session becomes an account with the same uid', async ({ page }) => {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?order=/, ANSWER);
  const { uid } = await onlyOrder(email);
  const profile = adminFirestore().doc(`users/${uid}`);
  expect((await profile.get()).exists).toBe(false);
  await page.reload();
  const form = page.getByRole('form', { name: 'Save this order to an account' });
  await form.getByLabel('Choose a password', { exact: true }).fill('Ayurveda@108');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready, with your orders in it.')).toBeVisible();
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect((await adminAuth().getUserByEmail(email)).uid).toBe(uid);
  expect((await onlyOrder(email)).uid).toBe(uid);
  await expect.poll(async () => (await profile.get()).get('email') as string).toBe(email);
  await expect.poll(() => mailedLinks(email, 'VERIFY_EMAIL')).toHaveLength(1);
});

test('the test payment runs every real step and is refunded', async ({ page }) => {
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
  expect(await storedOrder(orderId)).toMatchObject({
    ...{ test: true, status: 'paid', invoice: '', totals: { totalPaise: 100 } },
  });
  for (const collection of ['stockMoves', 'mail']) {
    const rows = await adminFirestore()
      .collection(collection)
      .where('orderId', '==', orderId)
      .get();
    expect(rows.size, collection).toBe(0);
  }
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Refund completed')).toBeVisible(patience);
  await expect
    .poll(async () => (await storedOrder(orderId))['payment'])
    .toMatchObject({ state: 'refunded', refundedPaise: 100 });
});
