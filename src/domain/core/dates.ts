import { INDIA_MS } from './indian-time.ts';

/** The calendar day in India of a time (epoch milliseconds): "2026-11-21". */
export function indianDay(moment: number): string {
  return new Date(moment + INDIA_MS).toISOString().slice(0, 10);
}

/** The value of a `datetime-local` field for a time (epoch milliseconds), in India: "2026-11-21T10:05". */
export function indianMinute(moment: number): string {
  return new Date(moment + INDIA_MS).toISOString().slice(0, 16);
}

/** Parses the value of a `datetime-local` field, in India, to epoch milliseconds; null if invalid. */
export function momentOfMinute(typed: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(typed)) return null;
  const moment = Date.parse(`${typed}Z`) - INDIA_MS;
  return Number.isFinite(moment) ? moment : null;
}
