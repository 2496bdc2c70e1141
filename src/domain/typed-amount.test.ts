import { describe, expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

describe('an amount as somebody types it', () => {
  it.each([
    ['250', 25_000],
    ['250.5', 25_050],
    ['1.15', 115],
    ['₹ 1,24,999.99', 12_499_999],
    ['0', 0],
    ['10000000', 1_000_000_000],
  ])('%s is %i paise', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each(['', '-5', '1.234', '.5', '1e3', 'ten', '10000000.01', '1.2.3'])('%s is none', (text) => {
    expect(typedAmount(text)).toBeNull();
  });
});
