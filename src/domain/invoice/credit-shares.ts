import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';

/**
 * The shares of an order's lines in a refund of `amount`, by what is `left` of each line (paise). What the refund pays back
 * of named lines belongs to them (CGST Act 2017, section 34(1)): `own[i]` is what it pays back of line i, and what exceeds
 * the rest of that line is spread over the others. Where it names none, every line bears a part in proportion. The shares sum to the amount, and none exceeds
 * its line while the amount is at most all that is left.
 */
export function creditShares(
  amount: Paise,
  own: readonly Paise[],
  left: readonly Paise[],
): Paise[] {
  const wanted = left.map((rest, index) => paise(Math.min(rest, own[index] ?? 0)));
  const sum = paise(wanted.reduce((all, part) => all + part, 0));
  // A dispute can leave less than the named lines cost.
  const named = sum > amount ? allocate(amount, wanted) : wanted;
  const spread = paise(amount - Math.min(sum, amount));
  const others = left.map((rest, index) => paise(rest - (named[index] ?? 0)));
  return allocate(spread, others).map((part, index) => paise(part + (named[index] ?? 0)));
}
