import { describe, expect, it } from 'vitest';
import { anOrderState, ORDERED_AT, TOTAL } from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { Dispute } from './dispute.ts';
import { isOfBank, refundsToRequest } from './payment-refunds.ts';
import { newRefund, type Refund, type Transaction } from './transaction.ts';

const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const PART = 10_000;

const aDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  ...{ id: 'disp_A', paymentId: PAYMENT, phase: 'chargeback', state: 'lost', amount: PART },
  ...{ currency: 'INR', respondByAt: null, at: ORDERED_AT + 100 },
  ...changes,
});

/** A refund that the provider reported without our key, some milliseconds after the order. */
const reported = (refundId: string, after: number, changes: Partial<Refund> = {}): Refund => ({
  ...newRefund({
    ...{ key: refundId, refundId, paymentId: PAYMENT, amountPaise: paise(PART) },
    ...{ state: 'done', why: '', at: ORDERED_AT + after },
  }),
  ...changes,
});

const keysOfBank = (refunds: readonly Refund[], ...disputes: Dispute[]) => {
  const transaction = { refunds: [...refunds], disputes };
  return refunds.filter((refund) => isOfBank(refund, transaction)).map(({ key }) => key);
};

describe('the refund that the provider booked for a dispute', () => {
  it('is the first one that is not older than the dispute', () => {
    const refunds = [reported('c', 99), reported('b', 100), reported('a', 101)];
    expect(keysOfBank(refunds, aDispute())).toEqual(['b']);
    expect(keysOfBank(refunds.toReversed(), aDispute())).toEqual(['b']);
  });

  it('may come between two phases of the dispute', () => {
    const later = aDispute({ phase: 'arbitration', at: ORDERED_AT + 300 });
    expect(keysOfBank([reported('a', 200)], aDispute({ state: 'won' }), later)).toEqual(['a']);
  });

  it('does not count from the beginning of another dispute', () => {
    const other = aDispute({ id: 'disp_B', amount: 1, at: ORDERED_AT });
    expect(keysOfBank([reported('a', 50)], aDispute(), other)).toEqual([]);
  });

  it('has the payment and the amount of the dispute', () => {
    const others = [
      reported('a', 200, { paymentId: 'pay_BBBBBBBBBBBBBB' }),
      reported('b', 200, { amountPaise: paise(PART + 1) }),
      reported('c', 200, { key: 'refund_of_staff' }),
    ];
    expect(keysOfBank(others, aDispute())).toEqual([]);
  });

  it('is one for each dispute', () => {
    const refunds = [reported('a', 200), reported('b', 201), reported('c', 202)];
    const second = aDispute({ id: 'disp_B' });
    expect(keysOfBank(refunds, aDispute(), second)).toEqual(['a', 'b']);
  });

  it.each(['won', 'closed'] as const)('is none once the dispute is %s', (state) => {
    expect(keysOfBank([reported('a', 200)], aDispute({ state }))).toEqual([]);
  });
});

describe('the refunds to request after a lost dispute', () => {
  const asked = (key: string, amount: number, after: number, state: Refund['state'] = 'asked') =>
    reported(`rfnd_${key}`, after, { key, amountPaise: paise(amount), state, refundId: '' });
  function keys(...refunds: Refund[]) {
    const { transaction } = anOrderState();
    const attempt: Transaction['attempts'][number] = {
      ...{ paymentId: PAYMENT, state: 'captured', amount: TOTAL, currency: 'INR' },
      ...{ instrument: 'card', reason: '', use: 'kept', at: ORDERED_AT },
    };
    const disputes = [aDispute({ amount: 30_000 })];
    return refundsToRequest({ ...transaction, attempts: [attempt], refunds, disputes }).map(
      ({ key }) => key,
    );
  }

  it('are as many as the bank left money for, the oldest first', () => {
    expect(keys(asked('a', 20_000, 2), asked('b', 20_000, 1))).toEqual(['b']);
    expect(keys(asked('a', 30_000, 1), asked('b', 20_000, 2))).toEqual(['b']);
  });

  it.each(['pending', 'done'] as const)('leave the money of one that is %s', (state) => {
    expect(keys(asked('a', 10_000, 1, state), asked('b', 20_000, 2))).toEqual([]);
    expect(keys(asked('a', 10_000, 1, 'failed'), asked('b', 20_000, 2))).toEqual(['b']);
  });
});
