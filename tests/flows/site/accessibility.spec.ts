import type { Locator, Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const ADDRESSES = [
  '/',
  '/products',
  '/products?search=zzzz',
  '/product/franch-oil-nh-plus',
  '/product/no-such-product',
];

for (const address of ADDRESSES) {
  test(`axe finds no violations on ${address}`, { tag: '@both-sizes' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expect(page).toHaveTitle(/./);
    expect(await axeFinds(page)).toEqual([]);
  });
}

test('the shop is usable by keyboard, and the first tab stop is the skip link', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const categoryLinks = page.getByRole('navigation', { name: 'Categories' });
  await expect(categoryLinks.getByRole('link').first()).toBeFocused();
  await page.getByRole('article').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
});

const ROWS: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('main').locator('section section').first(),
  '/products': (page) => page.getByRole('navigation', { name: 'Categories' }),
};

for (const [address, rowOf] of Object.entries(ROWS)) {
  test(`Tab brings every link of the row of ${address} into view`, async ({ page }) => {
    await page.goto(address);
    const links = rowOf(page).getByRole('link');
    await expect(links.nth(6)).toBeAttached();
    await links.first().focus();
    for (let index = 1; index < (await links.count()); index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.99 });
    }
  });
}
