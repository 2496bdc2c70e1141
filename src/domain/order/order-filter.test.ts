import { describe, expect, it } from 'vitest';
import { indianDay } from '../core/dates.ts';
import { startOfDay, endOfDay, isDay, orderFilter } from './order-filter.ts';

const filterOf = (query: string) => {
  const params = new URLSearchParams(query);
  return orderFilter((name) => params.get(name) ?? '');
};

describe('the order filter', () => {
  it('follows the URL and ignores invalid values', () => {
    const query = 'status=packed&method=cod&payment=unpaid&from=2026-11-01&to=2026-11-30';
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(filterOf(query)).toEqual({
      ...{ status: 'packed', method: 'cod', payment: 'unpaid', ...days },
    });
    expect(filterOf('status=lost&method=gold&payment=&from=2026-02-30&to=soon')).toEqual({
      ...{ status: null, method: null, payment: null, from: null, to: null },
    });
  });

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
});
