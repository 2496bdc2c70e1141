import { GeoPoint, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { plainValue, storedValue } from './stored-values.ts';

const moment = new Timestamp(1_700_000_000, 123_456_000);

it('reads timestamps at any depth as milliseconds, with microseconds as a fraction', () => {
  const stored = { at: moment, steps: [{ at: moment }], note: null, count: 3 };
  const at = 1_700_000_000_123.456;
  expect(plainValue(stored)).toEqual({ at, steps: [{ at }], note: null, count: 3 });
});

it('leaves other objects of the SDK as they are', () => {
  const place = new GeoPoint(10.5, 76.2);
  expect(plainValue({ place })).toEqual({ place });
  expect((plainValue({ place }) as { place: unknown }).place).toBe(place);
});

it('writes a moment of a cursor as the timestamp that was read', () => {
  const value = plainValue(moment) as number;
  expect(storedValue({ id: 'a', value, moment: true })).toEqual(moment);
  expect(storedValue({ id: 'a', value, moment: false })).toBe(value);
});
