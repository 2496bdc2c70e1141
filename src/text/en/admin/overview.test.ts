import { expect, test } from 'vitest';
import { words } from './overview.ts';

test('a large total is shown in crores', () => {
  const { sum } = words.sales;
  expect(sum(49_900)).toBe('₹499');
  expect(sum(1_000_000_000)).toBe('₹1,00,00,000');
  expect(sum(1_010_000_000)).toBe('₹1.01 crore');
  expect(sum(2_345_000_000)).toBe('₹2.35 crore');
});
