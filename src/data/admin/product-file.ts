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
import type { Result } from '#domain/shared/result.ts';
import type { RowPlan } from '#domain/product/product-csv.ts';
import { savedFields } from '#domain/product/product-saved.ts';
import { type Product, ProductSchema } from '#domain/product/product.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { plain } from '#data/firebase/stored-values.ts';
import { NOW } from '#data/firebase/writes.ts';
import { type Guard, mintId, type Write, writeAuditedUnlessChanged } from './audited.ts';
import { changedFieldsOf, isUnchanged } from './products.ts';
import { moveWrite } from './stock.ts';
import { withdrawalWrites } from './withdrawn.ts';

/** How many products are read at a time. */
const PAGE = 500;
/** How many of them at least, so that a short file does not walk in small steps. */
const LEAST = 30;

/**
 * The products of these addresses that there are, by their slugs. Read in stretches of the catalogue, from the next slug
 * that was asked for on: a query that names its products is answered one by one. `progress` is told how many are settled.
 */
export function productsNamed(
  slugs: readonly string[],
  progress: (done: number) => void,
): Promise<Result<ReadonlyMap<string, Product>>> {
  return attempt(async () => {
    const asked = [...slugs].sort();
    const size = Math.min(PAGE, Math.max(asked.length, LEAST));
    const found = new Map<string, Product>();
    let at = 0;
    while (at < asked.length) {
      const stretch = await getDocsFromServer(
        query(
          collection(firestore, 'products'),
          orderBy(documentId()),
          startAt(asked[at]),
          endAt(asked.at(-1)),
          limit(size),
        ),
      );
      const wanted = new Set(asked.slice(at));
      for (const row of stretch.docs) {
        const product = wanted.has(row.id) ? productOf(row) : null;
        if (product) found.set(product.slug, product);
      }
      const last = stretch.size < size ? undefined : stretch.docs.at(-1)?.id;
      const next = last === undefined ? -1 : asked.findIndex((slug) => slug > last);
      at = next === -1 ? asked.length : next;
      progress(at);
    }
    return found;
  });
}

/** Every product of the shop, by address. `progress` is told how many have come. */
export function everyProduct(
  progress: (done: number) => void,
): Promise<Result<readonly Product[]>> {
  return attempt(async () => {
    const all: Product[] = [];
    let last: QueryDocumentSnapshot | null = null;
    for (;;) {
      const behind: QueryConstraint[] = last ? [startAfter(last)] : [];
      const page: QuerySnapshot = await getDocsFromServer(
        query(collection(firestore, 'products'), orderBy(documentId()), ...behind, limit(PAGE)),
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

/** A row that is written. */
export type WrittenRow = Extract<RowPlan, { kind: 'create' | 'change' }>;

/** How many rows are written in one batch, with one entry of the audit. */
export const IMPORT_SIZE = 200;

/**
 * Writes up to `IMPORT_SIZE` rows, all or none. The answer is the slug of one that somebody has saved since the file was
 * checked, and nothing is written then; null when it is done. Fails with `denied` as well when somebody has made one of
 * the new products meanwhile.
 */
export async function writeRows(
  rows: readonly WrittenRow[],
  known: ReadonlyMap<string, Product>,
  file: string,
): Promise<Result<string | null>> {
  const id = mintId();
  const writes: Write[] = [];
  const guards: Guard[] = [];
  const left = rows.filter(({ slug, draft }) => known.get(slug)?.active && !draft.active);
  const aside = await attempt(() => withdrawalWrites(left.map(({ slug }) => slug)));
  if (!aside.ok) return aside;
  for (const { kind, slug, draft, stock } of rows) {
    const path = `products/${slug}`;
    const base = known.get(slug);
    if (kind === 'change' && base) {
      const { images, imageAlts } = base;
      const before = savedFields({ draft: base, images, imageAlts });
      const merge = changedFieldsOf(before, savedFields({ draft, images, imageAlts }));
      writes.push({ path, merge: { ...merge, updatedAt: NOW, changedAt: NOW } });
      guards.push(isUnchanged(base));
    } else {
      const fields = savedFields({ draft, images: [], imageAlts: [] });
      writes.push({
        path,
        set: { ...fields, stock, createdAt: NOW, updatedAt: NOW, changedAt: NOW },
      });
      if (stock > 0)
        writes.push(moveWrite(id, { slug, reason: 'opening', delta: stock, note: '' }));
      // No guard: the rules let nobody write another day of birth over a product that is there, and 200 reads take long.
    }
  }
  const slugs = rows.map(({ slug }) => slug);
  const deed = {
    id,
    action: 'product-import',
    subject: 'products',
    before: null,
    after: { slugs },
    note: file.slice(0, 200),
  };
  const answer = await writeAuditedUnlessChanged(deed, [...writes, ...aside.value], guards);
  if (!answer.ok || answer.value === null) return answer;
  return { ok: true, value: answer.value.slice('products/'.length) };
}

function productOf(row: QueryDocumentSnapshot): Product | null {
  const parsed = v.safeParse(ProductSchema, { ...plain(row), slug: row.id });
  return parsed.success ? parsed.output : null;
}
