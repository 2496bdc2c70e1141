import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';

/**
 * The shares of an order's lines in a refund of `amount`, by what is `left` of each line (paise). `own[i]` is the part that the
 * refund names for line i, and is credited to that line (CGST Act 2017, section 34(1)); what exceeds the rest of the line is
 * spread over the others. A refund that names no line is spread over all lines in proportion. The shares sum to the amount, and
 * none exceeds its line while the amount is at most all that is left.
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
