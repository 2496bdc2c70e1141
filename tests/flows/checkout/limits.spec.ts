import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  review,
  typeAddress,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { aCustomer, adminAuth, signIn } from '../../support/shop/customers.ts';
import { anOrder, callAs, payByCard } from '../../support/shop/orders.ts';
import { LATE_COMMIT } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Limited Soap');
});
test.afterEach(() => soap.remove());

const cash = { name: 'Cash on delivery' } as const;
const OPEN = /You already have a cash on delivery order on its way/;

test('a guest with an open cash order is asked to pay the second one online, and does', async ({
  page,
  tolerateNoise,
}) => {
  // The page may send the cart while the order empties it.
  tolerateNoise(LATE_COMMIT);
  await openCheckoutWith(page, soap);
  const first = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const { uid } = await onlyOrder(first);

  await openCheckoutWith(page, soap);
  await page.getByRole('button', { name: 'A different address' }).click();
  const second = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(review(page).getByText(OPEN)).toBeVisible(ANSWER);
  await expect(review(page).getByRole('link', { name: 'Confirm my e-mail' })).toHaveCount(0);
  expect(await ordersOf(second)).toEqual([]);
  await expect.poll(() => cartInFirestore(uid)).toEqual({ [soap.slug]: 1 });
  await review(page).getByText(OPEN).scrollIntoViewIfNeeded();

  await page.getByRole('button', { name: 'Pay online instead' }).click();
  await expect(review(page).getByText(OPEN)).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(second);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByRole('radio', { name: 'UPI, card or netbanking' })).toBeChecked();
  await orderButton(page).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect.poll(async () => (await onlyOrder(second)).status, ANSWER).toBe('paid');
});

test('a customer may place a second cash order after confirming the account’s e-mail', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  await anOrder(customer, soap, { method: 'cod', quantity: 2 });
  await signIn(page, customer);
  await openCheckoutWith(page, soap);
  await expect(page.getByRole('radio', { name: HOME.name })).toBeChecked();
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(review(page).getByText(OPEN)).toBeVisible(ANSWER);
  const link = review(page).getByRole('link', { name: 'Confirm my e-mail' });
  await expect(link).toHaveAttribute('href', '/dashboard?tab=security');

  await adminAuth().updateUser(customer.uid, { emailVerified: true });
  await review(page)
    .getByRole('button', { name: /^Place order/ })
    .click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
});

test('too many orders within an hour are refused politely, and no input is lost', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  await signIn(page, customer);
  for (let turn = 0; turn < 10; turn += 1) {
    const { orderId } = await anOrder(customer, soap);
    await callAs(customer, 'cancelOrder', { orderId });
  }
  await openCheckoutWith(page, soap);
  await typeAddress(page);
  await orderButton(page).click();
  const limitNotice = review(page).getByText(/You’ve placed several orders in a short time/);
  await expect(limitNotice).toBeVisible(ANSWER);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 1 });
});
