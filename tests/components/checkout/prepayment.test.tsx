import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckoutRefusal } from '#domain/checkout/checkout.ts';
import {
  chooseCash,
  field,
  openCheckout,
  openReady,
  orderButton,
  orderRequests,
  PLACED,
  review,
  totalsOf,
  type,
  typeAsGuest,
} from '../support/checkout.ts';
import { valueOf } from '../support/forms.ts';
import type { RenderedShop } from '../support/render-shop.tsx';

const refused = (refusal: CheckoutRefusal) => ({ outcome: 'refused', refusal }) as const;
const OPEN_ORDER = { reason: 'prepay', why: 'open-order' } as const;
const NOTICE = /You already have an order that isn’t paid yet/;

test('a guest with an open cash order is offered to pay this one online, with the input as it was', async () => {
  const shop = await openReady();
  shop.backend.answer('placeOrder', refused({ ...OPEN_ORDER, confirm: false }));
  await shop.user.click(orderButton());
  await review().findByText(NOTICE);
  expect(review().queryByRole('link', { name: 'Confirm my email' })).toBeNull();
  shop.backend.answer('placeOrder', PLACED);
  await shop.user.click(screen.getByRole('button', { name: 'Pay online instead' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your order' }));
  await waitFor(() => expect(review().queryByText(NOTICE)).toBeNull());
  expect(valueOf(field('House, street'))).toBe('18 Example Road');
  await shop.user.click(orderButton());
  await waitFor(() => expect(orderRequests(shop.backend).at(-1)?.method).toBe('online'));
});

test('a customer with an open cash order may confirm the email of the account and order again', async () => {
  const shop = await openCheckout({ user: { email: 'guest@franch.test' } });
  await typeAddress(shop);
  await chooseCash(shop);
  shop.backend.answer('placeOrder', refused({ ...OPEN_ORDER, confirm: true }));
  await shop.user.click(orderButton());
  await review().findByText(NOTICE);
  const link = review().getByRole('link', { name: 'Confirm my email' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=security');
});

test('too many orders within an hour are refused politely, and no input is lost', async () => {
  const shop = await openReady();
  shop.backend.answer('placeOrder', refused({ reason: 'too-many-orders' }));
  await shop.user.click(orderButton());
  await review().findByText(/You’ve placed several orders in a short time/);
  expect(valueOf(field('House, street'))).toBe('18 Example Road');
});

test('an order whose payment provider does not respond is saved, and can be paid later', async () => {
  const shop = await openCheckout();
  typeAsGuest();
  shop.backend.answer('placeOrder', {
    ...{ ...PLACED, totals: totalsOf(14_900), action: null, retry: true },
  });
  await shop.user.click(orderButton());
  expect(await screen.findByText(/We can’t reach our payment partner/)).toBeDefined();
});

/** A customer's email is the account's: the form does not ask for it. */
async function typeAddress(shop: RenderedShop): Promise<void> {
  await type(shop, 'PIN code', '560001');
  await type(shop, 'Town or city', 'Bengaluru');
  await type(shop, 'House, street', '18 Example Road');
  await type(shop, 'Full name', 'Meera Iyer');
  await type(shop, 'Mobile number', '9876543210');
}
