import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CHECKOUT, openCheckout } from '../support/checkout.ts';
import { orderDocuments } from '../support/orders.ts';

const ID = 'A'.repeat(20);
const NOW = Date.UTC(2026, 10, 25, 9, 0);

test('checkout, thank-you page and order name the same days of delivery in the same words', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const documents = orderDocuments(ID, { uid: 'guest' });
  const order = {
    ...documents[`orders/${ID}`],
    createdAt: new Date(NOW),
    updatedAt: new Date(NOW),
  };
  const shop = await openCheckout({
    user: { uid: 'guest', guest: true, email: '', emailVerified: false },
    documents: { ...documents, [`orders/${ID}`]: order },
  });
  const days = /Arrives Friday, 27 Nov – Tuesday, 1 Dec$/;
  expect(shop.address()).toBe(CHECKOUT);
  expect(await screen.findByText(days)).toBeDefined();
  shop.goTo(`/thank-you?order=${ID}`);
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  expect(await screen.findByText(days)).toBeDefined();
  shop.goTo(`/dashboard?tab=orders&order=${ID}`);
  await screen.findByRole('heading', { name: /^Order FR-/ });
  expect(await screen.findByText(days)).toBeDefined();
});
