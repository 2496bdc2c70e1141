import { expect, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, play, type Step } from '../../../../tests/support/fixtures/order-steps.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { type UndeliveredReason, UNDELIVERED_REASONS } from '#domain/return/returned-parcel.ts';
import { orderLetter } from '../mail/order-letters.ts';
import { nextSentence, statusSentence } from './order-status.ts';

const CASH = play(anOrderState('cod'), 'pack', 'ship').state;
const PAID = play(withFacts([aPayment('captured')]), 'pack', 'ship').state;
const LINKS = { origin: 'https://shop.test', orderUrl: 'https://shop.test/orders/one' };

const turned = (from: OrderState, reason: UndeliveredReason, ...steps: Step[]) =>
  play(from, { move: 'return-to-origin', actor: 'staff', reason }, ...steps).state;
const WITHIN = 'within 7 working days of the parcel reaching us.';

test.each<[string, OrderState, string, string]>([
  [
    'refused, in cash',
    turned(CASH, 'refused'),
    'On its way back to us',
    'The parcel was not accepted at the door. The courier is bringing it back to us. You have nothing to pay.',
  ],
  [
    'not there, paid',
    turned(PAID, 'unavailable'),
    'On its way back to us',
    `The courier couldn’t reach anyone at your address. The courier is bringing it back to us. We’ll start your refund of ₹548 ${WITHIN}`,
  ],
  [
    'paid, and disputed',
    turned(PAID, 'wrong-address', aDispute('open')),
    'On its way back to us',
    'The courier couldn’t find your address. The courier is bringing it back to us. Your bank is reviewing the payment, and decides first.',
  ],
  [
    'paid, and refunded before',
    turned(PAID, 'other', { refund: 'all-of-it', amount: 54_800 }),
    'On its way back to us',
    'The courier couldn’t deliver your parcel. The courier is bringing it back to us.',
  ],
  [
    'lost, paid',
    turned(PAID, 'lost'),
    'Lost on the way',
    'The courier has lost your parcel. We’re sorry. We’ll refund ₹548 to you.',
  ],
  [
    'back',
    turned(CASH, 'refused', 'return'),
    'Returned',
    'The parcel was not accepted at the door. It is back with us.',
  ],
  [
    'lost, and closed',
    turned(CASH, 'lost', 'return'),
    'Lost on the way',
    'The courier has lost your parcel. We’re sorry. This order is closed.',
  ],
  [
    'delivered, then back',
    play(CASH, 'deliver', 'return').state,
    'Returned',
    'Your parcel was returned to us.',
  ],
])('an order page says of a parcel that is %s where it is', (_, { order }, status, sentence) => {
  expect(statusSentence(order)).toBe(status);
  expect(nextSentence(order)).toBe(sentence);
});

test.each(UNDELIVERED_REASONS)(
  'the letter about a parcel with the reason %s asks for no cash',
  (reason) => {
    const { subject, paragraphs } = orderLetter('returning', turned(CASH, reason).order, LINKS);
    expect(subject).toMatch(reason === 'lost' ? /^Lost on the way/ : /^Not delivered/);
    expect(paragraphs).toContain('You have nothing to pay.');
    expect(paragraphs.join(' ').includes('bringing it back')).toBe(reason !== 'lost');
  },
);

const REFUND = aRefundFact('pending', { key: `returned_${PAID.order.id}`, amount: 54_800 });

test.each<[string, OrderState, RegExp]>([
  ['never paid', turned(CASH, 'refused', 'return'), /^You have not been charged\.$/],
  ['paid', turned(PAID, 'refused', 'return', REFUND), /^We’ll refund ₹548 to the account/],
  ['disputed', turned(PAID, 'refused', aDispute('open'), 'return'), /^Your bank is reviewing/],
  [
    'paid in cash',
    play(CASH, 'deliver', 'return').state,
    /^We owe you ₹548\. Please tell us on your order’s page where to send it/,
  ],
])(
  'the letter about an order that came back, %s, says what happens with the money',
  (_, { order }, money) => {
    expect(orderLetter('returned', order, LINKS).paragraphs.at(-1)).toMatch(money);
  },
);
