import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { recordClickPosition, clickPosition } from '../../support/browser/click-position.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test("a product shows its card's picture until the large one has loaded", async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').first();
  const small = card.locator('img');
  await expect.poll(() => small.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  const address = await small.evaluate((one: HTMLImageElement) => one.currentSrc);
  // The large picture is another file, delayed here.
  const stem = address.replace(/-\d+\.\w+$/, '');
  const letLargeOneCome = await delayResponses(
    page,
    ({ href }) => href.startsWith(stem) && href !== address,
  );
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const standIn = page.locator('picture + img');
  await expect(standIn).toBeVisible();
  await expect
    .poll(() => standIn.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toBe(address);
  letLargeOneCome();
  await expect(standIn).toHaveCount(0);
});

test('Back from a product restores the list, its scroll position and its title', async ({
  page,
}) => {
  await page.goto('/products?sort=price-low');
  const card = page.getByRole('article').nth(12);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await recordClickPosition(page);
  await card.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const { scroll } = await clickPosition(page);
  await page.goBack();
  await expect(card.getByRole('link', { name, exact: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
  await expect(page).toHaveTitle(/^All products/);
});

test('a link to the list opens its own address at the top', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('article').nth(12).getByRole('link').tap();
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Shop' }).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
});
