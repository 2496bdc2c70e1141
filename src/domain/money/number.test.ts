import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDecimals, formatNumber } from './number.ts';

it('formats a number as the Intl data of India does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(formatNumber(value)).toBe(value.toLocaleString('en-IN'));
    }),
  );
});

it('formats a sum with its decimals as they do, and puts the sign first', () => {
  const tables = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (paise) => {
      expect(formatDecimals(paise / 100, 2)).toBe(tables.format(paise / 100));
    }),
  );
});
