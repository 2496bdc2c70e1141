import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { refs, byPath, parseDocument } from '../platform/store.ts';

/** Whether an order holds its stock, or all of it is available again after the order expired. */
export async function isStockFree(
  tx: FirestoreTransaction,
  { status, lines }: Order,
): Promise<boolean> {
  return status !== 'expired' || hasStock(tx, lines);
}

/** Whether the stock has these pieces. */
export async function hasStock(
  tx: FirestoreTransaction,
  lines: readonly { readonly slug: string; readonly quantity: number }[],
): Promise<boolean> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))];
  const found = await tx.getAll(...slugs.map((slug) => refs.product(slug)).sort(byPath));
  const stockBySlug = new Map(
    found.map((snapshot) => [
      snapshot.id,
      parseDocument(snapshot, ProductSchema, 'slug')?.stock ?? 0,
    ]),
  );
  return lines.every(({ slug, quantity }) => (stockBySlug.get(slug) ?? 0) >= quantity);
}
