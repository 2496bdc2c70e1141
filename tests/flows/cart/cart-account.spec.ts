import type { Page } from '@playwright/test';
import {
  aProductOfItsOwn,
  CART,
  cartDrawer,
  cartInFirestore,
  cartLink,
  cartRow,
  personalDataOnDevice,
  type OwnProduct,
  putInCart,
} from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { LATE_COMMIT, OFFLINE } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

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

/** Leaves every write of a page without an answer. Returns how many it has sent. */
async function holdWrites(page: Page): Promise<() => number> {
  let held = 0;
  await page.route(WRITES, () => {
    held += 1;
  });
  return () => held;
}

/** Waits until the server has acknowledged every cart change that a page has stored. */
async function expectAllSent(page: Page): Promise<void> {
  const unsent = async () => (await personalDataOnDevice(page))['franch.own.cart-unsent'];
  await expect.poll(unsent).toMatchObject({ put: [], removed: [] });
}

test('two tabs that merge the device’s cart double and lose nothing', async ({ page, context }) => {
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 2);
  await putInCart(customer, oil.slug, 5);
  const lines = [
    { slug: soap.slug, quantity: 6 },
    { slug: balm.slug, quantity: 1 },
    { slug: oil.slug, quantity: 3 },
  ].map((line, place) => ({ ...line, seenPaise: 10_000, addedAt: Date.now() + place }));
  const fillDevice = () =>
    page.evaluate(
      (text) => localStorage.setItem('franch.own.cart', text),
      JSON.stringify({ version: 1, lines }),
    );
  const rest = async () => (await personalDataOnDevice(page))['franch.own.cart'];
  const other = await context.newPage();
  await Promise.all([page.goto('/faq'), other.goto('/faq')]);
  await fillDevice();
  // The other tab observes the sign-in and merges as well.
  await signIn(page, customer, CART);
  const expected = { [soap.slug]: 4, [oil.slug]: 5, [balm.slug]: 1 };
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual(expected);
  // The tab that merges says so; either may be the first.
  const note = 'Only 4 left of Own Soap, so your cart has 4.';
  const notes = async () =>
    (await page.getByText(note).count()) + (await other.getByText(note).count());
  await expect.poll(notes).toBeGreaterThan(0);
  await expect(cartLink(other)).toHaveAccessibleName('Cart (10 items)');
  await expect.poll(rest).toEqual({ version: 1, lines: [] });

  // Simulates a page closed between the server's response and the clearing of the local cart.
  await fillDevice();
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(rest).toEqual({ version: 1, lines: [] });
  expect(await cartInFirestore(customer.uid)).toEqual(expected);
});

test('a cart follows another device live, also after a lost network', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  const customer = await aCustomer();
  await signIn(page, customer, `/product/${oil.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  await putInCart(customer, oil.slug, 2);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 items)');
  await context.setOffline(true);
  await add.click();
  await expect(
    cartDrawer(page).getByText('Your cart will update when you’re back online'),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 items)');
  expect(await cartInFirestore(customer.uid)).toEqual({ [oil.slug]: 2 });
  await context.setOffline(false);
  await expect
    .poll(() => cartInFirestore(customer.uid), { timeout: 30_000 })
    .toEqual({ [oil.slug]: 3 });
});

test('changes of a page that closed before the answer are sent later', async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 3);
  await putInCart(customer, balm.slug, 1);
  await signIn(page, customer, CART);
  await expect(cartRow(page, 'Own Balm')).toBeVisible();
  const held = await holdWrites(page);
  await page.getByRole('button', { name: 'Remove from cart: Own Balm' }).click();
  await page.getByRole('button', { name: 'Decrease quantity: Own Soap' }).click();
  await expect(page.getByText('Items (2)')).toBeVisible();
  await expect.poll(held).toBeGreaterThan(0);
  await page.close();
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 3, [balm.slug]: 1 });
  await putInCart(customer, soap.slug, 4);

  const next = await context.newPage();
  await next.goto('/faq');
  await expectAllSent(next);
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  await expect(cartLink(next)).toHaveAccessibleName('Cart (4 items)');
});

test('a change that is sent again does not undo another tab’s', async ({
  page,
  context,
  expectNoise,
}) => {
  // The server refuses the late commit, and the SDK reads the line again.
  expectNoise(LATE_COMMIT);
  const customer = await aCustomer();
  await putInCart(customer, soap.slug, 3);
  await signIn(page, customer, CART);
  const held = await holdWrites(page);
  await page.getByRole('button', { name: 'Decrease quantity: Own Soap' }).click();
  await expect.poll(held).toBeGreaterThan(0);
  await page.close();
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
  await expect(other.getByText('Items (2)')).toBeVisible();
  await other.getByRole('button', { name: 'Increase quantity: Own Soap' }).click();
  await other.getByRole('button', { name: 'Increase quantity: Own Soap' }).click();
  await expect.poll(() => cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  release();
  await expectAllSent(slow);
  await slow.waitForTimeout(2_000);
  expect(await cartInFirestore(customer.uid)).toEqual({ [soap.slug]: 4 });
  await expect(cartLink(slow)).toHaveAccessibleName('Cart (4 items)');
});
