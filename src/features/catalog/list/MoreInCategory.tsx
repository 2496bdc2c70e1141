import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { relatedProducts } from '#domain/catalog/related-products.ts';
import type { Product } from '#domain/product/product.ts';
import { paths } from '#domain/site/paths.ts';
import { useCategoryName } from '#data/react/use-categories.ts';
import { productWords } from '#text/shop/product.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { useRelated } from './use-related.ts';

/** One row of a desktop, two of a phone. */
const MOST = 4;

export interface MoreInCategoryProps {
  product: Product;
  renderAction: (product: ListedProduct) => ReactNode;
  renderFoot: (product: ListedProduct) => ReactNode;
}

/** Other products of the category, loaded near the viewport only. */
export function MoreInCategory({ product, ...slots }: MoreInCategoryProps) {
  const { category } = product;
  const name = useCategoryName(category);
  const [ref, seen] = useInView<HTMLElement>();
  const { products, isPending } = useRelated(product, relatedProducts, MOST, seen);
  if (!isPending && products.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="more-in-category" className="mt-12">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="more-in-category" className="text-xl md:text-2xl">
          {productWords.moreIn(name)}
        </h2>
        <Link
          to={paths.catalog({ category })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {productWords.allIn(name)}
        </Link>
      </div>
      <ProductGrid products={products} pending={isPending ? MOST : 0} {...slots} />
    </section>
  );
}
