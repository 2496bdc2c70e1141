import { type Paise, paise } from './money.ts';

/**
 * Shares an amount out in proportion to weights, by largest remainder: the parts sum to `total` exactly, and where
 * remainders are equal the earlier part gets the paisa. While `total` is at most the sum of the weights, no part is
 * larger than its weight. Weights that are all zero share equally.
 * @throws RangeError when there is something to share and nobody to share it with.
 */
export function allocate(total: Paise, weights: readonly Paise[]): Paise[] {
  if (weights.length === 0 && total > 0) throw new RangeError('Nothing to spread an amount over');
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  // Whole numbers without a limit: two amounts multiplied leave the exact range of a double.
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * (sum === 0n ? 1n : BigInt(weight));
    const divisor = sum === 0n ? BigInt(weights.length) : sum;
    return { index, part: Number(product / divisor), rest: product % divisor };
  });
  const left = total - shares.reduce((all, { part }) => all + part, 0);
  const first = [...shares]
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left);
  for (const share of first) share.part += 1;
  return shares.map(({ part }) => paise(part));
}
