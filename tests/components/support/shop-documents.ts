import type { ProductDocument } from '#domain/product/product.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aProductDocument } from '../../support/fixtures/products.ts';
import type { Documents } from './memory-backend.ts';

/** The shop's settings as they are seeded. */
export const SETTINGS: Documents = { 'settings/store': STORE };

/** A product by its path. Defaults: ₹100 at an MRP of ₹120, 25 pieces. Prices in rupees. */
export function productAt(
  slug: string,
  title: string,
  changes: Partial<ProductDocument> = {},
): Documents {
  const pictures = { imageURL: '', images: [] };
  const worth = { title, sku: slug.toUpperCase(), price: 100, mrp: 120 };
  return { [`products/${slug}`]: { ...aProductDocument({ ...worth, ...pictures, ...changes }) } };
}
