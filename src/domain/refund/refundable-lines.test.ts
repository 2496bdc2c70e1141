import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  PAYMENT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  NOW,
  play,
  type Step,
  tryStep,
} from '../../../tests/support/fixtures/order-steps.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { lineRefunds, refundableLines } from './refundable-lines.ts';

const CHURNA = 1;
const CREAM = 2;

/** A paid order: Churna for ₹1,000 after its discount, cream for ₹500, two fees of ₹100 together. */
function paid(): OrderState {
  const { order, transaction } = anOrderState();
  const lines = order.lines.flatMap((line) => [
    { ...line, quantity: 2, unitPricePaise: paise(52_500), discountPaise: paise(5_000) },
    { ...line, slug: 'cream', quantity: 1, unitPricePaise: paise(50_000) },
  ]);
  const totals = {
    ...{ ...order.totals, itemsPaise: paise(155_000), discountPaise: paise(5_000) },
    ...{ shippingPaise: paise(6_000), codFeePaise: paise(4_000), totalPaise: paise(160_000) },
  };
  return withFacts([aPayment('captured', PAYMENT, 160_000)], {
    order: { ...order, lines, totals },
    transaction: { ...transaction, amountPaise: totals.totalPaise },
  });
}

const report = (word: 'pending' | 'done' | 'failed') =>
  aRefundFact(word, { key: 'first_refund', amount: 20_000 });
const FIRST = { refund: 'first_refund', amount: 20_000, line: CREAM };
const AGAIN = { settle: 'first_refund', how: 'again', key: 'second_one' } as const;

describe('what is left to refund of each line', () => {
  it.each<[string, Step[], [number, number]]>([
    ['is what it cost after its discount', [], [100_000, 50_000]],
    [
      'is less by the refunds of that line',
      [{ refund: 'a', amount: 30_000, line: CHURNA }],
      [70_000, 50_000],
    ],
    [
      'is less by its share of the refunds of the whole order, which delivery shares too',
      [{ refund: 'a', amount: 16_000 }],
      [90_000, 45_000],
    ],
    ['counts a refund that is under way', [FIRST, report('pending')], [100_000, 30_000]],
    ['counts a failed refund, which is still owed', [FIRST, report('failed')], [100_000, 30_000]],
    ['counts one that was sent again once', [FIRST, report('failed'), AGAIN], [100_000, 30_000]],
    [
      'counts one that succeeded after all once',
      [FIRST, report('failed'), AGAIN, report('done')],
      [100_000, 30_000],
    ],
    [
      'is nothing when more went back than the order cost',
      [aRefundFact('done', { amount: 170_000 })],
      [0, 0],
    ],
    ...['pay_00000000000000', 'pay_BBBBBBBBBBBBBB'].map(
      (other): [string, Step[], [number, number]] => [
        `leaves out ${other}, a payment that the order did not need`,
        [aPayment('captured', other, 160_000)],
        [100_000, 50_000],
      ],
    ),
  ])('%s', (_, steps, left) => {
    expect(refundableLines(play(paid(), ...steps).state)).toEqual(left);
  });

  it('shares a refund of the whole order over what was left of each line at its time', () => {
    // The later refund has the lower key, because refunds are stored by key and must count by time.
    const { state } = play(paid(), { refund: 'b', amount: 50_000, line: CHURNA });
    const later = tryStep(state, { refund: 'a', amount: 6_600 }, NOW + 1);
    expect('state' in later && refundableLines(later.state)).toEqual([47_000, 47_000]);
  });
});

describe('what refunds took of each line', () => {
  it('is nothing without a refund, not even of a line that cost nothing', () => {
    const { order, transaction } = paid();
    const lines = order.lines.map((line, index) =>
      index === 0 ? { ...line, discountPaise: paise(105_000) } : line,
    );
    expect(lineRefunds({ order: { ...order, lines }, transaction })).toEqual([null, null]);
  });

  it('is a part, or the whole line once nothing is left of it', () => {
    const part = play(paid(), { refund: 'a', amount: 30_000, line: CHURNA }).state;
    expect(lineRefunds(part)).toEqual([{ amountPaise: 30_000, isWhole: false }, null]);
    const whole = play(part, { refund: 'b', amount: 70_000, line: CHURNA }).state;
    expect(lineRefunds(whole)).toEqual([{ amountPaise: 100_000, isWhole: true }, null]);
  });
});
