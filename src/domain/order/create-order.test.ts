import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anOrderState, ORDERED_AT } from '../../../tests/support/fixtures/order-states.ts';
import type { Billing } from '../customer/billing.ts';
import { indianDay } from '../core/dates.ts';
import { DAY_MS } from '../core/indian-time.ts';
import { paise } from '../money/money.ts';
import type { ReturnReason } from '../return/return-policy.ts';
import { returnTermsOf } from '../return/return-terms.ts';
import { createOrder, type NewOrderInput } from './create-order.ts';
import { OrderSchema } from './order.ts';
import { lineDeadline } from './request-return.ts';
import { TransactionSchema } from '../payment/transaction.ts';

const { id, number, uid, email, emailConfirmed, address, gstin, billing, coupon, totals, lines } =
  anOrderState().order;
const input: NewOrderInput = {
  ...{ id, number, uid, email, emailConfirmed, address, gstin, billing, coupon, totals, lines },
  method: 'online',
};

it('an order keeps the return terms under which it was placed', () => {
  const returnTerms = { returnDays: 14, faultDays: 45, refundDays: 3 };
  const { order } = createOrder({ ...input, returnTerms }, ORDERED_AT).state;
  const delivered = { ...order, status: 'delivered', deliveredAt: ORDERED_AT } as const;
  const last = (reason: ReturnReason) => {
    const [end = 0] = lines.map((line) => lineDeadline(delivered, line, reason) ?? 0);
    return indianDay(end - 1);
  };
  expect(last('changed-mind')).toBe(indianDay(ORDERED_AT + 14 * DAY_MS));
  expect(last('damaged')).toBe(indianDay(ORDERED_AT + 45 * DAY_MS));
  // Orders placed before terms were stored have the usual ones.
  expect(returnTermsOf({ ...delivered, returnTerms: undefined })).toEqual({
    returnDays: 7,
    faultDays: 30,
    refundDays: 7,
  });
});

it('an online order starts unpaid and holds its stock for fifteen minutes', () => {
  const { state, effects } = createOrder(input, ORDERED_AT);
  const { order, transaction } = state;
  const expected = anOrderState('online');
  expect(order).toEqual(expected.order);
  expect(order.reservation.untilAt).toBe(ORDERED_AT + 15 * 60_000);
  expect(transaction).toEqual({ ...expected.transaction, providerOrderId: '' });
  expect(effects).toEqual([
    { effect: 'stock', change: 'hold' },
    { effect: 'coupon', change: 'take' },
  ]);
});

it('a cash order starts as placed with its stock committed and has no provider', () => {
  const { state, effects } = createOrder({ ...input, method: 'cod' }, ORDERED_AT);
  expect(state).toEqual(anOrderState('cod'));
  expect(effects).toEqual([
    { effect: 'stock', change: 'sell' },
    { effect: 'coupon', change: 'take' },
    { effect: 'mail', mail: 'placed', key: 'placed' },
    { effect: 'new-order-mail' },
  ]);
});

it('only a test payment has the test flag', () => {
  expect(createOrder({ ...input, test: true }, ORDERED_AT).state.order.test).toBe(true);
  expect(createOrder(input, ORDERED_AT).state.order).not.toHaveProperty('test');
});

it('an order for a business keeps its billing details; without a GSTIN they are ignored', () => {
  const office: Billing = {
    ...{ legalName: 'Kulkarni Stores', line1: '4 Laxmi Road', line2: '' },
    ...{ city: 'Pune', pin: '411030' },
  };
  const billingOf = (ofBuyer: string) =>
    createOrder({ ...input, gstin: ofBuyer, billing: office }, ORDERED_AT).state.order.billing;
  expect(billingOf('27AAPFU0939F1ZV')).toEqual(office);
  expect(billingOf('')).toBeNull();
});

it('an order for a later payment keeps how long it holds its stock', () => {
  const day = 24 * 3_600_000;
  const { order } = createOrder({ ...input, holdMs: day }, ORDERED_AT).state;
  expect([order.holdMs, order.reservation.untilAt]).toEqual([day, ORDERED_AT + day]);
  expect(createOrder(input, ORDERED_AT).state.order).not.toHaveProperty('holdMs');
});

it('an order keeps its gift, which leaves the stock with it', () => {
  const gift = { slug: 'comb', title: 'Neem comb', sku: '', imageURL: '' };
  const { state, effects } = createOrder({ ...input, gift }, ORDERED_AT);
  expect(state.order.gift).toEqual(gift);
  expect(effects).toHaveLength(3);
  expect(createOrder(input, ORDERED_AT).state.order).not.toHaveProperty('gift');
});

it('an order lists the bundles that were granted', () => {
  const bundles = [{ id: 'pair', title: 'Pair', times: 1, savingPaise: paise(6_000) }];
  expect(createOrder({ ...input, bundles }, ORDERED_AT).state.order.bundles).toEqual(bundles);
});

it('a new order survives a round trip through its schema', () => {
  const { order, transaction } = createOrder(input, ORDERED_AT).state;
  expect(v.parse(OrderSchema, structuredClone(order))).toEqual(order);
  expect(v.parse(TransactionSchema, structuredClone(transaction))).toEqual(transaction);
});
