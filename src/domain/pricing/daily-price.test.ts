import { expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { pricePerDay } from './daily-price.ts';

it('prices a day of use to the nearest paisa; a pack of unknown or one day has no daily price', () => {
  expect(pricePerDay({ price: paise(39_900), lastsDays: 30 })).toBe(1_330);
  expect(pricePerDay({ price: paise(100), lastsDays: 7 })).toBe(14);
  expect(pricePerDay({ price: paise(39_900), lastsDays: 1 })).toBeNull();
  expect(pricePerDay({ price: paise(39_900), lastsDays: undefined })).toBeNull();
});
