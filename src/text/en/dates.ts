import { lazyValue } from '#domain/core/lazy-value.ts';
import { LOCALE } from './locale.ts';

/** Intl date data is slow to load on a phone, so formatters are created lazily. */
const IN_INDIA = { timeZone: 'Asia/Kolkata' } as const;
const day = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      ...IN_INDIA,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const weekday = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      ...IN_INDIA,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);
const deliveryDay = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      ...IN_INDIA,
      weekday: 'long',
      day: 'numeric',
      month: 'short',
    }),
);
const time = lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      ...IN_INDIA,
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
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
