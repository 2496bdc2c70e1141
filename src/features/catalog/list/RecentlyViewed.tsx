import { type ReactNode, useEffect } from 'react';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { productBySlug } from '#data/catalog/products.ts';
import { recentlyViewed, rememberViewed } from '#data/catalog/recently-viewed.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReads } from '#data/react/use-reads.ts';
import { productWords } from '#text/shop/product.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { ProductGrid } from './ProductGrid.tsx';

export interface RecentlyViewedProps {
  /** The open product: it is remembered, and left out. */
  slug: string;
  renderAction: (product: ListedProduct) => ReactNode;
  renderFoot: (product: ListedProduct) => ReactNode;
}

/** The products viewed last on this device, from their data files near the viewport. */
export function RecentlyViewed({ slug, ...slots }: RecentlyViewedProps) {
  const [ref, seen] = useInView<HTMLDivElement>();
  const viewed = useQuery(recentlyViewed);
  const slugs = viewed.state === 'ready' ? viewed.data.filter((other) => other !== slug) : [];
  const states = useReads((read) =>
    seen && isPrerendered() ? slugs.map((other) => read(productBySlug(other))) : [],
  );
  useEffect(() => rememberViewed(slug), [slug]);
  const products = states.flatMap((state) =>
    state.state === 'ready' && state.data !== null ? [state.data] : [],
  );
  return (
    <div ref={ref}>
      {products.length > 0 && (
        <section aria-labelledby="recently-viewed" className="mt-12">
          <h2 id="recently-viewed" className="mb-6 text-xl md:text-2xl">
            {productWords.viewed}
          </h2>
          <ProductGrid products={products} {...slots} />
        </section>
      )}
    </div>
  );
}
