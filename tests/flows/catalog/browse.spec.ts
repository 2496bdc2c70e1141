import { recordClickPosition, clickPosition } from '../../support/browser/click-position.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test(
  'a visitor goes from Home to the list, a category, more products and a product',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ayurveda');
    await expect(page.getByRole('article')).toHaveCount(8);

    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('article')).toHaveCount(30);
    await expect(page.getByRole('status').filter({ hasText: '36 products' })).toBeVisible();

    await page.getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^30 of \d+ products$/)).toBeVisible();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/products?pages=2');
    await expect(page.getByRole('article')).not.toHaveCount(30);
    const all = await page.getByRole('article').count();
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
    // Keyboard focus continues at the first newly loaded product.
    await expect(page.getByRole('article').nth(30).getByRole('link')).toBeFocused();

    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(all);

    const categoryLinks = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
    await categoryLinks.getByRole('link', { name: 'Soaps' }).click();
    await expect(page).toHaveURL('/products?category=Soaps');
    await expect(page.getByRole('heading', { level: 1, name: 'Soaps' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const soaps = await page.getByRole('article').count();
    expect(soaps).toBeGreaterThan(0);
    expect(soaps).toBeLessThan(all);

    await page.getByRole('link', { name: /Franch Ayurveda Skin Soap/ }).click();
    await expect(page).toHaveURL('/product/franch-ayurveda-skin-soap');
    await expect(page.getByRole('heading', { level: 1, name: /Skin Soap/ })).toBeVisible();
    await expect(page).toHaveTitle(/Skin Soap/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('going back returns to the position in the list, also for the keyboard', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').nth(20);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link');
  const fromTop = (): Promise<number> => link.evaluate((one) => one.getBoundingClientRect().top);
  await recordClickPosition(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
  const { top } = await clickPosition(page);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect.poll(async () => Math.abs((await fromTop()) - top)).toBeLessThanOrEqual(1);
  await expect(link).toBeFocused();
});

test('a category without a prerendered page is stable from its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset['shift'] = String(
          (entry as unknown as { value: number }).value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/products?category=Soaps');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain(
    'layout-shift',
  );
  await expect(page.locator('html[data-shift]')).toHaveCount(0);
});
