import { type Paise, paise } from './money.ts';

/**
 * Allocates an amount in proportion to weights, by largest remainder: the parts sum to `total` exactly, and on equal
 * remainders the earlier part gets the paisa. While `total` is at most the sum of the weights, no part exceeds its
 * weight. All-zero weights share equally.
 * @throws RangeError for a positive amount without weights.
 */
export function allocate(total: Paise, weights: readonly Paise[]): Paise[] {
  if (weights.length === 0 && total > 0) throw new RangeError('Nothing to spread an amount over');
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  // BigInt: a product of two amounts exceeds the exact range of a double.
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * (sum === 0n ? 1n : BigInt(weight));
    const divisor = sum === 0n ? BigInt(weights.length) : sum;
    return { index, part: Number(product / divisor), rest: product % divisor };
  });
  const remainder = total - shares.reduce((all, { part }) => all + part, 0);
  const first = [...shares]
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, remainder);
  for (const share of first) share.part += 1;
  return shares.map(({ part }) => paise(part));
}
