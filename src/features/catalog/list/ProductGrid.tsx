import { memo, type ReactNode, useState } from 'react';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { saleStart } from '#domain/product/sale-start.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useIsIdle } from '#ui/loading/use-is-idle.ts';
import { ProductCard } from './ProductCard.tsx';

/** First row of the widest layout: these pictures load eagerly. */
const FIRST_ROW = 4;

/** Padding around a card for the focus ring, which lies outside it. */
const FOCUS_SPACE = '-m-1.5 p-1.5';

/** For cards below the first view: the browser lays them out near the viewport, and assumes this height until then. */
const LAID_OUT_LATER =
  '[content-visibility:auto] [contain-intrinsic-size:auto_24rem] md:[contain-intrinsic-size:auto_30rem] xl:[contain-intrinsic-size:auto_28rem]';

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** Number of loading products; skeletons of the final size. */
  pending?: number;
  /** True for the first grid of a page. */
  leading?: boolean;
  /** Renders an action on the picture. */
  renderAction?: (product: ListedProduct) => ReactNode;
  /** Renders the purchase button below the price; not before the sale begins. */
  renderFoot?: (product: ListedProduct) => ReactNode;
}

/** A grid of products: two columns on phones, four from a tablet on. */
export const ProductGrid = memo(function ProductGrid({
  products,
  pending = 0,
  leading = false,
  renderAction,
  renderFoot,
}: ProductGridProps) {
  const [now] = useState(() => Date.now());
  // Only until the browser is idle: Back restores the scroll position, which must not depend on guessed heights.
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const isIdle = useIsIdle();
  const laterFrom = leading && isPrerendered && !isIdle ? FIRST_ROW : Infinity;
  const start = (product: ListedProduct): string | null => saleStart(product, now);
  return (
    <ul className="grid card-columns gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-10">
      {products.map((product, index) => (
        <li
          key={product.slug}
          className={`relative flex flex-col gap-3 ${FOCUS_SPACE} ${index < laterFrom ? '' : LAID_OUT_LATER}`}
        >
          <ProductCard
            product={product}
            saleStart={start(product)}
            priority={priorityOf(leading, index)}
          />
          {renderAction && (
            <div className="absolute top-3.5 right-3.5">{renderAction(product)}</div>
          )}
          {renderFoot && (
            <div className="min-h-11">{start(product) === null && renderFoot(product)}</div>
          )}
        </li>
      ))}
      {Array.from({ length: pending }, (_, index) => (
        <li key={`pending ${index}`} aria-hidden className={FOCUS_SPACE}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-[2.75rem] w-11/12" />
          <Skeleton className="mt-2 h-5 w-1/3" />
          <Skeleton className="mt-2 h-[3.88rem] w-2/3" />
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
