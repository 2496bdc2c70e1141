import { randomUUID } from 'node:crypto';
import { signIn } from '../../support/shop/customers.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const WRITES = /\/Write\/channel|documents:commit/;
const patience = { timeout: 30_000 };

test('a picture added while its product is being saved is not reported as saved', async ({
  page,
}) => {
  const slug = `pictured-late-${randomUUID().slice(0, 8)}`;
  const product = adminFirestore().doc(`products/${slug}`);
  const now = new Date();
  await product.set({
    ...{ title: 'Late picture', price: 99, sku: slug.toUpperCase(), stock: 10 },
    ...{ category: 'Soaps', description: 'A bar.', active: false },
    ...{ createdAt: now, updatedAt: now },
  });
  const images = async () => ((await product.get()).get('images') as string[] | undefined) ?? [];

  await signIn(page, seededStaff('staff'), `/admin/dashboard/products?open=${slug}`);
  const form = page.getByRole('form', { name: 'Product' });
  const shown = form.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem');
  const save = form.getByRole('button', { name: 'Save' });
  const title = form.getByLabel('Title', { exact: true });
  await title.fill('Late picture, renamed');
  const letItBeSaved = await delayResponses(page, WRITES);
  await save.click();
  await expect(form.getByRole('button', { name: 'Saving' })).toBeVisible();
  await title.press('End');
  await page.keyboard.type(' twice');
  await expect(title).toHaveValue('Late picture, renamed');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) });
  await expect(shown).toHaveCount(1, patience);

  letItBeSaved();
  await expect(page.getByText('Saved: Late picture, renamed')).toBeVisible(patience);
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  expect(await images()).toEqual([]);
  await save.click();
  await expect.poll(async () => (await images()).length, patience).toBe(1);
  await expect(form.getByText('You have unsaved changes')).toBeHidden();
  await product.delete();
});
