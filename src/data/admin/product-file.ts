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
import type { RowPlan } from '#domain/product/product-csv.ts';
import { savedFields } from '#domain/product/stored-product.ts';
import { type Product, ProductSchema } from '#domain/product/product.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { plain } from '#data/firebase/stored-values.ts';
import { NOW } from '#data/firebase/writes.ts';
import { type Guard, type Write, writeAuditedUnlessChanged } from './audited.ts';
import { changedFieldsOf, isUnchanged } from './products.ts';

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

/** A row that will be written. */
export type WrittenRow = Extract<RowPlan, { kind: 'create' | 'change' }>;

/** Rows per batch and audit entry. */
export const IMPORT_SIZE = 200;

/**
 * Writes up to `IMPORT_SIZE` rows, all or none. Returns the slug of a product that was saved since the file was
 * checked, and writes nothing then; null on success. Fails with `denied` as well when a new product was created in
 * the meantime.
 */
export async function writeRows(
  rows: readonly WrittenRow[],
  known: ReadonlyMap<string, Product>,
  file: string,
): Promise<Result<string | null>> {
  const writes: Write[] = [];
  const guards: Guard[] = [];
  for (const { kind, slug, draft, stock } of rows) {
    const path = `products/${slug}`;
    const base = known.get(slug);
    if (kind === 'change' && base) {
      const before = savedFields({ ...base, draft: base });
      const merge = changedFieldsOf(before, savedFields({ ...base, draft }));
      writes.push({ path, merge: { ...merge, updatedAt: NOW, changedAt: NOW } });
      guards.push(isUnchanged(base));
    } else {
      const fields = savedFields({ draft, images: [], imageAlts: [], imageKinds: [] });
      writes.push({
        path,
        set: { ...fields, stock, createdAt: NOW, updatedAt: NOW, changedAt: NOW },
      });
      // Needs no precondition: the rules reject a different `createdAt` on an existing product, and 200 reads would be
      // slow.
    }
  }
  const slugs = rows.map(({ slug }) => slug);
  const auditEntry = {
    action: 'product-import',
    subject: 'products',
    before: null,
    after: { slugs },
    note: file.slice(0, 200),
  };
  const answer = await writeAuditedUnlessChanged(auditEntry, writes, guards);
  if (!answer.ok || answer.value === null) return answer;
  return { ok: true, value: answer.value.slice('products/'.length) };
}

function productOf(row: QueryDocumentSnapshot): Product | null {
  const parsed = v.safeParse(ProductSchema, { ...plain(row), slug: row.id });
  return parsed.success ? parsed.output : null;
}
