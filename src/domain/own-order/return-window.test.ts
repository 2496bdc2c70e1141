import { expect, test } from 'vitest';
import { mayBeReturnable, returnWindow } from './return-window.ts';

/** 13 November 2026, 11:30 pm in India. */
const DELIVERED = Date.parse('2026-11-13T23:30:00+05:30');

test.each([
  ['2026-11-13T23:59:00+05:30', true],
  ['2026-11-20T23:59:00+05:30', true],
  ['2026-11-21T00:00:00+05:30', false],
])('the window of a delivery at night, at %s: open %s', (now, isOpen) => {
  const window = returnWindow(DELIVERED, Date.parse(now));
  expect(window).toEqual({ lastAt: Date.parse('2026-11-20T23:30:00+05:30'), isOpen });
});

test.each([
  ['delivered', '2026-11-20T12:00:00+05:30', true],
  ['delivered', '2026-11-21T12:00:00+05:30', false],
  ['returned', '2026-11-14T12:00:00+05:30', false],
])('an order that is %s and was changed last on the 13th, at %s: %s', (status, now, may) => {
  expect(mayBeReturnable({ status, updatedAt: DELIVERED }, Date.parse(now))).toBe(may);
});
