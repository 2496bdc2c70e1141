import { MAX_PAISE, type Paise, paiseFromRupees } from './money.ts';

/** Parses typed rupees ("₹1,249.50", "Rs. 99") to paise; 0 for an empty text, null for an invalid amount. */
export function typedAmount(text: string): Paise | null {
  const plain = text.replace(/^(?:₹|Rs\.?) ?/iu, '').replace(/,(?=\d{2,3}(?:[,.]|$))/gu, '');
  if (!/^\d{0,8}(?:\.\d{1,2})?$/u.test(plain)) return null;
  return Number(plain) * 100 <= MAX_PAISE ? paiseFromRupees(Number(plain)) : null;
}
