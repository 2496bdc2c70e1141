import { describe, expect, it } from 'vitest';
import { indianDay } from './dates.ts';
import { endOfDay, isDay, startOfDay } from './indian-time.ts';

describe('days in India', () => {
  it('accepts only real calendar days', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-01-01', ''].some(isDay)).toBe(false);
  });

  it('starts and ends a day in Indian time', () => {
    expect(indianDay(startOfDay('2026-11-21'))).toBe('2026-11-21');
    expect(indianDay(startOfDay('2026-11-21') - 1)).toBe('2026-11-20');
    expect(indianDay(endOfDay('2026-11-21') - 1)).toBe('2026-11-21');
    expect(indianDay(endOfDay('2026-11-21'))).toBe('2026-11-22');
  });

  it('gives no time for what is no day', () => {
    expect(startOfDay('soon')).toBeNaN();
  });
});
