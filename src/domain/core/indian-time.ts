/**
 * Days in India, without date formats: lists of products need them. India has one time zone and no daylight saving time,
 * so every day is equally long.
 */

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** India's UTC offset in milliseconds: five and a half hours. */
export const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Start of a day (`YYYY-MM-DD`) in India, epoch milliseconds; NaN for any other text. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00Z`) - INDIA_MS;
}

/** Start of the next day in India, epoch milliseconds. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}
