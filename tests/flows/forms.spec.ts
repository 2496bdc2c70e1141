import { randomUUID } from 'node:crypto';
import { aCustomer, signIn } from '../support/customers.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { seededStaff } from '../support/people.ts';
import { aPng } from '../support/pictures.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const WRITES = /\/Write\/channel|documents:commit/;
const patience = { timeout: 30_000 };

test('an address that is being saved is the one that was sent, whatever is typed and chosen meanwhile', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  await signIn(page, customer, '/dashboard?tab=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'New address' });
  const [city, state] = [
    form.getByLabel('Town or city'),
    form.getByLabel('State or union territory'),
  ];
  await form.getByLabel('PIN code').fill('560 001');
  await form.getByLabel('House, street').fill('12 MG Road');
  await form.getByLabel('Mobile number').fill('98765 43210');
  await city.fill('Bengaluru');
  const letItBeSaved = await holdAnswers(page, WRITES);
  await city.press('Enter');
  await expect(form.getByRole('button', { name: 'Saving' })).toBeVisible();

  await expect(city).toBeFocused();
  await page.keyboard.type(' East');
  await expect(city).toHaveValue('Bengaluru');
  await state.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Kerala');
  await expect(state).toHaveValue('Karnataka');
  await page.keyboard.press('Tab');
  await expect(state).not.toBeFocused();

  letItBeSaved();
  await expect(form).toBeHidden(patience);
  await expect(page.getByText('12 MG Road')).toBeVisible();
  const book = await adminFirestore().collection(`users/${customer.uid}/addresses`).get();
  expect(book.docs.map((row) => row.data())).toMatchObject([
    { city: 'Bengaluru', state: 'Karnataka' },
  ]);
});

test('a picture that comes while its product is being saved is not said to be saved', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'pictures are given to products at a desk');
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
  const letItBeSaved = await holdAnswers(page, WRITES);
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
  await expect(form.getByText('There are changes that are not saved')).toBeVisible();
  expect(await images()).toEqual([]);
  await save.click();
  await expect.poll(async () => (await images()).length, patience).toBe(1);
  await expect(form.getByText('There are changes that are not saved')).toBeHidden();
  await product.delete();
});
