import { aProductOfItsOwn, cartInFirestore, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  onlyOrder,
  orderButton,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { aborted } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Refused Soap');
});
test.afterEach(() => soap.remove());

const cash = { name: 'Cash on delivery' } as const;
const API = '**/api/startCheckout';

test('a coupon reduces the total until it ends, and then the order continues without it', async ({
  page,
}) => {
  const coupon = (id: string) => adminFirestore().doc(`coupons/${id}`);
  const worth = { kind: 'amount', amountPaise: 1_500 };
  await coupon('FLOWTEN').set({ active: true, worth, uses: 0 });
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('flow ten');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FLOWTEN applied: you save ₹15.')).toBeVisible(ANSWER);
  await expect(orderButton(page)).toHaveText('Pay ₹134');
  await page.reload();
  await expect(orderButton(page)).toHaveText('Pay ₹134');

  await page.getByRole('radio', cash).check();
  await coupon('FLOWTEN').update({ active: false });
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Order without the coupon' }).click();
  await expect(orderButton(page)).toHaveText('Place order – ₹189');
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect(await onlyOrder(email)).toMatchObject({ coupon: '', totals: { totalPaise: 18_900 } });
});

test('a lost response creates no second order, also after a reload', async ({
  page,
  expectNoise,
}) => {
  expectNoise(aborted('/api/startCheckout'));
  await openCheckoutWith(page, soap);
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
  await expect(page.getByText(/We didn’t get an answer/)).toBeVisible(ANSWER);
  await orderButton(page).click();
  await expect(page.getByText(/We didn’t get an answer/)).toBeVisible(ANSWER);
  await page.reload();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const order = await onlyOrder(email);
  await expect.poll(() => cartInFirestore(order.uid)).toEqual({});
});
