import { expect, test } from '../../support/browser/shop-test.ts';

test('links lead from Home to a product; a reload keeps loaded pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(30);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL('/products?pages=2');
  // Keyboard focus continues at the first newly loaded product.
  await expect(cards.nth(30).getByRole('link')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  const all = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(all);

  const categories = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Soaps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soaps' })).toBeVisible();
  expect(await cards.count()).toBeLessThan(all);
  await page.getByRole('link', { name: /Franch Ayurveda Skin Soap/ }).click();
  await expect(page).toHaveURL('/product/franch-ayurveda-skin-soap');
  await expect(page).toHaveTitle(/Skin Soap/);
  // A link of the bottom bar opens its own address at the top, also behind a list that was left further down.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).tap();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
