import type { Product } from '../product/product.ts';

/** What lists, filters, searches and suggestions look at and show of a product. */
const LISTED = [
  ...(['slug', 'title', 'sku', 'category', 'price', 'mrp', 'stock', 'netQuantity'] as const),
  ...(['rating', 'concerns', 'countryOfOrigin', 'imageURL', 'createdAt'] as const),
] as const;

/** A product as far as a list knows it. `price` and `mrp` are paise; `createdAt` is epoch milliseconds. */
export type ListedProduct = Pick<Product, (typeof LISTED)[number]>;

/** The part of a product that a list knows. */
export function listedProduct(product: ListedProduct): ListedProduct {
  return Object.fromEntries(LISTED.map((name) => [name, product[name]])) as ListedProduct;
}

/** Values in rows as columns, by their names: what repeats stands side by side, and packs well. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Products as columns. What a product does not say is null. */
export function columnsOf(products: readonly ListedProduct[]): Columns {
  return Object.fromEntries(
    LISTED.map((name) => [name, products.map((product) => product[name] ?? null)]),
  );
}

/** The products of columns, in their order. */
export function productsOf(columns: Columns): readonly ListedProduct[] {
  return (columns['slug'] ?? []).map((_, place) => {
    const values = LISTED.map((name) => [name, columns[name]?.[place]] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== null)) as ListedProduct;
  });
}
