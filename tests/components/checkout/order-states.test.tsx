import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { paise } from '#domain/money/money.ts';
import { OrderDetail } from '#features/orders/detail/OrderDetail.tsx';
import { UnpaidNote } from '#features/orders/list/UnpaidNote.tsx';
import {
  aDispute,
  anOrderState,
  aPayment,
  withFacts,
} from '../../support/fixtures/order-states.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderPart } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

/** Shows an order that was placed today. */
async function openOrder(order: Order): Promise<HTMLElement> {
  const now = Date.now();
  await renderPart(
    <OrderDetail
      order={{ ...order, createdAt: now, updatedAt: now }}
      help={<p>Help</p>}
      addressFields={() => null}
    />,
    { user: {}, documents: SETTINGS },
  );
  await screen.findByText('Payment method');
  return screen.getByRole('main');
}

const paidFact = () => screen.getByText('Paid', { selector: 'dt' }).nextElementSibling?.textContent;

test('a disputed order is on hold, and promises neither packing nor days of delivery', async () => {
  const main = await openOrder(withFacts([aPayment('captured'), aDispute('open')]).order);
  expect(within(main).getAllByText('On hold')).toHaveLength(2);
  expect(within(main).getByText(/on hold while your bank reviews the payment/)).toBeDefined();
  expect(main.textContent).not.toMatch(/being packed|within 2 working days|Arrives/);
});

test.each([
  ['refunding', 'so we are refunding it in full'],
  ['refunded', 'so we have refunded it in full'],
] as const)('an expired order whose late payment is %s says so', async (state, sentence) => {
  const { order } = anOrderState();
  const payment = { ...order.payment, state };
  const main = await openOrder({ ...order, status: 'expired', payment });
  expect(within(main).getAllByText(new RegExp(sentence))).toHaveLength(2);
  expect(paidFact()).toContain(sentence);
  expect(main.textContent).not.toMatch(/didn’t receive your payment in time|Nothing/);
});

test.each([
  ['a cancelled cash order', { ...anOrderState('cod').order, status: 'cancelled' }, 'Nothing'],
  ['a returned cash order', { ...anOrderState('cod').order, status: 'returned' }, 'Nothing'],
  ['an unpaid order', withFacts([]).order, 'Nothing yet'],
] as const)('what is paid of %s', async (_, order, paid) => {
  await openOrder(order);
  expect(paidFact()).toBe(paid);
});

const NOW = Date.UTC(2026, 10, 25, 9, 0);

/** An order of a guest that is held for ten minutes more. */
function unpaid(letter: string, rupees: number) {
  const { totals } = anOrderState().order;
  const [[path, order] = ['', {}]] = Object.entries(
    orderDocuments(letter.repeat(20), {
      ...{ uid: 'guest', number: `FR-${letter.repeat(8)}`, method: 'online' },
      ...{ status: 'pending-payment', totals: { ...totals, totalPaise: paise(rupees * 100) } },
    }),
  );
  const untilAt = new Date(NOW + 600_000);
  const times = { createdAt: new Date(NOW), updatedAt: new Date(NOW) };
  return { [path]: { ...order, ...times, reservation: { state: 'held', untilAt } } };
}

async function openNote(documents: ReturnType<typeof unpaid>) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const user = { uid: 'guest', guest: true, email: '', emailVerified: false };
  const shop = await renderPart(<UnpaidNote uid="guest" />, { user, documents });
  const note = within(await screen.findByRole('region', { name: 'Payment pending' }));
  return { ...shop, note };
}

test('an unpaid order is named, and asks the server before paying', async () => {
  const { user, backend, note } = await openNote(unpaid('A', 699));
  note.getByText('One unpaid order: pay ₹699');
  note.getByText(/^Order FR-AAAAAAAA\. We’re holding it for you until 2:40 pm\.$/);
  backend.answer('resumePayment', { outcome: 'refused', refusal: { reason: 'not-payable' } });
  await user.click(note.getByRole('button', { name: 'Pay ₹699' }));
  await note.findByText('This order is no longer waiting for payment');
  expect(backend.calls).toMatchObject([
    { name: 'resumePayment', request: { orderId: 'A'.repeat(20) } },
  ]);
});

test('several unpaid orders are named one by one', async () => {
  const { note } = await openNote({ ...unpaid('A', 699), ...unpaid('B', 250) });
  note.getByText('Unpaid order: pay ₹699');
  note.getByText('Unpaid order: pay ₹250');
  expect(note.queryByText(/^One unpaid order/)).toBeNull();
});
