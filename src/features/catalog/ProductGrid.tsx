import { memo, type ReactNode } from 'react';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ProductCard } from './ProductCard.tsx';

/** The first row of the widest layout: these pictures load at once. */
const FIRST_ROW = 4;

/** What a card has around it: what is focused in it is drawn outside of it. */
const ROOM = '-m-1.5 p-1.5';

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** How many more are on their way; they get places of the final size. */
  pending?: number;
  /** True for the first grid of a page. */
  leading?: boolean;
  /** What can be done with a product, beside opening it; it stands on its picture. */
  renderAction?: (product: ListedProduct) => ReactNode;
  /** How to get it; stands below its price. */
  renderFoot?: (product: ListedProduct) => ReactNode;
}

/** Products side by side: two on a phone, four on a desktop. */
export const ProductGrid = memo(function ProductGrid({
  products,
  pending = 0,
  leading = false,
  renderAction,
  renderFoot,
}: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 desk:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.slug} className={`relative flex flex-col gap-3 ${ROOM}`}>
          <ProductCard product={product} priority={priorityOf(leading, index)} />
          {renderAction && (
            <div className="absolute top-3.5 right-3.5">{renderAction(product)}</div>
          )}
          {renderFoot && <div className="min-h-11">{renderFoot(product)}</div>}
        </li>
      ))}
      {Array.from({ length: pending }, (_, index) => (
        <li key={`pending ${index}`} aria-hidden>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-[2.75rem] w-11/12" />
          <Skeleton className="mt-2 h-5 w-1/3" />
          <Skeleton className="mt-2 h-[4.25rem] w-2/3" />
          {renderFoot && <Skeleton className="mt-3 h-11 w-full" />}
        </li>
      ))}
    </ul>
  );
});

function priorityOf(leading: boolean, index: number): 'high' | 'eager' | 'lazy' {
  if (!leading || index >= FIRST_ROW) return 'lazy';
  return index < 2 ? 'high' : 'eager';
}
