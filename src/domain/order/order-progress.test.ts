import { describe, expect, it, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { orderProgress } from './order-progress.ts';
import type { Order } from './order.ts';
import type { TimelineEntry, TimelineStep } from './order-timeline.ts';

/** A timeline with a step every ten milliseconds: 10, 20, 30 … */
const timeline = (...steps: readonly TimelineStep[]): TimelineEntry[] =>
  steps.map((step, index) => ({ id: step, step, at: (index + 1) * 10 }));

const cash = (changes: Partial<Order> = {}): Order => ({
  ...anOrderState('cod').order,
  ...changes,
});
const paid = (changes: Partial<Order> = {}): Order => ({
  ...withFacts([aPayment('captured')]).order,
  ...changes,
});

/** The steps in one text: `=` done, `>` current, `-` ahead, with their times. */
const told = (order: Order, ...steps: readonly TimelineStep[]): string =>
  orderProgress(order, timeline(...steps))
    .map(({ step, state, at }) => {
      const mark = { done: '=', current: '>', ahead: '-' }[state];
      return `${mark}${step}${at === null ? '' : ` ${at}`}`;
    })
    .join(' | ');

const SENT = { shipment: { courier: 'Delhivery', tracking: 'DL7', link: '' } } as const;

test.each<[string, Order, TimelineStep[], string]>([
  ['paid', paid(), ['ordered', 'paid'], '>confirmed 20 | -packed | -shipped | -delivered'],
  [
    'packed',
    paid({ status: 'packed' }),
    ['ordered', 'paid', 'packed'],
    '=confirmed 20 | >packed 30 | -shipped | -delivered',
  ],
  [
    'shipped',
    paid({ status: 'shipped', ...SENT }),
    ['ordered', 'paid', 'packed', 'shipped'],
    '=confirmed 20 | =packed 30 | >shipped 40 | -delivered',
  ],
  [
    'delivered',
    paid({ status: 'delivered', ...SENT, deliveredAt: 50 }),
    ['ordered', 'paid', 'packed', 'shipped', 'delivered', 'refunded'],
    '=confirmed 20 | =packed 30 | =shipped 40 | >delivered 50',
  ],
])('an order that is %s', (_, order, steps, expected) => {
  expect(told(order, ...steps)).toBe(expected);
});

test('an order in cash is confirmed as it is placed', () => {
  expect(told(cash(), 'ordered')).toBe(
    `>confirmed ${ORDERED_AT} | -packed | -shipped | -delivered`,
  );
});

test('the steps of an order are known before its journal, without dates', () => {
  expect(told(paid({ status: 'shipped', ...SENT }))).toBe(
    '=confirmed | =packed | >shipped | -delivered',
  );
  expect(told(paid({ status: 'returned', ...SENT }))).toBe(
    '=confirmed | =packed | =shipped | >returned',
  );
});

describe('an order that was stopped ends with the reason', () => {
  it.each<[string, Order, TimelineStep[], string]>([
    [
      'cancelled after paying',
      paid({ status: 'cancelled' }),
      ['ordered', 'paid', 'cancelled'],
      '=confirmed 20 | >cancelled 30',
    ],
    [
      'cancelled by the shop once packed',
      paid({ status: 'cancelled' }),
      ['ordered', 'paid', 'packed', 'cancelled-by-shop'],
      '=confirmed 20 | =packed 30 | >cancelled 40',
    ],
    [
      'cancelled unpaid',
      { ...anOrderState().order, status: 'cancelled' },
      ['ordered', 'cancelled'],
      '>cancelled 20',
    ],
    [
      'not paid in time',
      { ...anOrderState().order, status: 'expired' },
      ['ordered', 'expired'],
      '>expired 20',
    ],
    [
      'refused on delivery',
      cash({ status: 'returned', ...SENT }),
      ['ordered', 'packed', 'shipped', 'returned'],
      `=confirmed ${ORDERED_AT} | =packed 20 | =shipped 30 | >returned 40`,
    ],
    [
      'on its way back',
      cash({ status: 'returning', ...SENT, undelivered: { reason: 'refused', at: 40 } }),
      ['ordered', 'packed', 'shipped', 'returning'],
      `=confirmed ${ORDERED_AT} | =packed 20 | =shipped 30 | >returning 40`,
    ],
    [
      'lost, and closed',
      cash({ status: 'returned', ...SENT, undelivered: { reason: 'lost', at: 40 } }),
      ['ordered', 'packed', 'shipped', 'returning', 'returned'],
      `=confirmed ${ORDERED_AT} | =packed 20 | =shipped 30 | >lost 40`,
    ],
    [
      'returned after its delivery',
      paid({ status: 'returned', ...SENT, deliveredAt: 50 }),
      ['ordered', 'paid', 'packed', 'shipped', 'delivered', 'returned'],
      '=confirmed 20 | =packed 30 | =shipped 40 | =delivered 50 | >returned 60',
    ],
    [
      'on hold',
      withFacts([aPayment('captured'), aDispute('open')]).order,
      ['ordered', 'paid', 'disputed'],
      '=confirmed 20 | >disputed 30',
    ],
    [
      'refunded before it was packed',
      { ...paid(), payment: { ...paid().payment, refundedPaise: paid().payment.paidPaise } },
      ['ordered', 'paid', 'refund-asked', 'refunded'],
      '=confirmed 20 | >refunded 40',
    ],
  ])('%s', (_, order, steps, expected) => {
    expect(told(order, ...steps)).toBe(expected);
  });
});

test.each<[string, Order]>([
  ['an order that awaits its payment', anOrderState().order],
  ['a test payment', paid({ test: true })],
])('%s has no steps', (_, order) => {
  expect(told(order, 'ordered', 'paid')).toBe('');
});
