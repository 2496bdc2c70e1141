import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { DeliveryRulesSchema } from '../checkout/delivery.ts';
import { draftInvoice } from '../invoice/invoice-draft.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { PHRASES, SETTINGS } from '../../../tests/support/fixtures/invoices.ts';
import { anOrderState, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import { creditsOf, invoiced, NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { orderOf } from '../../../tests/support/fixtures/returns.ts';
import { applyEdit, editBar, type Editor, editQuote, type OrderEdit } from './edit-order.ts';

/** What the shop charges: the fee of the fixtures unless a test names another. */
const rules = (feePaise = 4_900) => ({
  chargesAt: () => ({
    freeFromPaise: paise(99_900),
    feePaise: paise(feePaise),
    codFeePaise: paise(0),
  }),
  delivery: v.parse(DeliveryRulesSchema, { prepaidOnlyPins: ['744'] }),
});

const paid = () => withFacts([aPayment('captured')]);
const cash = () => anOrderState('cod');
const packed = (state: OrderState) => invoiced(play(state, 'pack').state);
const { address: HOME } = cash().order;
const MUMBAI = { ...HOME, pin: '400053', city: 'Mumbai', state: 'Maharashtra' } as const;
const ISLAND = { ...HOME, pin: '744101', city: 'Port Blair', state: HOME.state };

const to = (address: Extract<OrderEdit, { what: 'address' }>['address']): OrderEdit => ({
  what: 'address',
  address,
});
const without = (line: number, quantity: number): OrderEdit => ({
  what: 'pieces',
  item: { line, quantity },
});
const BILLING = {
  ...{ legalName: 'Rao Stores', line1: '2 MG Road', line2: '', city: 'Bengaluru', pin: '560001' },
};
const GSTIN = '29AAGCB7383J1Z4';

interface Asked {
  key: string;
  actor: Editor;
  /** Today's delivery fee, in paise. */
  fee: number;
}

function tryEdit(
  state: OrderState,
  edit: OrderEdit,
  { key = 'edit-00001', actor = 'shopper', fee = 4_900 }: Partial<Asked> = {},
) {
  return applyEdit(state, { key, edit, actor }, rules(fee), NOW);
}

function edited(...[state, edit, how]: Parameters<typeof tryEdit>) {
  const result = tryEdit(state, edit, how);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

const invoiceOf = ({ order, transaction }: OrderState) => {
  const number = 'SR/26-27/000001';
  const draft = draftInvoice({
    ...{ number, issuedAt: NOW, tid: transaction.tid, order },
    ...{ settings: SETTINGS, phrases: PHRASES },
  });
  if (!draft.ok) throw new Error(draft.refusal.reason);
  return draft.value;
};

describe('address', () => {
  it.each([cash(), paid()])('a charge that a coupon paid for is not given back', (state) => {
    const totals = { ...state.order.totals, deliveryCoupon: true as const };
    const covered = { ...state, order: { ...state.order, totals } };
    const cheaper = edited(covered, to(MUMBAI), { fee: 1_000 });
    expect(cheaper.state.order.totals).toEqual(totals);
    expect(cheaper.effects.filter(({ effect }) => effect === 'refund')).toEqual([]);
    const { totals: plain } = edited(state, to(MUMBAI), { fee: 1_000 }).state.order;
    const refunds = edited(state, to(MUMBAI), { fee: 1_000 }).state.transaction.refunds;
    expect(plain.shippingPaise === 1_000 || refunds[0]?.amountPaise === 3_900).toBe(true);
  });

  it('of another State changes the tax of the invoice that follows', () => {
    expect(invoiceOf(paid()).supply).toBe('intra');
    const { state } = edited(paid(), to(MUMBAI));
    const { supply, placeOfSupply, totals } = invoiceOf(state);
    expect([supply, placeOfSupply.code]).toEqual(['inter', '27']);
    expect(totals.totalPaise).toBe(state.order.totals.totalPaise);
  });

  it('of an invoiced order stays in its State', () => {
    expect(tryEdit(packed(paid()), to(MUMBAI), { actor: 'staff' })).toEqual({
      refusal: 'state-invoiced',
    });
    const near = { ...HOME, pin: '560002' };
    const { state } = edited(packed(cash()), to(near), { actor: 'staff', fee: 9_900 });
    expect(state.order.address).toEqual(near);
    expect(state.order.totals).toEqual(cash().order.totals);
  });

  it('moves the total of a cash order with a lower fee, and adds no higher one to any order', () => {
    const { state } = edited(cash(), to(MUMBAI), { fee: 2_900 });
    expect(state.order.totals).toMatchObject({ shippingPaise: 2_900, totalPaise: 52_800 });
    expect(state.transaction.amountPaise).toBe(52_800);
    for (const order of [cash(), paid()]) {
      const moved = edited(order, to(MUMBAI), { fee: 8_900 }).state;
      expect(moved.order.address).toEqual(MUMBAI);
      expect(moved.order.totals).toEqual(order.order.totals);
      expect(moved.transaction.amountPaise).toBe(order.transaction.amountPaise);
      expect(moved.transaction.refunds).toEqual([]);
    }
  });

  it('back at the first address, a cash order costs as much as ordered and no more', () => {
    const away = edited(cash(), to(MUMBAI), { fee: 2_900 }).state;
    const back = edited(away, to(HOME), { key: 'edit-00002', fee: 8_900 }).state;
    expect(back.order.totals).toEqual(cash().order.totals);
    expect(back.transaction.amountPaise).toBe(cash().transaction.amountPaise);
    const near = edited(back, to(MUMBAI), { key: 'edit-00003', fee: 3_900 }).state;
    expect(near.order.totals).toMatchObject({ shippingPaise: 3_900, totalPaise: 53_800 });
  });

  it('refunds a lower fee of a paid order once, and credits the fee alone', () => {
    const { state, effects } = edited(paid(), to(MUMBAI), { fee: 2_900 });
    expect(state.transaction.refunds).toMatchObject([
      { amountPaise: 2_000, items: [{ line: 2, quantity: 0 }], why: 'delivery-fee' },
    ]);
    expect(effects.map(({ effect }) => effect)).toEqual(['refund', 'edit-mail']);
    const back = edited(state, to(HOME), { key: 'edit-00002', fee: 2_900 });
    expect(back.state.transaction.refunds).toHaveLength(1);
    const dearer = { key: 'edit-00003', fee: 8_900 };
    // Two changes would return the fee of the first address.
    expect(tryEdit(state, to(HOME), dearer)).toEqual({ refusal: 'fee-refunded' });
    const byStaff = edited(state, to(HOME), { ...dearer, actor: 'staff' });
    expect(byStaff.state.transaction.refunds).toHaveLength(1);
  });

  it('counts free delivery before the discount for paying in advance, as the checkout does', () => {
    const { order, transaction } = anOrderState();
    const [savingPaise, amountPaise] = [paise(500), paise(54_300)];
    const early = { id: 'early', title: 'Early', times: 1, savingPaise, offer: 'prepaid' } as const;
    const totals = { ...order.totals, discountPaise: savingPaise, totalPaise: amountPaise };
    const lines = order.lines.map((line) => ({ ...line, discountPaise: savingPaise }));
    const offered = {
      order: { ...order, lines, totals, bundles: [early] },
      transaction: { ...transaction, amountPaise },
    };
    const state = withFacts([aPayment('captured', 'pay_AAAAAAAAAAAAAA', amountPaise)], offered);
    const fees = { ...rules().chargesAt(), freeFromPaise: order.totals.itemsPaise };
    const request = { key: 'edit-00001', edit: to(MUMBAI), actor: 'shopper' } as const;
    const result = applyEdit(state, request, { ...rules(), chargesAt: () => fees }, NOW);
    expect(result).toHaveProperty('state.transaction.refunds.0.amountPaise', 4_900);
  });

  it('weighs the order as ordered: a lower charge by weight lowers the fee, a higher one adds nothing', () => {
    const weight = (stepPaise: number) => ({
      includedGrams: 0,
      stepGrams: 500,
      stepPaise: paise(stepPaise),
    });
    const { order, transaction } = cash();
    const lines = order.lines.map((one) => ({ ...one, weightGrams: 400 }));
    const grams = 400 * (order.lines[0]?.quantity ?? 0);
    const state = {
      order: { ...order, lines, totals: { ...order.totals, weightGrams: grams } },
      transaction,
    };
    const totalsAt = (feePaise: number, stepPaise: number) => {
      const charges = { ...rules(feePaise).chargesAt(), weight: weight(stepPaise) };
      const request = { key: 'edit-00001', edit: to(MUMBAI), actor: 'shopper' } as const;
      const result = applyEdit(state, request, { ...rules(), chargesAt: () => charges }, NOW);
      return 'refusal' in result ? result.refusal : result.state.order.totals;
    };
    expect(totalsAt(2_000, 100)).toMatchObject({
      shippingPaise: 2_000 + Math.ceil(grams / 500) * 100,
      weightGrams: grams,
    });
    expect(totalsAt(2_000, 0)).not.toHaveProperty('weightGrams');
    expect(totalsAt(4_900, 100)).toEqual(state.order.totals);
  });

  it('keeps the fee while the PIN code stays, and after pieces were cancelled', () => {
    const moved = { ...HOME, line1: '9 MG Road', phone: '+919876500000' };
    expect(edited(cash(), to(moved), { fee: 9_900 }).state.order.totals.totalPaise).toBe(54_800);
    const less = edited(cash(), without(1, 1)).state;
    const { totals } = edited(less, to(MUMBAI), { key: 'edit-00002', fee: 9_900 }).state.order;
    expect(totals.shippingPaise).toBe(4_900);
  });

  it('is refused where no courier goes, and where no cash is taken', () => {
    const army = { ...HOME, pin: '900001' };
    expect(tryEdit(paid(), to(army))).toEqual({ refusal: 'not-served' });
    expect(tryEdit(cash(), to(ISLAND))).toEqual({ refusal: 'no-cash' });
    expect(tryEdit(paid(), to(ISLAND))).toHaveProperty('state');
    expect(tryEdit(cash(), to(HOME))).toEqual({ refusal: 'nothing-changed' });
  });

  it('keeps a coupon counted for the phone number that used it', () => {
    const { order, transaction } = paid();
    const withCoupon = { order: { ...order, coupon: 'MONSOON10' }, transaction };
    const other = { ...HOME, phone: '+919876500000' };
    const once = edited(withCoupon, to(other)).state;
    expect(once.order.couponPhone).toBe(HOME.phone);
    const third = { ...HOME, phone: '+919876500001' };
    const twice = edited(once, to(third), { key: 'edit-00002' }).state;
    expect(twice.order.couponPhone).toBe(HOME.phone);
  });
});

describe('pieces', () => {
  const lines = [
    [3, 10_000, 1_000],
    [1, 5_000],
  ] as const;

  it('of a paid order are refunded after their discount, and back in stock', () => {
    const state = withFacts([aPayment('captured', 'pay_AAAAAAAAAAAAAA', 34_000)], orderOf(lines));
    const result = edited(state, without(1, 1));
    expect(result.state.transaction.refunds).toMatchObject([
      { amountPaise: 9_667, items: [{ line: 1, quantity: 1 }], why: 'cancelled-pieces' },
    ]);
    expect(result.state.order.lines[0]).toMatchObject({ quantity: 3, returnedQuantity: 1 });
    expect(result.effects.map(({ effect }) => effect)).toEqual(['stock', 'refund', 'edit-mail']);
    expect(editQuote(state, result.state, rules(), NOW).refundPaise).toBe(9_667);
  });

  it('of an unpaid cash order lower its total, its discount and its bundles', () => {
    const { order, transaction } = orderOf(lines, 'cod');
    const bundles = [{ id: 'pair', title: 'Pair', times: 1, savingPaise: paise(600) }];
    const { state } = edited({ order: { ...order, bundles }, transaction }, without(1, 1));
    expect(state.order.lines[0]).toMatchObject({
      ...{ quantity: 2, cancelledQuantity: 1, discountPaise: 667 },
    });
    expect(state.order.totals).toMatchObject({
      ...{ itemsPaise: 25_000, discountPaise: 667, totalPaise: 24_333 },
    });
    expect(state.order.bundles).toMatchObject([{ savingPaise: 400 }]);
    expect(state.transaction).toMatchObject({ amountPaise: 24_333, refunds: [] });
    expect(invoiceOf(state).totals.totalPaise).toBe(24_333);
  });

  it('of a whole line leave the invoice, and the other lines keep their numbers', () => {
    const { state } = edited(orderOf(lines, 'cod'), without(1, 3));
    expect(state.order.lines[0]).toMatchObject({ quantity: 0, cancelledQuantity: 3 });
    expect(invoiceOf(state).lines).toMatchObject([{ line: 2, grossPaise: 5_000 }]);
  });

  it('of a packed cash order are credited', () => {
    const result = edited(packed(orderOf(lines, 'cod')), without(1, 1), { actor: 'staff' });
    expect(creditsOf(result)).toEqual([['cancelled_edit-00001', 9_667]]);
    expect(result.state.transaction.amountPaise).toBe(24_333);
  });

  it('that are the last ones cancel the order', () => {
    const { state, effects } = edited(cash(), without(1, 2));
    expect(state.order).toMatchObject({ status: 'cancelled', edits: [{ key: 'edit-00001' }] });
    expect(effects).toContainEqual(expect.objectContaining({ mail: 'cancelled' }));
    expect(effects.some(({ effect }) => effect === 'edit-mail')).toBe(false);
  });

  it('are no more than the order has', () => {
    expect(tryEdit(cash(), without(1, 3))).toEqual({ refusal: 'too-many-pieces' });
    expect(tryEdit(cash(), without(2, 1))).toEqual({ refusal: 'unknown-line' });
  });
});

describe('billing', () => {
  const business: OrderEdit = { what: 'billing', gstin: GSTIN, billing: BILLING };
  const nobody: OrderEdit = { what: 'billing', gstin: '', billing: null };

  it('is added and removed until the invoice', () => {
    const { state } = edited(cash(), business);
    expect(invoiceOf(state).buyer).toMatchObject({ gstin: GSTIN, name: 'Rao Stores' });
    const removed = edited(state, nobody, { key: 'edit-00002' }).state.order;
    expect([removed.gstin, removed.billing]).toEqual(['', null]);
    expect(tryEdit(cash(), nobody)).toEqual({ refusal: 'nothing-changed' });
    expect(tryEdit(packed(paid()), business, { actor: 'staff' })).toEqual({ refusal: 'invoiced' });
  });
});

it('a change that arrives twice is made once', () => {
  for (const edit of [to(MUMBAI), without(1, 1)]) {
    const { state } = edited(cash(), edit);
    expect(tryEdit(state, edit)).toEqual({ state, effects: [] });
  }
  const { state } = edited(cash(), without(1, 1));
  expect(tryEdit(state, to(MUMBAI))).toEqual({ refusal: 'key-used' });
});

it('says what can be changed until when, and by whom', () => {
  const shipped = play(packed(paid()), 'ship').state.order;
  const [unpaid, transfer] = [anOrderState().order, anOrderState('transfer').order];
  const bars = (order: typeof unpaid, actor: Editor = 'shopper') =>
    (['address', 'pieces', 'billing'] as const).map((what) => editBar(order, what, actor));
  expect(bars(paid().order)).toEqual([null, null, null]);
  expect(bars(packed(paid()).order)).toEqual(['packed', 'packed', 'packed']);
  expect(bars(packed(paid()).order, 'staff')).toEqual([null, null, 'invoiced']);
  expect(bars(shipped, 'staff')).toEqual(['shipped', 'shipped', 'shipped']);
  expect(bars(unpaid)).toEqual(['not-paid', 'not-paid', 'not-paid']);
  expect(bars(transfer)).toEqual(['not-paid', 'not-paid', null]);
  expect(bars({ ...paid().order, test: true })).toEqual(['closed', 'closed', 'closed']);
});
