import { describe, expect, it, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { type RefundFact, refundFacts } from '#domain/own-order/refund-facts.ts';
import type { TimelineEntry } from '#domain/order/order-timeline.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  OTHER_PAYMENT,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, play, type Step } from '../../../../tests/support/fixtures/order-steps.ts';
import { refundSentence } from './refunds.ts';

const PAID = withFacts([aPayment('captured')]);
const CASH = play(anOrderState('cod'), 'pack', {
  move: 'ship',
  actor: 'staff',
  shipment: { courier: 'Delhivery', tracking: 'DL7', link: '' },
}).state;
const CANCEL: Step = { move: 'cancel', actor: 'shopper' };
/** The key of the refund of a cancelled order. */
const KEY = `cancelled_${PAID.order.id}`;
const WHOLE = { key: KEY, refundId: 'rfnd_A', amount: 54_800 };
/** Refunds are dated by their requests, and done on the 27th. */
const DONE: readonly TimelineEntry[] = [
  { id: '1', step: 'refunded', at: Date.parse('2026-11-27T10:00:00+05:30') },
];

const UNKNOWN = { timeline: [], now: ORDERED_AT };

const factsOf = (
  { order, transaction }: OrderState,
  timeline: readonly TimelineEntry[],
  now = ORDERED_AT,
): readonly RefundFact[] =>
  refundFacts({ ...order, payment: moneyOf(transaction) }, transaction, { timeline, now });

const sentences = (from: OrderState, steps: readonly Step[], timeline = DONE): string[] =>
  factsOf(play(from, ...steps).state, timeline).map(refundSentence);

const REACHES = 'It should reach your account within 7 working days.';

describe('what an order says of its money', () => {
  it.each<[string, OrderState, Step[], string[]]>([
    ['nothing while all is paid', PAID, [], []],
    ['nothing before it is paid', anOrderState(), [], []],
    [
      'asked',
      PAID,
      [CANCEL],
      [`₹548 has been on its way to your UPI account since 21 Nov 2026. ${REACHES}`],
    ],
    [
      'pending',
      PAID,
      [CANCEL, aRefundFact('pending', WHOLE)],
      [`₹548 has been on its way to your UPI account since 21 Nov 2026. ${REACHES}`],
    ],
    [
      'done',
      PAID,
      [CANCEL, aRefundFact('done', WHOLE)],
      ['₹548 refunded to your UPI account on 27 Nov 2026, reference rfnd_A.'],
    ],
    [
      'failed',
      PAID,
      [CANCEL, aRefundFact('failed', WHOLE)],
      [
        'We couldn’t send your refund of ₹548 yet. We’re on it, and this page shows when it is sent.',
      ],
    ],
    [
      'asked again after it failed',
      PAID,
      [CANCEL, aRefundFact('failed', WHOLE), { settle: KEY, how: 'again', key: 'again_0001' }],
      [`₹548 has been on its way to your UPI account since 21 Nov 2026. ${REACHES}`],
    ],
    [
      'returned by hand after it failed',
      PAID,
      [CANCEL, aRefundFact('failed', WHOLE), { settle: KEY, how: 'by-hand', reference: 'UTR7' }],
      ['₹548 refunded to you on 27 Nov 2026, reference UTR7.'],
    ],
    [
      'a part of a kept order',
      PAID,
      [{ refund: 'part' }, aRefundFact('done', { key: 'part' })],
      ['₹100 of ₹548 refunded to your UPI account on 27 Nov 2026, reference rfnd_part.'],
    ],
    [
      'several parts, one of them under way',
      PAID,
      [
        ...[{ refund: 'one' }, aRefundFact('done', { key: 'one' })],
        ...[{ refund: 'two' }, aRefundFact('done', { key: 'two' })],
        { refund: 'three' },
      ],
      [
        '₹200 of ₹548 refunded to your UPI account in 2 parts, the last on 27 Nov 2026.',
        `₹100 has been on its way to your UPI account since 21 Nov 2026. ${REACHES}`,
      ],
    ],
    [
      'a second payment',
      PAID,
      [
        aPayment('captured', OTHER_PAYMENT),
        aRefundFact('done', {
          ...{ key: `dup_${OTHER_PAYMENT}`, refundId: 'rfnd_B' },
          ...{ paymentId: OTHER_PAYMENT, amount: 54_800 },
        }),
      ],
      [
        '₹548 refunded to your UPI account on 27 Nov 2026, reference rfnd_B. Your order did not need this payment.',
      ],
    ],
    [
      'a payment after the order was cancelled',
      anOrderState(),
      [CANCEL, aPayment('captured')],
      [`₹548 has been on its way to your UPI account since 21 Nov 2026. ${REACHES}`],
    ],
    [
      'cancelled unpaid',
      anOrderState(),
      [CANCEL],
      [
        'Nothing was paid for this order. If any money left your account, your bank will return it automatically.',
      ],
    ],
    [
      'cancelled while a transfer may be on its way',
      anOrderState('transfer'),
      [CANCEL],
      [
        'Nothing was paid for this order. If you have already transferred the money, it goes back to you: once it arrives, we email you and ask where to send it.',
      ],
    ],
    [
      'a transfer after the order had expired',
      anOrderState('transfer'),
      ['expire', { received: 'HDFCN52026112412', stockIsFree: false }],
      [
        'We owe you ₹548. Please tell us on this page where to send it: we send it within 7 working days of that.',
      ],
    ],
    ['on its way back, in cash', CASH, ['return-to-origin'], []],
    [
      'refused on delivery, in cash',
      CASH,
      ['return-to-origin', 'return'],
      ['Nothing was paid for this order.'],
    ],
    [
      'cash that staff owe after a return',
      CASH,
      ['deliver', 'return'],
      [
        'We owe you ₹548. Please tell us on this page where to send it: we send it within 7 working days of that.',
      ],
    ],
    [
      'cash that staff returned',
      CASH,
      ['deliver', 'return', { refund: 'cash_00001', amount: 54_800, reference: 'UTR9' }],
      ['₹548 refunded to you on 27 Nov 2026, reference UTR9.'],
    ],
    [
      'decided while the bank reviews the payment',
      PAID,
      [CANCEL, aDispute('open')],
      ['We’ll refund ₹548 once your bank has finished reviewing the payment.'],
    ],
    [
      'reversed by the bank',
      PAID,
      [aDispute('lost'), 'cancel'],
      ['Your bank has reversed this payment.'],
    ],
  ])('%s', (_, from, steps, expected) => {
    expect(sentences(from, steps)).toEqual(expected);
  });

  it('that it should have arrived, once seven working days have passed', () => {
    const { state } = play(PAID, CANCEL);
    // From Saturday the 21st, Sundays aside.
    const last = Date.parse('2026-11-30T23:00:00+05:30');
    const ends = [last, last + 2 * 3_600_000].map(
      (now) => factsOf(state, [], now).map(refundSentence)[0]?.split('. ')[1],
    );
    expect(ends).toEqual([
      REACHES,
      'It should have arrived by now: get help with this order, and we’ll find it with your bank.',
    ]);
  });

  it('amounts alone before the payment record and the journal are loaded', () => {
    const { order } = play(PAID, CANCEL, aRefundFact('done', WHOLE)).state;
    expect(refundFacts(order, null, UNKNOWN).map(refundSentence)).toEqual([
      '₹548 refunded to your UPI account.',
    ]);
    const asked = play(PAID, CANCEL).state.order;
    expect(refundFacts(asked, null, UNKNOWN).map(refundSentence)).toEqual([
      `₹548 has been on its way to your UPI account. ${REACHES}`,
    ]);
  });
});

test.each([
  ['upi', 'your UPI account'],
  ['card', 'your card'],
  ['emi', 'your card'],
  ['netbanking', 'your bank account'],
  ['wallet', 'your wallet'],
  ['cardless_emi', 'your EMI account'],
  ['paylater', 'your pay later account'],
  ['toString', 'your payment method'],
  ['', 'you'],
])('a refund of %s goes to %s', (instrument, account) => {
  const amounts = { amountPaise: paise(54_800), leftPaise: paise(0) };
  const known = {
    fact: 'done',
    isExtra: false,
    at: null,
    refunds: [],
    paidTo: '',
    ...amounts,
  } as const;
  expect(refundSentence({ ...known, instrument })).toBe(`₹548 refunded to ${account}.`);
});
