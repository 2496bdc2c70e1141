import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const store = adminFirestore();
const MINUTE_MS = 60_000;

test('a price set by the Admin SDK shows on the open product page within ten seconds', async ({
  page,
}) => {
  const product = store.doc('products/franch-oil-nh-plus');
  const initialPrice = Number((await product.get()).get('price'));
  await page.goto('/product/franch-oil-nh-plus');
  const price = page.getByText('₹217.25');
  await expect(price).toHaveCount(0);
  try {
    await product.update({ price: 217.25 });
    await expect(price.first()).toBeVisible({ timeout: 10_000 });
  } finally {
    await product.update({ price: initialPrice });
  }
});

test('an open list shows products that a script adds, changes and deletes', async ({ page }) => {
  test.setTimeout(3 * MINUTE_MS);
  const model = await store.doc('products/franch-oil-nh-plus').get();
  const { active: _, changedAt: __, ...fields } = model.data() ?? {};
  const product = store.doc('products/soap-of-a-live-flow');
  await page.goto('/products');
  const card = page.getByRole('article').filter({ hasText: 'Soap of a live flow' });
  try {
    await product.set({ ...fields, title: 'Soap of a live flow', createdAt: Timestamp.now() });
    await expect(card).toBeVisible({ timeout: MINUTE_MS });
    await product.update({ price: 217.25 });
    await expect(card).toContainText('₹217.25', { timeout: MINUTE_MS });
    await product.delete();
    await expect(card).toHaveCount(0, { timeout: MINUTE_MS });
  } finally {
    await product.delete();
  }
});
