import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';

/**
 * The shares of an order's lines in a refund of `amount`, by what is `left` of each line (paise). A refund of one line,
 * by its index, belongs to that line (CGST Act 2017, section 34(1)); the other lines bear what exceeds the rest of that line.
 * Without an index (null) every line bears a part in proportion. The shares sum to the amount, and none exceeds its line
 * while the amount is at most all that is left.
 */
export function creditShares(amount: Paise, index: number | null, left: readonly Paise[]): Paise[] {
  const own = left.map((rest, each) => (each === index ? Math.min(rest, amount) : 0));
  const spread = paise(amount - own.reduce((sum, part) => sum + part, 0));
  const others = left.map((rest, each) => paise(rest - (own[each] ?? 0)));
  return allocate(spread, others).map((part, each) => paise(part + (own[each] ?? 0)));
}
