import { rupeesFromPaise } from '../money/money.ts';
import { popularityOf } from './popularity.ts';
import type { Product } from '../product/product.ts';

/** A cursor: the sort value as Firestore stores it, and the id that breaks ties. */
interface Cursor {
  readonly value: string | number | boolean | null;
  readonly id: string;
}

/** The query range of one page of a list. */
export interface Range {
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** Null: by slug. */
  readonly orderBy: { readonly field: string; readonly direction: 'asc' | 'desc' } | null;
  /** The page starts after this cursor; null for the first page. */
  readonly after: Cursor | null;
  /** The page ends with this cursor; null for the last page. */
  readonly next: Cursor | null;
}

/**
 * Applies product changes to a page (null: no longer sold): updates rows that still belong, adds rows that belong now,
 * and removes the others. Unchanged rows keep their identity, and so does an unchanged page.
 */
export function applyChangesToPage(
  rows: readonly Product[],
  changes: ReadonlyMap<string, Product | null>,
  range: Range,
): readonly Product[] {
  const updated = [...changes.values()].flatMap((product) =>
    product && belongs(product, range) ? [product] : [],
  );
  const stayed = rows.filter(({ slug }) => !changes.has(slug));
  if (updated.length === 0 && stayed.length === rows.length) return rows;
  return [...stayed, ...updated].sort((a, b) =>
    order(cursorOf(a, range), cursorOf(b, range), range),
  );
}

function belongs(product: Product, range: Range): boolean {
  const { where, after, next } = range;
  const fields: Readonly<Record<string, unknown>> = product;
  if (Object.entries(where).some(([field, expected]) => fields[field] !== expected)) return false;
  const cursor = cursorOf(product, range);
  if (cursor.value === null) return false;
  if (after && order(cursor, after, range) <= 0) return false;
  return !next || order(cursor, next, range) <= 0;
}

function cursorOf(product: Product, { orderBy }: Range): Cursor {
  const id = product.slug;
  if (!orderBy) return { value: id, id };
  // Documents store rupees.
  if (orderBy.field === 'price') return { value: rupeesFromPaise(product.price), id };
  if (orderBy.field === 'popularity') return { value: popularityOf(product), id };
  const fields: Readonly<Record<string, unknown>> = product;
  const value = fields[orderBy.field];
  return { value: typeof value === 'string' || typeof value === 'number' ? value : null, id };
}

function order(a: Cursor, b: Cursor, { orderBy }: Range): number {
  const sign = orderBy?.direction === 'desc' ? -1 : 1;
  return sign * (compare(a.value, b.value) || compare(a.id, b.id));
}

function compare(a: Cursor['value'], b: Cursor['value']): number {
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}
