import {
  type DocumentData,
  FieldValue,
  type Timestamp,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import { popularityOf } from '../../../src/domain/catalog/popularity.ts';
import type { Order } from '../../../src/domain/order/order.ts';
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
 * Adds the pieces of an order to its products' sales figures, or subtracts them. Runs in the order's own transaction,
 * so that an order counts once. Skips deleted products.
 */
export async function prepareSales(
  tx: FirestoreTransaction,
  { lines }: Pick<Order, 'lines'>,
  change: 'delivered' | 'returned',
): Promise<ReadyEffect> {
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
