import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../support/carts.ts';
import {
  bringToCheckout,
  ANSWER,
  onlyOrder,
  orderButton,
  ordersOf,
  review,
  typeAsGuest,
} from '../support/checkouts.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Refused Soap');
});
test.afterEach(() => soap.remove());

const cash = { name: 'Cash on delivery' } as const;
const API = '**/api/startCheckout';

test('a price that changes in the last moment is told with both totals and confirmed', async ({
  page,
}) => {
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await page.route(
    API,
    async (route) => {
      await soap.change({ price: 110 });
      await route.continue();
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(page.getByText('You saw ₹189.00; the order now comes to ₹199.00.')).toBeVisible(
    ANSWER,
  );
  expect(await ordersOf(email)).toEqual([]);
  await page.getByRole('button', { name: 'Order for the new total: ₹199.00' }).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect((await onlyOrder(email)).totals['totalPaise']).toBe(19_900);
});

test('less than wanted: the line is named and reduced to what is left', async ({ page }) => {
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await soap.change({ stock: 0 });
  await expect(page.getByText('Refused Soap: none is left')).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByText('Refused Soap: none is left')).toBeVisible();
  await page.getByRole('button', { name: 'Take what is left' }).click();
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
});

test('what is not sold any more is named and taken out', async ({ page, expectNoise }) => {
  expectNoise(/permission-denied|insufficient permissions/);
  await bringToCheckout(page, soap);
  await soap.change({ active: false });
  await expect(page.getByText('Something in your cart is not sold any more')).toBeVisible();
  await page.getByRole('button', { name: 'Take it out of the cart' }).click();
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test('a coupon takes something off, or says why it does not', async ({ page }) => {
  const coupon = (id: string) => adminFirestore().doc(`coupons/${id}`);
  const worth = { kind: 'amount', amountPaise: 1_500 };
  await Promise.all([
    coupon('FLOWTEN').set({ active: true, worth, uses: 0 }),
    coupon('FLOWBIG').set({ active: true, worth, minimumPaise: 50_000, uses: 0 }),
  ]);
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByText('Have a coupon?').click();
  const field = page.getByLabel('Coupon code');
  for (const [code, said] of [
    ['', 'Please type the code first.'],
    ['!', 'A code has 3 to 20 letters and digits.'],
    ['NOSUCH', 'There is no such coupon.'],
    ['flowbig', 'This coupon is for orders from ₹500.00 on, before delivery.'],
  ] as const) {
    await field.fill(code);
    await field.press('Enter');
    await expect(review(page).getByText(said)).toBeVisible(ANSWER);
  }
  await field.fill('flow ten');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FLOWTEN takes ₹15.00 off.')).toBeVisible(ANSWER);
  await expect(orderButton(page)).toHaveText('Pay ₹134.00');
  await page.reload();
  await expect(orderButton(page)).toHaveText('Pay ₹134.00');

  // The cart knows it as well, and gives it too.
  await page.goto('/dashboard?tab=cart-fav');
  await expect(page.getByText('FLOWTEN takes ₹15.00 off.')).toBeVisible(ANSWER);
  await expect(page.getByText('− ₹15.00')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the coupon FLOWTEN' }).click();
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('FLOWTEN');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FLOWTEN takes ₹15.00 off.')).toBeVisible(ANSWER);
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(orderButton(page)).toHaveText('Pay ₹134.00');

  await page.getByRole('radio', cash).check();
  await coupon('FLOWTEN').update({ active: false });
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Order without the coupon' }).click();
  await expect(orderButton(page)).toHaveText('Place order – ₹189.00 in cash');
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect(await onlyOrder(email)).toMatchObject({ coupon: '', totals: { totalPaise: 18_900 } });
});

test('an answer that is lost does not make a second order, also after a reload', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|net::/);
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await page.route(
    API,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 2 },
  );
  await orderButton(page).click();
  await expect(page.getByText(/We did not hear back from the shop/)).toBeVisible(ANSWER);
  await orderButton(page).click();
  await expect(page.getByText(/We did not hear back from the shop/)).toBeVisible(ANSWER);
  await page.reload();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const order = await onlyOrder(email);
  await expect.poll(() => cartInFirestore(order.uid)).toEqual({});
});

test('after a lost answer a change does not order twice without a word', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|net::/);
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await page.route(
    API,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(page.getByText(/We did not hear back from the shop/)).toBeVisible(ANSWER);
  await page.getByLabel('House, street').fill('19 Example Road');
  await orderButton(page).click();
  await expect(page.getByText(/An order from a moment ago has arrived already/)).toBeVisible(
    ANSWER,
  );
  await onlyOrder(email);
});

test('after a lost answer an order that was cancelled elsewhere takes nothing out of the cart', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|net::/);
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await page.route(
    API,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(page.getByText(/We did not hear back from the shop/)).toBeVisible(ANSWER);
  const { id } = await onlyOrder(email);
  await adminFirestore().doc(`orders/${id}`).update({ status: 'cancelled' });
  await orderButton(page).click();
  await expect(page.getByText(/An order from a moment ago has arrived already/)).toBeVisible(
    ANSWER,
  );
  await expect(review(page).getByText('Refused Soap')).toBeVisible();
  await page.getByRole('button', { name: 'Place this one as well' }).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const orders = await ordersOf(email);
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'placed']);
});

test('busy is tried again by itself', async ({ page }) => {
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  const busy = { result: { outcome: 'refused', refusal: { reason: 'busy' } } };
  await page.route(API, (route) => route.fulfill({ json: busy }), { times: 1 });
  await orderButton(page).click();
  await expect(
    page.getByText('Many people order right now. We try again by ourselves…'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('without a network it waits, and goes on by itself', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|transport errored|cleardot\.gif|Could not reach/);
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(
    page.getByText(/we go on by ourselves as soon as the network is back/),
  ).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await onlyOrder(email);
});

test('a shop that takes no orders says so, and opens by itself', async ({ page }) => {
  await bringToCheckout(page, soap);
  await page.getByLabel('E-mail').fill('waiting@franch.test');
  const settings = adminFirestore().doc('settings/store');
  try {
    await settings.update({ checkoutOpen: false });
    await expect(
      page.getByRole('heading', { name: 'The shop takes no orders right now' }),
    ).toBeVisible();
  } finally {
    await settings.update({ checkoutOpen: true });
  }
  await expect(orderButton(page)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('waiting@franch.test');
});
