import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seededDocuments } from './support/catalogue.ts';
import { structuredData } from './support/head.ts';
import { renderShop } from './support/render-shop.tsx';

const SOAP = 'franch-ayurveda-skin-soap';
const BARE = 'franch-neem-tulsi-soap';

const review = (uid: string, stars: number, name: string, verified = false) => ({
  ...{ uid, stars, name, verified, title: '', text: 'A sample review.', status: 'published' },
  createdAt: new Date(Date.UTC(2026, 0, 10 + stars)),
});

const documents = {
  ...seededDocuments(),
  [`products/${SOAP}/reviews/asha`]: review('asha', 5, 'Asha (sample)', true),
  [`products/${SOAP}/reviews/meera`]: review('meera', 4, 'Meera (sample)'),
  [`products/${SOAP}/reviews/john`]: review('john', 2, 'John (sample)'),
  [`products/${SOAP}/questions/meera_20260101`]: {
    ...{ uid: 'meera', text: 'Is there any added scent?', answer: 'No.', status: 'published' },
    ...{ createdAt: new Date(Date.UTC(2026, 0, 1)), answeredAt: new Date(Date.UTC(2026, 0, 2)) },
  },
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a customer asks once a day; the shop’s answer is marked as such', async () => {
  const user = { uid: 'leela', name: 'Leela' };
  const shop = await renderShop(`/product/${SOAP}`, { documents, user });
  const questions = await region('Questions and answers');
  await questions.findByText(/^Answered by Franch/);
  const field = () =>
    questions.findByLabelText<HTMLTextAreaElement>(/^Your question about this product/);
  const ask = async (text: string): Promise<void> => {
    // user-event remembers the value typed before the form was reset.
    await shop.user.clear(await field());
    await shop.user.paste(text);
    await shop.user.click(questions.getByRole('button', { name: 'Ask question' }));
  };
  await ask('Does it lather in hard water?');
  await questions.findByText(/Only you can see it until we publish it/);
  await waitFor(async () => expect((await field()).value).toBe(''));
  const stored = shop.backend.writes.filter((path) => path.includes('/questions/leela_'));
  expect(stored).toHaveLength(1);
  const text = 'Does it lather in hard water?';
  expect(shop.backend.document(stored[0] ?? '')).toMatchObject({ uid: 'leela', text });

  shop.backend.failWrites('permission-denied');
  await ask('And in sea water?');
  await questions.findByText(/one question per product a day/);
  expect((await field()).value).toBe('And in sea water?');
  act(() => shop.backend.signOut());
});

test('reviews show distribution, verified buyers and sort order, and can be filtered by one rating', async () => {
  const { user } = await renderShop(`/product/${SOAP}`, { documents });
  const reviews = await region('Reviews');
  await reviews.findByText('3.7 out of 5');
  expect(reviews.getByText('3 reviews')).toBeDefined();
  const cards = () => reviews.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards()[0]).toContain('Asha (sample)');
  expect(cards()[0]).toContain('Verified buyer');
  expect(cards()[1]).not.toContain('Verified buyer');

  await user.click(reviews.getByRole('button', { name: '2 stars: 1' }));
  expect(cards()).toEqual([expect.stringContaining('John (sample)')]);
  await user.click(reviews.getByRole('button', { name: '3 stars: 0' }));
  expect(reviews.getByText('No reviews with 3 stars here.')).toBeDefined();
  await user.click(reviews.getByRole('button', { name: 'Show all' }));
  expect(cards()).toHaveLength(3);
  await waitFor(() => expect(structuredData().join('')).toContain('"aggregateRating"'));
});

test('the form of a review begins at its first field', async () => {
  const { user } = await renderShop(`/product/${BARE}`, { documents, user: { uid: 'leela' } });
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  const [first] = await screen.findAllByRole('radio');
  expect(document.activeElement).toBe(first);
});

test('a product without reviews says so and shows no rating', async () => {
  await renderShop(`/product/${BARE}`, { documents });
  const reviews = await region('Reviews');
  await reviews.findByText(/^No reviews yet\./);
  await waitFor(() => expect(structuredData().join('')).toContain('"Product"'));
  expect(structuredData().join('')).not.toContain('aggregateRating');
});
