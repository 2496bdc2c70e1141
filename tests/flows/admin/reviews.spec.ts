import { Timestamp } from 'firebase-admin/firestore';
import { axeFinds } from '../../support/browser/axe.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';
const LIST = '/admin/dashboard/reviews';

test('a review with a phone number is published after a confirmation, shows on the product and is undone; a question is answered', async ({
  page,
  browser,
}) => {
  const { uid } = await aCustomer();
  const text = `Lathers well, call ९८७६५ ४३२१० ${uid}. <img src=x onerror=alert(1)>`;
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
  const question = adminFirestore().doc(`products/${SOAP}/questions/${uid}_20260101`);
  await question.set({
    uid,
    text: `Soda, asks ${uid}?`,
    status: 'pending',
    createdAt: Timestamp.now(),
  });
  const soap = async () => (await adminFirestore().doc(`products/${SOAP}`).get()).data() ?? {};
  const initialProduct = (await soap()) as { rating: { sum: number; count: number } };
  await signIn(page, seededStaff('staff'), LIST);
  const card = page.getByRole('article').filter({ hasText: uid });
  await expect(card).toContainText('4 out of 5 stars');
  await expect(card.getByRole('link')).toHaveAttribute('href', `/product/${SOAP}`);
  expect(await axeFinds(page)).toEqual([]);
  await card.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This review shows a phone number. Publish anyway?');
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  // A focused toast stays open.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect(card).toHaveCount(0);
  const { rating } = await soap();
  expect(rating).toEqual({
    sum: initialProduct.rating.sum + 4,
    count: initialProduct.rating.count + 1,
  });
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
  const publicReviews = visitor.getByRole('region', { name: 'Reviews' });
  await publicReviews.scrollIntoViewIfNeeded();
  await expect(publicReviews.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(publicReviews.getByText(text)).toHaveCount(0);
  await visitor.context().close();
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rejected', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?status=rejected`);
  await expect(card).toBeVisible();
  expect((await place.get()).get('status')).toBe('rejected');
  expect((await soap())['rating']).toEqual(initialProduct.rating);

  await page.goto(`${LIST}?kind=questions`);
  const questionCard = page.getByRole('article').filter({ hasText: `Soda, asks ${uid}?` });
  await questionCard.getByLabel('Your answer').fill(`No, it is not, ${uid}.`);
  await questionCard.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(page.getByText('Answer published.')).toBeVisible();
  expect((await question.get()).data()).toMatchObject({
    ...{ status: 'published', answer: `No, it is not, ${uid}.` },
    ...{ answeredAt: expect.any(Timestamp), auditId: expect.any(String) },
  });
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/product/${SOAP}`);
  const answers = reader.getByRole('region', { name: 'Questions and answers' });
  await answers.scrollIntoViewIfNeeded();
  await expect(answers.getByText(`No, it is not, ${uid}.`)).toBeVisible();
  await reader.context().close();
  await Promise.all([place.delete(), question.delete()]);
});
