import type { Locator, Page } from '@playwright/test';
import { addFromPage, CART, cartLink, cartRow } from '../../support/shop/carts.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// A common phone. The bar at the bottom covers its lowest part.
test.use({ viewport: { width: 360, height: 740 } });

const PRODUCT = '/product/franch-abhyanga-sesame-oil';
const RATED = '/product/franch-oil-nh-plus';
const SOAP = { slug: 'franch-ayurveda-skin-soap' };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const main = (page: Page) => page.getByRole('main');
const price = (within: Locator) => within.getByText(/^₹/).first();
const card = (page: Page) => main(page).getByRole('article').first();

/** The screen of the phone, counted from 1, on which an element ends, the bottom bar left out. */
async function screenOf(page: Page, element: Locator): Promise<number> {
  await expect(element).toBeVisible();
  const [box, barBox] = [await element.boundingBox(), await bar(page).boundingBox()];
  const scrolled = await page.evaluate(() => window.scrollY);
  const end = (box?.y ?? 0) + (box?.height ?? 0) + scrolled;
  return end <= (barBox?.y ?? 0) ? 1 : 1 + Math.ceil((end - (barBox?.y ?? 0)) / 740);
}

test('the first screen of a phone shows what a shopper decides by', async ({ page }) => {
  const first: Readonly<Record<string, readonly Locator[]>> = {
    '/': [
      page.getByRole('search', { name: 'Search the shop' }).first(),
      main(page).getByText('Free delivery from ₹499'),
      main(page).getByText('A surprise gift with every order'),
    ],
    '/products': [price(card(page))],
    [PRODUCT]: [
      price(main(page)),
      main(page).getByRole('button', { name: 'Add to cart', exact: true }),
    ],
    [RATED]: [
      price(main(page)),
      main(page).getByRole('button', { name: 'Add to cart', exact: true }),
      main(page)
        .getByRole('link', { name: /out of 5 stars/ })
        .first(),
    ],
    '/product/franch-brahmi-tablets': [main(page).getByText('Sold out', { exact: true }).first()],
  };
  for (const [path, elements] of Object.entries(first)) {
    await page.goto(path);
    for (const [place, element] of elements.entries())
      expect(await screenOf(page, element), `${path}, ${place}`).toBe(1);
    if (path === '/') {
      expect(await screenOf(page, price(card(page)))).toBeLessThanOrEqual(2);
      const rating = card(page).getByText(/^\d\.\d \(\d+\)$/);
      expect(await screenOf(page, rating)).toBeLessThanOrEqual(2);
    }
    if (path !== '/products') continue;
    const controls = [
      main(page).getByRole('navigation', { name: 'Categories' }).getByRole('link').first(),
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('combobox', { name: 'Sort by' }),
    ];
    const tops = await Promise.all(controls.map(async (one) => (await one.boundingBox())?.y ?? 0));
    const [categories = 0, filters = 0, sort] = tops;
    // Categories are the first row, filters and sort order the second.
    expect(categories).toBeLessThan(filters);
    expect(sort).toBe(filters);
  }
});

test('a bar to buy shows while the button is above the screen', async ({ page }) => {
  await page.goto(PRODUCT);
  const buttons = main(page).getByText('Add to cart', { exact: true });
  await expect(buttons).toHaveCount(1);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole('heading', { name: 'How to use' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'center' });
  });
  await expect(buttons).toHaveCount(2);
  const copy = buttons.last();
  const [box, barBox] = [await copy.boundingBox(), await bar(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  expect(await height()).toBe(before);
  // Assistive technology and the keyboard have the page's own button.
  await expect(main(page).getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(1);
  await copy.tap();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (1 item)');
});

test('Check out is on the first screen of a small desktop', async ({ page }) => {
  await addFromPage(page, SOAP);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(CART);
  const checkout = page.getByRole('link', { name: 'Check out' });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  const row = await cartRow(page, 'Skin Soap').boundingBox();
  expect((await checkout.boundingBox())?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
  const wishes = await page.getByRole('heading', { name: 'Wishlist', exact: true }).boundingBox();
  expect(wishes?.y).toBeGreaterThan((row?.y ?? Infinity) + (row?.height ?? 0));
});

const ROWS: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => main(page).locator('section section').first().getByRole('link'),
  '/products': (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link'),
  [`/product/${SOAP.slug}`]: (page) =>
    page.getByRole('list', { name: 'Pictures' }).getByRole('button'),
};

test('Tab scrolls every link of a row that is wider than the phone into view', async ({ page }) => {
  for (const [address, linksOf] of Object.entries(ROWS)) {
    await page.goto(address);
    const links = linksOf(page);
    await expect(links.nth(4)).toBeAttached();
    await links.first().focus();
    for (let index = 1; index < (await links.count()); index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index), address).toBeFocused();
      await expect(links.nth(index), address).toBeInViewport({ ratio: 0.99 });
    }
  }
});
