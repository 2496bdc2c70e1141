import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import { ORDERED_AT } from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

const at = (days: number) => new Date(ORDERED_AT + days * 86_400_000) as unknown as number;
const parcel = (id: number, changes: Partial<OrderParcel>): OrderParcel => ({
  ...{ id, items: [{ line: 1, quantity: 1 }], state: 'waiting', collectsCash: false },
  ...{ shipment: null, ...changes },
});
const SHIPMENT = { courier: 'Delhivery', tracking: 'DL7', link: 'https://track.test/DL7' };
const SENT = parcel(1, { state: 'shipped', shipment: SHIPMENT, shippedAt: at(1) });

test('an order in several parcels says of each what is in it, where it is, and which one takes the cash', async () => {
  const parcels = [SENT, parcel(2, { collectsCash: true })];
  const order = orderDocuments(ORDER_ID, { status: 'packed', invoice: 'SR/1', parcels });
  await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, ...order },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  const status = await screen.findByRole('region', { name: 'Order status' });
  await within(status).findByText('1 of 2 parcels shipped');
  const list = within(within(status).getByRole('region', { name: 'Your parcels' }));
  const [first, second] = [1, 2].map(
    (place) => list.getByRole('heading', { name: `Parcel ${place} of 2` }).parentElement,
  );
  expect(first?.textContent).toMatch(/On its way, 22 Nov 2026.*1 × Franch Oil NH Plus/);
  expect(first?.textContent).toContain('collected with another one');
  const track = list.getByRole('link', { name: 'Track your parcel' });
  expect([first?.contains(track), track.getAttribute('href')]).toEqual([true, SHIPMENT.link]);
  expect(second?.textContent).toMatch(/Not sent yet.*Please keep ₹548 in cash ready/);
});

test('an order in one parcel names its courier as before', async () => {
  const order = orderDocuments(ORDER_ID, { status: 'shipped', shipment: SHIPMENT, parcels: [] });
  await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, ...order },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  const status = await screen.findByRole('region', { name: 'Order status' });
  await within(status).findByText('Delhivery');
  expect(within(status).queryByRole('region', { name: 'Your parcels' })).toBeNull();
});
