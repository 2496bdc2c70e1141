import { expect, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
import { play } from '../../../../tests/support/fixtures/order-steps.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { applyMove } from '#domain/order/order-move.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { applyRefund } from '#domain/refund/order-refund.ts';
import { orderLetter } from './order-letters.ts';

const PAID = withFacts([aPayment('captured')]);
const NOW = ORDERED_AT + 60_000;

/** The paragraphs of the letter about a cancellation by staff. */
function cancelled(before: OrderState): readonly string[] {
  const moved = applyMove(before, { move: 'cancel', actor: 'staff' }, NOW);
  if ('refusal' in moved) throw new Error(`The cancellation was refused: ${moved.refusal}`);
  return orderLetter('cancelled', moved.state.order, { origin: 'https://shop.test' }).paragraphs;
}

const REFUND = {
  paymentId: 'pay_AAAAAAAAAAAAAA',
  refundId: 'rfnd_AAAAAAAAAAAAAA',
  key: 'refund-of-one-part',
};

function refundAsked(amountPaise: Paise): OrderState {
  const request = { key: REFUND.key, amountPaise, why: 'A broken seal' };
  const asked = applyRefund(PAID, request, NOW);
  if ('refusal' in asked) throw new Error(`The refund was refused: ${asked.refusal}`);
  return asked.state;
}

const failure = (amount: Paise): PaymentFact => ({ ...REFUND, fact: 'refund-failed', amount });

function refunded(amount: Paise): OrderState {
  return withFacts([{ ...REFUND, fact: 'refund-done', amount }], refundAsked(amount));
}

const PART = paise(10_000);
const REST = `We’ll refund ${formatMoney(paise(TOTAL - PART))}`;
const failed = (amount: Paise) => withFacts([failure(amount)], refundAsked(amount));
const notSent = (amount: Paise) => `We couldn’t send your refund of ${formatMoney(amount)} yet`;
const disputeAbout = (amount: Paise) =>
  withFacts(
    [aDispute('open'), aDispute('lost')].map((fact) => ({ ...fact, amount })),
    PAID,
  );
const ofAnotherAmount = { ...aPayment('captured'), amount: paise(TOTAL - 1) };

test.each<[string, OrderState, readonly string[]]>([
  ['a payment', PAID, [`We’ll refund ${formatMoney(TOTAL)}`]],
  ['a part refund', refunded(PART), [REST]],
  ['a full refund', refunded(TOTAL), ['Your payment has already been refunded.']],
  ['a failed refund', failed(TOTAL), [notSent(TOTAL)]],
  ['a failed part refund', failed(PART), [REST, notSent(PART)]],
  ['a lost dispute', disputeAbout(TOTAL), ['Your bank has already returned the payment to you.']],
  ['a lost dispute about a part', disputeAbout(PART), [REST]],
  [
    'a payment of another amount',
    withFacts([ofAnotherAmount]),
    ['We’re sending your payment back to the account or card you paid with.'],
  ],
  ['no payment', anOrderState('cod'), ['You have not been charged.']],
])('a cancellation after %s says what happens with the money', (_, order, paragraphs) => {
  expect(cancelled(order)).toEqual(
    paragraphs.map((words): unknown => expect.stringContaining(words)),
  );
});

test('only a refund of the provider has a bank that shows it', () => {
  const letterOn = (method: 'cod' | 'online') =>
    orderLetter('refunded', anOrderState(method).order, {
      origin: 'https://shop.test',
      refund: { amountPaise: TOTAL, reference: '' },
    }).paragraphs.join(' ');
  expect(letterOn('online')).toContain('Banks show it');
  expect(letterOn('cod')).toContain(`We have returned ${formatMoney(TOTAL)} to you.`);
  expect(letterOn('cod')).not.toMatch(/bank/i);
});

test('an order by bank transfer names amount, account, reference and the end of its hold', () => {
  const { order } = anOrderState('transfer');
  const { subject, paragraphs } = orderLetter('awaiting-payment', order, {
    origin: 'https://shop.test',
  });
  expect(subject).toBe(`Please transfer ${formatMoney(TOTAL)}: order ${order.number}`);
  expect(paragraphs.slice(0, -1)).toEqual([
    `Amount: ${formatMoney(TOTAL)}`,
    ...['Account holder: Franch Ayurveda', 'Account number: 50100123456789'],
    ...['IFSC: HDFC0001234', 'Bank: HDFC Bank, MG Road', `Reference: ${order.number}`],
    expect.stringMatching(/^Until: 24 Nov/u),
  ]);
});

test('a cancelled order that was paid by bank transfer promises the money back by hand', () => {
  const { state } = play(anOrderState('transfer'), { received: 'HDFCN52026112412' });
  expect(cancelled(state)).toEqual([
    expect.stringContaining(`We’ll return ${formatMoney(TOTAL)} to your bank account`),
  ]);
});
