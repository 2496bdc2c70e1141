import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isReloadHeld } from '#data/browser/reload-hold.ts';
import {
  openCheckout,
  openReady,
  ORDER_ID,
  orderButton,
  orderRequests,
  PLACED,
} from '../support/checkout.ts';
import { expectAddress } from '../support/forms.ts';
import type { RenderedShop } from '../support/render-shop.tsx';

const { loadOrdering } = vi.hoisted(() => ({ loadOrdering: vi.fn(() => Promise.resolve()) }));
vi.mock('#data/orders/checkout.ts', async (original) => ({
  ...(await original<object>()),
  loadOrdering,
}));

const WAITS = /We’ll continue as soon as you’re back online/;

const THANKS = `/thank-you?order=${ORDER_ID}`;

/** Queues a guest's order without a network. */
async function queueOrder(): Promise<RenderedShop> {
  const shop = await openReady();
  shop.setOnline(false);
  await shop.user.click(orderButton());
  await screen.findByText(WAITS);
  expect(isReloadHeld()).toBe(true);
  return shop;
}

/** Queues a guest's order, and brings back a network that still fails. */
async function reconnectInVain(): Promise<RenderedShop> {
  const shop = await queueOrder();
  shop.backend.auth.fail('auth/network-request-failed');
  shop.setOnline(true);
  await waitFor(() => expect(shop.backend.auth.calls).toContain('signInAnonymously'));
  return shop;
}

test('the code of an order is loaded with the form', async () => {
  await openCheckout();
  await waitFor(() => expect(loadOrdering).toHaveBeenCalled());
});

test('an order that waited is placed though the network fails at first when it is back', async () => {
  const shop = await reconnectInVain();
  expect(isReloadHeld()).toBe(true);
  expect(screen.queryByText(/We can’t reach our servers/)).toBeNull();
  shop.backend.auth.fail(null);
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toHaveLength(1);
  expect(isReloadHeld()).toBe(false);
});

test('an order that waited is sent again under its attempt id when no answer arrives', async () => {
  const shop = await queueOrder();
  const answers = [{ error: 'functions/internal' }];
  shop.backend.answer('placeOrder', () => answers.shift() ?? PLACED);
  shop.setOnline(true);
  await expectAddress(shop, THANKS);
  const [first, second] = orderRequests(shop.backend);
  expect(second?.attemptId).toBe(first?.attemptId);
});

test('an order that waited still waits when the network goes again', async () => {
  const shop = await reconnectInVain();
  shop.setOnline(false);
  await screen.findByText(WAITS);
  shop.backend.auth.fail(null);
  shop.setOnline(true);
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toHaveLength(1);
});

test('an order that waited is not placed once its shopper has left the form', async () => {
  const shop = await reconnectInVain();
  shop.goTo('/faq');
  shop.backend.auth.fail(null);
  await waitFor(() => expect(isReloadHeld()).toBe(false));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(orderRequests(shop.backend)).toEqual([]);
});
