import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bucket, portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { removeOrphanedImages } from '../../../functions/src/products/orphaned-images.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const STAFF = seededStaff('staff');
const LIST = '/admin/dashboard/products';
const patience = { timeout: 30_000 };
const WIDTHS = [180, 360, 540, 800];
const A_DAY = 24 * 60 * 60 * 1000;

const slug = `pictured-soap-${randomUUID().slice(0, 8)}`;
const stored = async () => (await adminFirestore().doc(`products/${slug}`).get()).data();

test.beforeEach(async () => {
  const now = new Date();
  await adminFirestore()
    .doc(`products/${slug}`)
    .set({
      ...{ title: 'Pictured soap', price: 99, sku: slug.toUpperCase(), stock: 10 },
      ...{ category: 'Soaps', description: 'A bar.', active: false },
      ...{ createdAt: now, updatedAt: now },
    });
});
test.afterEach(async () => {
  await adminFirestore().doc(`products/${slug}`).delete();
});

/** Adds a picture to the product and resolves to its address. */
async function addPicture(page: Page): Promise<string> {
  await page.goto(`${LIST}?open=${slug}`);
  const form = page.getByRole('form', { name: 'Product' });
  const initialImages = ((await stored())?.['images'] as string[] | undefined) ?? [];
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) });
  await expect(
    form.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem'),
  ).toHaveCount(initialImages.length + 1, patience);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: Pictured soap')).toBeVisible(patience);
  const images = async () => ((await stored())?.['images'] as string[] | undefined) ?? [];
  await expect.poll(async () => (await images()).length, patience).toBe(initialImages.length + 1);
  return (await images()).at(-1) ?? '';
}

/** Widths of a picture in Storage, read past the rules: the emulator loses some of many parallel responses. */
async function widthsOf(address: string): Promise<readonly number[]> {
  const statuses = await Promise.all(
    WIDTHS.map(async (width) => {
      const file = address.replace('-800.webp', `-${width}.webp`);
      const { ok } = await fetch(file, { headers: { Authorization: 'Bearer owner' } });
      return ok ? width : 0;
    }),
  );
  return statuses.filter(Boolean);
}

/** Runs the sweep's image cleanup one day from now. */
async function sweepTomorrow(): Promise<void> {
  const { storage } = portsAt(portOffset());
  Object.assign(process.env, {
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage}`,
    METADATA_SERVER_DETECTION: 'none',
  });
  await removeOrphanedImages(Date.now() + A_DAY);
  await adminFirestore().doc('locks/left-behind').delete();
}

test('the files of a deleted product stay while it can be restored, and are then deleted', async ({
  page,
}) => {
  await signIn(page, STAFF, `${LIST}?open=${slug}`);
  await expect(page.getByRole('form', { name: 'Product' })).toBeVisible(patience);
  const first = await addPicture(page);
  const second = await addPicture(page);
  expect([await widthsOf(first), await widthsOf(second)]).toEqual([WIDTHS, WIDTHS]);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: Pictured soap')).toBeVisible(patience);
  expect(await stored()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored, patience).toMatchObject({ images: [first, second] });
  await sweepTomorrow();
  expect([await widthsOf(first), await widthsOf(second)]).toEqual([WIDTHS, WIDTHS]);

  await page.goto(`${LIST}?open=${slug}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: Pictured soap')).toBeVisible(patience);
  // Closes the tab while the deletion can still be undone.
  await page.close();
  expect([await widthsOf(first), await widthsOf(second)]).toEqual([WIDTHS, WIDTHS]);
  await sweepTomorrow();
  expect([await widthsOf(first), await widthsOf(second)]).toEqual([[], []]);
});
