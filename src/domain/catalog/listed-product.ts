import type { Product } from '../product/product.ts';
import { type DatedRates, firstRateDay, ratesFrom } from '../product/sale-start.ts';

/** The product fields for lists, filters, search and suggestions. */
const LISTED_FIELDS = [
  ...(['slug', 'title', 'sku', 'category', 'price', 'mrp', 'stock', 'netQuantity'] as const),
  ...(['rating', 'sold', 'concerns', 'countryOfOrigin', 'imageURL', 'createdAt'] as const),
] as const;

/**
 * A product in a list. `price` and `mrp` are paise; `createdAt` is epoch milliseconds. Of the GST rates only the first day
 * counts: `saleStart` says from when the product can be bought.
 */
export type ListedProduct = Pick<Product, (typeof LISTED_FIELDS)[number]> & DatedRates;

/** Picks a product's list fields. */
export function listedProduct(product: ListedProduct): ListedProduct {
  const fields = LISTED_FIELDS.map((name) => [name, product[name]] as const);
  return {
    ...Object.fromEntries(fields),
    gstRates: ratesFrom(firstRateDay(product)),
  } as ListedProduct;
}

/** Columnar form by field name: repeated values are adjacent and compress well. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Converts products to columns. Missing values are null. */
export function columnsOf(products: readonly ListedProduct[]): Columns {
  return {
    ...Object.fromEntries(
      LISTED_FIELDS.map((name) => [name, products.map((product) => product[name] ?? null)]),
    ),
    saleFrom: products.map((product) => firstRateDay(product) ?? null),
  };
}

/** Converts columns back to products, in their order. */
export function productsOf(columns: Columns): readonly ListedProduct[] {
  return (columns['slug'] ?? []).map((_, index) => {
    const values = LISTED_FIELDS.map((name) => [name, columns[name]?.[index]] as const);
    return {
      ...Object.fromEntries(values.filter(([, value]) => value !== null)),
      gstRates: ratesFrom(columns['saleFrom']?.[index]),
    } as ListedProduct;
  });
}
