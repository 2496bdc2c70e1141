import { Timestamp } from 'firebase-admin/firestore';
import { axeFinds } from '../support/axe.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { seededStaff } from '../support/people.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';
const LIST = '/admin/dashboard/reviews';

test('a review that waits is published, shows on the product, and the decision can be undone', async ({
  page,
  browser,
}) => {
  const { uid } = await aCustomer();
  const text = `Lathers well ${uid}. <img src=x onerror=alert(1)>`;
  const place = adminFirestore().doc(`products/${SOAP}/reviews/${uid}`);
  const review = {
    uid,
    stars: 4,
    title: '',
    text,
    name: 'Flow',
    verified: false,
    status: 'pending',
    createdAt: Timestamp.now(),
  };
  await place.set(review);
  const soap = async () => (await adminFirestore().doc(`products/${SOAP}`).get()).data() ?? {};
  const before = (await soap()) as { rating: { sum: number; count: number } };
  await signIn(page, seededStaff('staff'), LIST);
  const card = page.getByRole('article').filter({ hasText: uid });
  await expect(card).toContainText('4 out of 5 stars');
  await expect(card.getByRole('link')).toHaveAttribute('href', `/product/${SOAP}`);
  expect(await axeFinds(page)).toEqual([]);
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  // A word on which somebody stands does not go.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect(card).toHaveCount(0);
  const { rating } = await soap();
  expect(rating).toEqual({ sum: before.rating.sum + 4, count: before.rating.count + 1 });
  const { auditId, ...stored } = (await place.get()).data() ?? {};
  expect(stored).toEqual({ ...review, status: 'published' });
  const entry = await adminFirestore().doc(`audit/${auditId}`).get();
  expect(entry.data()).toMatchObject({
    action: 'review-publish',
    subject: place.path,
    email: 'staff@franch.test',
    before: { status: 'pending' },
    after: { status: 'published' },
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/product/${SOAP}`);
  const shown = visitor.getByRole('region', { name: 'Reviews' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(shown.getByText(text)).toHaveCount(0);
  await visitor.context().close();
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rejected', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?status=rejected`);
  await expect(card).toBeVisible();
  expect((await place.get()).get('status')).toBe('rejected');
  expect((await soap())['rating']).toEqual(before.rating);
  await place.delete();
});

test('a question is answered and stands on the product; a viewer only looks', async ({
  page,
  browser,
}) => {
  const { uid } = await aCustomer();
  const text = `Is it free of soda, asks ${uid}?`;
  const place = adminFirestore().doc(`products/${SOAP}/questions/${uid}_20260101`);
  await place.set({ uid, text, status: 'pending', createdAt: Timestamp.now() });
  await signIn(page, seededStaff('staff'), LIST);
  await page.getByRole('button', { name: 'Questions' }).click();
  const card = page.getByRole('article').filter({ hasText: uid });
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(card.getByText('Please fill this in.')).toBeVisible();
  await card.getByLabel('Answer of the shop').fill(`No, it is not, ${uid}.`);
  expect(await axeFinds(page)).toEqual([]);
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(page.getByText('The answer is published.')).toBeVisible();
  expect((await place.get()).data()).toMatchObject({
    text,
    status: 'published',
    answer: `No, it is not, ${uid}.`,
    answeredAt: expect.any(Timestamp),
    auditId: expect.any(String),
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/product/${SOAP}`);
  const shown = other.getByRole('region', { name: 'Questions and answers' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.getByText(`No, it is not, ${uid}.`)).toBeVisible();
  await signIn(other, seededStaff('viewer'), `${LIST}?kind=questions&status=published`);
  const theirs = other.getByRole('article').filter({ hasText: uid });
  await expect(theirs).toContainText('Changing things is for owner and staff.');
  await expect(theirs.getByRole('button')).toHaveCount(0);
  await context.close();
  await place.delete();
});
