import type { NumberFault } from '../core/form.ts';
import { rupeesFromPaise } from '../money/money.ts';
import { typedCount } from '../money/typed-number.ts';
import type { Product, ProductDocument } from './product.ts';
import { isSlug } from './slug.ts';

/**
 * The edited fields of a product: all but its pictures, its rating, and its stock and sales, which orders change.
 */
export type ProductDraft = Omit<
  Product,
  | 'slug'
  | 'stock'
  | 'imageURL'
  | 'images'
  | 'imageAlts'
  | 'imageKinds'
  | 'createdAt'
  | 'updatedAt'
  | 'rating'
  | 'sold'
>;

/** A fault of a field; `line` is the number of its line. */
export type DraftFault =
  | {
      readonly code:
        | 'required'
        | 'too-long'
        | 'below-price'
        | 'hsn'
        | 'choice'
        | 'too-many'
        | 'line'
        | 'slug';
      readonly line?: number;
    }
  | NumberFault;

/** The first fault of each field that has one. */
export type DraftFaults = Readonly<Partial<Record<string, DraftFault>>>;

/** Maximum stock in units. */
const MAX_STOCK = 1_000_000;

/**
 * A product's basics as stored: missing title, sku, category, description and picture become empty texts; price
 * (rupees) and stock become numbers, 0 if invalid.
 */
export function savedBasics(raw: Readonly<Record<string, unknown>>) {
  const text = (field: string): string => {
    const value = raw[field];
    return typeof value === 'string' ? value : '';
  };
  const number = (field: string): number => {
    const value = Number(raw[field] ?? 0);
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return {
    title: text('title'),
    sku: text('sku'),
    category: text('category'),
    description: text('description'),
    imageURL: text('imageURL'),
    price: number('price'),
    stock: Math.trunc(number('stock')),
  };
}

/** The fault in the format of a new product's slug. */
export function slugFault(slug: string): DraftFault | null {
  if (slug === '') return { code: 'required' };
  return isSlug(slug) ? null : { code: 'slug' };
}

/** Parses a typed stock: a whole number from 0 to a million; an empty field is 0. */
export function parseStock(typed: string): number | NumberFault {
  return typed.trim() === '' ? 0 : typedCount(typed, { least: 0, most: MAX_STOCK });
}

/** A draft's fields as Firestore stores them: rupees. */
export function draftDocument(
  draft: ProductDraft,
): Omit<
  ProductDocument,
  | 'stock'
  | 'imageURL'
  | 'images'
  | 'imageAlts'
  | 'imageKinds'
  | 'createdAt'
  | 'updatedAt'
  | 'rating'
> {
  return { ...draft, price: rupeesFromPaise(draft.price), mrp: rupeesFromPaise(draft.mrp) };
}
