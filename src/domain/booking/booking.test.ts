import { expect, it } from 'vitest';
import * as v from 'valibot';
import { bookingReference, BookRequestSchema } from './booking.ts';

const ID = 'A'.repeat(20);
const MEASURES = { grams: 500, length: 20, breadth: 15, height: 10 };
const isRequest = (changes: object, measures: object = {}) =>
  v.is(BookRequestSchema, {
    ...{ orderId: ID, parcel: null, ...changes },
    measures: { ...MEASURES, ...measures },
  });

it('accepts a parcel with weight and box, and nothing else', () => {
  expect([isRequest({}), isRequest({ parcel: 2 })]).toEqual([true, true]);
  for (const changes of [{ orderId: '../users/x' }, { parcel: 0 }, { service: 'mine' }]) {
    expect(isRequest(changes)).toBe(false);
  }
  for (const wrong of [
    { grams: 0 },
    { grams: 0.5 },
    { grams: 30_001 },
    { length: 151 },
    { height: '9' },
  ]) {
    expect(isRequest({}, wrong)).toBe(false);
  }
});

it('a reference names the order, its parcel and a later attempt, each with a name of its own', () => {
  const names = [null, 1, 12].flatMap((parcel) =>
    [1, 2, 21].map((attempt) => bookingReference('FR-7K3M9Q2X', parcel, attempt)),
  );
  expect(names.slice(0, 4)).toEqual([
    ...['FR-7K3M9Q2X', 'FR-7K3M9Q2X.2', 'FR-7K3M9Q2X.21', 'FR-7K3M9Q2X-1'],
  ]);
  expect(new Set(names).size).toBe(names.length);
});
