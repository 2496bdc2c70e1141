import { axeFinds } from '../../support/browser/axe.ts';
import {
  aProductOfItsOwn,
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
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { aCustomer, adminAuth, fillSignIn, mailedLinks } from '../../support/shop/customers.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Checkout Soap');
});
test.afterEach(() => soap.remove());

const stockOf = async ({ slug }: OwnProduct) =>
  (await adminFirestore().doc(`products/${slug}`).get()).get('stock') as number;
const cash = { name: 'Cash on delivery' } as const;

test(
  'a guest orders in cash: two taps create one order, empty the cart and reduce the stock',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await openCheckoutWith(page, soap);
    const phone = aPhone();
    const email = await typeAsGuest(page, phone);
    await page.getByRole('radio', cash).check();
    await expect(orderButton(page)).toHaveText('Place order – ₹189');
    await orderButton(page).dblclick();
    await expect(page).toHaveURL(/\/thank-you\?order=\w{20}$/, ANSWER);

    const order = await onlyOrder(email);
    expect(page.url()).toContain(order.id);
    expect(order).toMatchObject({
      status: 'placed',
      method: 'cod',
      lines: [{ slug: soap.slug, quantity: 1 }],
      totals: { itemsPaise: 10_000, shippingPaise: 4_900, codFeePaise: 4_000, totalPaise: 18_900 },
      address: { pin: HOME.pin, state: 'Karnataka', phone, line1: HOME.line1 },
    });
    expect(await stockOf(soap)).toBe(24);
    await expect.poll(() => cartInFirestore(order.uid)).toEqual({});
    expect((await personalDataOnDevice(page))['franch.own.cart']).toMatchObject({ lines: [] });
    expect(await page.evaluate(() => sessionStorage.getItem('franch.checkout'))).toBeNull();

    await page.goto(CHECKOUT);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
);

test('axe finds no violations in a checkout with an invalid field', async ({ page }) => {
  await openCheckoutWith(page, soap);
  await page.getByLabel('E-mail').fill('nobody');
  await orderButton(page).click();
  await expect(page.getByText('An e-mail address has an @')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('input survives a reload at every step and a sign-in half-way', async ({ page }) => {
  const customer = await aCustomer();
  await openCheckoutWith(page, soap);
  await page.getByLabel('E-mail').fill('half@franch.test');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('half@franch.test');
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
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await expect(page.getByRole('radio', cash)).toBeChecked();

  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByLabel('GSTIN')).toHaveValue('29AAAAA0000A1ZY');
  await expect(page.getByRole('radio', cash)).toBeChecked();
  const keep = page.getByLabel('Save this address for next time');
  await expect(keep).not.toBeChecked();
  await keep.check();
  await page.reload();
  await expect(keep).toBeChecked();
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

test('a guest who registers keeps the uid and orders, and had no account before', async ({
  page,
}) => {
  await openCheckoutWith(page, soap);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const { uid } = await onlyOrder(email);
  expect((await adminFirestore().doc(`users/${uid}`).get()).exists).toBe(false);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await page.getByRole('button', { name: 'Create account' }).first().click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Choose a password').fill('Ayurveda@108');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect((await adminAuth().getUserByEmail(email)).uid).toBe(uid);
  await expect.poll(() => mailedLinks(email, 'VERIFY_EMAIL')).toHaveLength(1);
  await expect
    .poll(async () => (await adminFirestore().doc(`users/${uid}`).get()).get('email') as string)
    .toBe(email);
});
