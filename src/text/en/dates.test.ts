import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, formatDeliveryDay, formatMoment, formatTime, formatWeekday } from './dates.ts';

/** Thursday 12 March 2026, 00:10 in India; still 11 March in UTC and in California. */
const NIGHT = Date.UTC(2026, 2, 11, 18, 40);
/** Twenty minutes earlier: the previous day in India. */
const EVENING = NIGHT - 20 * 60_000;

afterEach(() => void vi.unstubAllEnvs());

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'days and times are Indian with the clock of %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDay(NIGHT)).toBe('12 Mar 2026');
    expect(formatDay(EVENING)).toBe('11 Mar 2026');
    expect(formatWeekday(NIGHT)).toBe('Thu, 12 Mar');
    expect(formatDeliveryDay(NIGHT)).toBe('Thursday, 12\u00A0Mar');
    expect(formatTime(NIGHT)).toBe('12:10 am');
    expect(formatMoment(EVENING)).toBe('11 Mar 2026, 11:50 pm IST');
  },
);
