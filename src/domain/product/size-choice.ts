import type { Product } from './product.ts';

/** How many g, ml or pieces are compared as one: sizes of a family are sorted by what is in them. */
function amountOf({ netQuantity }: Product): number {
  return netQuantity?.value ?? 0;
}

/** The sizes of one product from the smallest on; none where there is nothing to choose. */
export function sizesOf(family: readonly Product[]): readonly Product[] {
  if (family.length < 2) return [];
  return [...family].sort((a, b) => amountOf(a) - amountOf(b) || a.price - b.price);
}

/**
 * What goes along with an address when another size of the same product is chosen: the page stays where it is, and its
 * family, by which the other size is known already.
 */
export interface SizeChosen {
  readonly family: string;
}

/** Reads it back from the state of an address, which is whatever a browser kept. */
export function sizeChosen(state: unknown): SizeChosen | null {
  if (typeof state !== 'object' || state === null || !('family' in state)) return null;
  return typeof state.family === 'string' ? { family: state.family } : null;
}
