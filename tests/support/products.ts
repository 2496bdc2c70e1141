import * as v from 'valibot';
import { type Product, type ProductDocument, ProductSchema } from '#domain/product/product.ts';

/** 14 January 2026, 09:30 in Kolkata: the fixed time of the builders. */
export const A_MOMENT = Date.UTC(2026, 0, 14, 4, 0);

/** The stored fields of a valid product: prices in rupees, times in epoch milliseconds. */
export function aProductDocument(changes: Partial<ProductDocument> = {}): ProductDocument {
  return {
    title: 'Franch Oil NH Plus',
    price: 449.5,
    mrp: 499,
    sku: 'FR-NH-100',
    stock: 25,
    category: 'Wellness',
    description: 'A warming oil of nine herbs for tired joints.',
    imageURL: '/pictures/franch-oil-nh-plus-800.webp',
    images: ['/pictures/franch-oil-nh-plus-800.webp'],
    active: true,
    createdAt: A_MOMENT,
    updatedAt: A_MOMENT,
    netQuantity: { value: 100, unit: 'ml' },
    ...changes,
  };
}

/** A product as the app knows it: paise, every default filled in. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const whole = v.parse(ProductSchema, { ...aProductDocument(), slug: 'franch-oil-nh-plus' });
  return { ...whole, ...changes };
}
