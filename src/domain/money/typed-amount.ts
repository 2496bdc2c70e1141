import type { NumberFault } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { truncate } from '../core/truncate.ts';
import { MAX_PAISE, type Paise, paiseFromRupees } from './money.ts';
import { SHOWN, typedNumber } from './typed-number.ts';

/**
 * Parses typed rupees as they are written in India: "₹1,249.50", "Rs. 99", "INR 1,00,000", "499/-", "१,२४९". `least` is
 * in paise: 1 where nothing is no amount. Anything else is a fault, never a guess: "499,00" is refused.
 */
export function typedAmount(text: string, least: 0 | 1 = 0): Paise | NumberFault {
  const rupees = plainText(text)
    .replace(/^(?:₹|rs\.?|inr) ?/iu, '')
    .replace(/ ?\/-$/u, '');
  const range = { least: least / 100, most: MAX_PAISE / 100, decimals: 2 };
  const value = typedNumber(rupees, range);
  if (typeof value === 'number') return paiseFromRupees(value);
  return { ...value, code: 'amount', typed: truncate(text, SHOWN) };
}
