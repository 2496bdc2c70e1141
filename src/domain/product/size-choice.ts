import type { Product } from './product.ts';

/** The net quantity in g, ml or pieces; 0 when it is unknown. */
export function amountOf({ netQuantity }: Product): number {
  return netQuantity?.value ?? 0;
}

/** A product's sizes from the smallest; none when there is nothing to choose. */
export function sizesOf(family: readonly Product[]): readonly Product[] {
  if (family.length < 2) return [];
  return [...family].sort((a, b) => amountOf(a) - amountOf(b) || a.price - b.price);
}

/**
 * Navigation state of a size choice: the page stays in place, and the family gives it the other size without loading.
 */
export interface SizeChosen {
  readonly family: string;
}

/** Parses it from a location's state, which is untrusted. */
export function sizeChosen(state: unknown): SizeChosen | null {
  if (typeof state !== 'object' || state === null || !('family' in state)) return null;
  return typeof state.family === 'string' ? { family: state.family } : null;
}
