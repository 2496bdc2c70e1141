import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { relatedProducts } from '#domain/catalog/related-products.ts';
import type { Product } from '#domain/product/product.ts';
import { paths } from '#domain/site/paths.ts';
import { productList } from '#data/catalog/products.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/query/use-query.ts';
import { productWords } from '#text/en/shop/product.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** One row of a desktop, two of a phone. */
const MOST = 4;
const NOT_LOADED = constantQuery('products/more unseen');

export interface MoreInCategoryProps {
  product: Product;
  renderAction: (product: ListedProduct) => ReactNode;
  renderFoot: (product: ListedProduct) => ReactNode;
}

/**
 * Other products of the category. They come from the data file of its list, near the viewport only, and cost no read; a
 * site that was not prerendered has no such file and shows none.
 */
export function MoreInCategory({ product, ...slots }: MoreInCategoryProps) {
  const { category } = product;
  const [ref, seen] = useInView<HTMLElement>();
  const read = useQuery<ListPage<Product> | null>(
    seen && isPrerendered() ? productList({ category }) : NOT_LOADED,
  );
  const page = read.state === 'loading' ? undefined : read.data;
  const products = relatedProducts(product, page?.rows ?? [], MOST);
  const isPending = !seen || read.state === 'loading';
  if (!isPending && products.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="more-in-category" className="mt-12">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="more-in-category" className="text-xl md:text-2xl">
          {productWords.moreIn(category)}
        </h2>
        <Link
          to={paths.catalog({ category })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {productWords.allIn(category)}
        </Link>
      </div>
      <ProductGrid products={products} pending={isPending ? MOST : 0} {...slots} />
    </section>
  );
}
