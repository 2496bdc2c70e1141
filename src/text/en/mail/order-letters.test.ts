import { expect, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
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

test('a cancellation names the refund of the whole payment', () => {
  expect(cancelled(PAID)).toEqual([expect.stringContaining(`We’ll refund ${formatMoney(TOTAL)}`)]);
});

test('a cancellation after a part refund names only the rest', () => {
  const rest = formatMoney(paise(TOTAL - 10_000));
  expect(cancelled(refunded(paise(10_000)))).toEqual([
    expect.stringContaining(`We’ll refund ${rest}`),
  ]);
});

test('a cancellation after a full refund promises no money', () => {
  expect(cancelled(refunded(TOTAL))).toEqual(['Your payment has already been refunded.']);
});

test('a cancellation after a lost dispute promises no money', () => {
  const lost = withFacts([aDispute('open'), aDispute('lost')], PAID);
  expect(cancelled(lost)).toEqual(['Your bank has already returned the payment to you.']);
});

test('a cancellation before a payment says that nothing was charged', () => {
  expect(cancelled(anOrderState('cod'))).toEqual(['You have not been charged.']);
});

test('a cancellation does not call a failed refund done', () => {
  const asked = refundAsked(TOTAL);
  expect(cancelled(withFacts([failure(TOTAL)], asked))).toEqual([
    expect.stringContaining(`We couldn’t send your refund of ${formatMoney(TOTAL)} yet`),
  ]);
  const part = paise(10_000);
  expect(cancelled(withFacts([failure(part)], refundAsked(part)))).toEqual([
    expect.stringContaining(`We’ll refund ${formatMoney(paise(TOTAL - part))}`),
    expect.stringContaining(`We couldn’t send your refund of ${formatMoney(part)} yet`),
  ]);
});

test('a cancellation names a payment of another amount that is on its way back', () => {
  const wrong = { ...aPayment('captured'), amount: paise(TOTAL - 1) };
  expect(cancelled(withFacts([wrong]))).toEqual([
    'We’re sending your payment back to the account or card you paid with.',
  ]);
});

test('a cancellation after a lost dispute about a part names the rest', () => {
  const part = paise(10_000);
  const lost = withFacts(
    [aDispute('open'), aDispute('lost')].map((fact) => ({ ...fact, amount: part })),
    PAID,
  );
  expect(cancelled(lost)).toEqual([
    expect.stringContaining(`We’ll refund ${formatMoney(paise(TOTAL - part))}`),
  ]);
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
