import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { buildVariant } from '../../../dev/backend/site.ts';
import { overflowingElements } from '../../support/browser/appearance.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { serveSite, VARIANT_ORIGIN } from '../../support/browser/site-server.ts';
import { CART } from '../../support/shop/carts.ts';
import { CHECKOUT } from '../../support/shop/checkouts.ts';

// The narrowest phone. A window of 1280 px is as wide at 400 % zoom (WCAG 2.2, 1.4.10).
test.use({ baseURL: VARIANT_ORIGIN, viewport: { width: 320, height: 640 } });

const PRODUCT = '/product/franch-triphala-churna';

let close: () => Promise<void>;
test.beforeAll(async () => {
  const folder = `${siteFolder(portOffset())}-pseudo`;
  await buildVariant('pseudo', portOffset(), folder);
  close = await serveSite(join(root, folder), 'index.html');
});
test.afterAll(() => close());

/** What overflows sideways at a text size, once the page has settled. */
async function overflowing(page: Page, size: string): Promise<readonly string[]> {
  await page.locator('html').evaluate((html, to) => {
    html.style.fontSize = to;
  }, size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return (await overflowingElements(page)).map((what) => `${size} ${what}`);
}

test('nothing overflows a narrow phone in a language with long words', async ({ page }) => {
  const found: string[] = [];
  const check = async (path: string) => {
    for (const size of ['100%', '200%'])
      found.push(...(await overflowing(page, size)).map((what) => `${path} ${what}`));
  };
  for (const path of ['/', '/products', PRODUCT]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
    await check(path);
  }
  await page.getByRole('main').getByRole('button', { name: '[Åådd töö cåårt]' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('drawer');
  for (const path of [CART, CHECKOUT]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
    await check(path);
  }
  expect(found).toEqual([]);
});
