import type { Browser } from '@playwright/test';
import { csvText } from '#domain/core/csv.ts';
import { signIn } from './visits.ts';

/** Products of the imported file. */
const ROWS = 5_000;
const PATIENCE_MS = 20 * 60_000;

/**
 * Imports a file of new products in the staff area, and the same file again. Resolves to the page's longest task
 * meanwhile, in milliseconds.
 */
export async function longestTaskOfImport(browser: Browser, shop: string): Promise<number> {
  const context = await browser.newContext({ baseURL: shop });
  await signIn(context, shop, 'owner@franch.test');
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`/admin/dashboard/products?open=${encodeURIComponent('*file')}`);
  await page.getByRole('heading', { name: 'Export and import products (CSV)' }).waitFor();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const soap = 'A bar of soap that came with a file, "quoted", and in\ntwo lines.';
  const file = csvText([
    ['slug', 'title', 'price', 'stock', 'category', 'description'],
    ...Array.from({ length: ROWS }, (_, n) => [
      ...[`filed-${n}`, `Filed soap ${n}`, 50 + (n % 400), n % 30, 'Soaps', soap],
    ]),
  ]);
  const choose = async (changes: string) => {
    const buffer = Buffer.from(file);
    const chosen = { name: 'products.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(chosen);
    await page.getByText(changes).waitFor();
  };
  await choose(`${ROWS} new, 0 changed, 0 unchanged.`);
  await page.getByRole('button', { name: `Import ${ROWS} products` }).click();
  await page.getByText(`${ROWS} products imported in`).waitFor();
  await choose(`0 new, 0 changed, ${ROWS} unchanged.`);
  const longest = await page.evaluate(() => window.longestTask ?? 0);
  await context.close();
  return longest;
}
