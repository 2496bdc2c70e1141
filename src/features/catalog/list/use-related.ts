import { relatedProducts } from '#domain/catalog/related-products.ts';
import type { Product } from '#domain/product/product.ts';
import { productList } from '#data/catalog/products.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';

const NOT_LOADED = constantQuery('products/more unseen');

interface RelatedProducts {
  readonly products: readonly Product[];
  readonly isPending: boolean;
}

/**
 * At most `most` other products of the category that are in stock, once `isWanted`. They come from the data file of its
 * list and cost no read; a site that was not prerendered has no such file and gets none.
 */
export function useRelated(product: Product, most: number, isWanted: boolean): RelatedProducts {
  const { category } = product;
  const read = useQuery<ListPage<Product> | null>(
    isWanted && isPrerendered() ? productList({ category }) : NOT_LOADED,
  );
  const page = read.state === 'loading' ? undefined : read.data;
  return {
    products: relatedProducts(product, page?.rows ?? [], most),
    isPending: !isWanted || read.state === 'loading',
  };
}
