import type { Locator, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { axeFinds } from '../support/axe.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { seededStaff } from '../support/people.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';
const REVIEWS = '/admin/dashboard/reviews';
const made: string[] = [];

test.skip(({ isMobile }) => isMobile, 'texts are checked at a desk');

test.afterAll(async () => {
  for (const path of made) await adminFirestore().doc(path).delete();
});

const stored = async (path: string) => (await adminFirestore().doc(path).get()).data();
const selectedIn = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

/** A review that waits. Resolves to its path. */
async function aReview(text: string): Promise<string> {
  const { uid } = await aCustomer();
  const path = `products/${SOAP}/reviews/${uid}`;
  made.push(path);
  await adminFirestore()
    .doc(path)
    .set({
      ...{ uid, stars: 5, title: '', text, name: 'Flow', verified: false, status: 'pending' },
      createdAt: Timestamp.now(),
    });
  return path;
}

/** A question that waits. Resolves to its path. */
async function aQuestion(text: string): Promise<string> {
  const { uid } = await aCustomer();
  const path = `products/${SOAP}/questions/${uid}_20260101`;
  made.push(path);
  await adminFirestore()
    .doc(path)
    .set({ uid, text, status: 'pending', createdAt: Timestamp.now() });
  return path;
}

const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('an article with a forbidden claim is saved as a draft, and published or scheduled only with a reason', async ({
  page,
}) => {
  const slug = `flow-claims-${Date.now()}`;
  const path = `blogs/${slug}`;
  made.push(path);
  await signIn(page, seededStaff('staff'), '/admin/blog');
  await page.getByRole('link', { name: 'Write an article' }).click();
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByLabel('Title', { exact: true }).fill('Neem');
  await form.getByLabel('Address').fill(slug);
  const body = form.getByLabel('Text');
  await body.fill('An oil that **cures** joint pain.');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await stored(path)).toMatchObject({ status: 'draft' });

  for (const button of ['Publish now', 'Schedule']) {
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(
      form.getByRole('alert').filter({ hasText: 'words that the law keeps out of advertising' }),
    ).toBeVisible();
    expect(await stored(path)).toMatchObject({ status: 'draft' });
  }
  expect(await axeFinds(page)).toEqual([]);
  await form.getByRole('button', { name: 'Show “cures”' }).click();
  await expect(body).toBeFocused();
  expect(await selectedIn(body)).toBe('cures');

  await form.getByLabel('Why they may stay').fill('Quoted from the Act itself.');
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const published = (await stored(path)) ?? {};
  expect(published).toMatchObject({ status: 'published' });
  const entry = await stored(`audit/${String(published['auditId'])}`);
  expect(entry).toMatchObject({ note: 'Quoted from the Act itself.' });

  // What is published keeps what it said; only a new word is held against a save.
  await expect(form.getByText('Words that the law keeps out of advertising')).toHaveCount(0);
  await body.fill('An oil that **cures** joint pain. Warm it first.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => String((await stored(path))?.['body'])).toContain('Warm it first');
  await body.fill('An oil that **cures** joint pain and [fever](https://example.com).');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Show “fever”' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Show “cures”' })).toHaveCount(0);
  expect((await stored(path))?.['body']).toContain('Warm it first');
});

test('a review that claims to cure is blocked with the reason, and can be rejected', async ({
  page,
}) => {
  const text = `Cures diabetes, I swear ${Date.now()}`;
  const path = await aReview(text);
  await signIn(page, seededStaff('staff'), REVIEWS);
  const card = cardOf(page, text);
  await expect(card).toContainText('This review can’t be published');
  await expect(card.locator('mark')).toHaveText(['Cures', 'diabetes']);
  await expect(card.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(path))?.['status'] as string).toBe('rejected');
});

test('a review with a phone number is published only after a second confirmation', async ({
  page,
}) => {
  const text = `Lovely lather, call ९८७६५ ४३२१० for bulk ${Date.now() % 100_000}`;
  const path = await aReview(text);
  await signIn(page, seededStaff('staff'), REVIEWS);
  const card = cardOf(page, text);
  await expect(card.locator('mark')).toHaveText(['९८७६५ ४३२१०']);
  await card.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This review shows a phone number. Publish anyway?');
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Don’t publish' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(path)).toMatchObject({ status: 'pending' });
  await card.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  expect(await stored(path)).toMatchObject({ status: 'published' });
});

test('an answer is held to the same guard as a product, and asks twice before it shows an e-mail address', async ({
  page,
}) => {
  const text = `Is it for oily skin, ${Date.now()}?`;
  const path = await aQuestion(text);
  await signIn(page, seededStaff('staff'), `${REVIEWS}?kind=questions`);
  const card = cardOf(page, text);
  const answer = card.getByLabel('Answer of the shop');
  await answer.fill('Yes, it cures joint pain. Write to meera@example.com.');
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(
    card.getByRole('alert').filter({ hasText: 'words that the law keeps out of advertising' }),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Show “cures”' }).click();
  expect(await selectedIn(answer)).toBe('cures');
  expect(await axeFinds(page)).toEqual([]);
  expect(await stored(path)).toMatchObject({ status: 'pending' });

  await answer.fill('Yes. Write to meera@example.com.');
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('an e-mail address');
  await dialog.getByRole('button', { name: 'Don’t publish' }).click();
  await expect(card.getByText(/^Nothing was published/)).toBeVisible();
  await expect(answer).toHaveValue('Yes. Write to meera@example.com.');
  expect(await stored(path)).toMatchObject({ status: 'pending' });
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('The answer is published.')).toBeVisible();
  expect(await stored(path)).toMatchObject({ status: 'published' });
});

test('a question that asks for a cure is not published, with or without an answer', async ({
  page,
}) => {
  const text = `Does it cure psoriasis, ${Date.now()}?`;
  const path = await aQuestion(text);
  await signIn(page, seededStaff('staff'), `${REVIEWS}?kind=questions`);
  const card = cardOf(page, text);
  await expect(card).toContainText('This question can’t be published');
  await expect(card.getByRole('button', { name: 'Publish without an answer' })).toHaveCount(0);
  await card.getByLabel('Answer of the shop').fill('It is a soap.');
  await card.getByRole('button', { name: 'Answer and publish' }).click();
  await expect(card.getByText(/^Nothing was published: the question/)).toBeVisible();
  expect(await stored(path)).toMatchObject({ status: 'pending' });
});
