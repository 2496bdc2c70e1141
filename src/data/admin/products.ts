import {
  deleteField,
  doc,
  type DocumentData,
  getDocFromServer,
  Timestamp,
} from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
import { draftDocument } from '#domain/product/product-draft.ts';
import { type StoredProduct, savedFields } from '#domain/product/product-saved.ts';
import type { ProductQuery } from '#domain/product/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '#data/firebase/collections.ts';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import {
  type Guard,
  mintId,
  writeAudited,
  writeAuditedUnlessChanged,
  type Write,
} from './audited.ts';
import { moveWrite } from './stock.ts';
import { withdrawalWrites } from './withdrawn.ts';

/** A live page of the staff's list, archived products included. */
export function staffProducts(query: ProductQuery, after?: Cursor): Query<ListPage<Product>> {
  return products.list({ ...query, ...(after && { after }) });
}

/** What somebody saves of a product. `note` is the reason for a claim that stays, for the audit. */
export interface ProductSave extends StoredProduct {
  readonly note: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes a product with its first stock (pieces), which is the ledger's first entry. `taken` when there is one at this
 * address; nothing is written then. Fails with `denied`, `offline`, `unavailable`.
 */
export async function createProduct(
  slug: string,
  { stock, ...save }: ProductSave & { readonly stock: number },
): Promise<Result<'done' | 'taken'>> {
  const path = `products/${slug}`;
  const fields = { ...savedFields(save), stock };
  const id = mintId();
  const writes: Write[] = [
    { path, set: { ...fields, createdAt: NOW, updatedAt: NOW, changedAt: NOW } },
  ];
  if (stock > 0) writes.push(moveWrite(id, { slug, reason: 'opening', delta: stock, note: '' }));
  const deed = {
    id,
    action: 'product-create',
    subject: path,
    before: null,
    after: fields,
    note: save.note,
  };
  const there: Guard = { path, holds: (stored) => stored === null };
  const answer = await writeAuditedUnlessChanged(deed, writes, [there]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'taken' } : answer;
}

/**
 * Saves what differs from the product as the form was filled from it (`base`); its stock is not touched. `changed` when
 * somebody has saved it since, and nothing is written then. Fails with `denied`, `offline`, `unavailable`.
 */
export async function saveProduct(
  base: Product,
  save: ProductSave,
): Promise<Result<'done' | 'changed'>> {
  const path = `products/${base.slug}`;
  const before = savedFields({ draft: base, images: base.images, imageAlts: base.imageAlts });
  const after = savedFields(save);
  const merge = changedFieldsOf(before, after);
  const deed = { action: 'product-change', subject: path, before, after, note: save.note };
  const leaves = base.active && after['active'] === false;
  const aside = await attempt(() => withdrawalWrites(leaves ? [base.slug] : []));
  if (!aside.ok) return aside;
  const answer = await writeAuditedUnlessChanged(
    deed,
    [{ path, merge: { ...merge, updatedAt: NOW, changedAt: NOW } }, ...aside.value],
    [isUnchanged(base)],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** One change of many products: the same document fields of each, in rupees. */
export interface BulkChange {
  readonly product: Product;
  readonly fields: Readonly<Partial<Record<'active' | 'category' | 'price' | 'mrp', unknown>>>;
}

/** How many products are changed in one batch, with one entry of the audit. */
export const BULK_SIZE = 200;

/**
 * Changes up to `BULK_SIZE` products, all or none. The answer is the slug of one that somebody has saved meanwhile, and
 * nothing is written then; null when it is done.
 */
export async function changeProducts(
  action: string,
  changes: readonly BulkChange[],
): Promise<Result<string | null>> {
  const only = changes.length === 1 ? changes[0] : undefined;
  const subject = only ? `products/${only.product.slug}` : 'products';
  const was = changes.map(({ product, fields }) => {
    const stored = draftDocument(product) as Fields;
    return [
      product.slug,
      Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]])),
    ];
  });
  const is = changes.map(({ product, fields }) => [product.slug, fields]);
  const deed = {
    action,
    subject,
    before: Object.fromEntries(was) as Fields,
    after: Object.fromEntries(is) as Fields,
  };
  const left = changes.filter(({ product, fields }) => product.active && fields.active === false);
  const aside = await attempt(() => withdrawalWrites(left.map(({ product }) => product.slug)));
  if (!aside.ok) return aside;
  const writes = changes.map(({ product, fields }) => ({
    path: `products/${product.slug}`,
    merge: { ...fields, updatedAt: NOW, changedAt: NOW },
  }));
  const answer = await writeAuditedUnlessChanged(
    deed,
    [...writes, ...aside.value],
    changes.map(({ product }) => isUnchanged(product)),
  );
  if (!answer.ok || answer.value === null) return answer;
  return { ok: true, value: answer.value.slice('products/'.length) };
}

/** A product that was deleted, as it was stored: what brings it back. */
export interface DeletedProduct {
  readonly slug: string;
  readonly fields: DocumentData;
}

/**
 * Deletes a product; its reviews stay beneath it, and its pictures until the sweep finds in the audit that it has not come
 * back. Fails with `not-found`, `denied`, `offline`, `unavailable`.
 */
export async function deleteProduct(slug: string): Promise<Result<DeletedProduct>> {
  const path = `products/${slug}`;
  const read = await attempt(async () => {
    const fields = (await getDocFromServer(doc(firestore, path))).data();
    if (!fields) throw Object.assign(new Error('no product'), { code: 'not-found' });
    return { fields, aside: await withdrawalWrites(fields['active'] === false ? [] : [slug]) };
  });
  if (!read.ok) return read;
  const { fields, aside } = read.value;
  const auditId = (fields['auditId'] as string | undefined) ?? '';
  const deed = { action: 'product-delete', subject: path, before: fields, after: null };
  const answer = await writeAudited(deed, [{ path, remove: true, auditId }, ...aside]);
  return answer.ok ? { ok: true, value: { slug, fields } } : answer;
}

/** Brings a deleted product back as it was; `taken` when there is another one at its address by now. */
export async function restoreProduct({
  slug,
  fields,
}: DeletedProduct): Promise<Result<'done' | 'taken'>> {
  const path = `products/${slug}`;
  const deed = { action: 'product-restore', subject: path, before: null, after: fields };
  const answer = await writeAuditedUnlessChanged(
    deed,
    [{ path, set: { ...fields, updatedAt: NOW, changedAt: NOW } }],
    [{ path, holds: (stored) => stored === null }],
  );
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'taken' } : answer;
}

/** What a merge has to say so that a document with the fields of `before` has those of `after`. */
export function changedFieldsOf(before: Fields, after: Fields): Fields {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name] ?? deleteField()]));
}

/** That nobody has saved a product since it was read. Orders that take stock do not count. */
export function isUnchanged({ slug, updatedAt }: Product): Guard {
  return {
    path: `products/${slug}`,
    holds: (stored) => stored !== null && momentOf(stored['updatedAt']) === updatedAt,
  };
}

function momentOf(stored: unknown): number | undefined {
  return stored instanceof Timestamp ? stored.seconds * 1000 + stored.nanoseconds / 1e6 : undefined;
}
