import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { DAY_MS } from '../core/indian-time.ts';
import { deliveryEstimate, DeliveryRulesSchema } from './delivery.ts';
import { orderArrival } from './order-arrival.ts';

const RULES = v.parse(DeliveryRulesSchema, {});
const PAID = withFacts([aPayment('captured')]);
const { earliestAt, latestAt } = deliveryEstimate('560001', RULES, ORDERED_AT);

it('an order under way arrives as promised on the day it was placed, and is late after the last day', () => {
  const nextWeek = ORDERED_AT + 2 * DAY_MS;
  expect(orderArrival(PAID.order, RULES, nextWeek)).toEqual({
    earliestAt,
    latestAt,
    isLate: false,
  });
  expect(orderArrival(PAID.order, RULES, latestAt)?.isLate).toBe(false);
  expect(orderArrival(PAID.order, RULES, latestAt + DAY_MS)?.isLate).toBe(true);
});

it.each([
  ['not paid', anOrderState().order],
  ['cancelled', { ...PAID.order, status: 'cancelled' as const }],
  ['delivered', { ...PAID.order, status: 'delivered' as const }],
  ['a test payment', { ...PAID.order, test: true as const }],
  ['held by a dispute', withFacts([aDispute('open')], PAID).order],
])('an order that is %s has no delivery days', (_, order) => {
  expect(orderArrival(order, RULES, ORDERED_AT)).toBeNull();
});
