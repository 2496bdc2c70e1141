import {
  collection,
  documentId,
  endAt,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import type { ProductChange, StoredFields } from '#domain/product-change/product-change.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';

/** Audit entries per read. */
const PAGE = 500;

/** What an edit of many products did to one of them; `before` is null for a product that it created. */
export type EditedProduct = Pick<ProductChange, 'slug' | 'before' | 'after' | 'stockDelta'>;

/** Fields by slug. */
type Entries = Readonly<Record<string, StoredFields>>;

/** The changes of an edit by its audit entries; several of one product are merged, the first value is the old one. */
export async function changesOfEdit(id: string): Promise<Result<readonly EditedProduct[]>> {
  return attempt(async () => {
    const merged = new Map<string, EditedProduct>();
    let from = startAt(`${id}-`);
    for (;;) {
      const page = await getDocsFromServer(
        query(
          collection(firestore, 'audit'),
          orderBy(documentId()),
          from,
          endAt(`${id}-~`),
          limit(PAGE),
        ),
      );
      for (const entry of page.docs) {
        const { before, after } = entry.data() as Record<'before' | 'after', Entries | null>;
        for (const [slug, fields] of Object.entries(after ?? {})) {
          addChange(merged, slug, before?.[slug] ?? null, fields);
        }
      }
      const last = page.docs.at(-1);
      if (!last || page.size < PAGE) return [...merged.values()];
      from = startAfter(last);
    }
  });
}

/** Adds a change of a product to those before it. */
function addChange(
  into: Map<string, EditedProduct>,
  slug: string,
  before: StoredFields | null,
  { stock, ...after }: StoredFields,
): void {
  const known = into.get(slug);
  const stockDelta = typeof stock === 'number' ? stock - Number(before?.['stock'] ?? stock) : 0;
  const old =
    before && Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'stock'));
  into.set(slug, {
    slug,
    before: known ? known.before && { ...old, ...known.before } : old,
    after: { ...known?.after, ...after },
    stockDelta: (known?.stockDelta ?? 0) + stockDelta,
  });
}
