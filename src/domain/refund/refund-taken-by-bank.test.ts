import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove, type StaffMove } from '../order/order-move.ts';
import { applyFact } from '../payment/order-payment.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { isTakenByBank } from '../payment/payment-refunds.ts';
import { moneyOf } from '../payment/transaction-money.ts';
import { newRefund, type Refund } from '../payment/transaction.ts';
import { applyRefund } from './order-refund.ts';
import { settleRefund } from './order-refund-settle.ts';

const now = ORDERED_AT + 60_000;
const LINE = paise(20_000);
const REST = paise(TOTAL - LINE);
const KEY = 'first_refund';

function done(step: Transition | { readonly refusal: string }): Transition {
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}

const moved = (state: OrderState, move: StaffMove['move']): Transition =>
  done(applyMove(state, { move, actor: 'staff' }, now));

const fact = (state: OrderState, one: PaymentFact): Transition =>
  applyFact(state, one, { now, stockIsFree: true });

const refund = (state: 'pending' | 'failed' | 'done', key = KEY): PaymentFact => ({
  ...{ fact: `refund-${state}`, paymentId: 'pay_AAAAAAAAAAAAAA', refundId: `rfnd_${key}` },
  ...{ amount: LINE, key },
});

const about = (amount: Paise, state: 'open' | 'won' | 'lost'): PaymentFact => ({
  ...aDispute(state),
  amount,
});

/** A packed and invoiced order whose refund of one line is in this state. */
function packed(state: 'pending' | 'failed'): OrderState {
  const step = moved(withFacts([aPayment('captured')]), 'pack').state;
  const order = { ...step.order, invoice: 'SR/26-27/000001' };
  const request = { key: KEY, amountPaise: LINE, line: 1, why: 'one bottle leaked' };
  return withFacts([refund(state)], done(applyRefund({ ...step, order }, request, now)).state);
}

const creditsOf = ({ effects }: Transition) =>
  effects.flatMap((one) =>
    one.effect === 'credit-note' ? [[one.key, one.amountPaise as number]] : [],
  );
const settle = (state: OrderState) =>
  settleRefund(state, KEY, { how: 'again', key: 'second_refund' }, now);

describe('a failed refund of a payment that the bank took', () => {
  const lost = () => withFacts([aDispute('open'), aDispute('lost')], packed('failed'));

  it('is no longer owed, and the whole loss is credited when the order is cancelled', () => {
    expect(lost().order.payment).toMatchObject({ state: 'paid', refundFailedPaise: 0 });
    const cancelled = moved(lost(), 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', TOTAL]]);
    expect(cancelled.state.transaction.refunds).toHaveLength(1);
    expect(settle(cancelled.state)).toEqual({ refusal: 'dispute-lost' });
  });

  it('is credited with the rest when the parcel came back before the loss', () => {
    const shipped = moved(packed('failed'), 'ship').state;
    const returned = moved(withFacts([aDispute('open')], shipped), 'return').state;
    expect(creditsOf(fact(returned, aDispute('lost')))).toEqual([['dispute-lost', TOTAL]]);
  });

  it('is owed again when a later phase of the dispute is won', () => {
    const phases = [aDispute('open', 'arbitration'), aDispute('won', 'arbitration')];
    const won = withFacts(phases, lost());
    expect(won.order.payment).toMatchObject({ state: 'refund-failed', refundFailedPaise: LINE });
    expect(settle(won)).not.toHaveProperty('refusal');
  });
});

describe('a failed refund of a payment that the bank took in part', () => {
  it('stays owed while the bank left enough for it', () => {
    const lost = withFacts([about(REST, 'open'), about(REST, 'lost')], packed('failed'));
    expect(lost.order.payment.refundFailedPaise).toBe(LINE);
    const cancelled = moved(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', REST]]);
    expect(settle(cancelled.state)).not.toHaveProperty('refusal');
  });

  it('gives way to what the bank left when that is less', () => {
    const most = paise(REST + 5_000);
    const lost = withFacts([about(most, 'open'), about(most, 'lost')], packed('failed'));
    const cancelled = moved(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', most]]);
    const { order, transaction } = cancelled.state;
    expect(transaction.refunds).toContainEqual(
      expect.objectContaining({ key: `cancelled_${order.id}`, amountPaise: TOTAL - most }),
    );
  });

  it('leaves the money to the oldest of several', () => {
    const later = { now: now + 1, stockIsFree: true };
    const both = applyFact(packed('failed'), refund('failed', 'a_later_refund'), later).state;
    const { transaction } = withFacts([about(REST, 'lost')], both);
    const taken = transaction.refunds.filter((one) => isTakenByBank(one, transaction));
    expect(taken.map(({ key }) => key)).toEqual(['a_later_refund']);
    expect(moneyOf(transaction).refundFailedPaise).toBe(LINE);
  });
});

describe('what a bank left serves the failed refunds of its payment', () => {
  const failed = (at: number, amount: number, paymentId = 'pay_AAAAAAAAAAAAAA') =>
    newRefund({
      ...{ key: `refund_${at}_${amount}`, paymentId, amountPaise: paise(amount) },
      ...{ state: 'failed', why: 'late', at },
    });
  /** The keys of the refunds whose money the bank took, when it left ₹200. */
  const taken = (...refunds: readonly Refund[]) => {
    const { transaction } = withFacts([aPayment('captured'), about(REST, 'lost')]);
    const among = { ...transaction, refunds: [...refunds] };
    return among.refunds.filter((one) => isTakenByBank(one, among)).map(({ key }) => key);
  };

  it('also those after one that is too large for it', () => {
    expect(taken(failed(1, 20_001), failed(2, 20_000))).toEqual(['refund_1_20001']);
  });

  it('the oldest first, up to its last paisa', () => {
    expect(taken(failed(2, 10_001), failed(1, 10_000))).toEqual(['refund_2_10001']);
    expect(taken(failed(2, 10_000), failed(1, 10_000))).toEqual([]);
  });

  it('and none of another payment, or one that is done or was replaced', () => {
    const replaced = { ...failed(1, 20_000), replacedBy: 'refund_2_20000' };
    expect(taken(replaced, failed(2, 20_000), failed(0, 9, 'pay_BBBBBBBBBBBBBB'))).toEqual([]);
    const returned = { ...failed(1, 5_000), state: 'done' } as const;
    expect(taken(returned, failed(2, 15_000))).toEqual([]);
    expect(taken(returned, failed(2, 15_001))).toEqual(['refund_2_15001']);
  });
});

describe('a refund that fails after its payment was lost', () => {
  it('is credited with what the first note left out, without an alert', () => {
    const lost = withFacts([aDispute('open'), aDispute('lost')], packed('pending'));
    const cancelled = moved(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', REST]]);
    const failed = fact(cancelled.state, refund('failed'));
    expect(failed.effects).toEqual([
      {
        ...{ effect: 'credit-note', key: 'dispute-lost' },
        ...{ amountPaise: TOTAL, isTotal: true },
      },
    ]);
    expect(failed.state.order.payment.refundFailedPaise).toBe(0);
  });

  it('leaves the credit to a cancellation that follows', () => {
    const lost = withFacts([aDispute('open'), aDispute('lost')], packed('pending'));
    const failed = fact(lost, refund('failed'));
    expect(failed.effects).toEqual([]);
    expect(creditsOf(moved(failed.state, 'cancel'))).toEqual([['dispute-lost', TOTAL]]);
  });

  it('refunds what the bank left', () => {
    const most = paise(REST + 5_000);
    const lost = withFacts([about(most, 'open'), about(most, 'lost')], packed('pending'));
    const cancelled = moved(lost, 'cancel');
    const failed = fact(cancelled.state, refund('failed'));
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', REST]]);
    expect(creditsOf(failed)).toEqual([['dispute-lost', most]]);
    const { order, transaction } = failed.state;
    expect(transaction.refunds).toContainEqual(
      expect.objectContaining({ key: `after-failure_${order.id}`, amountPaise: TOTAL - most }),
    );
  });
});
