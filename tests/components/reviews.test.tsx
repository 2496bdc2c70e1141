import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProductDocument } from '../support/fixtures/products.ts';
import { seededDocuments } from './support/catalogue.ts';
import { fill, findAlert, valueOf } from './support/forms.ts';
import { structuredData } from './support/head.ts';
import { addPictures, aJpeg } from './support/photos.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';

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
  const shop = await renderPage(`/product/${SOAP}`, { documents, user });
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

test('a buyer who came back is quoted above the reviews, word for word', async () => {
  const path = `products/${SOAP}/reviews/asha`;
  const text = 'The scent is faint. Second order for the whole house.';
  const told = { ...documents, [path]: { ...documents[path], text } };
  await renderPage(`/product/${SOAP}#reviews`, { documents: told });
  const quotes = await region('Why people come back');
  expect(quotes.getByRole('listitem').textContent).toBe(
    'Second order for the whole house. Asha (sample)',
  );
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

test('a product without reviews says so and shows no rating; the form begins at its first field', async () => {
  const { user } = await renderShop(`/product/${BARE}`, { documents, user: { uid: 'leela' } });
  const reviews = await region('Reviews');
  await reviews.findByText(/^No reviews yet\./);
  await waitFor(() => expect(structuredData().join('')).toContain('"Product"'));
  expect(structuredData().join('')).not.toContain('aggregateRating');
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  const [first] = await screen.findAllByRole('radio');
  expect(document.activeElement).toBe(first);
});

test('an address of the reviews scrolls to them once, though their code is loaded late', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderPage(`/product/${SOAP}#reviews`, { documents });
  const section = await screen.findByRole('region', { name: 'Reviews' });
  await waitFor(() => expect(scroll.mock.contexts).toEqual([section]));
});

test('a star of the letter opens the form with it chosen; keys choose another', async () => {
  const shop = await renderPage(`/product/${BARE}?stars=4#reviews`, {
    documents,
    user: { uid: 'leela', name: 'Leela' },
  });
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  const star = (stars: number) =>
    form.getByRole<HTMLInputElement>('radio', { name: `${stars} out of 5 stars` });
  expect(star(4).checked).toBe(true);
  await shop.user.click(star(2));
  expect(form.getByText('2 stars')).toBeDefined();
  act(() => shop.backend.signOut());
  const signIn = await screen.findByRole('link', { name: 'Sign in to write a review' });
  const next = new URL(signIn.getAttribute('href') ?? '', 'https://shop.test').searchParams;
  expect(next.get('next')).toBe(`/product/${BARE}?stars=4#reviews`);
});

test('the photographs of all reviews are in one strip, each with the review that it belongs to', async () => {
  const photosOf = (uid: 'asha' | 'john', photos: readonly string[]) => ({
    [`products/${SOAP}/reviews/${uid}`]: {
      ...documents[`products/${SOAP}/reviews/${uid}`],
      photos,
    },
  });
  const { user } = await renderShop(`/product/${SOAP}`, {
    documents: { ...documents, ...photosOf('asha', ['a-1', 'a-2']), ...photosOf('john', ['j-1']) },
  });
  const strip = await region('Photos from shoppers');
  expect(strip.getAllByRole('button')).toHaveLength(3);
  await user.click(strip.getByRole('button', { name: /^Enlarge: Photo 1 by John/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 3 of 3' }));
  expect(viewer.getByText('John (sample)')).toBeDefined();
  expect(viewer.getByRole('img', { name: '2 out of 5 stars' })).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(viewer.getByText('Asha (sample)')).toBeDefined();
  expect(viewer.getByText('Verified buyer')).toBeDefined();
});

const UNREVIEWED = 'rose-aloe-soap';
const OWN_REVIEW = `products/${UNREVIEWED}/reviews/asha`;
const HOSTILE = 'नमस्ते 🌿 <script>alert(1)</script>\n"><img src=x onerror=alert(1)> {{7*7}}';

async function openReview() {
  const shop = await renderPage(`/product/${UNREVIEWED}`, {
    user: {},
    documents: { [`products/${UNREVIEWED}`]: { ...aProductDocument({ title: 'Rose Aloe Soap' }) } },
  });
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  await shop.user.click(await reviews.findByRole('button', { name: 'Write a review' }));
  const form = within(await reviews.findByRole('form', { name: 'Write a review' }));
  const type = (label: RegExp, text: string) => fill(shop.user, form.getByLabelText(label), text);
  const send = () => shop.user.click(form.getByRole('button', { name: /^Submit/ }));
  await shop.user.click(form.getByRole('radio', { name: '5 out of 5 stars' }));
  return { ...shop, reviews, form, type, send };
}

test('a review keeps its input when too long, offline or refused, and then arrives unchanged', async () => {
  const { form, type, send, backend, setOnline, reviews } = await openReview();
  await type(/^Review title/, 't'.repeat(121));
  await type(/^Your review/, 'ज्ञ'.repeat(1001));
  await type(/^Name to show/, 'आ'.repeat(41));
  await send();
  expect(await form.findAllByText('This is too long. Please shorten it.')).toHaveLength(3);
  expect(document.activeElement).toBe(form.getByLabelText(/^Review title/));
  expect(valueOf(form.getByLabelText(/^Your review/))).toBe('ज्ञ'.repeat(1001));
  expect(backend.writes).toEqual([]);
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
    expect(backend.document(OWN_REVIEW)).toMatchObject({
      ...{ title: '🌿 <b>fine</b>', text: HOSTILE, name: 'आशा 🌸', stars: 5 },
      ...{ status: 'pending', verified: false },
    }),
  );
  expect(document.querySelector('img[onerror]')).toBeNull();
});

test('a review takes photographs, keeps those that fail, and takes more while it is checked', async () => {
  addPictures();
  const { form, type, send, user, backend, reviews } = await openReview();
  await type(/^Your review/, 'It lathers well in hard water.');
  await type(/^Name to show/, 'Asha');
  await user.upload(form.getByLabelText('Choose photos'), [aJpeg('one.jpg'), aJpeg('two.jpg')]);
  await form.findByRole('img', { name: 'Your photo 2' });
  let sent = 0;
  backend.answer('addReviewPhoto', () =>
    (sent += 1) === 1 ? { outcome: 'refused', refusal: 'not-a-photo' } : { outcome: 'added' },
  );
  await send();
  const again = within(await screen.findByRole('dialog', { name: 'Add photos' }));
  expect(again.getByText(/^Your review is sent. Some photos are not/)).toBeDefined();
  expect(
    again.getByText('Photo 1 was not sent. It is not a photo that we can open.'),
  ).toBeDefined();
  await user.click(again.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(again.getByRole('button', { name: 'Send photos' }));
  await reviews.findByText(/Your review is being checked\./);
  const uploads = backend.calls.filter(({ name }) => name === 'addReviewPhoto');
  expect(uploads.map(({ request }) => request)).toMatchObject([
    { slug: UNREVIEWED, file: btoa('shrunk') },
    { slug: UNREVIEWED, file: btoa('shrunk') },
  ]);
  expect(backend.writes.filter((path) => path === OWN_REVIEW)).toHaveLength(1);
  await user.click(reviews.getByRole('button', { name: 'Add photos' }));
  await screen.findByRole('dialog', { name: 'Add photos' });
});

test('photographs of a review are described, and open full screen', async () => {
  const photos = ['photograph-1', 'photograph-2'];
  const path = `products/${SOAP}/reviews/asha`;
  const withPhotos = { ...documents, [path]: { ...documents[path], photos } };
  const { user } = await renderShop(`/product/${SOAP}`, { documents: withPhotos });
  const reviews = await region('Reviews');
  const name = /^Enlarge: Photo 2 by Asha \(sample\) of Franch/;
  const card = within((await reviews.findAllByRole('article'))[0] as HTMLElement);
  await user.click(card.getByRole('button', { name }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2' }));
  const src = viewer.getByRole('img').getAttribute('src') ?? '';
  const file = `products/${SOAP}/reviews/asha/photograph-2-1600.webp`;
  expect(new URL(src).pathname).toMatch(new RegExp(`/o/${encodeURIComponent(file)}$`));
  await user.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('img', { name: /^Photo 1 by Asha/ })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the home page shows the best reviews with photograph, and nothing where there are none', async () => {
  const best = {
    ...{ uid: 'asha', slug: SOAP, product: 'A soap', stars: 5, text: 'It lasts long.' },
    ...{ name: 'Asha', photo: 'photo-1', createdAt: new Date(1) },
  };
  const shop = await renderPage('/', {
    documents: { ...documents, 'highlights/reviews': { reviews: [best] } },
  });
  const section = await region('What our shoppers say');
  const src = section.getByRole('img', { name: 'Photo 1 by Asha of A soap' }).getAttribute('src');
  expect(src).toContain(encodeURIComponent(`products/${SOAP}/reviews/asha/photo-1-320.webp`));
  expect(section.getByRole('link', { name: 'A soap' }).getAttribute('href')).toBe(
    `/product/${SOAP}#reviews`,
  );
  shop.change('highlights/reviews', { reviews: [] });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What our shoppers say' })).toBeNull(),
  );
});
