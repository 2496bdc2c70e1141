import { randomBytes } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { ticketNumber } from '#domain/content/message.ts';
import { aProductOfItsOwn } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const AREA = '/admin/dashboard';
const ALERT = 'alerts/ashaOrder00000000010_dispute_disp_SEED10_chargeback';

/** The action of the audit entry that the latest write of a document names. */
async function lastAction(place: DocumentReference): Promise<unknown> {
  const auditId = String((await place.get()).get('auditId'));
  return (await adminFirestore().doc(`audit/${auditId}`).get()).get('action');
}

test('the real rules accept what staff pages write, with audit entries', async ({ page }) => {
  const store = adminFirestore();
  const { uid } = await aCustomer();
  const [oil, shampoo] = await Promise.all([
    aProductOfItsOwn('Bundled Oil'),
    aProductOfItsOwn('Bundled Shampoo'),
  ]);
  const createdAt = Timestamp.now();
  const pending = { uid, status: 'pending', createdAt };
  const review = store.doc(`products/${oil.slug}/reviews/${uid}`);
  const question = store.doc(`products/${oil.slug}/questions/${uid}_20260101`);
  const written = { ...pending, stars: 4, title: '', text: `Good ${uid}`, name: 'Flow' };
  await review.set({ ...written, verified: false });
  await question.set({ ...pending, text: `Soda, asks ${uid}?` });
  const ticket = ticketNumber(randomBytes(8));
  const message = store.doc(`messages/${ticket}`);
  await message.set({
    ...{ topic: 'complaint', name: 'Asha Rao', email: 'asha.rao@example.in', phone: '' },
    ...{ orderNumber: '', subject: `A broken cap ${ticket}`, text: 'It leaks.', status: 'new' },
    createdAt,
  });
  await store.doc(ALERT).update({ open: true });

  await signIn(page, seededStaff('staff'), `${AREA}/messages`);
  await page.getByRole('row').filter({ hasText: ticket }).getByRole('link').click();
  await page.getByLabel('Reply').fill('A new cap is on its way.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => lastAction(message)).toBe('message-answer');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect.poll(() => lastAction(message)).toBe('message-resolve');

  await page.goto(`${AREA}/reviews`);
  const card = page.getByRole('article').filter({ hasText: uid });
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => lastAction(review)).toBe('review-publish');
  const rated = await store.doc(`products/${oil.slug}`).get();
  expect(rated.get('rating')).toEqual({ sum: 4, count: 1 });
  await page.goto(`${AREA}/reviews?kind=questions`);
  await card.getByLabel('Your answer').fill(`No, it is not, ${uid}.`);
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect.poll(async () => (await question.get()).get('status') as string).toBe('published');

  await page.goto(`${AREA}/orders?open=ashaOrder00000000010`);
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await expect.poll(() => lastAction(store.doc(ALERT))).toBe('alert-settle');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Mark resolved' })).toBeVisible();

  await page.goto(`${AREA}/bundles`);
  await page.getByRole('button', { name: 'New bundle' }).click();
  const form = page.getByRole('form', { name: 'New bundle' });
  await form.getByLabel('Title').fill('Flow Oil + Shampoo');
  for (const { title, slug } of [oil, shampoo]) {
    await form.getByLabel('Find a product (name or SKU starts with)').fill(slug);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: `Choose ${title}` }).click();
  }
  await form.getByLabel('Saving, ₹').fill('60');
  await form.getByRole('button', { name: 'Create bundle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flow Oil + Shampoo' })).toBeVisible();
  const own = store.collection('bundles').where('slugs', 'array-contains', oil.slug);
  await expect.poll(async () => (await own.get()).size).toBe(1);
  const [bundle] = (await own.get()).docs;
  expect(bundle && (await lastAction(bundle.ref))).toMatch(/^bundle-/);

  await Promise.all([review, question, message].map((place) => place.delete()));
  await bundle?.ref.delete();
  await Promise.all([oil.remove(), shampoo.remove()]);
  // Other flows count what a visit reads.
  await store.doc('settings/store').update({ bundleChanges: FieldValue.delete() });
});
