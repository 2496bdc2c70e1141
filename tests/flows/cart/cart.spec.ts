import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import {
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartDrawer,
  cartLink,
  continueShopping,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
let oil: OwnProduct;

test.beforeEach(async () => {
  [soap, oil] = await Promise.all([
    aProductOfItsOwn('Cart Soap'),
    aProductOfItsOwn('Cart Oil', { price: 250.5, mrp: 250.5, stock: 3 }),
  ]);
});
test.afterEach(() => Promise.all([soap.remove(), oil.remove()]));

const quantity = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: `Quantity: ${title}` });

test('a visitor adds a product without leaving the page, and finds it after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`/product/${soap.slug}`);
  await page.getByRole('button', { name: 'Increase quantity: Cart Soap' }).click();
  await quantity(page, 'Cart Soap').click();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(page).toHaveURL(`/product/${soap.slug}`);
  await expect(cartDrawer(page).getByText('Cart Soap: 2 in your cart now.')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  await continueShopping(page);
  await expect(page.getByRole('status').getByText('Your cart now has 2 pieces.')).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: '2 in your cart' })).toBeVisible();

  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  const other = await context.newPage();
  await other.goto(`/product/${soap.slug}`);
  await other.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 pieces)');
  await cartDrawer(other).getByRole('link', { name: 'Go to cart' }).click();
  await expect(other).toHaveURL(CART);
  await expect(cartDrawer(other)).toHaveCount(0);
  await expect(quantity(other, 'Cart Soap')).toHaveValue('3');
});

test('a visitor’s cart works without a network', async ({ page, context, expectNoise }) => {
  expectNoise(NETWORK_LOST);
  await page.goto(`/product/${soap.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(cartDrawer(page).getByText('Cart Soap is in your cart.')).toBeVisible();
  await continueShopping(page);
  await expect(page.getByRole('main').getByRole('link', { name: '1 in your cart' })).toBeVisible();
  await context.setOffline(false);
  await page.goto(CART);
  await expect(quantity(page, 'Cart Soap')).toHaveValue('1');
});

test(
  `axe finds no violations in a full and an empty cart`,
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(CART);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await addFromPage(page, soap);
    await expect(
      page.getByRole('main').getByRole('link', { name: '1 in your cart' }),
    ).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await addFromPage(page, oil);
    await soap.change({ price: 90 });
    await oil.change({ active: false });
    await page.goto(CART);
    await expect(page.getByText('This is no longer available')).toBeVisible();
    await expect(page.getByText('Price dropped')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  },
);
