import type { ReactNode } from 'react';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import type { Product } from '#domain/product/product.ts';
import { featuredProducts } from '#data/catalog/featured-products.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { homeWords } from '#text/home/home.ts';
import { ProductGrid } from './ProductGrid.tsx';

const MOST = 4;
const NONE = constantQuery<readonly Product[]>('products/not-found', []);

export interface PopularProps {
  renderAction: (product: ListedProduct) => ReactNode;
  renderFoot: (product: ListedProduct) => ReactNode;
}

/** Popular products, from the pages' data alone: an address that nobody knows costs no read. */
export function Popular(slots: PopularProps) {
  const featured = useQuery<readonly Product[]>(isPrerendered() ? featuredProducts : NONE);
  const products = featured.state === 'ready' ? featured.data.slice(0, MOST) : [];
  if (products.length === 0) return null;
  return (
    <section className="shell pb-8">
      <h2 className="mb-3 text-xl md:mb-6 md:text-3xl">{homeWords.featured}</h2>
      <ProductGrid products={products} {...slots} />
    </section>
  );
}
