import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { changeProduct } from '../support/changed-product.ts';
import { notePress, placeOfPress } from '../support/place-of-press.ts';
import { documentsRead } from '../support/reads.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 1250;

/** Where the filters are: a panel on a phone, a column on a desktop. */
async function open(page: Page) {
  if (!isPhone(page)) return page.getByRole('region', { name: 'Filters' });
  await filters(page).click();
  return page.getByRole('dialog', { name: 'Filters' });
}
async function close(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+ products?$/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
async function countIn(label: string): Promise<number> {
  return Number(/\((\d+) products?\)/.exec(label)?.[1]);
}

test('filters say what they would show, and show it', async ({ page }) => {
  await page.goto('/products?category=Skin%20Care');
  await expect(cards(page).first()).toBeVisible();
  const panel = await open(page);
  const glow = panel.getByRole('checkbox', { name: /^Glow/ });
  const count = await countIn((await panel.getByText(/^Glow/).locator('..').textContent()) ?? '');
  expect(count).toBeGreaterThan(0);
  await glow.click();
  await expect(page).toHaveURL('/products?category=Skin%20Care&concern=Glow');
  await expect(glow).toBeChecked();
  await close(page);
  await expect(cards(page)).toHaveCount(count);
  await expect(status(page)).toHaveText(count === 1 ? '1 product' : `${count} products`);
});

test(
  'values of one filter add up, filters narrow each other, and the address says all of it',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/products?concern=Glow');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glow');
    await expect(cards(page).first()).toBeVisible();
    const glow = await cards(page).count();
    await page.goto('/products?concern=Glow&concern=Dry%20hair');
    await expect(cards(page).first()).toBeVisible();
    const either = await cards(page).count();
    expect(either).toBeGreaterThan(glow);
    const panel = await open(page);
    await panel.getByRole('checkbox', { name: /^Under ₹100/ }).click();
    await close(page);
    const address = '/products?concern=Glow&concern=Dry%20hair&price=under-100';
    await expect(page).toHaveURL(address);
    await expect(cards(page)).not.toHaveCount(either);
    const both = await cards(page).count();
    expect(both).toBeLessThan(either);
    for (const price of await cards(page).locator('strong').allTextContents()) {
      expect(Number(price.replace(/[₹,]/g, ''))).toBeLessThan(100);
    }
    await page.reload();
    await expect(cards(page)).toHaveCount(both);
    await page.goBack();
    await expect(page).toHaveURL('/products?concern=Glow&concern=Dry%20hair');
    await expect(cards(page)).toHaveCount(either);
  },
);

test(
  'size and stars narrow a list as well, and what all products have in common is no filter',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/products');
    await expect(cards(page).first()).toBeVisible();
    const panel = await open(page);
    await panel.getByRole('checkbox', { name: /^51 – 100 g \(\d+ products\)/ }).click();
    await panel.getByRole('checkbox', { name: /^3 stars and above/ }).click();
    await expect(panel.getByRole('group', { name: 'Country of origin' })).toHaveCount(0);
    await close(page);
    await expect(page).toHaveURL('/products?rating=3&size=g-100');
    await expect(page.getByRole('link', { name: 'Remove 51 – 100 g' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('3.7 out of 5 stars');
    await page.getByRole('link', { name: 'Remove 3 stars and above' }).click();
    await expect(page).toHaveURL('/products?size=g-100');
    await expect(cards(page)).not.toHaveCount(1);
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(/\d+ g/);
  },
);

test('what is chosen is taken back one by one or as a whole, and the keyboard stays there', async ({
  page,
}) => {
  await page.goto('/products?concern=Glow&concern=Dry%20hair&stock=in');
  await expect(chosen(page).getByRole('link')).toHaveCount(4);
  await page.getByRole('link', { name: 'Remove Glow' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?concern=Dry%20hair&stock=in');
  await expect(page.getByRole('link', { name: 'Remove Dry hair' })).toBeFocused();
  await page.getByRole('link', { name: 'Clear all filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(chosen(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
});

test('filters that fit nothing say so, and what to leave away', async ({ page }) => {
  await page.goto('/products?category=Soaps&concern=Dry%20skin&price=500-up');
  await expect(
    page.getByRole('heading', { name: 'Nothing in Soaps fits all of these filters' }),
  ).toBeVisible();
  await expect(status(page)).toHaveText('No products fit');
  // Alternatives: the shelf without the filters.
  await expect(cards(page)).toHaveCount(4);
  expect(await axeFinds(page)).toEqual([]);
  const way = page.getByRole('link', { name: /^Without “₹500 and above” \(\d+\)$/ });
  const count = await countIn(((await way.textContent()) ?? '').replace(')', ' products)'));
  await way.click();
  await expect(page).toHaveURL('/products?category=Soaps&concern=Dry%20skin');
  await expect(cards(page)).toHaveCount(count);
});

test('the country of origin is a filter and an order', async ({ page }) => {
  const product = adminFirestore().doc('products/franch-oil-nh-plus');
  await changeProduct(product, { countryOfOrigin: 'Nepal' });
  try {
    await page.goto('/products?category=Wellness');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('Sort by').selectOption('origin');
    await expect(page).toHaveURL('/products?category=Wellness&sort=origin');
    await expect(cards(page).last()).toContainText('NH Plus');
    const panel = await open(page);
    await panel.getByRole('checkbox', { name: /^Nepal \(1 product\)/ }).click();
    await close(page);
    await expect(page).toHaveURL('/products?category=Wellness&origin=Nepal&sort=origin');
    await expect(cards(page)).toHaveCount(1);
  } finally {
    await changeProduct(product, { countryOfOrigin: 'India' });
  }
});

test(
  'filters cost no read: whoever comes near them finds everything counted',
  { tag: '@one-size' },
  async ({ page }) => {
    const reads = () => documentsRead(page, 'products');
    await page.goto('/products');
    await expect(cards(page)).toHaveCount(30);
    await expect.poll(reads).toBeGreaterThan(0);
    const before = await reads();
    const panel = await open(page);
    await panel.getByRole('checkbox').first().focus();
    await expect(panel.getByRole('checkbox', { name: /^In stock \(\d+ products\)/ })).toBeVisible();
    expect(await reads()).toBe(before);
    expect(await axeFinds(page)).toEqual([]);
  },
);

test('the keyboard alone narrows a list and hears how many are left', async ({ page }) => {
  await page.goto('/products?category=Oral%20Care');
  await expect(cards(page).first()).toBeVisible();
  if (isPhone(page)) {
    await filters(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const panel = isPhone(page)
    ? page.getByRole('dialog')
    : page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('checkbox').first()).toBeChecked();
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  const heard = isPhone(page) ? panel.getByRole('status') : status(page);
  await expect(heard).toHaveText(/^\d+ products?$/);
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeFocused();
    await expect(filters(page)).toHaveText('Filters (1)');
  }
  await page.goBack();
  await expect(page).toHaveURL('/products?category=Oral%20Care');
});

test('back from a product leads to it again, however far down and however long it took', async ({
  page,
}) => {
  await page.goto('/products?pages=2');
  await expect(cards(page).nth(31)).toBeAttached();
  const card = cards(page).nth(28);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await notePress(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
  const { top } = await placeOfPress(page);
  // Longer than a list lives on without readers: it has to be read anew.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 6_000)));
  await page.goBack();
  const again = page.getByRole('link', { name, exact: true });
  await expect(again).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await again.boundingBox())?.y ?? NaN) - top))
    .toBeLessThan(2);
});

test('Home leads to a concern within one tap, and says what delivery costs at first sight', async ({
  page,
}) => {
  const settings = adminFirestore().doc('settings/store');
  await page.goto('/');
  await expect(page.getByText('Free delivery from ₹499', { exact: true })).toBeInViewport();
  await expect(page.getByText('Cash on delivery for ₹40 more')).toBeInViewport();
  try {
    await settings.update({ 'shipping.freeFromPaise': 59_950, 'shipping.codFeePaise': 0 });
    await expect(page.getByText('Free delivery from ₹599.50')).toBeVisible();
    await expect(page.getByText('Cash on delivery at no extra cost')).toBeVisible();
  } finally {
    await settings.update({ 'shipping.freeFromPaise': 49_900, 'shipping.codFeePaise': 4_000 });
  }
  await expect(page.getByRole('search', { name: 'Search the shop' })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Dry skin', exact: true }).click();
  await expect(page).toHaveURL('/products?concern=Dry%20skin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dry skin' })).toBeVisible();
  await expect(page).toHaveTitle('Dry skin · Franch');
  await expect(cards(page).first()).toBeVisible();
});

test('a scroll bar that takes the room of the desktop does not take the filters', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the bars of phones take no room');
  await page.setViewportSize({ width: 1258, height: 800 });
  await page.goto('/products');
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
  const width = async () => (await cards(page).first().boundingBox())?.width ?? 0;
  const beside = await width();
  // The bars of the browser of the tests float.
  await page.locator('html').evaluate((html) => {
    html.style.paddingRight = '15px';
  });
  await expect(filters(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0);
  expect(await width()).toBeGreaterThan(beside);
});
