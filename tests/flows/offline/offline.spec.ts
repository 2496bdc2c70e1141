import { importFailed, OFFLINE, RENDER_FAILED } from '../../support/browser/noise.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { openCategory } from '../../support/browser/categories.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test('without a network the shop says so, keeps the open page, and recovers by itself', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  await page.goto('/product/franch-ayurveda-skin-soap');
  const name = page.getByRole('heading', { level: 1, name: /Skin Soap/ });
  await expect(name).toBeVisible();
  // The list's code is loaded; its products are not.
  await openCategory(page, 'Soaps');
  await expect(page.getByRole('heading', { level: 1, name: 'Soaps' })).toBeVisible();
  await page.goBack();
  await expect(name).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You’re offline. You can still view')).toBeVisible();
  await expect(name).toBeVisible();

  await openCategory(page, 'Nutrition');
  await expect(page.getByText('This page opens as soon as you’re back online.')).toBeVisible();
  await expect(page.getByText('No products in')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('You’re offline. You can still view')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
});

test('a page whose code never loads offers a reload', async ({ page, context, expectNoise }) => {
  expectNoise(OFFLINE);
  expectNoise(importFailed('FaqPage'));
  expectNoise(RENDER_FAILED);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  // The code of products and lists is loaded by now; this page's is not.
  await (await openFooter(page, 'Policies')).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  // It recovers by itself or at a press, whichever comes first.
  const again = page.getByRole('button', { name: 'Reload page' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => null);
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
});
