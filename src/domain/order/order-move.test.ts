import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  PAYMENT,
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
  type Step,
  tryStep,
} from '../../../tests/support/fixtures/order-steps.ts';

const ID = 'ABCDEFGHIJKLMNOPQRST';
const paid = (...steps: Step[]) => play(withFacts([aPayment('captured')]), ...steps).state;
const inCash = (...steps: Step[]) => play(anOrderState('cod'), ...steps).state;
const done = (key: string, amount: number = PART) => aRefundFact('done', { key, amount });

const mail = (name: string) => ({ effect: 'mail', mail: name, key: name });
const wholeRefund = (why: string, amountPaise: number = TOTAL) => ({
  ...{ effect: 'refund', key: `${why}_${ID}`, paymentId: PAYMENT, amountPaise },
});
const refundMail = (why: string) => ({
  ...{ effect: 'mail', mail: 'refund-requested' },
  ...{ key: `requested_${why}_${ID}`, refundKey: `${why}_${ID}` },
});
const RELEASED = { state: 'released', untilAt: null };
const COMMITTED = { state: 'committed', untilAt: null };
const COUPON = { effect: 'coupon', change: 'release' };
const RELEASE = [{ effect: 'stock', change: 'release' }, COUPON];
const RESTOCK = [{ effect: 'stock', change: 'restock' }, COUPON];

describe('an unpaid order', () => {
  it('expires and releases its stock and its coupon, with a letter if a payment failed', () => {
    const { state, effects } = play(anOrderState(), 'expire');
    expect(effects).toEqual(RELEASE);
    expect(state.order).toMatchObject({
      ...{ status: 'expired', reservation: RELEASED, moves: 2, updatedAt: NOW },
    });
    expect(state.transaction.updatedAt).toBe(NOW);
    const failed = withFacts([aPayment('failed')]);
    expect(play(failed, 'expire').effects).toEqual([...RELEASE, mail('payment-failed')]);
  });

  it('is cancelled by its shopper without a refund', () => {
    const { state, effects } = play(anOrderState(), { move: 'cancel', actor: 'shopper' });
    expect(effects).toEqual([...RELEASE, mail('cancelled')]);
    expect(state.order).toMatchObject({ status: 'cancelled', reservation: RELEASED });
    expect(state.transaction.refunds).toEqual([]);
  });
});

describe('a paid order that is cancelled', () => {
  it('restocks its units and refunds everything', () => {
    const { state, effects } = play(paid(), { move: 'cancel', actor: 'shopper' });
    expect(effects).toEqual([...RESTOCK, mail('cancelled'), wholeRefund('cancelled')]);
    expect(state.order).toMatchObject({ payment: { state: 'refunding', refundingPaise: TOTAL } });
    expect(state.transaction.refunds).toMatchObject([
      { key: `cancelled_${ID}`, amountPaise: TOTAL, why: 'cancelled', state: 'asked' },
    ]);
  });

  it('refunds what is left after an earlier refund, and nothing when nothing is', () => {
    const part = play(paid({ refund: 'a' }), 'cancel').effects;
    expect(part).toContainEqual(wholeRefund('cancelled', TOTAL - PART));
    const all = play(paid({ refund: 'a', amount: TOTAL }), 'cancel').effects;
    expect(all).toEqual([...RESTOCK, mail('cancelled')]);
  });

  it('and lost to a dispute is credited only when it was invoiced, less an earlier refund', () => {
    const lost = paid('pack', aDispute('lost'));
    expect(creditsOf(play(invoiced(lost), 'cancel'))).toEqual([['dispute-lost', TOTAL]]);
    expect(creditsOf(play(lost, 'cancel'))).toEqual([]);
    expect(creditsOf(play(invoiced(paid('pack')), 'cancel'))).toEqual([]);
    const partly = paid('pack', { refund: 'a' }, done('a'), aDispute('lost'));
    const rest = TOTAL - PART;
    expect(play(invoiced(partly), 'cancel').effects.at(-1)).toEqual({
      ...{ effect: 'credit-note', key: 'dispute-lost', isTotal: true, amountPaise: rest },
    });
    const whole = { refund: 'b', amount: TOTAL };
    const all = paid('pack', whole, done('b', TOTAL), aDispute('lost'));
    expect(creditsOf(play(invoiced(all), 'cancel'))).toEqual([]);
  });
});

it('a cash order that is cancelled credits its invoice, if one was issued', () => {
  const effects = [...RESTOCK, mail('cancelled')];
  expect(play(inCash('pack'), 'cancel').effects).toEqual(effects);
  expect(play(invoiced(inCash('pack')), 'cancel').effects).toEqual([
    ...effects,
    { effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL },
  ]);
});

describe('an order in fulfilment', () => {
  it('issues its invoice and keeps its stock when it is packed', () => {
    const { state, effects } = play(paid(), 'pack');
    expect(effects).toEqual([{ effect: 'invoice' }, mail('packed')]);
    expect(state.order).toMatchObject({ status: 'packed', reservation: COMMITTED });
  });

  it('immediately credits what was refunded before its invoice was issued', () => {
    const paymentId = 'pay_00000000000000';
    const other = { key: `diff_${paymentId}`, paymentId, amount: 1 };
    const facts = [aPayment('captured', paymentId, 1), aRefundFact('done', other)];
    const partly = paid(...facts, { refund: 'a' }, { refund: 'b' }, done('a'));
    expect(play(partly, 'pack').effects).toEqual([
      { effect: 'invoice' },
      { effect: 'credit-note', key: 'a', amountPaise: PART },
      mail('packed'),
    ]);
  });

  it('ships with its courier, and keeps the previous one when none is given', () => {
    const shipment = { courier: 'Delhivery', tracking: 'X1', link: '' };
    const packed = paid('pack');
    const ship = play(packed, { move: 'ship', actor: 'staff', shipment });
    expect(ship.effects).toEqual([mail('shipped')]);
    expect(ship.state.order).toMatchObject({ status: 'shipped', shipment });
    const known = { ...packed, order: { ...packed.order, shipment } };
    expect(play(known, 'ship').state.order.shipment).toEqual(shipment);
  });

  it('records its cash on delivery, and counts its sale once', () => {
    const cash = play(inCash('pack', 'ship'), 'deliver');
    expect(cash.effects).toEqual([
      mail('delivered'),
      { effect: 'purchases' },
      { effect: 'sales', change: 'delivered' },
    ]);
    expect(cash.state.transaction).toMatchObject({ cashAt: NOW, state: 'paid' });
    const payment = { paidPaise: TOTAL, instrument: 'cash' };
    expect(cash.state.order).toMatchObject({ status: 'delivered', payment });
    expect(tryStep(cash.state, 'deliver')).toEqual({ refusal: 'not-from-here' });
    expect(paid('pack', 'ship', 'deliver').transaction.cashAt).toBeNull();
  });
});

describe('a returned parcel', () => {
  const sent = (...steps: Step[]) => paid('pack', 'ship', ...steps);
  const money = [wholeRefund('returned'), refundMail('returned')];
  const unsold = { effect: 'sales', change: 'returned' };

  it('refunds its money and restocks only when staff request it', () => {
    const { state, effects } = play(sent(), 'return');
    expect(effects).toEqual(money);
    expect(state.order).toMatchObject({ status: 'returned', reservation: COMMITTED });
    const restocked = play(sent(), { move: 'return', actor: 'staff', restock: true });
    expect(restocked.effects).toEqual([{ effect: 'stock', change: 'restock' }, ...money]);
    expect(restocked.state.order).toMatchObject({ status: 'returned', reservation: RELEASED });
  });

  it('takes its pieces out of the sales if it was delivered', () => {
    expect(play(sent('deliver'), 'return').effects).toEqual([unsold, ...money]);
  });

  it('in cash credits its invoice when it was never paid, and is refunded by hand when it was', () => {
    const unpaid = invoiced(inCash('pack', 'ship'));
    expect(play(unpaid, 'return').effects).toEqual([
      { effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL },
    ]);
    const { state, effects } = play(unpaid, 'deliver', 'return');
    expect(effects).toEqual([unsold]);
    expect(state.transaction.refunds).toEqual([]);
  });
});
