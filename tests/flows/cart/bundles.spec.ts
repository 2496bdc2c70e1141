import type { Browser, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, CART, cartLink, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  CHECKOUT,
  onlyOrder,
  orderButton,
  review,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const BUNDLES = '/admin/dashboard/bundles';

let oil: OwnProduct;
let shampoo: OwnProduct;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Flow Hair Oil', { price: 279, mrp: 320 });
  shampoo = await aProductOfItsOwn('Flow Shampoo', { price: 229, mrp: 265 });
});
test.afterEach(async () => {
  const own = await adminFirestore()
    .collection('bundles')
    .where('slugs', 'array-contains', oil.slug)
    .get();
  await Promise.all(own.docs.map(({ ref }) => ref.delete()));
  await Promise.all([oil.remove(), shampoo.remove()]);
  // Other flows count what a visit reads.
  await adminFirestore().doc('settings/store').update({ bundleChanges: FieldValue.delete() });
});

const readsOfBundles = async (page: Page) =>
  (await firestoreReads(page)).filter(({ path }) => path.startsWith('bundles'));

/** The staff area on a desktop. */
async function openStaffArea(browser: Browser, page: Page): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport });
  const staff = await context.newPage();
  await signIn(staff, seededStaff('staff'), BUNDLES);
  return staff;
}

test('staff define a bundle, and a shopper buys it on a phone', async ({ page, browser }) => {
  await page.goto(`/product/${oil.slug}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  const staff = await openStaffArea(browser, page);
  await staff.getByRole('button', { name: 'New bundle' }).click();
  const form = staff.getByRole('form', { name: 'New bundle' });
  await form.getByLabel('Title').fill('Flow Oil + Shampoo');
  for (const { title, slug } of [oil, shampoo]) {
    await form.getByLabel('Find a product (name or SKU starts with)').fill(slug);
    await staff.keyboard.press('Enter');
    await form.getByRole('button', { name: `Choose ${title}` }).click();
  }
  await form.getByLabel('Saving, ₹').fill('60');
  await expect(form.getByText('₹448 instead of ₹508: save ₹60.')).toBeVisible();
  expect(await axeFinds(staff)).toEqual([]);
  await form.getByRole('button', { name: 'Create bundle' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Flow Oil + Shampoo' })).toBeVisible();

  const offer = page.getByRole('article', { name: 'Bundle: Flow Oil + Shampoo' });
  await expect(offer.getByText('Save ₹60')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Add both to cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  await page.goto(CART);
  await expect(page.getByText('Bundle: Flow Oil + Shampoo')).toBeVisible();
  await page.goto(CHECKOUT);
  await expect(orderButton(page)).toHaveText('Pay ₹497');
  const email = await typeAsGuest(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expect(review(page).getByText('Bundle: Flow Oil + Shampoo')).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(page.getByText('Bundle: Flow Oil + Shampoo')).toBeVisible();
  expect(await onlyOrder(email)).toMatchObject({
    totals: { itemsPaise: 50_800, discountPaise: 6_000, totalPaise: 53_700 },
    bundles: [{ title: 'Flow Oil + Shampoo', times: 1, savingPaise: 6_000 }],
  });

  // Switched off, it leaves the open page, and the whole price applies.
  await staff.getByRole('button', { name: 'Switch off' }).click();
  await expect(staff.getByText('Flow Oil + Shampoo switched off.')).toBeVisible();
  await page.goto(`/product/${oil.slug}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await staff.context().close();
});

test('a seeded bundle is part of the prerendered page and costs no read', async ({ page }) => {
  const html = await (await page.request.get('/product/franch-bhringraj-hair-oil')).text();
  expect(html).toContain('Goes well with');
  expect(html).toContain('Save ₹60');
  await page.goto('/product/franch-bhringraj-hair-oil');
  const offer = page.getByRole('article', { name: 'Bundle: Hair Oil + Shampoo' });
  await offer.getByRole('button', { name: 'Add both to cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  expect(await readsOfBundles(page)).toEqual([]);
  await page.goto(CART);
  await expect(page.getByText('Bundle: Hair Oil + Shampoo')).toBeVisible();
  expect(await readsOfBundles(page)).toEqual([]);
});
