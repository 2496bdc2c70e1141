import { deleteField, doc, type DocumentData, getDocFromServer } from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import { type StoredProduct, savedFields } from '#domain/product/stored-product.ts';
import type { ProductQuery } from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '#data/firebase/collections.ts';
import { attempt, codedError } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { mapQuery } from '#data/query/map-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { type Guard, unchangedSince, writeAudited, writeAuditedUnlessChanged } from './audited.ts';
import { listTotals, MOST_COUNTED } from './lists/totals.ts';

/** A live page of the staff's product list, including archived products. */
export function staffProducts(query: ProductQuery, after?: Cursor): Query<ListPage<Product>> {
  return products.list({ ...query, ...(after && { after }) });
}

/** The totals of a query's products. `stock` is their pieces; null where no index adds them up. */
export interface ProductTotals {
  readonly count: number;
  readonly stock: number | null;
}

/** The totals of all pages of a query, up to `MOST_COUNTED` products, counted once for each `revision`. */
export function productTotals(
  { where, orderBy, between }: ProductQuery,
  revision: string,
): Query<ProductTotals> {
  const isSummed = !('category' in where) && !between;
  const read = between
    ? { where, orderBy, between, limit: MOST_COUNTED }
    : { where, orderBy: null, limit: MOST_COUNTED };
  const query: Query<ProductTotals> = isSummed
    ? mapQuery('', listTotals({ path: 'products', ...read }, 'stock'), ({ count, sum }) => ({
        count,
        stock: sum,
      }))
    : mapQuery('', products.count(read), (count) => ({ count, stock: null }));
  return { ...query, key: `figure product totals ${revision} ${JSON.stringify([where, between])}` };
}

/** How many products there are, archived ones too, up to `MOST_COUNTED`; not live. */
export const productCount: Query<number> = products.count({
  where: {},
  orderBy: null,
  limit: MOST_COUNTED,
});

/** How many of them have a shipping weight. */
export const weighedProductCount: Query<number> = products.count({
  where: {},
  orderBy: { field: 'weightGrams', direction: 'asc' },
  limit: MOST_COUNTED,
});

/** The product created last, whose manufacturer a new one starts with. */
export const newestProduct: Query<ListPage<Product>> = products.list({
  where: {},
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: 1,
});

/** Most products of one family. */
const FAMILY_LIMIT = 50;

/** The products of a variant group, archived ones too, live and unordered. */
export function familyProducts(family: string): Query<ListPage<Product>> {
  return products.list({ where: { family }, orderBy: null, limit: FAMILY_LIMIT });
}

/** Product fields to save. `note` is the audit's reason for a claim that remains. */
export interface ProductSave extends StoredProduct {
  readonly note: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** A product to create: its opening stock in pieces, and the id of its audit entry. */
export interface ProductCreation extends ProductSave {
  readonly stock: number;
  /** Names the attempt. Sent again after a lost answer, it finds the product that it created already. */
  readonly auditId: string;
}

/**
 * Creates a product with its opening stock, which a function enters in the ledger. Returns `taken` when another product
 * has the slug; then nothing is written. Fails with `denied`, `offline`, `unavailable`.
 */
export async function createProduct(
  slug: string,
  { stock, auditId, ...save }: ProductCreation,
): Promise<Result<'done' | 'taken'>> {
  const path = `products/${slug}`;
  const fields = { ...savedFields(save), stock };
  const set = { ...fields, createdAt: NOW, updatedAt: NOW, changedAt: NOW };
  const auditEntry = {
    id: auditId,
    action: 'product-create',
    subject: path,
    before: null,
    after: fields,
    note: save.note,
  };
  let existingId: unknown = null;
  const isFree: Guard = {
    path,
    holds(stored) {
      existingId = stored?.['auditId'];
      return stored === null;
    },
  };
  const answer = await writeAuditedUnlessChanged(auditEntry, [{ path, set }], [isFree]);
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value === null || existingId === auditId ? 'done' : 'taken' };
}

/**
 * Saves the fields that differ from `base`, the product that the form was filled from; never the stock. Returns
 * `changed` when it was saved in the meantime; then nothing is written. Fails with `denied`, `offline`, `unavailable`.
 */
export async function saveProduct(
  base: Product,
  save: ProductSave,
): Promise<Result<'done' | 'changed'>> {
  const path = `products/${base.slug}`;
  const before = savedFields({ ...base, draft: base });
  const after = savedFields(save);
  const merge = changedFieldsOf(before, after);
  const auditEntry = { action: 'product-change', subject: path, before, after, note: save.note };
  const answer = await writeAuditedUnlessChanged(
    auditEntry,
    [{ path, merge: { ...merge, updatedAt: NOW, changedAt: NOW } }],
    [unchangedSince(path, base.updatedAt)],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** A deleted product with its stored fields, for a restore. */
export interface DeletedProduct {
  readonly slug: string;
  readonly fields: DocumentData;
}

/**
 * Deletes a product. Its reviews remain. Its pictures remain until the sweep finds in the audit log that it was not
 * restored. Fails with `not-found`, `denied`, `offline`, `unavailable`.
 */
export async function deleteProduct(slug: string): Promise<Result<DeletedProduct>> {
  const path = `products/${slug}`;
  const read = await attempt(async () => {
    const fields = (await getDocFromServer(doc(firestore, path))).data();
    if (!fields) throw codedError('not-found');
    return fields;
  });
  if (!read.ok) return read;
  const fields = read.value;
  const auditId = (fields['auditId'] as string | undefined) ?? '';
  const auditEntry = { action: 'product-delete', subject: path, before: fields, after: null };
  const answer = await writeAudited(auditEntry, [{ path, remove: true, auditId }]);
  return answer.ok ? { ok: true, value: { slug, fields } } : answer;
}

/** Restores a deleted product, with sales figures of zero. Returns `taken` when its slug is in use again. */
export async function restoreProduct({
  slug,
  fields,
}: DeletedProduct): Promise<Result<'done' | 'taken'>> {
  const path = `products/${slug}`;
  // Only functions may write these fields.
  const { sold: _s, popularity: _p, lowStock: _l, ...own } = fields;
  const auditEntry = { action: 'product-restore', subject: path, before: null, after: own };
  const answer = await writeAuditedUnlessChanged(
    auditEntry,
    [{ path, set: { ...own, updatedAt: NOW, changedAt: NOW } }],
    [{ path, holds: (stored) => stored === null }],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'taken' } : answer;
}

/** Returns the merge that turns a document with the fields of `before` into `after`. */
function changedFieldsOf(before: Fields, after: Fields): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name] ?? deleteField()]));
}
