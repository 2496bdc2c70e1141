import type { Page } from '@playwright/test';
import { CART, cartLink, cartRow } from '../../support/shop/carts.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const CODE = '**/assets/*.js';
const PRODUCT = '/product/franch-abhyanga-sesame-oil';

/** Opens the prerendered page of a product and delays its code. Resolves to a function that releases it. */
async function openWithoutCode(page: Page): Promise<() => void> {
  const releaseCode = await delayResponses(page, CODE);
  // Every navigation of a flow waits for hydration, so this starts from a file.
  await page.goto('/robots.txt');
  await page.evaluate((path) => location.assign(path), PRODUCT);
  await page.waitForURL(PRODUCT, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return releaseCode;
}

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart' });

test('clicks before hydration are replayed in order, and links wait', async ({ page }) => {
  const releaseCode = await openWithoutCode(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await addButton(page).click();
  await addButton(page).click();
  await cartLink(page).click();
  await expect(page).toHaveURL(PRODUCT);
  releaseCode();
  await expect(page).toHaveURL(CART);
  await expect(cartRow(page, title).getByRole('spinbutton')).toHaveValue('2');
  await page.unroute(CODE);

  const releaseAgain = await openWithoutCode(page);
  const home = page.getByRole('link', { name: 'Franch: Home' }).first();
  await addButton(page).click();
  await home.click();
  await expect(page).toHaveURL(PRODUCT);
  await home.click();
  await expect(page).toHaveURL('/');
  // Without a click to replay, a link works at once.
  await cartLink(page).click();
  await expect(page).toHaveURL(CART);
  releaseAgain();
  await expect(cartRow(page, title).getByRole('spinbutton')).toHaveValue('2');
});
