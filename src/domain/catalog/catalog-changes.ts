import { rupeesFromPaise } from '../money/money.ts';
import type { Product } from '../product/product.ts';

/** A place in an order: the value by which it is ordered, as Firestore holds it, and the id that settles ties. */
interface Place {
  readonly value: string | number | boolean | null;
  readonly id: string;
}

/** Which products belong on one page of a list, as its query says it. */
export interface Range {
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** Null: by the slug. */
  readonly orderBy: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
  /** The page begins behind this place; null for the first one. */
  readonly after: Place | null;
  /** The page ends with this place; null for the last one. */
  readonly next: Place | null;
}

/**
 * The rows of a page after some products have changed (null: it is not sold any more): those that still belong there in
 * their new form, at their place, and those that belong there now. Rows that did not change keep their identity, and so
 * does a page of which none did.
 */
export function applyChangesToPage(
  rows: readonly Product[],
  changes: ReadonlyMap<string, Product | null>,
  range: Range,
): readonly Product[] {
  const changed = [...changes.values()].flatMap((product) =>
    product && belongs(product, range) ? [product] : [],
  );
  const stayed = rows.filter(({ slug }) => !changes.has(slug));
  if (changed.length === 0 && stayed.length === rows.length) return rows;
  return [...stayed, ...changed].sort((a, b) => order(placeOf(a, range), placeOf(b, range), range));
}

function belongs(product: Product, range: Range): boolean {
  const { where, after, next } = range;
  const fields: Readonly<Record<string, unknown>> = product;
  if (Object.entries(where).some(([field, wanted]) => fields[field] !== wanted)) return false;
  const place = placeOf(product, range);
  if (place.value === null) return false;
  if (after && order(place, after, range) <= 0) return false;
  return !next || order(place, next, range) <= 0;
}

function placeOf(product: Product, { orderBy }: Range): Place {
  const id = product.slug;
  if (!orderBy) return { value: id, id };
  // Documents hold rupees.
  if (orderBy.field === 'price') return { value: rupeesFromPaise(product.price), id };
  const fields: Readonly<Record<string, unknown>> = product;
  const value = fields[orderBy.field];
  return { value: typeof value === 'string' || typeof value === 'number' ? value : null, id };
}

function order(a: Place, b: Place, { orderBy }: Range): number {
  const turn = orderBy?.direction === 'desc' ? -1 : 1;
  return turn * (compare(a.value, b.value) || compare(a.id, b.id));
}

function compare(a: Place['value'], b: Place['value']): number {
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}
