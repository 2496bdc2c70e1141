import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { applyDuePrices } from '../../../functions/src/products/price-changes.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const STAFF = seededStaff('staff');
const LIST = '/admin/dashboard/products';
const patience = { timeout: 30_000 };

const slug = `planned-soap-${randomUUID().slice(0, 8)}`;
const product = async () => (await adminFirestore().doc(`products/${slug}`).get()).data();
/** The price plans of the soap in Firestore. */
const planned = async () => {
  const snapshot = await adminFirestore()
    .collection('priceChanges')
    .where('slug', '==', slug)
    .get();
  return snapshot.docs.map((row) => ({
    price: row.get('price') as number,
    mrp: row.get('mrp') as number,
    from: (row.get('fromAt') as { toMillis(): number }).toMillis(),
  }));
};
const auditEntries = async (action: string) => {
  const snapshot = await adminFirestore().collection('audit').where('action', '==', action).get();
  return snapshot.docs
    .map((row) => String(row.get('subject')))
    .filter((path) => path.includes(slug));
};

test.beforeEach(async () => {
  const now = new Date();
  await adminFirestore()
    .doc(`products/${slug}`)
    .set({
      ...{ title: 'Planned soap', price: 99, mrp: 120, sku: slug.toUpperCase(), stock: 10 },
      ...{ category: 'Soaps', description: 'A bar.', active: false },
      ...{ createdAt: now, updatedAt: now },
    });
});
test.afterEach(async () => {
  const leftovers = await adminFirestore()
    .collection('priceChanges')
    .where('slug', '==', slug)
    .get();
  await Promise.all(leftovers.docs.map(({ ref }) => ref.delete()));
  await adminFirestore().doc(`products/${slug}`).delete();
});

async function plan(page: Page, from: string, price: string, mrp: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Plan a price' });
  await form.getByLabel('From').fill(from);
  await form.getByLabel('Selling price').fill(price);
  await form.getByLabel('MRP').fill(mrp);
  await form.getByRole('button', { name: 'Plan price' }).click();
}

test('a price is planned, changed, withdrawn and planned again, and applied at its time', async ({
  page,
}) => {
  await signIn(page, STAFF, `${LIST}?open=${slug}`);
  const part = page.getByRole('region', { name: 'Planned prices' });
  await expect(part.getByText('No planned prices')).toBeVisible(patience);

  await plan(page, '2099-12-01T00:00', '₹1,109.50', '1,200');
  const row = part.getByRole('row', { name: /1 Dec 2099, 12:00 am IST/ });
  await expect(row).toContainText('₹1,109.50');
  await expect(row).toContainText(STAFF.email);
  // Midnight in India.
  const midnight = Date.UTC(2099, 10, 30, 18, 30);
  await expect.poll(planned, patience).toEqual([{ price: 1109.5, mrp: 1200, from: midnight }]);
  expect(await product()).toMatchObject({ price: 99, mrp: 120 });
  // The plan's notice fades in.
  await expect.poll(() => axeFinds(page)).toEqual([]);

  await row.getByRole('button', { name: /^Edit/ }).click();
  const change = part.getByRole('form', { name: /^Edit the price/ });
  await change.getByLabel('From').fill('2099-12-02T09:30');
  await change.getByLabel('Selling price').fill('110');
  await change.getByRole('button', { name: 'Save changes' }).click();
  const movedRow = part.getByRole('row', { name: /2 Dec 2099, 9:30 am IST/ });
  await expect(movedRow).toContainText('₹110');
  await movedRow.getByRole('button', { name: /^Delete/ }).click();
  await expect(part.getByText('No planned prices')).toBeVisible();
  await expect.poll(planned).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(movedRow).toContainText('₹110');
  await expect
    .poll(planned, patience)
    .toEqual([{ price: 110, mrp: 1200, from: Date.UTC(2099, 11, 2, 4) }]);
  for (const action of ['price-replan', 'price-unplan'])
    expect(await auditEntries(action)).toHaveLength(1);
  expect(await auditEntries('price-plan')).toHaveLength(2);

  await page.goto('/admin/dashboard/overview');
  const next = page.getByRole('region', { name: 'Planned prices' });
  await next.getByRole('link', { name: slug }).click();
  await expect(page.getByLabel('Selling price in rupees, inclusive of all taxes')).toHaveValue(
    '99',
  );
  const plans = await adminFirestore().collection('priceChanges').where('slug', '==', slug).get();
  await Promise.all(plans.docs.map(({ ref }) => ref.update({ fromAt: new Date() })));
  await applyDuePrices(Date.now());
  await expect(page.getByLabel('Selling price in rupees, inclusive of all taxes')).toHaveValue(
    '110',
  );
  await expect(part.getByText('No planned prices')).toBeVisible();
  expect(await product()).toMatchObject({ price: 110, mrp: 1200, stock: 10 });
  await part.getByRole('link', { name: 'Change history' }).click();
  await expect(page.getByRole('row', { name: /price-apply/ })).toContainText(slug);
});
