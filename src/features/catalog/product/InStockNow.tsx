import { Link } from 'react-router-dom';
import { replacementsFor } from '#domain/catalog/related-products.ts';
import type { Product } from '#domain/product/product.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { useCategoryName } from '#data/react/use-categories.ts';
import { productWords } from '#text/shop/product.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProductPicture } from '../gallery/ProductPicture.tsx';
import { CardRating } from '../list/CardRating.tsx';
import { useRelated } from '../list/use-related.ts';

const MOST = 3;

export interface InStockNowProps {
  product: Product;
}

/** What can be bought instead of a sold-out product, in its buy box. */
export function InStockNow({ product }: InStockNowProps) {
  const { category } = product;
  const name = useCategoryName(category);
  const [ref, seen] = useInView<HTMLElement>();
  const { products, isPending } = useRelated(product, replacementsFor, MOST, seen);
  const hasRows = isPending || products.length > 0;
  return (
    <section ref={ref} aria-labelledby="in-stock-now">
      {hasRows && (
        <>
          <h2 id="in-stock-now" className="text-lg">
            {productWords.instead}
          </h2>
          <ul className="mt-1 divide-y divide-hairline">
            {products.map((other) => (
              <li key={other.slug} className="relative flex items-center gap-3 py-2">
                <span className="w-16 shrink-0">
                  <ProductPicture address={other.imageURL} alt="" sizes="4rem" />
                </span>
                <div className="min-w-0 grow">
                  <Link
                    to={paths.product(other.slug)}
                    className="line-clamp-2 leading-snug font-semibold underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
                  >
                    {other.title}
                  </Link>
                  <CardRating rating={other.rating} />
                </div>
                <span className="shrink-0 font-semibold amount">{formatMoney(other.price)}</span>
              </li>
            ))}
            {isPending &&
              Array.from({ length: MOST }, (_, index) => (
                <li key={`pending ${index}`} aria-hidden className="flex items-center gap-3 py-2">
                  <Skeleton className="size-16 shrink-0" />
                  <Skeleton className="h-10 grow" />
                </li>
              ))}
          </ul>
        </>
      )}
      <Link
        to={paths.catalog({ category })}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {productWords.allIn(name)}
      </Link>
    </section>
  );
}
