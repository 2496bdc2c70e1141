import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aDisputePhase,
  anAttempt,
  aPayment,
  aRefund,
  ORDERED_AT,
  OTHER_PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  alertsOf,
  aRefundFact,
  creditsOf,
  invoiced,
  PART,
  play,
  refundsOf,
} from '../../../tests/support/fixtures/order-steps.ts';
import { paise } from '../money/money.ts';
import type { Dispute } from './dispute.ts';
import {
  disputesOf,
  doubleRefunds,
  isFailed,
  isDisputeRefund,
  isTakenByBank,
  refundsToRequest,
} from './payment-refunds.ts';
import { moneyOf } from './transaction-money.ts';
import type { Refund } from './transaction.ts';

const packed = () => invoiced(play(withFacts([aPayment('captured')]), 'pack').state);
const lost = (amount: number) => aDispute('lost', 'chargeback', 'disp_AAAAAAAAAAAAAA', amount);
const moneyAfter = (...facts: Parameters<typeof withFacts>[0]) =>
  moneyOf(withFacts(facts, packed()).transaction);

describe('the refund that the provider booked for a dispute', () => {
  /** A refund that the provider reported without our key, some milliseconds after the order. */
  const booked = (refundId: string, after = 200, changes: Partial<Refund> = {}) =>
    aRefund(refundId, 'done', PART, { refundId, at: ORDERED_AT + after, ...changes });
  const about = (changes: Partial<Dispute> = {}) =>
    aDisputePhase({ state: 'lost', amount: PART, at: ORDERED_AT + 100, ...changes });
  const later = about({ phase: 'arbitration', at: ORDERED_AT + 300 });
  const smaller = about({ id: 'disp_B', amount: 1, at: ORDERED_AT });
  const others = [
    booked('a', 200, { paymentId: OTHER_PAYMENT }),
    booked('b', 200, { amountPaise: paise(PART + 1) }),
    booked('c', 200, { key: 'refund_of_staff' }),
  ];

  it.each<[string, Refund[], Dispute[], string[]]>([
    ['is not older', [booked('d', 101), booked('b', 100), booked('c', 99)], [about()], ['b']],
    ['may come between two phases', [booked('a')], [about({ state: 'won' }), later], ['a']],
    ['does not count from the beginning of another', [booked('a', 50)], [about(), smaller], []],
    ['has its payment and its amount, and no key of ours', others, [about()], []],
    [
      'is one for each',
      [booked('a'), booked('b', 201), booked('c', 202)],
      [about(), about({ id: 'disp_B' })],
      ['a', 'b'],
    ],
    ['is there while it is open', [booked('a')], [about({ state: 'open' })], ['a']],
    ['is none once it is won', [booked('a')], [about({ state: 'won' })], []],
    ['is none once it is closed', [booked('a')], [about({ state: 'closed' })], []],
  ])('%s', (_, refunds, disputes, keys) => {
    const ofBank = refunds.filter((one) => isDisputeRefund(one, { refunds, disputes }));
    expect(ofBank.map(({ key }) => key)).toEqual(keys);
  });

  it.each(['open', 'lost'] as const)('is no refund of the shop while it is %s', (standing) => {
    const step = play(packed(), aDispute(standing), aRefundFact('done', { amount: TOTAL }));
    expect(step.effects).toEqual([]);
    expect(step.state.order.payment).toMatchObject({ refundedPaise: 0, state: 'paid' });
    const { payment } = withFacts([aDispute('lost')], step.state).order;
    expect(payment).toMatchObject({ lostPaise: TOTAL, refundedPaise: 0 });
  });

  it('is not taken for a failed refund of the same amount', () => {
    const refund = { key: 'refund_AAAA', amount: TOTAL };
    const failed = play(
      packed(),
      { refund: 'refund_AAAA', amount: TOTAL },
      aRefundFact('failed', refund),
    );
    const { refunds } = play(failed.state, aDispute('lost'), aRefundFact('done', { amount: TOTAL }))
      .state.transaction;
    expect(refunds.find(({ key }) => key === 'refund_AAAA')?.state).toBe('failed');
  });

  it('leaves a refund of another amount, or a second one, to the shop', () => {
    const other = play(packed(), aDispute('lost'), aRefundFact('done', { amount: 5_000 }));
    expect(creditsOf(other)).toHaveLength(1);
    const two = ['rfnd_A', 'rfnd_B'].map((refundId) => aRefundFact('done', { refundId }));
    expect(moneyAfter(lost(PART), ...two)).toMatchObject({ refundedPaise: PART, lostPaise: PART });
  });
});

describe('a refund that was sent again and then succeeds after all', () => {
  const again = () =>
    play(packed(), { refund: 'refund_AAAA' }, aRefundFact('failed', { key: 'refund_AAAA' }), {
      settle: 'refund_AAAA',
      how: 'again',
      key: 'refund_BBBB',
    }).state;
  const done = (key: string) => aRefundFact('done', { key, refundId: `rfnd_${key}` });

  it.each([
    ['refund_AAAA', 'refund_BBBB'],
    ['refund_BBBB', 'refund_AAAA'],
  ])('is credited once: %s before %s', (first, second) => {
    const one = play(again(), done(first));
    expect([...creditsOf(one), ...creditsOf(play(one.state, done(second)))]).toHaveLength(1);
  });

  it('is credited while the second one is under way, which then adds no credit', () => {
    const sent = aRefundFact('pending', { key: 'refund_BBBB', refundId: 'rfnd_refund_BBBB' });
    const first = play(again(), sent, done('refund_AAAA'));
    expect(creditsOf(first)).toHaveLength(1);
    expect(creditsOf(play(first.state, done('refund_BBBB')))).toEqual([]);
  });

  it('does not block another failed refund of the payment', () => {
    const rest = TOTAL - PART;
    const { state } = play(
      packed(),
      { refund: 'refund_AAAA' },
      { refund: 'refund_CCCC', amount: rest },
      aRefundFact('failed', { key: 'refund_AAAA' }),
      aRefundFact('failed', { key: 'refund_CCCC', amount: rest }),
      { settle: 'refund_AAAA', how: 'again', key: 'refund_BBBB' },
      done('refund_AAAA'),
      { settle: 'refund_CCCC', how: 'again', key: 'refund_DDDD' },
    );
    expect(refundsOf({ state })).toContainEqual(['refund_DDDD', rest]);
  });

  it.each<[string, Refund[], string[]]>([
    ['when both are done', [aRefund('b', 'done', 1)], ['a']],
    ['while the other is under way', [aRefund('b', 'pending', 1)], ['a']],
    ['not before it is sent', [aRefund('b', 'asked', 1)], []],
    ['not beside an unrelated one', [aRefund('c', 'done', 1)], []],
  ])('is paid twice %s', (_, others, keys) => {
    const first = aRefund('a', 'done', 1, { replacedBy: 'b' });
    expect(doubleRefunds({ refunds: [first, ...others] })).toEqual(keys);
    expect(doubleRefunds({ refunds: [{ ...first, state: 'failed' }, ...others] })).toEqual([]);
  });

  it('is paid twice when staff had returned it by hand', () => {
    const twice = (state: Refund['state'], doneTwice: boolean) =>
      doubleRefunds({ refunds: [aRefund('a', state, 1, { doneTwice })] });
    expect(twice('done', true)).toEqual(['a']);
    expect([...twice('failed', true), ...twice('done', false)]).toEqual([]);
  });
});

it('a failed refund of a surplus payment has an alert of its own beside that of the payment', () => {
  const key = `dup_${OTHER_PAYMENT}`;
  const surplus = play(packed(), aPayment('captured', OTHER_PAYMENT));
  const failed = aRefundFact('failed', { key, paymentId: OTHER_PAYMENT, amount: TOTAL });
  expect(alertsOf(surplus)).toEqual([key]);
  expect(alertsOf(play(surplus.state, failed))).toEqual([`failed_${key}`]);
});

it.each(['pending', 'done'] as const)(
  'a payment that the provider sends back without capturing it is not authorised: %s',
  (fact) => {
    const authorized = withFacts([aPayment('authorized')]);
    const { order } = withFacts([aRefundFact(fact, { amount: TOTAL })], authorized);
    expect(order.payment.state).toBe('unpaid');
    expect(order.reservation.untilAt).toBeLessThan(authorized.order.reservation.untilAt ?? 0);
  },
);

describe('the refunds to request from the provider', () => {
  const keys = (refunds: Refund[], ...disputes: Dispute[]) =>
    refundsToRequest({ attempts: [anAttempt()], refunds, disputes }).map(({ key }) => key);

  it('are the decided ones without a response, but none that replaces one that succeeded', () => {
    const words = ['asked', 'pending', 'done', 'failed'] as const;
    expect(keys(words.map((state) => aRefund(state, state, 1)))).toEqual(['asked']);
    const replaced = aRefund('a', 'done', 1, { replacedBy: 'b' });
    expect(keys([replaced, aRefund('b', 'asked', 1)])).toEqual([]);
    expect(keys([{ ...replaced, state: 'failed' }, aRefund('b', 'asked', 1)])).toEqual(['b']);
  });

  it('exclude a payment that is disputed or lost, and no other', () => {
    const refunds = [
      aRefund('a', 'asked', 1),
      aRefund('b', 'asked', 1, { paymentId: OTHER_PAYMENT }),
    ];
    expect(keys(refunds, aDisputePhase({ state: 'open' }))).toEqual(['b']);
    expect(keys(refunds, aDisputePhase({ state: 'lost' }))).toEqual(['b']);
    expect(keys(refunds, aDisputePhase({ state: 'won' }))).toEqual(['a', 'b']);
    const both = [aDisputePhase(), aDisputePhase({ paymentId: OTHER_PAYMENT })];
    expect(disputesOf(OTHER_PAYMENT, both)).toEqual([both[1]]);
  });

  const asked = (key: string, amount: number, at = 1) => aRefund(key, 'asked', amount, { at });
  const beside = (state: Refund['state']) => aRefund('a', state, 10_000);

  it.each<[string, Refund[], string[]]>([
    ['that fits', [asked('a', 24_800)], ['a']],
    ['never one that exceeds it by a paisa', [asked('a', 24_801)], []],
    ['the oldest first', [asked('a', 20_000, 2), asked('b', 20_000)], ['b']],
    ['also after one that is too large', [asked('a', 30_000), asked('b', 20_000, 2)], ['b']],
    ['less a pending one', [beside('pending'), asked('b', 20_000)], []],
    ['less a done one', [beside('done'), asked('b', 20_000)], []],
    ['not less a failed one', [beside('failed'), asked('b', 20_000)], ['b']],
  ])('after a lost dispute are served by what the bank left, %s', (_, refunds, expected) => {
    expect(keys(refunds, aDisputePhase({ state: 'lost', amount: 30_000 }))).toEqual(expected);
  });
});

describe('a failed refund', () => {
  const failed = (at: number, amount: number, changes: Partial<Refund> = {}) =>
    aRefund(`refund_${at}`, 'failed', amount, { at, ...changes });

  it('has failed while it has no replacement, and replaces none that succeeded', () => {
    const refund = failed(1, 1);
    const original = aRefund('o', 'done', 1, { replacedBy: refund.key });
    const isStill = (one: Refund, ...refunds: Refund[]) =>
      isFailed(one, { attempts: [], refunds, disputes: [] });
    expect(isStill(refund, refund)).toBe(true);
    expect(isStill({ ...refund, state: 'asked' })).toBe(false);
    expect(isStill({ ...refund, replacedBy: 'b' })).toBe(false);
    expect(isStill(refund, original)).toBe(false);
    expect(isStill(refund, { ...original, state: 'failed' })).toBe(true);
  });

  it.each<[string, Refund[], string[]]>([
    ['after one that is too large', [failed(1, 20_001), failed(2, 20_000)], ['refund_1']],
    ['the oldest first', [failed(2, 10_001), failed(1, 10_000)], ['refund_2']],
    ['up to the last paisa', [failed(2, 10_000), failed(1, 10_000)], []],
    [
      'besides one that was replaced, and one of another payment',
      [
        failed(1, 20_000, { replacedBy: 'refund_2' }),
        failed(2, 20_000),
        failed(0, 9, { paymentId: OTHER_PAYMENT }),
      ],
      [],
    ],
    ['less a done one', [failed(1, 5_000, { state: 'done' }), failed(2, 15_000)], []],
    ['not beyond it', [failed(1, 5_000, { state: 'done' }), failed(2, 15_001)], ['refund_2']],
  ])('is served by the ₹200 that a bank left, %s', (_, refunds, taken) => {
    const { transaction } = withFacts([aPayment('captured'), lost(TOTAL - 20_000)]);
    const among = { ...transaction, refunds };
    const keys = refunds.filter((one) => isTakenByBank(one, among)).map(({ key }) => key);
    expect(keys).toEqual(taken);
  });
});
