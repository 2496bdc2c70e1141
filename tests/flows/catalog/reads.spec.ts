import type { Page } from '@playwright/test';
import { cartDrawer } from '../../support/shop/carts.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';

const paths = async (page: Page) => (await firestoreReads(page)).map(({ path }) => path);
const fetched = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (text) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes(text)).length,
    part,
  );

test('what stands below is requested when it nears the viewport', async ({ page }) => {
  const own = [`products/${SOAP}/reviews`, `products/${SOAP}/questions`];
  await page.goto(`/product/${SOAP}`);
  await expect.poll(() => paths(page)).toContain(`products/${SOAP}`);
  for (const path of own) expect(await paths(page)).not.toContain(path);
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Questions' }).scrollIntoViewIfNeeded();
  for (const path of own) await expect.poll(() => paths(page)).toContain(path);

  await page.goto('/blog/how-to-read-an-ayurvedic-label');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to read the label/);
  expect(await fetched(page, '/made/product/')).toBe(0);
  await page.getByRole('heading', { name: 'Shop this article' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(page, '/made/product/')).toBe(4);
  expect((await paths(page)).filter((path) => path.startsWith('products/'))).toEqual([]);
});

test('prerendered files feed search, offers and viewed products without a read', async ({
  page,
}) => {
  await page.goto('/faq');
  expect(await fetched(page, '/made/blogs.json')).toBe(0);
  const search = page.getByRole('search', { name: 'Search the shop' }).first();
  await search.getByRole('combobox').fill('oil');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expect.poll(() => fetched(page, '/made/blogs.json')).toBe(1);
  // Changes since the prerender, the settings and the owner's answers: the browser requests them when idle.
  const idle = ['content/faq', 'products', 'settings/store'];
  await expect.poll(async () => (await paths(page)).toSorted()).toEqual(idle);
  await search.getByRole('combobox').fill('');
  await search.getByRole('combobox').pressSequentially('plants', { delay: 120 });
  await expect(search.getByRole('status')).toHaveText(/found$/);
  expect(await paths(page)).toHaveLength(idle.length);

  const main = page.getByRole('main');
  await page.goto('/product/franch-bhringraj-hair-oil');
  const offer = page.getByRole('article', { name: 'Bundle: Hair Oil + Shampoo' });
  await offer.getByRole('button', { name: 'Add both to cart' }).click();
  await expect(cartDrawer(page).getByText('Subtotal (2 items)')).toBeVisible();
  await page.goto('/product/franch-abhyanga-sesame-oil');
  // The changes are requested when the browser is idle, so their answer may be the last.
  const known = ['products', 'products/franch-abhyanga-sesame-oil', 'settings/store'];
  await expect.poll(async () => (await paths(page)).toSorted()).toEqual(known);
  const more = page.getByRole('region', { name: 'More in Wellness' });
  await more.scrollIntoViewIfNeeded();
  await expect(more.getByRole('article')).toHaveCount(4);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.locator('a[href="/product/franch-bhringraj-hair-oil"]')).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const addOn = cartDrawer(page).getByRole('region', { name: 'Goes well with it' });
  await addOn.getByRole('button').click();
  await expect(cartDrawer(page).getByText('Subtotal (4 items)')).toBeVisible();
  const own = /^products\/.+\/(?:reviews|questions)$/;
  expect((await paths(page)).filter((path) => !own.test(path)).toSorted()).toEqual(known);

  await page.evaluate(() => localStorage.setItem('franch.own.viewed', '[1, null, "../x", {}]'));
  await page.goto('/product/franch-brahmi-tablets');
  const instead = main.getByRole('region', { name: 'In stock and similar' });
  await expect(instead.getByRole('listitem')).toHaveText([/Ashwagandha/]);
  await expect(viewed).toHaveCount(0);
  // Bundles come with the page; only one that changed since the build would be read.
  expect(await paths(page)).not.toContain('bundles');
});
