import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { isLowStock } from '../../../src/domain/stock/low-stock.ts';

/** Allowed difference between `changedAt` and the time of its write, in milliseconds: scripts use their own clock. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** One write to `products/{slug}`, from any program. */
export interface ProductWrite {
  readonly slug: string;
  /** The stored fields; null for a missing document. */
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  /** Commit time. */
  readonly at: Timestamp;
}

/** Whether a product is on sale. A missing `active` means true, by the specification. */
export function isOnSale(product: DocumentData | null | undefined): boolean {
  return Boolean(product) && product?.['active'] !== false;
}

/** Whether a product with these stored fields is low in stock. Accepts malformed fields. */
export function isStoredLow(product: DocumentData): boolean {
  const { stock, lowStockAt } = product as Record<string, unknown>;
  return isLowStock({
    active: isOnSale(product),
    stock: typeof stock === 'number' ? stock : Infinity,
    lowStockAt: typeof lowStockAt === 'number' ? lowStockAt : undefined,
  });
}

/** The stored title; the slug when a program has stored none. */
export function titleOf({ slug, after }: ProductWrite): string {
  const title: unknown = after?.['title'];
  return typeof title === 'string' ? title : slug;
}
