import type { Page } from '@playwright/test';
import {
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartDrawer,
  cartInFirestore,
  continueShopping,
  cartLink,
  cartRow,
  personalDataOnDevice,
  type OwnProduct,
  putInCart,
} from '../../support/shop/carts.ts';
import {
  aCustomer,
  type Customer,
  fillSignIn,
  READ_ONLY,
  signIn,
  withRules,
} from '../../support/shop/customers.ts';
import { LATE_COMMIT, OFFLINE } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
let oil: OwnProduct;
let balm: OwnProduct;

test.beforeEach(async () => {
  [soap, oil, balm] = await Promise.all([
    aProductOfItsOwn('Own Soap', { stock: 4 }),
    aProductOfItsOwn('Own Oil'),
    aProductOfItsOwn('Own Balm'),
  ]);
});
test.afterEach(() => Promise.all([soap, oil, balm].map((product) => product.remove())));

/** The requests of the SDK that write: its stream, and the commit of a transaction. */
const WRITES = /Firestore\/Write\/|documents:commit/;

/** The cart changes that a page has stored until the server acknowledges them. */
const unsentOn = async (page: Page) => (await personalDataOnDevice(page))['franch.own.cart-unsent'];

const linesOnDevice = (...lines: readonly (readonly [OwnProduct, number])[]) =>
  JSON.stringify({
    version: 1,
    lines: lines.map(([{ slug }, quantity], place) => ({
      slug,
      quantity,
      seenPaise: 10_000,
      addedAt: Date.now() + place,
    })),
  });

test('a sign-in merges the device’s cart into the account’s, capped at the stock, with a notice', async ({
  page,
}) => {
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 2);
  await putInCart(customer, oil.slug, 5);
  await page.goto('/faq');
  await page.evaluate(
    (text) => localStorage.setItem('franch.own.cart', text),
    linesOnDevice([soap, 6], [balm, 1], [oil, 3]),
  );
  await signIn(page, customer, CART);
  const expected = { [soap.slug]: 4, [oil.slug]: 5, [balm.slug]: 1 };
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual(expected);
  await expect(
    page.getByText(
      '1 product from this device was added to the 2 in your cart. Only 4 left of Own Soap, so your cart has 4.',
    ),
  ).toBeVisible();
  await expect(cartRow(page, 'Own Balm')).toBeVisible();
  const rest = async () => (await personalDataOnDevice(page))['franch.own.cart'];
  await expect.poll(rest).toEqual({ version: 1, lines: [] });
});

test('two tabs merging at once, and an interrupted merge, double nothing and lose nothing', async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await putInCart(customer, oil.slug, 2);
  const text = linesOnDevice([soap, 1], [oil, 3]);
  const other = await context.newPage();
  await Promise.all([page.goto('/faq'), other.goto('/faq')]);
  await page.evaluate((lines) => localStorage.setItem('franch.own.cart', lines), text);
  // The other tab observes the sign-in and merges as well.
  await signIn(page, customer, '/faq');
  const expected = { [soap.slug]: 1, [oil.slug]: 3 };
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual(expected);
  await expect(cartLink(other)).toHaveAccessibleName('Cart (4 pieces)');

  // Simulates a page closed between the server's response and the clearing of the local cart.
  await page.evaluate((lines) => localStorage.setItem('franch.own.cart', lines), text);
  await Promise.all([page.reload(), other.reload()]);
  const rest = async () => (await personalDataOnDevice(page))['franch.own.cart'];
  await expect.poll(rest).toEqual({ version: 1, lines: [] });
  expect(await cartInFirestore(customer.uid)).toEqual(expected);
});

test('a customer’s cart syncs across devices, changes on the server, and leaves the device at sign-out', async ({
  page,
}) => {
  const customer = await aCustomer();
  await signIn(page, customer, `/product/${oil.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await add.click();
  await continueShopping(page);
  await add.click();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [oil.slug]: 2 });
  await putInCart(customer, balm.slug, 1);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 pieces)');
  await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(2);
  await cartDrawer(page).getByRole('link', { name: 'Go to cart' }).click();
  // The drawer, which stays until the page is there, has buttons of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Cart and wishlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity: Own Balm' }).click();
  await page.getByRole('button', { name: 'Remove from cart: Own Oil' }).click();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [balm.slug]: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [balm.slug]: 2, [oil.slug]: 2 });

  await page.getByLabel('PIN code').fill('560001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('To 560001, Karnataka')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  expect(await personalDataOnDevice(page)).toEqual({});
});

test('items added offline reach the account once the network is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  const customer = await aCustomer();
  await putInCart(customer, oil.slug, 2);
  await signIn(page, customer, `/product/${oil.slug}`);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(
    cartDrawer(page).getByText('Your cart will update when you’re back online'),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 pieces)');
  expect(await cartInFirestore(customer.uid)).toEqual({ [oil.slug]: 2 });
  await context.setOffline(false);
  await expect
    .poll(() => cartInFirestore(customer.uid), { timeout: 30_000 })
    .toEqual({ [oil.slug]: 3 });
});

test('a change reaches the account although the page closes before the server answers', async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 3);
  await putInCart(customer, balm.slug, 1);
  await signIn(page, customer, CART);
  await expect(cartRow(page, 'Own Balm')).toBeVisible();
  // From here on this page's writes never arrive.
  let held = 0;
  await page.route(WRITES, () => {
    held += 1;
  });
  await page.getByRole('button', { name: 'Remove from cart: Own Balm' }).click();
  await page.getByRole('button', { name: 'Decrease quantity: Own Soap' }).click();
  await expect(page.getByText('Items (2 pieces)')).toBeVisible();
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.close();
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 3, [balm.slug]: 1 });

  const next = await context.newPage();
  await next.goto('/faq');
  await expect(cartLink(next)).toHaveAccessibleName('Cart (2 pieces)');
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 2 });
  await expect.poll(() => unsentOn(next)).toMatchObject({ put: [], removed: [] });
});

/** Takes one piece of a product off the cart on a page whose writes never arrive, and closes it. */
async function loseOneLess(page: Page, customer: Customer, { title }: OwnProduct): Promise<void> {
  await signIn(page, customer, CART);
  let held = 0;
  await page.route(WRITES, () => {
    held += 1;
  });
  await page.getByRole('button', { name: `Decrease quantity: ${title}` }).click();
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.close();
}

test('a change whose answer was lost does not undo a later one of another device', async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 3);
  await loseOneLess(page, customer, soap);
  await putInCart(customer, soap.slug, 4);

  const next = await context.newPage();
  await next.goto('/faq');
  await expect.poll(() => unsentOn(next)).toMatchObject({ put: [], removed: [] });
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  await expect(cartLink(next)).toHaveAccessibleName('Cart (4 pieces)');
});

test('a change that is sent again does not undo what another tab has changed meanwhile', async ({
  page,
  context,
  expectNoise,
}) => {
  // The server refuses the late commit, and the SDK reads the line again.
  expectNoise(LATE_COMMIT);
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 3);
  await loseOneLess(page, customer, soap);
  // The first tab sends the change again, slowly.
  const slow = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let waiting = 0;
  await slow.route(WRITES, async (route) => {
    waiting += 1;
    await released;
    await route.continue();
  });
  await slow.goto('/faq');
  await expect.poll(() => waiting).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(CART);
  await expect(other.getByText('Items (2 pieces)')).toBeVisible();
  await other.getByRole('button', { name: 'Increase quantity: Own Soap' }).click();
  await other.getByRole('button', { name: 'Increase quantity: Own Soap' }).click();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  release();
  await expect.poll(() => unsentOn(slow)).toMatchObject({ put: [], removed: [] });
  await slow.waitForTimeout(2_000);
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  await expect(cartLink(slow)).toHaveAccessibleName('Cart (4 pieces)');
});

test('a change that the server refuses is rolled back with a reason', async ({ page }) => {
  const customer = await aCustomer();
  await putInCart(customer, oil.slug, 2);
  await signIn(page, customer, `/product/${oil.slug}`);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  await withRules(READ_ONLY, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartDrawer(page).getByText('Your cart was not changed.')).toBeVisible();
  });
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
});

test('saving for later moves a product to the wishlist; a visitor signs in first, and then it moves', async ({
  page,
}) => {
  const customer = await aCustomer();
  const favourite = (slug: string) =>
    adminFirestore().doc(`users/${customer.uid}/favorites/${slug}`).get();
  await addFromPage(page, oil);
  await page.goto(CART);
  await page.getByRole('button', { name: 'Save for later: Own Oil' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\?next=/);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(CART);
  await expect.poll(async () => (await favourite(oil.slug)).exists).toBe(true);
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({});
  const wishes = page.getByRole('list', { name: 'Wishlist' });
  await expect(wishes.getByRole('listitem').filter({ hasText: 'Own Oil' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await putInCart(customer, balm.slug, 2);
  await page.getByRole('button', { name: 'Save for later: Own Balm' }).click();
  await expect(page.getByText('Own Balm moved to your wishlist.')).toBeVisible();
  await expect.poll(async () => (await favourite(balm.slug)).exists).toBe(true);
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({});
});
