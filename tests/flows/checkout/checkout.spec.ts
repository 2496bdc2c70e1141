import type { Page } from '@playwright/test';
import { countEffort, type Effort } from '../../support/browser/effort.ts';
import {
  aProductOfItsOwn,
  cartDrawer,
  cartInFirestore,
  personalDataOnDevice,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  CHECKOUT,
  HOME,
  onlyOrder,
  orderButton,
  typeAddress,
} from '../../support/shop/checkouts.ts';
import { aCustomer, aNewEmail, fillSignIn } from '../../support/shop/customers.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** What a new guest's purchase may cost, from the product to the placed order. */
const MOST_TAPS = 8;
const MOST_FIELDS = 7;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Checkout Soap');
});
test.afterEach(() => soap.remove());

const cash = { name: 'Cash on delivery' } as const;

/** A new guest goes from the product to the filled-in checkout, with the phone's "next" key between fields. */
async function fillCheckout(page: Page): Promise<string> {
  const email = aNewEmail();
  await page.goto(`/product/${soap.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().tap();
  await cartDrawer(page).getByRole('link', { name: 'Check out' }).tap();
  await page.getByLabel('Mobile number').tap();
  for (const text of [aPhone(), email, HOME.name, HOME.pin, HOME.line1]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  return email;
}

function expectLittle({ taps, fields }: Effort): void {
  const description = `${taps.length} taps (${taps.join(' · ')}), ${fields.size} fields (${[...fields].join(', ')})`;
  expect(taps.length, description).toBeLessThanOrEqual(MOST_TAPS);
  expect(fields.size, description).toBeLessThanOrEqual(MOST_FIELDS);
  expect(fields.size).toBeGreaterThan(3);
}

test('a guest orders in cash with few taps, a double tap once', async ({ page, context }) => {
  const effort = await countEffort(context);
  const email = await fillCheckout(page);
  await page.getByText('Cash on delivery').tap();
  await expect(orderButton(page)).toHaveText('Place order – ₹189');
  expectLittle(effort);
  await orderButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you\?order=\w{20}$/, ANSWER);
  const order = await onlyOrder(email);
  expect(page.url()).toContain(order.id);
  expect(order).toMatchObject({
    ...{ status: 'placed', method: 'cod', lines: [{ slug: soap.slug, quantity: 1 }] },
    totals: { itemsPaise: 10_000, shippingPaise: 4_900, codFeePaise: 4_000, totalPaise: 18_900 },
    address: { pin: HOME.pin, state: 'Karnataka', line1: HOME.line1 },
  });
  const product = await adminFirestore().doc(`products/${soap.slug}`).get();
  expect(product.get('stock')).toBe(24);
  await expect.poll(() => cartInFirestore(order.uid)).toEqual({});
  expect((await personalDataOnDevice(page))['franch.own.cart']).toMatchObject({ lines: [] });
  expect(await page.evaluate(() => sessionStorage.getItem('franch.checkout'))).toBeNull();
});

test('a guest pays by UPI in another tab, and the first continues', async ({ page, context }) => {
  const effort = await countEffort(context);
  const email = await fillCheckout(page);
  await orderButton(page).tap();
  await page.getByRole('button', { name: 'Pay with a UPI app' }).tap(ANSWER);
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open your UPI app' }).tap(),
  ]);
  await app.getByRole('button', { name: 'Approve' }).tap();
  const { id } = await onlyOrder(email);
  await expect(page).toHaveURL(new RegExp(`/thank-you\\?order=${id}`), { timeout: 60_000 });
  expectLittle(effort);
  expect((await onlyOrder(email)).status).toBe('paid');
});

test('input survives reloads and a sign-in half-way', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pins/')) files.push(pathname);
  });
  const customer = await aCustomer();
  await openCheckoutWith(page, soap);
  await page.getByLabel('PIN code').pressSequentially('57000');
  expect(files).toEqual([]);
  await page.getByLabel('PIN code').pressSequentially('1');
  await expect(page.getByLabel('Town or city')).toHaveValue('Mysuru');
  expect(files).toEqual(['/pins/57.json']);
  await typeAddress(page);
  await page.getByRole('radio', cash).check();
  await page.getByText('For a business invoice (GSTIN)').click();
  await page.getByLabel('GSTIN').fill('29AAAAA0000A1ZY');
  await page.getByLabel('Legal name of the business').fill('Half-way Traders');
  await page.getByLabel('Billing address').fill('4 Market Road');
  await page.getByLabel('Billing city').fill('Mysuru');
  await page.getByLabel('Billing PIN code').fill('570001');
  await page.reload();
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);

  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByLabel('GSTIN')).toHaveValue('29AAAAA0000A1ZY');
  await expect(page.getByRole('radio', cash)).toBeChecked();
  await page.getByLabel('Save this address for next time').check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect(await onlyOrder(customer.email)).toMatchObject({
    uid: customer.uid,
    gstin: '29AAAAA0000A1ZY',
    billing: { legalName: 'Half-way Traders', pin: '570001' },
  });
  const book = adminFirestore().collection(`users/${customer.uid}/addresses`);
  await expect
    .poll(async () => (await book.get()).docs.map((row) => row.get('line1') as string))
    .toEqual([HOME.line1]);
});
