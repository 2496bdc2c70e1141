import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAddress, fill } from './support/forms.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';
import { productAt } from './support/shop-documents.ts';

const SLUG = 'neem-soap';
const TITLE = 'Neem Soap';
const FAVORITE = `users/asha/favorites/${SLUG}`;
const documents = productAt(SLUG, TITLE, { category: 'Soaps' });

/** The page's wishlist button: the header has none. */
const heart = () =>
  within(screen.getByRole('main')).findByRole('button', { name: /^On my wishlist: Neem Soap/ });
const pressed = async () => (await heart()).getAttribute('aria-pressed');

test('a visitor who registers to save a product returns to the list, with the product on the wishlist', async () => {
  const shop = await renderShop('/products?category=Soaps', { documents });
  const { user, backend } = shop;
  await user.click(await heart());
  await expectAddress(shop, `/auth?next=%2Fproducts%3Fcategory%3DSoaps&favorite=${SLUG}`);
  expect(await screen.findByText(/save this product to your wishlist/)).toBeDefined();
  await user.click(
    within(await screen.findByRole('group')).getByRole('button', { name: 'Create account' }),
  );
  const form = within(await screen.findByRole('form', { name: 'Create account' }));
  await fill(user, form.getByLabelText('Email'), 'new@franch.test');
  await fill(user, form.getByLabelText('Choose a password'), 'Neem-leaf-8');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await expectAddress(shop, '/products?category=Soaps');
  await waitFor(async () => expect(await pressed()).toBe('true'));
  const [account] = backend.auth.accounts();
  expect(backend.document(`users/${account?.uid}/favorites/${SLUG}`)).toMatchObject({
    ...{ productId: SLUG, title: TITLE, price: 100, imageURL: '' },
  });
});

test.each([
  ['no-such-product', 1],
  ['..%2F..%2Fproducts%2Fx', 0],
])('saving a product that is not sold marks nothing and continues: %s', async (slug, messages) => {
  const shop = await renderShop(`/auth?next=%2Fabout&favorite=${slug}`, { user: {} });
  await expectAddress(shop, '/about');
  const message = () => screen.queryAllByText(/This product is no longer available/);
  await waitFor(() => expect(message()).toHaveLength(messages));
  expect(shop.backend.writes).toEqual([]);
});

test.each([
  ['nothing for a visitor', undefined, 0],
  ['the wishlist once for a customer', {}, 1],
] as const)('all wishlist buttons of a page read %s', async (_, user, reads) => {
  const many = Object.assign(
    {},
    ...Array.from({ length: 5 }, (__, place) => productAt(`soap-${place}`, `Soap ${place}`)),
  ) as typeof documents;
  const list = vi.fn();
  const shop = await renderPage('/products', {
    ...(user && { user }),
    documents: many,
    onRead: list,
  });
  const hearts = () =>
    within(screen.getByRole('main')).findAllByRole('button', { name: /^On my wishlist/ });
  expect(await hearts()).toHaveLength(5);
  const favorites = () =>
    list.mock.calls.filter(([path]) => /^users\/.*\/favorites$/.test(path as string));
  await waitFor(() => expect(favorites()).toHaveLength(reads));
  expect(shop.backend.writes).toEqual([]);
});

test('a refused change is rolled back; a double tap counts once, and later taps each toggle', async () => {
  const { user, backend } = await renderPage(`/product/${SLUG}`, { user: {}, documents });
  expect(await pressed()).toBe('false');
  backend.failWrites('permission-denied');
  await user.click(await heart());
  await screen.findByText(/Your wishlist could not be changed for Neem Soap/);
  expect(await pressed()).toBe('false');
  expect(backend.document(FAVORITE)).toBeUndefined();
  backend.failWrites(null);

  let laterWrites = 400;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + laterWrites);
  await user.dblClick(await heart());
  await waitFor(async () => expect(await pressed()).toBe('true'));
  expect(backend.writes).toEqual([FAVORITE]);
  for (const state of ['false', 'true', 'false']) {
    laterWrites += 400;
    await user.click(await heart());
    await waitFor(async () => expect(await pressed()).toBe(state));
  }
  expect(backend.document(FAVORITE)).toBeUndefined();
});

test('the wishlist shows the old and the current price; a row can be removed and restored', async () => {
  const createdAt = new Date();
  const shop = await renderShop('/dashboard?tab=cart-fav', {
    user: {},
    documents: {
      ...documents,
      [FAVORITE]: { productId: SLUG, title: TITLE, imageURL: '', price: 120, createdAt },
      'users/asha/favorites/old-soap': {
        ...{ productId: 'old-soap', title: 'A very old soap', imageURL: '', price: 10 },
        createdAt: new Date(createdAt.getTime() - 60_000),
      },
    },
  });
  const { user, backend } = shop;
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
  const list = within(await screen.findByRole('list', { name: 'Wishlist' }));
  const rows = () => list.getAllByRole('listitem');
  expect(rows()).toHaveLength(2);
  expect(await screen.findByText('2 products')).toBeDefined();
  await waitFor(() => expect(rows()[0]?.textContent).toContain('₹100'));
  expect(rows()[0]?.textContent).toMatch(/₹120 when you saved it: now ₹20 less/);
  await waitFor(() => expect(rows()[1]?.textContent).toContain('No longer available'));

  await user.click(screen.getByRole('button', { name: `Remove from wishlist: ${TITLE}` }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wishlist' }));
  expect(backend.document(FAVORITE)).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(backend.document(FAVORITE)?.['price']).toBe(120);

  for (const name of [TITLE, 'A very old soap']) {
    await user.click(screen.getByRole('button', { name: `Remove from wishlist: ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
  }
  await screen.findByRole('heading', { name: 'Your wishlist is empty' });
  await user.click(screen.getByRole('link', { name: 'Start shopping' }));
  await expectAddress(shop, '/products');
});
