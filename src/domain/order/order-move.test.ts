import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from './order-change.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyMove, type StaffMove } from './order-move.ts';
import { applyRefund } from '../refund/order-refund.ts';

const NOW = ORDERED_AT + 60_000;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const PART = paise(10_000);
const ID = 'ABCDEFGHIJKLMNOPQRST';

function moved(state: OrderState, request: StaffMove) {
  const step = applyMove(state, request, NOW);
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}

/** The state after these moves by staff. */
const after = (state: OrderState, ...moves: StaffMove['move'][]): OrderState =>
  moves.reduce((now, move) => moved(now, { move, actor: 'staff' }).state, state);

const paid = (...facts: PaymentFact[]) => withFacts([aPayment('captured'), ...facts]);
const sent = (state = paid()) => after(state, 'pack', 'ship');
const sentInCash = () => after(anOrderState('cod'), 'pack', 'ship');
const invoiced = ({ order, transaction }: OrderState): OrderState => ({
  order: { ...order, invoice: 'SR/26-27/000001' },
  transaction,
});

function withRefund(state: OrderState, key: string, amountPaise = PART): OrderState {
  const step = applyRefund(state, { key, amountPaise, why: 'broken cap' }, NOW);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

const refundDone = (key: string, amount = PART): PaymentFact => ({
  ...{ fact: 'refund-done', paymentId: PAYMENT, refundId: 'rfnd_AAAAAAAAAAAAAA' },
  ...{ amount, key },
});

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

describe('an unpaid order', () => {
  it('whose payment failed expires with a letter', () => {
    const failed = withFacts([aPayment('failed')]);
    const { effects } = moved(failed, { move: 'expire', actor: 'clock' });
    expect(effects).toContainEqual(mail('payment-failed'));
  });

  it('expires and releases its stock and its coupon', () => {
    const { state, effects } = moved(anOrderState(), { move: 'expire', actor: 'clock' });
    expect(effects).toEqual([
      { effect: 'stock', change: 'release' },
      { effect: 'coupon', change: 'release' },
    ]);
    expect(state.order).toMatchObject({
      status: 'expired',
      reservation: RELEASED,
      moves: 2,
      updatedAt: NOW,
    });
    expect(state.transaction.updatedAt).toBe(NOW);
  });

  it('is cancelled by its shopper without a refund', () => {
    const { state, effects } = moved(anOrderState(), { move: 'cancel', actor: 'shopper' });
    expect(effects).toEqual([
      { effect: 'stock', change: 'release' },
      { effect: 'coupon', change: 'release' },
      mail('cancelled'),
    ]);
    expect(state.order).toMatchObject({ status: 'cancelled', reservation: RELEASED });
    expect(state.transaction.refunds).toEqual([]);
  });
});

describe('a paid order that is cancelled', () => {
  it('restocks its units and refunds everything', () => {
    const { state, effects } = moved(paid(), { move: 'cancel', actor: 'shopper' });
    expect(effects).toEqual([
      { effect: 'stock', change: 'restock' },
      { effect: 'coupon', change: 'release' },
      mail('cancelled'),
      wholeRefund('cancelled'),
    ]);
    expect(state.order).toMatchObject({ payment: { state: 'refunding', refundingPaise: TOTAL } });
    expect(state.transaction.refunds).toMatchObject([
      { key: `cancelled_${ID}`, amountPaise: TOTAL, why: 'cancelled', state: 'asked' },
    ]);
  });

  it('refunds what is left after an earlier refund', () => {
    const { effects } = moved(withRefund(paid(), 'a'), { move: 'cancel', actor: 'staff' });
    expect(effects).toContainEqual(wholeRefund('cancelled', TOTAL - PART));
  });

  it('refunds nothing when all of it is already being refunded', () => {
    const { effects } = moved(withRefund(paid(), 'a', TOTAL), { move: 'cancel', actor: 'staff' });
    expect(effects.map(({ effect }) => effect)).toEqual(['stock', 'coupon', 'mail']);
  });

  it('and lost to a dispute is credited only when it was invoiced', () => {
    const lost = withFacts([aDispute('lost')], after(paid(), 'pack'));
    const cancel = { move: 'cancel', actor: 'staff' } as const;
    const credit = {
      effect: 'credit-note',
      key: 'dispute-lost',
      amountPaise: TOTAL,
      isTotal: true,
    };
    expect(moved(invoiced(lost), cancel).effects.at(-1)).toEqual(credit);
    expect(moved(lost, cancel).effects).not.toContainEqual(credit);
    const packed = invoiced(after(paid(), 'pack'));
    expect(moved(packed, cancel).effects).not.toContainEqual(credit);
  });

  it('leaves to the credit note of a lost dispute what an earlier refund did not credit', () => {
    const lost = withFacts(
      [refundDone('a'), aDispute('lost')],
      withRefund(after(paid(), 'pack'), 'a'),
    );
    const { effects } = moved(invoiced(lost), { move: 'cancel', actor: 'staff' });
    expect(effects.at(-1)).toEqual({
      effect: 'credit-note',
      key: 'dispute-lost',
      isTotal: true,
      amountPaise: TOTAL - PART,
    });
    const all = withFacts(
      [refundDone('b', TOTAL), aDispute('lost')],
      withRefund(after(paid(), 'pack'), 'b', TOTAL),
    );
    expect(moved(invoiced(all), { move: 'cancel', actor: 'staff' }).effects.at(-1)).toEqual(
      mail('cancelled'),
    );
  });
});

describe('a cash order that is cancelled', () => {
  it('credits its invoice, if one was issued', () => {
    const packed = after(anOrderState('cod'), 'pack');
    const cancel = { move: 'cancel', actor: 'staff' } as const;
    const effects = [
      { effect: 'stock', change: 'restock' },
      { effect: 'coupon', change: 'release' },
      mail('cancelled'),
    ];
    expect(moved(packed, cancel).effects).toEqual(effects);
    expect(moved(invoiced(packed), cancel).effects).toEqual([
      ...effects,
      { effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL },
    ]);
  });
});

describe('an order in fulfilment', () => {
  it('issues its invoice and keeps its stock when it is packed', () => {
    const { state, effects } = moved(paid(), { move: 'pack', actor: 'staff' });
    expect(effects).toEqual([{ effect: 'invoice' }, mail('packed')]);
    expect(state.order).toMatchObject({ status: 'packed', reservation: COMMITTED });
  });

  it('immediately credits what was refunded before its invoice was issued', () => {
    const paymentId = 'pay_00000000000000';
    const other = { ...refundDone(`diff_${paymentId}`, paise(1)), refundId: 'rfnd_B', paymentId };
    const twice = withFacts([aPayment('captured', paymentId, 1), aPayment('captured')]);
    const partly = withFacts([refundDone('a'), other], withRefund(withRefund(twice, 'a'), 'b'));
    expect(moved(partly, { move: 'pack', actor: 'staff' }).effects).toEqual([
      { effect: 'invoice' },
      { effect: 'credit-note', key: 'a', amountPaise: PART },
      mail('packed'),
    ]);
  });

  it('ships with its courier, and keeps the previous one when none is given', () => {
    const shipment = { courier: 'Delhivery', tracking: 'X1', link: '' };
    const packed = after(paid(), 'pack');
    const ship = moved(packed, { move: 'ship', actor: 'staff', shipment });
    expect(ship.effects).toEqual([mail('shipped')]);
    expect(ship.state.order).toMatchObject({ status: 'shipped', shipment });
    const shipped = { ...packed, order: { ...packed.order, shipment } };
    expect(moved(shipped, { move: 'ship', actor: 'staff' }).state.order.shipment).toEqual(shipment);
  });

  it('records its cash on delivery', () => {
    const deliver = { move: 'deliver', actor: 'staff' } as const;
    const cash = moved(sentInCash(), deliver);
    expect(cash.effects).toEqual([
      mail('delivered'),
      { effect: 'purchases' },
      { effect: 'sales', change: 'delivered' },
    ]);
    expect(cash.state.transaction).toMatchObject({ cashAt: NOW, state: 'paid' });
    expect(cash.state.order).toMatchObject({
      status: 'delivered',
      payment: { paidPaise: TOTAL, instrument: 'cash' },
    });
    expect(moved(sent(), deliver).state.transaction.cashAt).toBeNull();
  });
});

describe('a returned parcel', () => {
  const returnMove = { move: 'return', actor: 'staff' } as const;

  it('refunds its money and does not restock by default', () => {
    const { state, effects } = moved(sent(), returnMove);
    expect(effects).toEqual([wholeRefund('returned'), refundMail('returned')]);
    expect(state.order).toMatchObject({ status: 'returned', reservation: COMMITTED });
  });

  it('takes its pieces out of the sales if it was delivered, and never counts them twice', () => {
    const delivered = moved(sent(), { move: 'deliver', actor: 'staff' }).state;
    const again = applyMove(delivered, { move: 'deliver', actor: 'staff' }, NOW);
    expect(again).toEqual({ refusal: 'not-from-here' });
    const uncount = { effect: 'sales', change: 'returned' };
    expect(moved(delivered, returnMove).effects).toContainEqual(uncount);
    expect(moved(sent(), returnMove).effects).not.toContainEqual(uncount);
  });

  it('restocks when staff request it', () => {
    const { state, effects } = moved(sent(), { ...returnMove, restock: true });
    expect(effects).toEqual([
      { effect: 'stock', change: 'restock' },
      wholeRefund('returned'),
      refundMail('returned'),
    ]);
    expect(state.order).toMatchObject({ status: 'returned', reservation: RELEASED });
  });

  it('credits its invoice when it was never paid', () => {
    expect(moved(invoiced(sentInCash()), returnMove).effects).toEqual([
      { effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL },
    ]);
  });

  it('with cash taken is refunded by hand: nothing is requested or credited', () => {
    const delivered = invoiced(after(sentInCash(), 'deliver'));
    const { state, effects } = moved(delivered, returnMove);
    expect(effects).toEqual([{ effect: 'sales', change: 'returned' }]);
    expect(state.transaction.refunds).toEqual([]);
  });

  it('with its money lost to a dispute is credited and not refunded', () => {
    const lost = invoiced(withFacts([aDispute('lost')], sent()));
    expect(moved(lost, returnMove).effects).toEqual([
      { effect: 'credit-note', key: 'dispute-lost', amountPaise: TOTAL, isTotal: true },
    ]);
    const open = invoiced(withFacts([aDispute('open')], sent()));
    expect(moved(open, returnMove).effects).toEqual([]);
  });
});

describe('a cash refund', () => {
  it('is done when staff record it, with mail and credit note, and calls no provider', () => {
    const delivered = after(sentInCash(), 'deliver');
    const request = { key: 'cash_refund', amountPaise: PART, why: 'broken cap' };
    const step = applyRefund(delivered, request, NOW);
    if ('refusal' in step) throw new Error(step.refusal);
    expect(step.effects).toEqual([
      { effect: 'mail', mail: 'refunded', key: 'cash_refund', refundKey: 'cash_refund' },
      { effect: 'credit-note', key: 'cash_refund', amountPaise: PART },
    ]);
    expect(step.state.transaction.refunds).toMatchObject([
      { key: 'cash_refund', paymentId: '', amountPaise: PART, state: 'done', at: NOW },
    ]);
    expect(step.state.order.payment).toMatchObject({
      state: 'partly-refunded',
      refundedPaise: PART,
    });
  });
});

describe('a refund by staff', () => {
  const refund = (state: OrderState, amount: number) =>
    applyRefund(state, { key: 'staff_refund', amountPaise: paise(amount), why: '' }, NOW);

  it('is at least ₹1 and at most the refundable amount', () => {
    expect(refund(paid(), 0)).toEqual({ refusal: 'too-much' });
    expect(refund(paid(), TOTAL + 1)).toEqual({ refusal: 'too-much' });
    expect(refund(paid(), 100)).not.toHaveProperty('refusal');
    expect(refund(paid(), TOTAL)).not.toHaveProperty('refusal');
  });

  it('is of the payment that pays this order, whichever came first', () => {
    const other = aPayment('captured', 'pay_00000000000000', TOTAL - 1);
    const step = refund(withFacts([other, aPayment('captured')]), 100);
    expect(step).toMatchObject({
      effects: [{ effect: 'refund', paymentId: PAYMENT }, { mail: 'refund-requested' }],
    });
  });

  it('is stored in the order with its time', () => {
    expect(refund(paid(), 100)).toMatchObject({
      state: {
        order: { moves: 3, updatedAt: NOW, payment: { refundingPaise: 100 } },
        transaction: { state: 'partly-refunded', updatedAt: NOW },
      },
    });
  });
});

it('an unknown transition is refused with its reason', () => {
  expect(applyMove(anOrderState(), { move: 'pack', actor: 'staff' }, NOW)).toEqual({
    refusal: 'not-from-here',
  });
});
