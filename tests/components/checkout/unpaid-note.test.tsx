import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { paise } from '#domain/money/money.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';

const CART = '/dashboard?tab=cart-fav';
const now = Date.UTC(2026, 10, 25, 9, 0);
const GUEST = { uid: 'guest', guest: true, email: '', emailVerified: false };

const unpaid = (letter: string, rupees: number): Readonly<Record<string, object>> => {
  const { totals } = orderTotals(rupees);
  const documents = orderDocuments(letter.repeat(20), {
    ...{ uid: 'guest', number: `FR-${letter.repeat(8)}`, method: 'online', totals },
    ...{ status: 'pending-payment', reservation: { state: 'held', untilAt: now + 600_000 } },
  });
  return Object.fromEntries(
    Object.entries(documents).map(([path, fields]) => [path, { ...fields, ...times(path) }]),
  );
};
const times = (path: string) =>
  path.startsWith('orders/') && {
    ...{ createdAt: new Date(now), updatedAt: new Date(now) },
    reservation: { state: 'held', untilAt: new Date(now + 600_000) },
  };
const orderTotals = (rupees: number): Pick<Order, 'totals'> => ({
  totals: {
    ...{
      itemsPaise: paise(rupees * 100),
      mrpPaise: paise(rupees * 100),
      totalPaise: paise(rupees * 100),
    },
    ...{ discountPaise: paise(0), shippingPaise: paise(0), codFeePaise: paise(0) },
  },
});

async function openCart(...documents: readonly Readonly<Record<string, object>>[]) {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const shop = await renderShop(CART, {
    user: GUEST,
    documents: Object.assign({}, ...documents) as never,
  });
  const note = within(await screen.findByRole('region', { name: 'Payment pending' }));
  return { shop, note };
}

test('the empty cart of another tab names the unpaid order, and asks the server before paying', async () => {
  const { shop, note } = await openCart(unpaid('A', 699));
  await screen.findByText('Your cart is empty');
  note.getByText('One unpaid order: pay ₹699');
  note.getByText(/^Order FR-AAAAAAAA\. We’re holding it for you until 2:40 pm\.$/);
  const refusal = { reason: 'not-payable' };
  shop.backend.answer('startCheckout', { outcome: 'refused', refusal });
  await shop.user.click(note.getByRole('button', { name: 'Pay ₹699' }));
  await note.findByText('This order is no longer waiting for payment');
  expect(shop.backend.calls).toMatchObject([
    { name: 'startCheckout', request: { ask: 'pay', orderId: 'A'.repeat(20) } },
  ]);
});

test('several unpaid orders are named one by one', async () => {
  const { note } = await openCart(unpaid('A', 699), unpaid('B', 250));
  note.getByText('Unpaid order: pay ₹699');
  note.getByText('Unpaid order: pay ₹250');
  expect(note.queryByText(/^One unpaid order/)).toBeNull();
});
