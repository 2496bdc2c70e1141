import { INDIA_MS } from './indian-time.ts';
import { lazyValue } from './lazy-value.ts';

/** Intl date data is slow to load on a phone, so formatters are created lazily. */
const IN_INDIA = { timeZone: 'Asia/Kolkata' } as const;
const day = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...IN_INDIA,
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
    }),
);
const weekday = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...IN_INDIA,
      ...{ weekday: 'short', day: 'numeric', month: 'short' },
    }),
);
const deliveryDay = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...IN_INDIA,
      ...{ weekday: 'long', day: 'numeric', month: 'short' },
    }),
);
const time = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...IN_INDIA,
      ...{ hour: 'numeric', minute: '2-digit', hour12: true },
    }),
);

/** Formats a time (epoch milliseconds) as a day in India: "21 Nov 2026". */
export function formatDay(moment: number): string {
  return day().format(moment);
}

/** Formats a time (epoch milliseconds) as a day of the coming weeks in India: "Sat, 21 Nov". */
export function formatWeekday(moment: number): string {
  return weekday().format(moment);
}

/** Formats a time (epoch milliseconds) as a day of delivery in India: "Thursday, 26 Nov", never split before "Nov". */
export function formatDeliveryDay(moment: number): string {
  return deliveryDay()
    .format(moment)
    .replace(/ (?=\S+$)/u, '\u00A0');
}

/** Formats a time (epoch milliseconds) as day and time in India: "21 Nov 2026, 10:05 am IST". */
export function formatMoment(moment: number): string {
  return `${day().format(moment)}, ${time().format(moment)} IST`;
}

/** Formats a time (epoch milliseconds) as the time of day in India: "10:05 am". */
export function formatTime(moment: number): string {
  return time().format(moment);
}

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
