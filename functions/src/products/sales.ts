import {
  type DocumentData,
  FieldValue,
  type Timestamp,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import { popularityOf } from '../../../src/domain/catalog/popularity.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { byPath, refs } from '../platform/store.ts';

/** The popularity, by which lists are sorted, of a product with these stored fields. Accepts malformed fields. */
export function popularityOfStored(fields: DocumentData): number {
  // Migrations read with another copy of the SDK, so `instanceof Timestamp` would fail.
  const createdAt = fields['createdAt'] as Partial<Timestamp> | undefined;
  const rating = fields['rating'] as { readonly count?: unknown } | undefined;
  return popularityOf({
    sold: Number(fields['sold'] ?? 0),
    rating: { count: Number(rating?.count ?? 0) },
    createdAt: createdAt?.toMillis?.() ?? 0,
  });
}

/**
 * Adds pieces of an order to the sales of its products, or subtracts them. In the order's own transaction, so that an
 * order counts once. A deleted product has no sales to count.
 */
export async function prepareSales(
  tx: FirestoreTransaction,
  lines: readonly { readonly slug: string; readonly quantity: number }[],
  change: 'delivered' | 'returned',
): Promise<ReadyEffect> {
  if (lines.length === 0) return { write: () => undefined };
  const products = await tx.getAll(...lines.map(({ slug }) => refs.product(slug)).sort(byPath));
  const sign = change === 'delivered' ? 1 : -1;
  return {
    write() {
      for (const product of products) {
        const stored = product.data();
        const line = lines.find(({ slug }) => slug === product.id);
        if (!stored || !line) continue;
        const sold = Math.max(0, Number(stored['sold'] ?? 0) + sign * line.quantity);
        tx.update(product.ref, {
          sold,
          popularity: popularityOfStored({ ...stored, sold }),
          changedAt: FieldValue.serverTimestamp(),
        });
      }
    },
  };
}
