import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import type { GoodsCount, UndeliveredReason } from '../return/returned-parcel.ts';
import { returnablePieces } from './order-pieces.ts';
import type { OrderState } from './order-change.ts';
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

describe('a parcel that was not delivered', () => {
  const sent = (...steps: Step[]) => paid('pack', 'ship', ...steps);
  const turned = (state: OrderState, reason: UndeliveredReason = 'refused') =>
    play(state, { move: 'return-to-origin', actor: 'staff', reason });
  const back = (state: OrderState, goods: readonly GoodsCount[]) =>
    tryStep(state, { move: 'return', actor: 'staff', goods });
  const money = [wholeRefund('returned'), refundMail('returned')];

  it('is on its way back with the reason, and keeps its money and its pieces until it is here', () => {
    const { state, effects } = turned(sent());
    expect(effects).toEqual([mail('returning')]);
    expect(state.order).toMatchObject({
      ...{ status: 'returning', undelivered: { reason: 'refused', at: NOW } },
      payment: { state: 'paid' },
    });
    expect(tryStep(state, 'return-to-origin')).toEqual({ refusal: 'not-from-here' });
    expect(tryStep(state, 'cancel')).toEqual({ refusal: 'not-from-here' });
  });

  it('is delivered after all, and then was never undelivered', () => {
    const { state } = play(turned(invoiced(inCash('pack', 'ship'))).state, 'deliver');
    expect(state.order).toMatchObject({ status: 'delivered', undelivered: null });
    expect(state.transaction).toMatchObject({ cashAt: NOW, state: 'paid' });
  });

  it('puts exactly its sellable pieces back into stock, and returns the whole payment once', () => {
    const { order, transaction } = turned(sent()).state;
    const lines = order.lines.map((line) => ({ ...line, quantity: 3, returnedQuantity: 1 }));
    const state = { order: { ...order, lines }, transaction };
    const result = back(state, [{ line: 1, sellable: 1, damaged: 1 }]);
    if ('refusal' in result) throw new Error(result.refusal);
    expect(result.effects).toEqual([
      { effect: 'stock', change: 'restock', pieces: [{ line: 1, quantity: 1 }] },
      mail('returned'),
      ...money,
    ]);
    expect(result.state.order).toMatchObject({
      ...{ status: 'returned', goodsCheck: { at: NOW } },
      undelivered: { reason: 'refused' },
    });
    expect(tryStep(result.state, 'return')).toEqual({ refusal: 'not-from-here' });
  });

  it.each<[string, GoodsCount, boolean]>([
    ['back in the stock when nobody opened it', { line: 1, sellable: 1, damaged: 0 }, true],
    ['gone when a piece is damaged', { line: 1, sellable: 0, damaged: 1 }, false],
    ['gone when it was lost', { line: 1, sellable: 0, damaged: 0 }, false],
  ])('has its gift %s', (_, count, isBack) => {
    const { order, transaction } = turned(sent()).state;
    const gift = { slug: 'soap', title: 'Soap', sku: '', imageURL: '' };
    const lines = order.lines.map((line) => ({ ...line, quantity: 1 }));
    const result = back({ order: { ...order, lines, gift }, transaction }, [count]);
    if ('refusal' in result) throw new Error(result.refusal);
    expect(result.state.order.gift).toEqual(isBack ? null : gift);
    expect(result.effects.filter(({ effect }) => effect === 'gift')).toEqual(
      isBack ? [{ effect: 'gift', change: 'restock', slug: 'soap' }] : [],
    );
  });

  it.each<[string, GoodsCount[]]>([
    ['without a count', []],
    ['with more than was sent', [{ line: 1, sellable: 9, damaged: 0 }]],
    [
      'with sellable and damaged pieces that are too many together',
      [{ line: 1, sellable: 1, damaged: 9 }],
    ],
    ['of another line', [{ line: 2, sellable: 0, damaged: 0 }]],
    [
      'with a line twice',
      [
        { line: 1, sellable: 0, damaged: 0 },
        { line: 1, sellable: 0, damaged: 0 },
      ],
    ],
  ])('is not checked in %s', (_, goods) => {
    expect(back(turned(sent()).state, goods)).toEqual({ refusal: 'goods-not-counted' });
  });

  it('is closed without goods when it was lost', () => {
    const { state } = turned(sent(), 'lost');
    const closed = back(state, [{ line: 1, sellable: 0, damaged: 0 }]);
    expect(closed).toMatchObject({ effects: [mail('returned'), ...money] });
  });

  it('in cash is credited when it was never paid, and owes nothing', () => {
    const { state, effects } = play(invoiced(inCash('pack', 'ship')), 'return-to-origin', 'return');
    expect(effects).toEqual([
      mail('returned'),
      { effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL },
    ]);
    expect(state.transaction).toMatchObject({ cashAt: null, refunds: [] });
  });

  it('gives no piece back by a refund meanwhile: all of them are counted when it is here', () => {
    expect(returnablePieces(turned(sent()).state.order, 1)).toBe(0);
  });
});

describe('a delivered order that comes back as a whole', () => {
  const unsold = { effect: 'sales', change: 'returned' };

  it('is checked in like an undelivered one, and leaves the sales', () => {
    const { effects } = play(paid('pack', 'ship', 'deliver'), 'return');
    expect(effects).toEqual([
      ...[unsold, mail('returned'), wholeRefund('returned'), refundMail('returned')],
    ]);
  });

  it('in cash is refunded by hand', () => {
    const cash = invoiced(inCash('pack', 'ship'));
    const { state, effects } = play(cash, 'deliver', 'return');
    expect(effects).toEqual([unsold, mail('returned')]);
    expect(state.transaction.refunds).toEqual([]);
  });
});
