import type { Product } from '#domain/product/product.ts';
import { productList } from '#data/catalog/products.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';

const NOT_LOADED = constantQuery('products/more unseen');

interface CategoryProducts {
  /** Chosen from the products of the category. */
  readonly products: readonly Product[];
  readonly isPending: boolean;
}

/** Chooses other products for one, at most `most`: `relatedProducts` or `replacementsFor`. */
type Choose = (product: Product, rows: readonly Product[], most: number) => readonly Product[];

/**
 * At most `most` other products of the category, once `isWanted`. They come from the data file of its list and cost no
 * read; a site that was not prerendered has no such file and gets none.
 */
export function useRelated(
  product: Product,
  choose: Choose,
  most: number,
  isWanted: boolean,
): CategoryProducts {
  const { category } = product;
  const read = useQuery<ListPage<Product> | null>(
    isWanted && isPrerendered() ? productList({ category }) : NOT_LOADED,
  );
  const page = read.state === 'loading' ? undefined : read.data;
  return {
    products: choose(product, page?.rows ?? [], most),
    isPending: !isWanted || read.state === 'loading',
  };
}
