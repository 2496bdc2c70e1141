import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProductDocument } from '../support/fixtures/products.ts';
import { fill, findAlert, valueOf } from './support/forms.ts';
import { renderShop } from './support/render-shop.tsx';

const SLUG = 'rose-aloe-soap';
const REVIEW = `products/${SLUG}/reviews/asha`;
const HOSTILE = 'नमस्ते 🌿 <script>alert(1)</script>\n"><img src=x onerror=alert(1)> {{7*7}}';

async function openReview() {
  const shop = await renderShop(`/product/${SLUG}`, {
    user: {},
    documents: { [`products/${SLUG}`]: { ...aProductDocument({ title: 'Rose Aloe Soap' }) } },
  });
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  await shop.user.click(await reviews.findByRole('button', { name: 'Write a review' }));
  const form = within(await reviews.findByRole('form', { name: 'Write a review' }));
  const type = (label: RegExp, text: string) => fill(shop.user, form.getByLabelText(label), text);
  const send = () => shop.user.click(form.getByRole('button', { name: /^Submit/ }));
  await shop.user.click(form.getAllByRole('radio')[0] as HTMLElement);
  return { ...shop, reviews, form, type, send };
}

test('a review that is too long is reported field by field and stays', async () => {
  const { form, type, send, backend } = await openReview();
  await type(/^Review title/, 't'.repeat(121));
  await type(/^Your review/, 'ज्ञ'.repeat(1001));
  await type(/^Name to show/, 'आ'.repeat(41));
  await send();
  expect(await form.findAllByText('This is too long. Please shorten it.')).toHaveLength(3);
  expect(document.activeElement).toBe(form.getByLabelText(/^Review title/));
  expect(valueOf(form.getByLabelText(/^Your review/))).toBe('ज्ञ'.repeat(1001));
  expect(backend.writes).toEqual([]);
});

test('a review keeps its input when offline or refused, and then arrives unchanged', async () => {
  const { form, type, send, backend, setOnline, reviews } = await openReview();
  await type(/^Review title/, '🌿 <b>fine</b>');
  await type(/^Your review/, HOSTILE);
  await type(/^Name to show/, 'आशा 🌸');
  setOnline(false);
  await send();
  await findAlert('You’re offline.');
  expect(valueOf(form.getByLabelText(/^Your review/))).toBe(HOSTILE);
  setOnline(true);
  backend.failWrites('permission-denied');
  await send();
  await findAlert('Your review was not accepted');
  expect(valueOf(form.getByLabelText(/^Your review/))).toBe(HOSTILE);
  backend.failWrites(null);
  await send();
  await reviews.findByText(/Your review is being checked\./);
  await waitFor(() =>
    expect(backend.document(REVIEW)).toMatchObject({
      ...{ title: '🌿 <b>fine</b>', text: HOSTILE, name: 'आशा 🌸', stars: 5 },
      ...{ status: 'pending', verified: false },
    }),
  );
  expect(document.querySelector('img[onerror]')).toBeNull();
});
