import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatWeekday, indianDay } from './dates.ts';

test('a day is the day in India, whatever the time zone of the browser', () => {
  expect(formatDay(Date.UTC(2026, 10, 20, 18, 29))).toBe('20 Nov 2026');
  expect(formatDay(Date.UTC(2026, 10, 20, 18, 31))).toBe('21 Nov 2026');
});

test('a formatted time includes its time zone', () => {
  expect(formatMoment(Date.UTC(2026, 10, 21, 4, 35))).toBe('21 Nov 2026, 10:05 am IST');
});

test('a calendar day is the day in India too', () => {
  expect(indianDay(Date.UTC(2025, 8, 21, 18, 29, 59, 999))).toBe('2025-09-21');
  expect(indianDay(Date.UTC(2025, 8, 21, 18, 30))).toBe('2025-09-22');
});

test('a day in the near future has its weekday', () => {
  expect(formatWeekday(Date.UTC(2026, 10, 24, 18, 29))).toBe('Tue, 24 Nov');
  expect(formatWeekday(Date.UTC(2026, 10, 24, 18, 30))).toBe('Wed, 25 Nov');
});
