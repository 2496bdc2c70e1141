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
import { refundsToRequest } from '../payment/payment-refunds.ts';
import { moneyOf } from '../payment/transaction-money.ts';
import { applyRefund } from './order-refund.ts';

const now = ORDERED_AT + 60_000;
const PART = paise(10_000);
const REST = paise(TOTAL - PART);
const OTHER = paise(5_000);

function moved(state: OrderState, move: StaffMove['move']): Transition {
  const step = applyMove(state, { move, actor: 'staff' }, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}

/** A paid and invoiced order that is on its way. */
function shipped(): OrderState {
  const packed = moved(withFacts([aPayment('captured')]), 'pack').state;
  const order = { ...packed.order, invoice: 'SR/26-27/000001' };
  return moved({ ...packed, order }, 'ship').state;
}

const about = (amount: Paise, state: 'open' | 'lost'): PaymentFact => ({
  ...aDispute(state),
  amount,
});
const fact = (state: OrderState, one: PaymentFact) =>
  applyFact(state, one, { now, stockIsFree: true });
const refundsOf = ({ state }: Transition) =>
  state.transaction.refunds.map(({ key, amountPaise }) => [key, amountPaise]);
const creditsOf = ({ effects }: Transition) =>
  effects.flatMap((one) =>
    one.effect === 'credit-note' ? [[one.key, one.amountPaise as number]] : [],
  );

describe('a lost dispute about a part of a payment', () => {
  const lost = () => withFacts([about(PART, 'open'), about(PART, 'lost')], shipped());

  it('leaves the rest to a parcel that comes back, and credits the part', () => {
    const step = moved(lost(), 'return');
    expect(refundsOf(step)).toEqual([[`returned_${step.state.order.id}`, REST]]);
    expect(creditsOf(step)).toEqual([['dispute-lost', PART]]);
  });

  it('lets staff refund the rest and no more', () => {
    const ask = (amount: number) =>
      applyRefund(lost(), { key: 'rest_of_money', amountPaise: paise(amount), why: 'late' }, now);
    expect(ask(REST)).not.toHaveProperty('refusal');
    expect(ask(REST + 1)).toEqual({ refusal: 'too-much' });
  });

  it('never takes more than was paid', () => {
    const all = withFacts([about(paise(TOTAL + 1), 'lost')], shipped());
    expect(moneyOf(all.transaction)).toMatchObject({ lostPaise: TOTAL, disputeLost: true });
  });
});

describe('a parcel that came back while its payment was disputed', () => {
  const returned = () => moved(withFacts([aDispute('open')], shipped()), 'return').state;

  it.each(['won', 'closed'] as const)('is refunded once the dispute is %s', (end) => {
    const step = fact(returned(), aDispute(end));
    expect(refundsOf(step)).toEqual([[`after-dispute_${step.state.order.id}`, TOTAL]]);
    expect(step.effects).toContainEqual(
      expect.objectContaining({ effect: 'mail', mail: 'refund-requested' }),
    );
    expect(refundsOf(fact(step.state, aDispute(end)))).toHaveLength(1);
  });

  it('is credited once the dispute is lost, and its money not refunded as well', () => {
    const step = fact(returned(), aDispute('lost'));
    expect(creditsOf(step)).toEqual([['dispute-lost', TOTAL]]);
    expect(refundsOf(step)).toEqual([]);
  });

  it('is credited though its refund was decided before the dispute, and never sent', () => {
    const disputed = withFacts([aDispute('open')], moved(shipped(), 'return').state);
    const step = fact(disputed, aDispute('lost'));
    expect(creditsOf(step)).toEqual([['dispute-lost', TOTAL]]);
    expect(moneyOf(step.state.transaction)).toMatchObject({ refundingPaise: 0, lostPaise: TOTAL });
  });

  it('gets the rest, when its decided refund no longer fits', () => {
    const disputed = withFacts([about(PART, 'open')], moved(shipped(), 'return').state);
    const step = fact(disputed, about(PART, 'lost'));
    expect(refundsOf(step)).toEqual([[`after-dispute_${step.state.order.id}`, REST]]);
  });

  it('is credited under the same key, so once, by a later phase of the dispute', () => {
    const lost = fact(returned(), aDispute('lost'));
    const reopened = withFacts([aDispute('open', 'arbitration')], lost.state);
    const again = fact(reopened, aDispute('lost', 'arbitration'));
    expect(creditsOf(again)).toEqual(creditsOf(lost));
  });

  it('waits while another dispute about the payment is open', () => {
    const other = aDispute('open', 'chargeback', 'disp_BBBBBBBBBBBBBB');
    const two = withFacts([other], returned());
    expect(refundsOf(fact(two, aDispute('won')))).toEqual([]);
  });
});

it('what the bank gives back in a later phase is not asked for a second time', () => {
  const disputed = withFacts([about(PART, 'open')], moved(shipped(), 'return').state);
  const rest = fact(disputed, about(PART, 'lost')).state;
  const reopened = withFacts([{ ...aDispute('open', 'arbitration'), amount: PART }], rest);
  const won = fact(reopened, { ...aDispute('won', 'arbitration'), amount: PART });
  expect(refundsOf(won)).toEqual([[`after-dispute_${won.state.order.id}`, REST]]);
});

describe('a refund after a won dispute that was not sent before a later phase is lost', () => {
  const lostAgain = (amount: Paise) => {
    const returned = moved(withFacts([about(amount, 'open')], shipped()), 'return').state;
    const won = fact(returned, { ...aDispute('won'), amount }).state;
    const reopened = withFacts([{ ...aDispute('open', 'arbitration'), amount }], won);
    return fact(reopened, { ...aDispute('lost', 'arbitration'), amount });
  };
  const requested = ({ state }: Transition) =>
    refundsToRequest(state.transaction).map(({ key, amountPaise }) => [key, amountPaise]);

  it('waits for a further phase, and is credited', () => {
    const step = lostAgain(TOTAL);
    expect(refundsOf(step)).toEqual([[`after-dispute_${step.state.order.id}`, TOTAL]]);
    expect(requested(step)).toEqual([]);
    expect(creditsOf(step)).toEqual([['dispute-lost', TOTAL]]);
  });

  it('returns the rest without another letter, when the bank took a part', () => {
    const step = lostAgain(PART);
    expect(requested(step)).toEqual([[`after-dispute_${step.state.order.id}`, REST]]);
    expect(creditsOf(step)).toEqual([['dispute-lost', PART]]);
    expect(step.effects.filter(({ effect }) => effect === 'mail')).toEqual([]);
  });

  it('waits when the bank left less than the smallest refund', () => {
    expect(requested(lostAgain(paise(TOTAL - 99)))).toEqual([]);
    expect(requested(lostAgain(paise(TOTAL - 100)))).toEqual([[expect.any(String), 100]]);
  });
});

it('a refund of another payment waits for its own dispute when this one is lost', () => {
  const extra = aPayment('captured', 'pay_BBBBBBBBBBBBBB');
  const other: PaymentFact = {
    ...aDispute('open', 'chargeback', 'disp_BBBBBBBBBBBBBB'),
    ...{ paymentId: 'pay_BBBBBBBBBBBBBB' },
  };
  const both = withFacts([extra, other, aDispute('open'), aDispute('lost')], shipped());
  const { refunds } = both.transaction;
  expect(refunds.map(({ key }) => key)).toEqual(['dup_pay_BBBBBBBBBBBBBB']);
});

it('the rest is refunded when the refund after a dispute fails once its payment is lost', () => {
  const returned = moved(withFacts([about(PART, 'open')], shipped()), 'return').state;
  const won = fact(returned, { ...aDispute('won'), amount: PART }).state;
  const key = `after-dispute_${won.order.id}`;
  const refund = (word: 'pending' | 'failed'): PaymentFact => ({
    ...{ fact: `refund-${word}`, paymentId: 'pay_AAAAAAAAAAAAAA', refundId: 'rfnd_A', key },
    amount: TOTAL,
  });
  const lost: PaymentFact = { ...aDispute('lost', 'arbitration'), amount: PART };
  const failed = fact(withFacts([refund('pending'), lost], won), refund('failed'));
  expect(creditsOf(failed)).toEqual([['dispute-lost', PART]]);
  expect(refundsToRequest(failed.state.transaction)).toEqual([
    expect.objectContaining({ key: `after-failure_${won.order.id}`, amountPaise: REST }),
  ]);
});

it('a dispute that is first reported as lost is settled as well', () => {
  const step = fact(moved(shipped(), 'return').state, aDispute('lost'));
  expect(creditsOf(step)).toEqual([['dispute-lost', TOTAL]]);
  expect(refundsOf(step)).toEqual([]);
});

it('a cancelled order is settled after a dispute as well', () => {
  const lost = withFacts([aDispute('open'), aDispute('lost')], withFacts([aPayment('captured')]));
  const cancelled = moved(lost, 'cancel').state;
  const reopened = withFacts([aDispute('open', 'arbitration')], cancelled);
  const won = fact(reopened, aDispute('won', 'arbitration'));
  expect(refundsOf(won)).toEqual([[`after-dispute_${won.state.order.id}`, TOTAL]]);
  expect(creditsOf(won)).toEqual([]);
});

it('the smallest refund of Razorpay is asked for', () => {
  const ask = { key: 'nearly_all', amountPaise: paise(TOTAL - 100), why: 'late' };
  const step = applyRefund(shipped(), ask, now);
  if ('refusal' in step) throw new Error(step.refusal);
  expect(refundsOf(moved(step.state, 'return'))).toContainEqual([
    `returned_${step.state.order.id}`,
    100,
  ]);
});

it('an order under way is neither refunded nor credited when its dispute ends', () => {
  for (const end of ['won', 'lost'] as const) {
    const step = fact(withFacts([aDispute('open')], shipped()), aDispute(end));
    expect([refundsOf(step), creditsOf(step)]).toEqual([[], []]);
  }
});

it('a remainder below the smallest refund of Razorpay is not asked for', () => {
  // Refunded in Razorpay's dashboard: the shop lets staff leave no such remainder.
  const [payment] = shipped().transaction.attempts;
  const refund: PaymentFact = {
    ...{ fact: 'refund-done', paymentId: payment?.paymentId ?? '', refundId: 'rfnd_A', key: '' },
    amount: paise(TOTAL - 50),
  };
  expect(refundsOf(moved(withFacts([refund], shipped()), 'return'))).toHaveLength(1);
});

describe('two disputes about parts of a payment, when the parcel came back', () => {
  const other = (state: 'open' | 'won' | 'lost'): PaymentFact => ({
    ...aDispute(state, 'chargeback', 'disp_BBBBBBBBBBBBBB'),
    amount: OTHER,
  });
  const returned = () =>
    moved(withFacts([about(PART, 'open'), other('open')], shipped()), 'return').state;

  it('are credited and refunded once both are decided, though one was lost first', () => {
    const lost = fact(returned(), about(PART, 'lost'));
    expect([refundsOf(lost), creditsOf(lost)]).toEqual([[], []]);
    const won = fact(lost.state, other('won'));
    expect(creditsOf(won)).toEqual([['dispute-lost', PART]]);
    expect(refundsOf(won)).toEqual([[`after-dispute_${won.state.order.id}`, REST]]);
    expect(creditsOf(fact(lost.state, other('lost')))).toEqual([['dispute-lost', PART + OTHER]]);
  });

  it('are credited together, though one was lost before the parcel came back', () => {
    const disputed = withFacts([about(PART, 'lost'), other('open')], shipped());
    const back = moved(disputed, 'return');
    expect(creditsOf(back)).toEqual([]);
    expect(creditsOf(fact(back.state, other('lost')))).toEqual([['dispute-lost', PART + OTHER]]);
  });
});
