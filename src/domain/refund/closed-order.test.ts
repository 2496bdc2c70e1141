import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  OTHER_PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  creditsOf,
  invoiced,
  NOW,
  PART,
  play,
  refundsOf,
  type Step,
  tryStep,
} from '../../../tests/support/fixtures/order-steps.ts';
import type { Dispute } from '../payment/dispute.ts';
import { applyFact } from '../order/order-payment.ts';
import { isTakenByBank, refundsToRequest } from '../payment/payment-refunds.ts';
import type { OrderState, Transition } from '../order/order-change.ts';

const REST = TOTAL - PART;
const ID = 'ABCDEFGHIJKLMNOPQRST';
const AFTER_DISPUTE = `after-dispute_${ID}`;
const OPEN = aDispute('open');
const LOST = aDispute('lost');

/** A paid, invoiced and packed order. */
const packed = () => invoiced(play(withFacts([aPayment('captured')]), 'pack').state);
const shipped = (...steps: Step[]) => play(packed(), 'ship', 'return-to-origin', ...steps).state;
const about = (amount: number, state: Dispute['state'], phase: Dispute['phase'] = 'chargeback') =>
  aDispute(state, phase, 'disp_AAAAAAAAAAAAAA', amount);
const second = (state: Dispute['state'], amount: number = TOTAL) =>
  aDispute(state, 'chargeback', 'disp_BBBBBBBBBBBBBB', amount);
const requested = ({ state }: Transition) =>
  refundsToRequest(state.transaction).map(({ key, amountPaise }) => [key, amountPaise]);

const [PART_OPEN, PART_LOST] = [about(PART, 'open'), about(PART, 'lost')];
const REOPENED = [aDispute('open', 'arbitration'), aDispute('lost', 'arbitration')];
const PART_REOPENED = [about(PART, 'open', 'arbitration'), about(PART, 'won', 'arbitration')];
const NEARLY_ALL = { refund: 'nearly_all', amount: TOTAL - 100 };
/** A refund made in Razorpay's dashboard. In the shop, staff could not leave such a small remainder. */
const TOO_MUCH = aRefundFact('done', { amount: TOTAL - 50 });

describe('a parcel that is on its way, or came back', () => {
  /** Steps, the requested refunds (start of the key, amount), and what the last step credits of a lost dispute. */
  it.each<[string, Step[], [string, number][], number]>([
    ['awaits an open dispute', [OPEN, 'return'], [], 0],
    [
      'gets its money after a win',
      [OPEN, 'return', aDispute('won')],
      [['after-dispute', TOTAL]],
      0,
    ],
    ['or a withdrawal', [OPEN, 'return', aDispute('closed')], [['after-dispute', TOTAL]], 0],
    ['is credited after a loss', [OPEN, 'return', LOST], [], TOTAL],
    [
      'is credited though a loss comes first, and its refund was not sent',
      ['return', LOST],
      [],
      TOTAL,
    ],
    ['is credited though its refund was decided before', ['return', OPEN, LOST], [], TOTAL],
    ['gets the rest of a lost part', [PART_OPEN, PART_LOST, 'return'], [['returned', REST]], PART],
    ['gets it late', ['return', PART_OPEN, PART_LOST], [['after-dispute', REST]], PART],
    ['is credited again under one key', [OPEN, 'return', LOST, ...REOPENED], [], TOTAL],
    ['waits for another dispute', [OPEN, 'return', second('open'), aDispute('won')], [], 0],
    [
      'gets nothing twice when the bank gives a part back',
      ['return', PART_OPEN, PART_LOST, ...PART_REOPENED],
      [['after-dispute', REST]],
      0,
    ],
    [
      'gets the rest of two disputes, of which one was lost first',
      [PART_OPEN, second('open', 5_000), 'return', PART_LOST, second('won', 5_000)],
      [['after-dispute', REST]],
      PART,
    ],
    [
      'is credited for two losses together, one of them before it came back',
      [PART_LOST, second('open', 5_000), 'return', second('lost', 5_000)],
      [['after-dispute', REST - 5_000]],
      PART + 5_000,
    ],
    ['keeps its money on its way, after a win', [OPEN, aDispute('won')], [], 0],
    ['is not credited on its way, after a loss', [OPEN, LOST], [], 0],
    [
      'gets the smallest refund of Razorpay',
      [NEARLY_ALL, 'return'],
      [
        ['nearly_all', TOTAL - 100],
        ['returned', 100],
      ],
      0,
    ],
    ['gets no remainder below it', [TOO_MUCH, 'return'], [['rfnd_', TOTAL - 50]], 0],
  ])('%s', (_, steps, refunds, credit) => {
    const step = play(shipped(), ...steps);
    const named = refundsOf(step).map(([key, amount]) => [key.replace(`_${ID}`, ''), amount]);
    expect(named).toEqual(refunds);
    expect(creditsOf(step)).toEqual(credit === 0 ? [] : [['dispute-lost', credit]]);
  });

  it('is settled after a dispute when it was cancelled after an earlier loss', () => {
    const steps = [OPEN, LOST, 'cancel', aDispute('open', 'arbitration')] as const;
    const won = play(withFacts([aPayment('captured')]), ...steps, aDispute('won', 'arbitration'));
    expect(refundsOf(won)).toEqual([[AFTER_DISPUTE, TOTAL]]);
    expect(creditsOf(won)).toEqual([]);
  });

  it('mails its refund after the dispute, once', () => {
    const won = play(shipped(), OPEN, 'return', aDispute('won'));
    const mail = { effect: 'mail', mail: 'refund-requested' };
    expect(won.effects).toContainEqual(expect.objectContaining(mail));
    expect(refundsOf(play(won.state, aDispute('won')))).toHaveLength(1);
  });

  it('lets staff refund the rest of a lost part and no more', () => {
    const lost = shipped(about(PART, 'open'), about(PART, 'lost'));
    expect(tryStep(lost, { refund: 'rest', amount: REST })).not.toHaveProperty('refusal');
    expect(tryStep(lost, { refund: 'rest', amount: REST + 1 })).toEqual({ refusal: 'too-much' });
  });
});

describe('a refund after a won dispute that was not sent before a later phase is lost', () => {
  const lostAgain = (amount: number) =>
    play(
      shipped(about(amount, 'open'), 'return', about(amount, 'won')),
      about(amount, 'open', 'arbitration'),
      about(amount, 'lost', 'arbitration'),
    );

  it.each([
    [TOTAL, []],
    [PART, [[AFTER_DISPUTE, REST]]],
    [TOTAL - 100, [[AFTER_DISPUTE, 100]]],
    [TOTAL - 99, []],
  ])(
    'returns what the bank left of %d paise, at least ₹1, without a letter',
    (amount, expected) => {
      const step = lostAgain(amount);
      expect(requested(step)).toEqual(expected);
      expect(creditsOf(step)).toEqual([['dispute-lost', amount]]);
      expect(step.effects.filter(({ effect }) => effect === 'mail')).toEqual([]);
    },
  );

  it('is replaced by the rest when it fails once its payment is lost', () => {
    const won = shipped(about(PART, 'open'), 'return', about(PART, 'won'));
    const refund = { key: AFTER_DISPUTE, amount: TOTAL };
    const sent = play(won, aRefundFact('pending', refund), about(PART, 'lost', 'arbitration'));
    const failed = play(sent.state, aRefundFact('failed', refund));
    expect(creditsOf(failed)).toEqual([['dispute-lost', PART]]);
    expect(requested(failed)).toEqual([[`after-failure_${ID}`, REST]]);
  });
});

it('a refund of another payment waits for its own dispute when this one is lost', () => {
  const other = { ...second('open'), paymentId: OTHER_PAYMENT };
  const both = play(shipped(), aPayment('captured', OTHER_PAYMENT), other, OPEN, LOST);
  expect(refundsOf(both)).toEqual([[`dup_${OTHER_PAYMENT}`, TOTAL]]);
});

describe('a failed refund of a payment that the bank took', () => {
  const LINE = 20_000;
  const LEFT = TOTAL - LINE;
  const KEY = 'first_refund';
  const report = (state: 'pending' | 'failed', key = KEY) =>
    aRefundFact(state, { key, amount: LINE });
  const withRefund = (state: 'pending' | 'failed', ...steps: Step[]) =>
    play(packed(), { refund: KEY, amount: LINE, line: 1 }, report(state), ...steps).state;
  const settle = (state: OrderState) =>
    tryStep(state, { settle: KEY, how: 'again', key: 'second_refund' });

  it('is no longer owed, and the whole loss is credited when the order is cancelled', () => {
    const lost = withRefund('failed', OPEN, LOST);
    expect(lost.order.payment).toMatchObject({ state: 'paid', refundFailedPaise: 0 });
    const cancelled = play(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', TOTAL]]);
    expect(refundsOf(cancelled)).toEqual([[KEY, LINE]]);
    expect(settle(cancelled.state)).toEqual({ refusal: 'dispute-lost' });
  });

  it('is credited with the rest when the parcel came back before the loss', () => {
    const returned = withRefund('failed', 'ship', 'return-to-origin', OPEN, 'return');
    expect(creditsOf(play(returned, LOST))).toEqual([['dispute-lost', TOTAL]]);
  });

  it('is owed again when a later phase of the dispute is won', () => {
    const phases = [aDispute('open', 'arbitration'), aDispute('won', 'arbitration')];
    const won = withRefund('failed', OPEN, LOST, ...phases);
    expect(won.order.payment).toMatchObject({ state: 'refund-failed', refundFailedPaise: LINE });
    expect(settle(won)).not.toHaveProperty('refusal');
  });

  it('stays owed while the bank left enough for it, and gives way to less', () => {
    const lost = withRefund('failed', about(LEFT, 'open'), about(LEFT, 'lost'));
    expect(lost.order.payment.refundFailedPaise).toBe(LINE);
    const cancelled = play(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', LEFT]]);
    expect(settle(cancelled.state)).not.toHaveProperty('refusal');
    const most = LEFT + 5_000;
    const less = play(withRefund('failed', about(most, 'open'), about(most, 'lost')), 'cancel');
    expect(creditsOf(less)).toEqual([['dispute-lost', most]]);
    expect(refundsOf(less)).toContainEqual([`cancelled_${ID}`, TOTAL - most]);
  });

  it('leaves the money to the oldest of several', () => {
    const later = { now: NOW + 1, stockIsFree: true };
    const both = applyFact(withRefund('failed'), report('failed', 'a_later_refund'), later).state;
    const { order, transaction } = withFacts([about(LEFT, 'lost')], both);
    const taken = transaction.refunds.filter((one) => isTakenByBank(one, transaction));
    expect(taken.map(({ key }) => key)).toEqual(['a_later_refund']);
    expect(order.payment.refundFailedPaise).toBe(LINE);
  });

  it('and fails after the loss is credited with what the first note left out, without an alert', () => {
    const cancelled = play(withRefund('pending', OPEN, LOST), 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', LEFT]]);
    const failed = play(cancelled.state, report('failed'));
    expect(failed.effects).toEqual([
      { effect: 'credit-note', key: 'dispute-lost', amountPaise: TOTAL, isTotal: true },
    ]);
    expect(failed.state.order.payment.refundFailedPaise).toBe(0);
  });

  it('leaves the credit to a cancellation that follows', () => {
    const failed = play(withRefund('pending', OPEN, LOST), report('failed'));
    expect(failed.effects).toEqual([]);
    expect(creditsOf(play(failed.state, 'cancel'))).toEqual([['dispute-lost', TOTAL]]);
  });

  it('refunds what the bank left when it fails after the loss', () => {
    const most = LEFT + 5_000;
    const lost = withRefund('pending', about(most, 'open'), about(most, 'lost'));
    const cancelled = play(lost, 'cancel');
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', LEFT]]);
    const failed = play(cancelled.state, report('failed'));
    expect(creditsOf(failed)).toEqual([['dispute-lost', most]]);
    expect(refundsOf(failed)).toContainEqual([`after-failure_${ID}`, TOTAL - most]);
  });
});
