import type { Page } from '@playwright/test';
import { OFFLINE } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Opens a category through the menu. */
async function openCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

test('the open page outlasts the network, others wait for it', async ({
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
