import { lazyValue } from './lazy-value.ts';

/** The tables of a calendar cost a phone some time: they are opened when a day is written. */
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
const time = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...IN_INDIA,
      ...{ hour: 'numeric', minute: '2-digit', hour12: true },
    }),
);

/** A moment (epoch milliseconds) as a day in India: "21 Nov 2026". */
export function formatDay(moment: number): string {
  return day().format(moment);
}

/** A moment (epoch milliseconds) as a day of the coming weeks in India: "Sat, 21 Nov". */
export function formatWeekday(moment: number): string {
  return weekday().format(moment);
}

/** A moment (epoch milliseconds) as day and time in India: "21 Nov 2026, 10:05 am IST". */
export function formatMoment(moment: number): string {
  return `${day().format(moment)}, ${time().format(moment)} IST`;
}

/** A moment (epoch milliseconds) as the time of day in India: "10:05 am". */
export function formatTime(moment: number): string {
  return time().format(moment);
}

/** India's distance from UTC, in milliseconds: five and a half hours, without summer time. */
const INDIA = 19_800_000;

/** The day in India of a moment (epoch milliseconds) as a calendar day: "2026-11-21". */
export function indianDay(moment: number): string {
  return new Date(moment + INDIA).toISOString().slice(0, 10);
}

/** A moment (epoch milliseconds) as a field for day and time holds it, in India: "2026-11-21T10:05". */
export function indianMinute(moment: number): string {
  return new Date(moment + INDIA).toISOString().slice(0, 16);
}

/** The moment (epoch milliseconds) that a field for day and time names, in India; null when it names none. */
export function momentOfMinute(typed: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(typed)) return null;
  const moment = Date.parse(`${typed}:00+05:30`);
  return Number.isFinite(moment) ? moment : null;
}
