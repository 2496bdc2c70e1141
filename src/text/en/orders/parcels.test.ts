import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
import { play } from '../../../../tests/support/fixtures/order-steps.ts';
import { DeliveryRulesSchema } from '#domain/checkout/delivery.ts';
import { orderArrival } from '#domain/checkout/order-arrival.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import { parcelLetter } from '../mail/parcel-letters.ts';
import { nextSentence, statusSentence } from './order-status.ts';

const CASH = play(anOrderState('cod'), 'pack', 'ship').state.order;
const PAID = play(withFacts([aPayment('captured')]), 'pack', 'ship').state.order;

const parcel = (id: number, changes: Partial<OrderParcel>): OrderParcel => ({
  ...{ id, items: [{ line: 1, quantity: 1 }], state: 'delivered', collectsCash: false },
  ...{ shipment: null, undelivered: null, ...changes },
});
const back = (reason: 'refused' | 'lost') =>
  parcel(2, { state: 'returning', undelivered: { reason, at: ORDERED_AT } });

describe('a shipped order whose only parcel on the way turned back', () => {
  it.each([
    ['refused', 'A parcel is coming back', /^One parcel is on its way back to us/],
    ['lost', 'A parcel was lost', /^One parcel was lost on the way/],
  ] as const)('%s: is not “On its way”, and promises no day', (reason, status, next) => {
    const order: Order = { ...PAID, parcels: [parcel(1, {}), back(reason)] };
    expect(statusSentence(order)).toBe(status);
    expect(nextSentence(order)).toMatch(next);
    expect(orderArrival(order, v.parse(DeliveryRulesSchema, {}), ORDERED_AT)).toBeNull();
  });

  it('arrives as promised while another parcel is on the way', () => {
    const order: Order = { ...PAID, parcels: [parcel(1, { state: 'shipped' }), back('refused')] };
    expect(statusSentence(order)).toBe('On its way');
    expect(orderArrival(order, v.parse(DeliveryRulesSchema, {}), ORDERED_AT)).not.toBeNull();
  });
});

it.each([
  ['is collected with another parcel', true, /still collects ₹\d.* for your whole order/],
  ['is not under way', false, /^You don’t pay for what is in it\./],
])(
  'the letter about a parcel that turned back says what to pay when the cash %s',
  (_, cash, text) => {
    const turned = back('refused');
    const other = parcel(1, { state: 'shipped', collectsCash: cash });
    const { paragraphs } = parcelLetter(
      'parcel-returning',
      { ...CASH, parcels: [other, turned] },
      { parcel: turned, origin: 'https://shop.test', orderUrl: 'https://shop.test/orders/one' },
    );
    expect(paragraphs).toContainEqual(expect.stringMatching(text));
  },
);
