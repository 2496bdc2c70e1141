import type { Page } from '@playwright/test';
import { catalogFile } from '#domain/catalog/catalog-file.ts';
import { seedProducts } from '../../../dev/seed/products/index.ts';
import { answered } from '../../support/browser/noise.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// The filters stand beside the list only on a desktop.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const FILE = '/assets/catalog-of-a-flow.json';
const products = seedProducts()
  .filter(({ active }) => active)
  .toSorted((a, b) => b.createdAt - a.createdAt || (a.slug < b.slug ? 1 : -1));

/** Makes the seeded shop look like a large one: its pages name the catalogue file that a worker searches. */
async function enlarge(page: Page): Promise<void> {
  await page.context().addInitScript((catalog) => {
    // `interactive` comes before the page's modules run.
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('page-data');
      if (document.readyState !== 'interactive' || !element) return;
      const data = JSON.parse(element.textContent) as Record<string, unknown>;
      element.textContent = JSON.stringify({ ...data, catalog });
    });
  }, FILE);
  await page
    .context()
    .route(`**${FILE}`, (route) => route.fulfill({ json: catalogFile(products) }));
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const resultStatus = (page: Page) =>
  page.getByRole('search', { name: 'Search the shop' }).getByRole('status');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a web worker searches the catalogue file without a read', async ({ page }) => {
  await enlarge(page);
  await page.goto('/products');
  // Products changed since the prerender, and the settings: the browser requests both when idle.
  await expect.poll(() => firestoreReads(page)).toHaveLength(2);
  const initialReads = await firestoreReads(page);
  await field(page).fill('hurmeric');
  await expect(resultStatus(page)).toHaveText(/^\d+ products found$/);
  await expect(page.getByRole('option').first()).toContainText('Turmeric');
  await field(page).fill('neem');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=neem');
  await expect(status(page)).toHaveText(/^\d+ products$/);
  await page.getByRole('checkbox', { name: '₹100 – ₹199' }).check();
  await expect(page).toHaveURL(/price=100-199/);
  await expect(status(page)).toHaveText(/^\d+ products$/);
  expect(await firestoreReads(page)).toEqual(initialReads);
});

test('the worker’s list follows live prices, and works without its file', async ({
  page,
  expectNoise,
}) => {
  await enlarge(page);
  await page.goto('/products?stock=in&sort=name');
  const stocked = products.filter(({ stock }) => stock > 0);
  await expect(status(page)).toHaveText(`30 of ${stocked.length} products`);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(stocked.length);
  const changed = adminFirestore().doc('products/franch-oil-nh-plus');
  const initialPrice = (await changed.get()).get('price') as number;
  const card = page.getByRole('article').filter({ hasText: 'NH Plus' }).first();
  try {
    await changed.update({ price: 231.25, changedAt: new Date() });
    await expect(card).toContainText('₹231.25');
  } finally {
    await changed.update({ price: initialPrice, changedAt: new Date() });
  }

  expectNoise(answered(404, FILE));
  await page.context().route(`**${FILE}`, (route) => route.fulfill({ status: 404 }));
  const fileRequest = page.waitForRequest((request) => request.url().endsWith(FILE));
  await page.goto('/products?search=neem');
  await fileRequest;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ products$/);
});
