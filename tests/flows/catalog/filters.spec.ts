import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { recordClickPosition, clickPosition } from '../../support/browser/click-position.ts';
import { documentsRead } from '../../support/browser/firestore-reads.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const cards = (page: Page) => page.getByRole('article');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test(
  'axe finds no violations where no product matches the filters',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.goto('/products?category=Soaps&concern=Dry%20skin&price=500-up');
    await expect(
      page.getByRole('heading', { name: 'Nothing in Soaps matches these filters' }),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    expect(await axeFinds(page)).toEqual([]);
  },
);

test('filters cost no read, and every option shows its count', async ({ page }) => {
  const reads = () => documentsRead(page, 'products');
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(reads).toBeGreaterThan(0);
  const initialReads = await reads();
  await filters(page).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox').first().focus();
  await expect(panel.getByRole('checkbox', { name: /^In stock \(\d+ products\)/ })).toBeVisible();
  expect(await reads()).toBe(initialReads);
  expect(await axeFinds(page)).toEqual([]);
});

test('going back from a product returns to it after the list was evicted from memory', async ({
  page,
}) => {
  await page.goto('/products?pages=2');
  await expect(cards(page).nth(31)).toBeAttached();
  const card = cards(page).nth(28);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await recordClickPosition(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
  const { top } = await clickPosition(page);
  // A list without subscribers stays in memory for five seconds. A fake clock would also advance scroll restoration.
  await page.waitForTimeout(6_000);
  await page.goBack();
  const productLink = page.getByRole('link', { name, exact: true });
  await expect(productLink).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await productLink.boundingBox())?.y ?? NaN) - top))
    .toBeLessThan(2);
});

test(
  'the first screen of Home shows the search and the delivery charges',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Free delivery from ₹499', { exact: true })).toBeInViewport();
    await expect(page.getByText('Cash on delivery for ₹40 extra')).toBeInViewport();
    await expect(page.getByRole('search', { name: 'Search the shop' })).toBeInViewport();
  },
);

test(
  'a classic scroll bar that narrows the viewport does not hide the desktop filters',
  { tag: '@both-sizes' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'the scroll bars of phones take no room');
    await page.setViewportSize({ width: 1258, height: 800 });
    await page.goto('/products');
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    await expect(filters(page)).toHaveCount(0);
    const width = async () => (await cards(page).first().boundingBox())?.width ?? 0;
    const columnWidth = await width();
    // The test browser uses overlay scroll bars.
    await page.locator('html').evaluate((html) => {
      html.style.paddingRight = '15px';
    });
    await expect(filters(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0);
    expect(await width()).toBeGreaterThan(columnWidth);
  },
);
