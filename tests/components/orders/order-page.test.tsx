import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OrderState } from '#domain/order/order-change.ts';
import type { OrderEvent } from '#domain/order/order-event.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../support/fixtures/order-states.ts';
import { aRefundFact, play, type Step } from '../../support/fixtures/order-steps.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

const DAY = 86_400_000;
const PAID = withFacts([aPayment('captured')]);
const SHIPMENT = { courier: 'Delhivery', tracking: 'DL7', link: 'https://track.test/DL7' };
const SHIP: Step = { move: 'ship', actor: 'staff', shipment: SHIPMENT };
const CANCEL: Step = { move: 'cancel', actor: 'shopper' };
const WHOLE = { key: `cancelled_${PAID.order.id}`, refundId: 'rfnd_A', amount: 54_800 };

type Entry = readonly [what: string, status: OrderEvent['status']];

/** The stored order with its payment record and a journal entry a day. */
function documents({ order, transaction }: OrderState, journal: readonly Entry[]) {
  const times = { createdAt: new Date(ORDERED_AT), updatedAt: new Date(ORDERED_AT) };
  const at = (rows: readonly { at: number }[]) =>
    rows.map((row) => ({ ...row, at: new Date(ORDERED_AT) }));
  const { untilAt } = order.reservation;
  const events = journal.map(([what, status], day): [string, object] => [
    `orders/${ORDER_ID}/events/${String(day).padStart(4, '0')}`,
    { what, status, actor: 'shopper', at: new Date(ORDERED_AT + day * DAY) },
  ]);
  return {
    ...SETTINGS,
    [`orders/${ORDER_ID}`]: {
      ...order,
      ...times,
      ...(order.deliveredAt && {
        deliveredAt: new Date(
          ORDERED_AT + journal.findIndex(([, status]) => status === 'delivered') * DAY,
        ),
      }),
      payment: moneyOf(transaction),
      reservation: { ...order.reservation, untilAt: untilAt === null ? null : new Date(untilAt) },
    },
    [`transactions/${ORDER_ID}`]: {
      ...{ ...transaction, ...times },
      ...{ attempts: at(transaction.attempts), refunds: at(transaction.refunds) },
      disputes: at(transaction.disputes),
    },
    ...Object.fromEntries(events),
  };
}

/** Opens the order's page this many days after it was placed. */
async function open(state: OrderState, journal: readonly Entry[], { days = 1, extra = {} } = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(ORDERED_AT + days * DAY);
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...documents(state, journal), ...extra },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  const status = await screen.findByRole('region', { name: 'Order status' });
  await screen.findByText('You placed the order');
  return { ...shop, status };
}

/** The tracker in one text; the current step is marked. */
function tracker(): string[] {
  const list = screen.queryByRole('list', { name: 'Progress' });
  if (!list) return [];
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const mark = item.getAttribute('aria-current') === 'step' ? '> ' : '';
      return `${mark}${item.textContent}`;
    });
}

const ORDERED: Entry = ['order', 'pending-payment'];
const CAPTURED: Entry = ['captured', 'paid'];
const TO_DELIVERY: readonly Entry[] = [
  ORDERED,
  CAPTURED,
  ['pack', 'packed'],
  ['ship', 'shipped'],
  ['deliver', 'delivered'],
];

test('an order on its way leads with its arrival, its steps and the courier', async () => {
  const { state } = play(PAID, 'pack', SHIP);
  const { status } = await open(state, TO_DELIVERY.slice(0, 4), { days: 3 });
  await within(status).findByText(/^Arrives /);
  expect(tracker()).toEqual([
    'ConfirmedSun, 22 Nov',
    'PackedMon, 23 Nov',
    '> ShippedTue, 24 Nov',
    expect.stringMatching(/^Delivered, not yetby /),
  ]);
  const track = within(status).getByRole('link', { name: 'Track your parcel' });
  expect(track.getAttribute('href')).toBe(SHIPMENT.link);
  expect(status.textContent).not.toMatch(/refund/i);
});

test('a paid order names the last days of its next steps', async () => {
  await open(PAID, TO_DELIVERY.slice(0, 2));
  await waitFor(() =>
    expect(tracker()).toEqual([
      '> ConfirmedSun, 22 Nov',
      'Packed, not yet',
      'Shipped, not yetby Tue, 24 Nov',
      expect.stringMatching(/^Delivered, not yetby /),
    ]),
  );
});

test('a delivered order says until when it can be returned, and asks for reviews', async () => {
  const { state } = play(PAID, 'pack', SHIP, 'deliver');
  const { status } = await open(state, TO_DELIVERY, { days: 6 });
  await within(status).findByText('Arrived Wednesday, 25 Nov');
  expect(tracker().at(-1)).toBe('> DeliveredWed, 25 Nov');
  expect(status.textContent).toContain('can be returned until Wed, 2 Dec.');
  expect(screen.getByText('Return by 2 Dec 2026.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Return an item' })).toBeDefined();
  const review = screen.getByRole('link', { name: 'Write a review: Franch Oil NH Plus' });
  expect(review.getAttribute('href')).toBe('/product/franch-oil-nh-plus#reviews');
});

test('after the window a return is explained, not offered; a product that was reviewed says so', async () => {
  const review = { stars: 5, title: 'Good', text: 'Good oil.', name: 'Asha', uid: 'asha' };
  const stored = { ...review, verified: true, status: 'published', createdAt: new Date(0) };
  const { state } = play(PAID, 'pack', SHIP, 'deliver');
  await open(state, TO_DELIVERY, {
    days: 40,
    extra: { 'products/franch-oil-nh-plus/reviews/asha': stored },
  });
  await screen.findByText(/^The return window closed on 25 Dec 2026\./);
  expect(screen.queryByRole('button', { name: 'Return an item' })).toBeNull();
  expect(await screen.findByRole('link', { name: /^Your review: / })).toBeDefined();
});

test('a cancelled order says first where its money is', async () => {
  const { state } = play(PAID, CANCEL, aRefundFact('done', WHOLE));
  const { status } = await open(state, [
    ...[ORDERED, CAPTURED],
    ...([
      ['cancel', 'cancelled'],
      ['refund-done', 'cancelled'],
    ] as const),
  ]);
  const text = '₹548 refunded to your UPI account on 24 Nov 2026, reference rfnd_A.';
  const money = await within(status).findByText(text);
  const closed = within(status).getByText('This order is closed.');
  expect(money.compareDocumentPosition(closed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(tracker()).toEqual(['ConfirmedSun, 22 Nov', '> CancelledMon, 23 Nov']);
  expect(screen.getByText('₹548, reference rfnd_A')).toBeDefined();
});

test.each<[string, OrderState, readonly Entry[], string[], RegExp]>([
  [
    'a refund under way',
    play(PAID, CANCEL, aRefundFact('pending', WHOLE)).state,
    [ORDERED, CAPTURED, ['cancel', 'cancelled']],
    ['ConfirmedSun, 22 Nov', '> CancelledMon, 23 Nov'],
    /^₹548 has been on its way to your UPI account since 21 Nov 2026\. It should reach/,
  ],
  [
    'a refund that failed',
    play(PAID, CANCEL, aRefundFact('failed', WHOLE)).state,
    [ORDERED, CAPTURED, ['cancel', 'cancelled']],
    ['ConfirmedSun, 22 Nov', '> CancelledMon, 23 Nov'],
    /^We couldn’t send your refund of ₹548 yet\./,
  ],
  [
    'an order cancelled unpaid',
    play(anOrderState(), CANCEL).state,
    [ORDERED, ['cancel', 'cancelled']],
    [],
    /^Nothing was paid for this order\./,
  ],
  [
    'an order that was not paid in time',
    play(anOrderState(), 'expire').state,
    [ORDERED, ['expire', 'expired']],
    [],
    /^We didn’t receive your payment in time\./,
  ],
  [
    'an order on hold',
    withFacts([aPayment('captured'), aDispute('open')]),
    [ORDERED, CAPTURED, ['dispute-open', 'paid']],
    ['ConfirmedSun, 22 Nov', '> On holdMon, 23 Nov'],
    /^Your order is on hold while your bank reviews the payment\./,
  ],
  [
    'a parcel on its way back',
    play(anOrderState('cod'), 'pack', SHIP, {
      ...{ move: 'return-to-origin', actor: 'staff', reason: 'refused' },
    }).state,
    [
      ['order', 'placed'],
      ['pack', 'packed'],
      ['ship', 'shipped'],
      ['return-to-origin', 'returning'],
    ],
    [
      'ConfirmedSat, 21 Nov',
      'PackedSun, 22 Nov',
      'ShippedMon, 23 Nov',
      '> On its way backTue, 24 Nov',
    ],
    /^The parcel was not accepted at the door\. .* You have nothing to pay\.$/,
  ],
  [
    'a returned order in cash',
    play(anOrderState('cod'), 'pack', SHIP, 'deliver', 'return').state,
    [
      ['order', 'placed'],
      ['pack', 'packed'],
      ['ship', 'shipped'],
      ['deliver', 'delivered'],
      ['return', 'returned'],
    ],
    [
      'ConfirmedSat, 21 Nov',
      'PackedSun, 22 Nov',
      'ShippedMon, 23 Nov',
      'DeliveredTue, 24 Nov',
      '> ReturnedWed, 25 Nov',
    ],
    /^We owe you ₹548\. Please tell us on this page where to send it/,
  ],
  [
    'an order that awaits its payment',
    anOrderState(),
    [ORDERED],
    [],
    /^Pay to confirm your order\./,
  ],
])('%s has its own sentence', async (_, state, journal, steps, sentence) => {
  const { status } = await open(state, journal);
  await within(status).findByText(sentence);
  await waitFor(() => expect(tracker()).toEqual(steps));
  expect(status.textContent).not.toContain('Arrives');
});

test('dates stay out while the journal can’t be read, and the page stands', async () => {
  const { state } = play(PAID, 'pack', SHIP);
  const shop = await renderShop('/dashboard', { user: {}, documents: documents(state, []) });
  shop.backend.failReads(`orders/${ORDER_ID}/events`, 'denied');
  shop.goTo(`/dashboard?tab=orders&order=${ORDER_ID}`);
  await screen.findByRole('region', { name: 'Order status' });
  expect(tracker().slice(0, 3)).toEqual(['Confirmed', 'Packed', '> Shipped']);
});

test('a late order offers the phone where it says so', async () => {
  const { status } = await open(PAID, TO_DELIVERY.slice(0, 2), { days: 40 });
  await within(status).findByText(/^Sorry, your order is running late\./);
  expect(await within(status).findByRole('link', { name: /^Call / })).toBeDefined();
  expect(tracker()).toEqual([
    '> ConfirmedSun, 22 Nov',
    ...['Packed, not yet', 'Shipped, not yet', 'Delivered, not yet'],
  ]);
});
