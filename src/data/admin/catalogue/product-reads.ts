import {
  collection,
  documentId,
  endAt,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
  startAt,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { Result } from '#domain/core/result.ts';
import { type Product, ProductSchema } from '#domain/product/product.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { plain } from '#data/firebase/stored-values.ts';

/** Products per read. */
const PAGE = 500;
/** Minimum per read, so that a short file does not need many small reads. */
const MIN_PAGE = 30;

/**
 * Returns the existing products of these slugs, by slug. Reads ranges of the catalogue, each starting at the next slug
 * not read yet: Firestore answers a query that lists its documents one by one. `progress` receives the number of slugs
 * processed.
 */
export function productsNamed(
  slugs: readonly string[],
  progress: (done: number) => void,
): Promise<Result<ReadonlyMap<string, Product>>> {
  return attempt(async () => {
    const sorted = [...slugs].sort();
    const size = Math.min(PAGE, Math.max(sorted.length, MIN_PAGE));
    const found = new Map<string, Product>();
    let index = 0;
    while (index < sorted.length) {
      const range = await getDocsFromServer(
        query(
          collection(firestore, 'products'),
          orderBy(documentId()),
          startAt(sorted[index]),
          endAt(sorted.at(-1)),
          limit(size),
        ),
      );
      const slugsLeft = new Set(sorted.slice(index));
      for (const row of range.docs) {
        const product = slugsLeft.has(row.id) ? productOf(row) : null;
        if (product) found.set(product.slug, product);
      }
      const last = range.size < size ? undefined : range.docs.at(-1)?.id;
      const next = last === undefined ? -1 : sorted.findIndex((slug) => slug > last);
      index = next === -1 ? sorted.length : next;
      progress(index);
    }
    return found;
  });
}

/** Returns every product, ordered by slug. `progress` receives the number of products read. */
export function allProducts(progress: (done: number) => void): Promise<Result<readonly Product[]>> {
  return attempt(async () => {
    const all: Product[] = [];
    let last: QueryDocumentSnapshot | null = null;
    for (;;) {
      const cursor: QueryConstraint[] = last ? [startAfter(last)] : [];
      const page: QuerySnapshot = await getDocsFromServer(
        query(collection(firestore, 'products'), orderBy(documentId()), ...cursor, limit(PAGE)),
      );
      for (const row of page.docs) {
        const product = productOf(row);
        if (product) all.push(product);
      }
      progress(all.length);
      last = page.docs.at(-1) ?? null;
      if (!last || page.size < PAGE) return all;
    }
  });
}

function productOf(row: QueryDocumentSnapshot): Product | null {
  const parsed = v.safeParse(ProductSchema, { ...plain(row), slug: row.id });
  return parsed.success ? parsed.output : null;
}
