import type { Paise } from '../money/money.ts';
import { formatMoney } from '../money/money.ts';
import type { ProductDraft } from '../product/product-draft.ts';
import { DRAFT_FIELDS, type DraftField, productFormValues } from '../product/product-form.ts';
import type { Product } from '../product/product.ts';
import { savedFields } from '../product/stored-product.ts';

/** Stored fields of a product: prices in rupees. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** What one edit of many products does to one of them. */
export interface ProductChange {
  readonly slug: string;
  readonly title: string;
  /** The stored fields that change, as they were; an absent one was not stored. Null for a new product. */
  readonly before: StoredFields | null;
  /** The same fields afterwards; for a new product all of them, its opening stock included. */
  readonly after: StoredFields;
  /** Correction of the stock after a count, in pieces; 0 for none. */
  readonly stockDelta: number;
  /** Stock that the correction started from, in pieces. */
  readonly stockFrom: number;
  /** When the product was last saved, epoch milliseconds: a later save prevents the change. */
  readonly savedAt: number | undefined;
}

/** The change that turns a product into a draft, with the stock counted (null: not counted). Null without a difference. */
export function changeOfProduct(
  product: Product,
  draft: ProductDraft,
  counted: number | null,
  stockFrom: number = product.stock,
): ProductChange | null {
  const stored = savedFields({ ...product, draft: product });
  const wanted = savedFields({ ...product, draft });
  const names = [...new Set([...Object.keys(stored), ...Object.keys(wanted)])].filter(
    (name) => !isSame(stored[name], wanted[name]),
  );
  const stockDelta = counted === null ? 0 : counted - stockFrom;
  if (names.length === 0 && stockDelta === 0) return null;
  return {
    slug: product.slug,
    title: product.title,
    before: pick(stored, names),
    after: pick(wanted, names),
    stockDelta,
    stockFrom,
    savedAt: product.updatedAt,
  };
}

/** The change that creates a product without pictures, with its opening stock in pieces. */
export function creationOf(slug: string, draft: ProductDraft, stock: number): ProductChange {
  const fields = savedFields({ draft, images: [], imageAlts: [], imageKinds: [] });
  return {
    slug,
    title: draft.title,
    before: null,
    after: { ...fields, stock },
    stockDelta: 0,
    stockFrom: stock,
    savedAt: undefined,
  };
}

const pick = (fields: StoredFields, names: readonly string[]): StoredFields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** Whether two stored values are the same. Firestore sorts the keys of a map, so their order is ignored. */
export function isSame(one: unknown, other: unknown): boolean {
  return sortedJson(one) === sortedJson(other);
}

function sortedJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A difference that staff confirm. The values are the form's; amounts as money. */
export interface FieldDifference {
  readonly field: DraftField | 'stock';
  readonly from: string;
  readonly to: string;
}

/** The differences between a product and a draft, in the form's order, with a stock correction last. */
export function differencesOf(
  product: Product,
  draft: ProductDraft,
  counted: number | null,
  stockFrom: number = product.stock,
): readonly FieldDifference[] {
  const [from, to] = [readable(product), readable(draft)];
  const fields = DRAFT_FIELDS.filter((field) => from[field] !== to[field]);
  return [
    ...fields.map((field) => ({ field, from: from[field], to: to[field] })),
    ...(counted === null || counted === stockFrom
      ? []
      : [{ field: 'stock' as const, from: String(stockFrom), to: String(counted) }]),
  ];
}

function readable(draft: ProductDraft): Readonly<Record<DraftField, string>> {
  const money = (amount: Paise): string => (amount === 0 ? '' : formatMoney(amount));
  return { ...productFormValues(draft), price: money(draft.price), mrp: money(draft.mrp) };
}

/** What is left to undo of a change, seen from the product as it is stored now. */
export interface UndoStep {
  /** The fields to restore; an undefined value removes the field. */
  readonly restore: StoredFields;
  /** The fields that staff have changed since, which stay as they are. */
  readonly changedSince: readonly string[];
}

/**
 * Compares each changed field with what the change left in it: a field that still has that value is restored, one that
 * already has its old value needs nothing, and any other was changed since and stays.
 */
export function undoStep(
  { before, after }: Pick<ProductChange, 'before' | 'after'>,
  stored: StoredFields,
): UndoStep {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const open = names.filter((name) => !isSame(stored[name], before?.[name]));
  const own = open.filter((name) => isSame(stored[name], after[name]));
  return {
    restore: Object.fromEntries(own.map((name) => [name, before?.[name]])),
    changedSince: open.filter((name) => !own.includes(name)),
  };
}
