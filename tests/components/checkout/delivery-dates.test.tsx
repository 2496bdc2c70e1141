import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CHECKOUT, openCheckout } from '../support/checkout.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

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

test('an order still on its way after its last day of delivery has an apology, not days in the past', async () => {
  const [lastDay, dayAfter] = [Date.UTC(2026, 11, 1, 18, 0), Date.UTC(2026, 11, 1, 19, 0)];
  vi.spyOn(Date, 'now').mockReturnValue(lastDay);
  const documents = orderDocuments(ID);
  const order = { ...documents[`orders/${ID}`], createdAt: new Date(NOW) };
  const shop = await renderShop(`/dashboard?tab=orders&order=${ID}`, {
    user: {},
    documents: { ...SETTINGS, ...documents, [`orders/${ID}`]: order },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  expect(await screen.findByText(/Arrives Friday, 27\sNov – Tuesday, 1\sDec$/)).toBeDefined();
  vi.spyOn(Date, 'now').mockReturnValue(dayAfter);
  shop.reload();
  expect(await screen.findByText(/^We’re sorry that your order is late/)).toBeDefined();
  expect(screen.queryByText(/Arrives|1\sDec|within \d+ working days/)).toBeNull();
  expect(screen.getByText(/^Your order is not packed yet\./)).toBeDefined();
  shop.change(`orders/${ID}`, { status: 'delivered' });
  await waitFor(() => expect(screen.queryByText(/is late/)).toBeNull());
});
