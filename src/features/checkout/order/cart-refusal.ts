import type { CheckoutRefusal } from '#domain/checkout/checkout.ts';
import type { Line } from '../summary/use-lines.ts';

/** The refusal that the server would give for the current lines; null if none. */
export function cartRefusal(lines: readonly Line[]): CheckoutRefusal | null {
  const gone = lines.filter(({ sold }) => !sold);
  if (gone.length > 0) return { reason: 'not-sold', slugs: gone.map(({ slug }) => slug) };
  const short = lines.filter(({ quantity, left }) => quantity > left);
  return short.length > 0 ? { reason: 'stock', lines: short } : null;
}
