import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';

/**
 * Splits a refund of `amount` over an order's lines. `left` is what each line still has to refund; all amounts are
 * paise.
 * With an `index`, that line bears the refund (CGST Act 2017, section 34(1)), and the other lines bear only what
 * exceeds its remaining amount. Without one (null), all lines bear it in proportion to their remaining amounts.
 * The shares sum to `amount`. None exceeds its line, provided that `amount` is at most the sum of `left`.
 */
export function creditShares(amount: Paise, index: number | null, left: readonly Paise[]): Paise[] {
  const own = left.map((rest, each) => (each === index ? Math.min(rest, amount) : 0));
  const spread = paise(amount - own.reduce((sum, part) => sum + part, 0));
  const others = left.map((rest, each) => paise(rest - (own[each] ?? 0)));
  return allocate(spread, others).map((part, each) => paise(part + (own[each] ?? 0)));
}
