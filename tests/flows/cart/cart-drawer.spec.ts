import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { overflowingElements } from '../../support/browser/appearance.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { CART, cartDrawer, cartLink, continueShopping } from '../../support/shop/carts.ts';
import { CHECKOUT } from '../../support/shop/checkouts.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const PRODUCT = '/product/franch-abhyanga-sesame-oil';
const main = (page: Page) => page.getByRole('main');
const addHere = (page: Page) =>
  main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();

test(
  'the drawer opens over product, list and home, without a read of Firestore',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(main(page).getByRole('form', { name: 'Delivery' })).toBeVisible();
    await expect.poll(async () => (await firestoreReads(page)).length).toBeGreaterThan(1);
    const before = await firestoreReads(page);
    await addHere(page);
    const drawer = cartDrawer(page);
    await expect(drawer.getByText('Abhyanga Sesame Body Oil is in your cart.')).toBeFocused();
    await expect(drawer.getByText(/more for free delivery|You get free delivery/)).toBeVisible();
    await expect(drawer.getByText('A surprise gift with every order')).toBeVisible();
    await expect(drawer.getByText('Subtotal (1 item)')).toBeVisible();
    // One tap adds the offered product, and the drawer stays.
    await drawer
      .getByRole('region', { name: /Get free delivery with|Goes well with it/ })
      .getByRole('button')
      .click();
    await expect(drawer.getByText('Subtotal (2 items)')).toBeVisible();
    await expect(drawer.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
    expect(await firestoreReads(page)).toEqual(before);
    await continueShopping(page);

    for (const path of ['/products', '/']) {
      await page.goto(path);
      await main(page)
        .getByRole('button', { name: /^Add to cart: / })
        .first()
        .click();
      await expect(drawer.getByText(/in your cart/).first()).toBeVisible();
      await continueShopping(page);
      await expect(page).toHaveURL(path);
    }
  },
);

test('the offered product closes the gap to free delivery', async ({ page }) => {
  await page.goto(PRODUCT);
  await addHere(page);
  const drawer = cartDrawer(page);
  await expect(drawer.getByText(/more for free delivery/)).toBeVisible();
  await drawer.getByRole('region', { name: 'Get free delivery with' }).getByRole('button').click();
  await expect(drawer.getByText('You get free delivery')).toBeVisible();
});

test('Back, Escape and a tap beside it close the drawer; focus and place on the page stay', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products');
  const add = main(page).getByRole('button', { name: /^Add/ }).nth(5);
  await add.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => (isMobile ? page.touchscreen.tap(100, 20) : page.mouse.click(100, 20)),
  ];
  for (const close of ways) {
    await add.click();
    await expect(cartDrawer(page)).toBeVisible();
    await close();
    await expect(cartDrawer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products');
    await expect(add).toBeFocused();
    expect(await place()).toBe(before);
  }
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 pieces)');
});

test('Check out leads there, and Back returns to the product without the drawer', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await addHere(page);
  await cartDrawer(page).getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(CHECKOUT);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  await expect(main(page).getByRole('link', { name: '1 in your cart' })).toBeVisible();
  await expect(cartDrawer(page)).toHaveCount(0);
  await cartLink(page).click();
  await expect(page).toHaveURL(CART);
});

test(
  'axe finds no violations in the drawer, and nothing of it overflows',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PRODUCT);
    await addHere(page);
    await expect(cartDrawer(page).getByText('Subtotal (1 item)')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await expect(cartDrawer(page)).toBeVisible();
      // The layout follows a resized window with the next render.
      await expect.poll(() => overflowingElements(page)).toEqual([]);
      const checkout = cartDrawer(page).getByRole('link', { name: 'Check out' });
      await checkout.scrollIntoViewIfNeeded();
      await expect(checkout).toBeInViewport();
    }
  },
);
