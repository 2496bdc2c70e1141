import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#domain/site/paths.ts';
import { reviewUrl, stopUrl } from '#domain/review-request/review-link.ts';
import { withLinkToken } from '#domain/order-access/order-link.ts';
import { anOrderState } from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const OIL = 'franch-oil-nh-plus';
const PATH = `orders/${ORDER_ID}`;
const ORDER = { ...anOrderState('cod').order, status: 'delivered' };
const TOKEN = 'k'.repeat(43);

/** Opens a link of the letter, on the device of a customer or of a guest. */
const openLink = (url: string, user: { uid: string; guest?: true }) =>
  renderShop(withLinkToken(url, TOKEN), {
    user,
    documents: {
      ...SETTINGS,
      ...productAt(OIL, 'Oil'),
      [PATH]: { ...ORDER, createdAt: new Date(ORDER.createdAt) },
    },
    answers: {
      claimOrders: { outcome: 'claimed', orders: 0 },
      openOrder: { outcome: 'opened' },
      setReviewRequests: { outcome: 'saved' },
    },
  });

test('a star leads a customer to the form of its product', async () => {
  await openLink(reviewUrl(paths.order(ORDER_ID), OIL, 4), { uid: 'leela' });
  await waitFor(() => expect(location.pathname).toBe(paths.product(OIL)));
  expect([location.search, location.hash]).toEqual(['?stars=4', '#reviews']);
});

test('a star tells a guest to sign in with the address of the order, and keeps the stars', async () => {
  await openLink(reviewUrl(paths.order(ORDER_ID), OIL, 4), { uid: 'guest', guest: true });
  await screen.findByText(new RegExp(`create one with ${ORDER.email}`));
  const link = screen.getByRole('link', { name: 'Sign in or create an account' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://shop.test');
  expect(searchParams.get('next')).toBe(`${paths.product(OIL)}?stars=4#reviews`);
});

test('one tap stops the letters without an account, and can be taken back', async () => {
  const shop = await openLink(stopUrl(paths.order(ORDER_ID)), { uid: 'guest', guest: true });
  await waitFor(() =>
    expect(shop.backend.calls.at(-1)).toEqual({
      name: 'setReviewRequests',
      request: { orderId: ORDER_ID, wanted: false },
    }),
  );
  shop.change(PATH, { ...ORDER, createdAt: new Date(ORDER.createdAt), noReviewRequests: true });
  await screen.findByText('We won’t ask you for reviews again.');
  shop.backend.answer('setReviewRequests', { outcome: 'refused', refusal: 'too-many' });
  await shop.user.click(screen.getByRole('button', { name: 'Ask me again' }));
  await screen.findByText('Please try again in an hour.');
  expect(shop.backend.calls.filter(({ name }) => name === 'setReviewRequests')).toHaveLength(2);
});
