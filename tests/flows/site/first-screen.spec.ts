import type { Locator, Page } from '@playwright/test';
import { continueShopping } from '../../support/shop/carts.ts';
import { documentsRead } from '../../support/browser/firestore-reads.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// A common phone. The bar at the bottom covers its lowest part.
test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'light' });

test.skip(({ isMobile }) => !isMobile, 'the screens of a phone');

const PRODUCT = '/product/franch-abhyanga-sesame-oil';
const RATED = '/product/franch-oil-nh-plus';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const main = (page: Page) => page.getByRole('main');

/** The screen of the phone, counted from 1, on which an element ends, the bottom bar left out. */
async function screenOf(page: Page, element: Locator): Promise<number> {
  await expect(element).toBeVisible();
  const [box, barBox] = [await element.boundingBox(), await bar(page).boundingBox()];
  const scrolled = await page.evaluate(() => window.scrollY);
  const end = (box?.y ?? 0) + (box?.height ?? 0) + scrolled;
  return end <= (barBox?.y ?? 0) ? 1 : 1 + Math.ceil((end - (barBox?.y ?? 0)) / 740);
}

const firstPrice = (page: Page) => main(page).getByText(/^₹/).first();

test('Home shows delivery charges on the first screen, and prices with ratings by the second', async ({
  page,
}) => {
  await page.goto('/');
  expect(await screenOf(page, main(page).getByText('Free delivery from ₹499'))).toBe(1);
  expect(await screenOf(page, main(page).getByText('A surprise gift with every order'))).toBe(1);
  const first = main(page).getByRole('article').first();
  expect(await screenOf(page, first.getByText(/^₹/).first())).toBeLessThanOrEqual(2);
  expect(await screenOf(page, first.getByText(/^\d\.\d \(\d+\)$/))).toBeLessThanOrEqual(2);
});

test('the articles on Home come without a read of Firestore', async ({ page }) => {
  await page.goto('/');
  const journal = main(page).getByRole('heading', { name: 'From our journal' });
  await journal.scrollIntoViewIfNeeded();
  await expect(main(page).locator('a[href^="/blog/"]')).toHaveCount(3);
  expect(await documentsRead(page, 'blogs')).toBe(0);
});

test('a product shows price, rating and Add to cart on the first screen', async ({ page }) => {
  for (const path of [PRODUCT, RATED]) {
    await page.goto(path);
    const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
    expect(await screenOf(page, firstPrice(page)), path).toBe(1);
    expect(await screenOf(page, add), path).toBe(1);
  }
  const rating = main(page)
    .getByRole('link', { name: /out of 5 stars/ })
    .first();
  expect(await screenOf(page, rating)).toBe(1);
});

test('the list shows its total, one row of controls and a price on the first screen', async ({
  page,
}) => {
  await page.goto('/products');
  const price = main(page).getByRole('article').first().getByText(/^₹/).first();
  expect(await screenOf(page, price)).toBe(1);
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ products$/);
  const controls = [
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('combobox', { name: 'Sort by' }),
    main(page).getByRole('navigation', { name: 'Categories' }).getByRole('link').first(),
  ];
  const tops = await Promise.all(
    controls.map(async (control) => (await control.boundingBox())?.y ?? NaN),
  );
  expect(new Set(tops).size).toBe(1);
});

test('the rating of a product leads to its reviews, clear of the header', async ({ page }) => {
  await page.goto(RATED);
  await main(page)
    .getByRole('link', { name: /out of 5 stars/ })
    .first()
    .tap();
  await expect(page).toHaveURL(`${RATED}#reviews`);
  const heading = page.getByRole('heading', { name: 'Reviews', exact: true });
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const [box, header] = [
      await heading.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
});

test('a bar with price and Add to cart shows while the button is above the screen', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const buttons = main(page).getByText('Add to cart', { exact: true });
  await expect(buttons).toHaveCount(1);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('heading', { name: 'How to use' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'center' });
  });
  await expect(buttons).toHaveCount(2);
  const copy = buttons.last();
  const [box, barBox] = [await copy.boundingBox(), await bar(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  // Assistive technology and the keyboard have the page's own button.
  await expect(main(page).getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(1);
  await copy.tap();
  await expect(page.getByText('Abhyanga Sesame Body Oil is in your cart.')).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  await continueShopping(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(buttons).toHaveCount(1);
});

test('other products of the category come without a read of Firestore', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect.poll(() => documentsRead(page, 'products')).toBeGreaterThan(0);
  const before = await documentsRead(page, 'products');
  const more = page.getByRole('region', { name: 'More in Wellness' });
  await more.scrollIntoViewIfNeeded();
  await expect(more.getByRole('article')).toHaveCount(4);
  await expect(more.getByText(/^₹/).first()).toBeVisible();
  await expect(more.locator(`a[href="${PRODUCT}"]`)).toHaveCount(0);
  expect(await documentsRead(page, 'products')).toBe(before);
});

test('recently viewed products are on the device only, and damaged storage is harmless', async ({
  page,
}) => {
  await page.goto(RATED);
  const stored = () => page.evaluate(() => localStorage.getItem('franch.own.viewed'));
  await expect.poll(stored).toContain('franch-oil-nh-plus');
  await page.goto(PRODUCT);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await page.getByRole('region', { name: 'More in Wellness' }).scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await expect(viewed.locator(`a[href="${RATED}"]`)).toBeVisible();
  for (const damaged of ['{', '"text"', '[1, null, "../x", "<b>", {}]']) {
    await page.evaluate((text) => localStorage.setItem('franch.own.viewed', text), damaged);
    await page.reload();
    await expect.poll(stored).toBe('["franch-abhyanga-sesame-oil"]');
    await expect(viewed).toHaveCount(0);
  }
});
