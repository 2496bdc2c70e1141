import { expect, test } from 'vitest';
import { saleStart } from './sale-start.ts';

const rate = (from: string) => ({ from, percent: 5, reason: 'Soap' });
/** The last minute of 31 December 2026 in India. */
const EVE = Date.UTC(2026, 11, 31, 18, 29);

test('a product is sold from the day in India on which its first GST rate begins', () => {
  const gstRates = [rate('2027-04-01'), rate('2027-01-01')];
  expect(saleStart({ gstRates }, EVE)).toBe('2027-01-01');
  expect(saleStart({ gstRates }, EVE + 60_000)).toBeNull();
  expect(saleStart({ gstRates: [] }, EVE)).toBeNull();
});
