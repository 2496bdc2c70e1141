import { axeFinds } from '../support/axe.ts';
import {
  aProductOfItsOwn,
  cartInFirestore,
  keptOnDevice,
  type OwnProduct,
} from '../support/carts.ts';
import {
  ANSWER,
  bringToCheckout,
  CHECKOUT,
  HOME,
  onlyOrder,
  orderButton,
  ordersOf,
  typeAddress,
  typeAsGuest,
} from '../support/checkouts.ts';
import { aCustomer, adminAuth, fillSignIn, mailedLinks, signIn } from '../support/customers.ts';
import { aPhone } from '../support/phones.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Checkout Soap');
});
test.afterEach(() => soap.remove());

const stockOf = async ({ slug }: OwnProduct) =>
  (await adminFirestore().doc(`products/${slug}`).get()).get('stock') as number;
const cash = { name: 'Cash on delivery' } as const;

test('a guest orders in cash: two taps make one order, the cart is empty, and the stock smaller', async ({
  page,
}) => {
  await bringToCheckout(page, soap);
  const phone = aPhone();
  const email = await typeAsGuest(page, phone);
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await expect(page.getByText(/^Arrives between \w{3}, \d+ \w+ and \w{3}, \d+ \w+$/)).toBeVisible();
  await expect(orderButton(page)).toHaveText('Pay ₹149.00');
  await page.getByRole('radio', cash).check();
  await expect(orderButton(page)).toHaveText('Place order – ₹189.00 in cash');
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
  expect((await keptOnDevice(page))['franch.own.cart']).toMatchObject({ lines: [] });
  expect(await page.evaluate(() => sessionStorage.getItem('franch.checkout'))).toBeNull();

  await page.goto(CHECKOUT);
  await expect(page.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test('a guest is asked for eight things at most, and by keyboard comes to the first that is missing', async ({
  page,
}) => {
  await bringToCheckout(page, soap);
  const asked = page
    .getByRole('form', { name: 'Checkout' })
    .locator('input:visible, select:visible');
  await expect(asked.and(page.locator(':not([type=radio])'))).toHaveCount(8);
  await page.getByLabel('E-mail').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This does not look like an e-mail address.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await orderButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('somebody@franch.test');
  await orderButton(page).press('Enter');
  await expect(page.getByLabel('PIN code')).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);
});

test(
  'a PIN code of another State is a word of warning and no refusal',
  { tag: '@one-size' },
  async ({ page }) => {
    await bringToCheckout(page, soap);
    const email = await typeAsGuest(page);
    await page.getByLabel('State or union territory').selectOption('Kerala');
    await expect(page.getByText(/are usually in Karnataka, and you chose Kerala/)).toBeVisible();
    await page.getByRole('radio', cash).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    expect((await onlyOrder(email)).address['state']).toBe('Kerala');
  },
);

test(
  'cash is not offered where couriers take none, and the Army Postal Service is not served',
  { tag: '@one-size' },
  async ({ page }) => {
    await bringToCheckout(page, soap);
    const email = await typeAsGuest(page);
    await page.getByRole('radio', cash).check();
    await page.getByLabel('PIN code').fill('744101');
    await expect(page.getByRole('radio', cash)).toBeDisabled();
    await expect(
      page.getByText('Not to this PIN code: couriers there take no cash.'),
    ).toBeVisible();
    await expect(orderButton(page)).toHaveText('Pay ₹149.00');
    await page.getByLabel('PIN code').fill('900056');
    await expect(page.getByText('Our couriers do not go to PIN code 900056.')).toBeVisible();
    await orderButton(page).click();
    await page.getByRole('button', { name: 'Change the PIN code' }).click();
    await expect(page.getByLabel('PIN code')).toBeFocused();
    expect(await ordersOf(email)).toEqual([]);
  },
);

test('a customer orders to an address of the book, changes one, and adds another', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  const address = { ...HOME, phone: '+919876543210', state: 'Karnataka', line2: '' };
  await adminFirestore()
    .doc(`users/${customer.uid}/addresses/home`)
    .set({ ...address, preferred: true, createdAt: new Date() });
  await signIn(page, customer);
  await bringToCheckout(page, soap);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: HOME.name })).toBeChecked();

  await page.getByRole('button', { name: 'Another address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByLabel('PIN code').fill('682001');
  await dialog.getByLabel('Town or city').fill('Kochi');
  await dialog.getByLabel('House, street').fill('4 Sample Lane');
  await dialog.getByLabel('Full name').fill('Asha at work');
  await dialog.getByLabel('Mobile number').fill(aPhone());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('radio', { name: 'Asha at work' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Asha at work' })).toBeChecked();
  await page.getByRole('radio', cash).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect(await onlyOrder(customer.email)).toMatchObject({
    uid: customer.uid,
    address: { pin: '682001', state: 'Kerala', name: 'Asha at work' },
  });
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({});
});

test(
  'what was typed survives a reload at every step and a sign-in half-way',
  { tag: '@one-size' },
  async ({ page }) => {
    const customer = await aCustomer();
    await bringToCheckout(page, soap);
    await page.getByLabel('E-mail').fill('half@franch.test');
    await page.reload();
    await expect(page.getByLabel('E-mail')).toHaveValue('half@franch.test');
    await typeAddress(page);
    await page.getByRole('radio', cash).check();
    await page.getByText('For a business invoice (GSTIN)').click();
    await page.getByLabel('GSTIN').fill('29AAAAA0000A1ZY');
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
    const keep = page.getByLabel('Keep this address in my address book');
    await expect(keep).not.toBeChecked();
    await keep.check();
    await page.reload();
    await expect(keep).toBeChecked();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    expect(await onlyOrder(customer.email)).toMatchObject({
      uid: customer.uid,
      gstin: '29AAAAA0000A1ZY',
    });
    const book = adminFirestore().collection(`users/${customer.uid}/addresses`);
    await expect
      .poll(async () => (await book.get()).docs.map((row) => row.get('line1') as string))
      .toEqual([HOME.line1]);
  },
);

test('a wrong GSTIN is said beside its field', { tag: '@one-size' }, async ({ page }) => {
  await bringToCheckout(page, soap);
  const email = await typeAsGuest(page);
  await page.getByText('For a business invoice (GSTIN)').click();
  await page.getByLabel('GSTIN').fill('29AAAAA0000A1ZX');
  await orderButton(page).click();
  await expect(page.getByText(/This GSTIN is not right/)).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  expect(await ordersOf(email)).toEqual([]);
});

test(
  'a guest who registers keeps uid and orders, and was nobody’s account before',
  { tag: '@one-size' },
  async ({ page }) => {
    await bringToCheckout(page, soap);
    const email = await typeAsGuest(page);
    await page.getByRole('radio', cash).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    const { uid } = await onlyOrder(email);
    expect((await adminFirestore().doc(`users/${uid}`).get()).exists).toBe(false);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'You are here as a guest' })).toBeVisible();
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
  },
);
