import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { priceView } from '#domain/pricing/price.ts';
import { paths } from '#domain/site/paths.ts';
import { bestValueOf } from '#domain/product/best-value.ts';
import type { Product } from '#domain/product/product.ts';
import { type SizeChosen, sizeChosen, sizesOf } from '#domain/product/size-choice.ts';
import { productSizes } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { productWords as words } from '#text/shop/product.ts';
import { netQuantityText } from './net-quantity.ts';

interface SizeChoiceProps {
  product: Product;
}

/** Links to the product's other sizes, each a page of its own. Choosing one keeps the scroll position. */
export function SizeChoice({ product: { slug, family } }: SizeChoiceProps) {
  const read = useQuery(productSizes(family));
  const sizes = sizesOf(read.state === 'loading' ? [] : (read.data ?? []));
  const best = bestValueOf(sizes);
  const chosen = sizeChosen(useLocation().state) !== null;
  const current = useRef<HTMLAnchorElement>(null);
  const shown = sizes.length > 0;
  useEffect(() => {
    if (chosen && shown) current.current?.focus({ preventScroll: true });
  }, [chosen, shown]);
  if (!shown) return null;
  return (
    <nav aria-label={words.sizes} className="mt-2 md:mt-4">
      <p aria-hidden className="mb-2 hidden text-sm font-semibold md:block">
        {words.sizes}
      </p>
      <ul className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <li key={size.slug}>
            <Link
              ref={size.slug === slug ? current : null}
              to={paths.product(size.slug)}
              replace
              preventScrollReset
              state={{ family } satisfies SizeChosen}
              aria-current={size.slug === slug ? 'page' : undefined}
              className="grid min-h-11 content-center rounded-card border border-hairline px-4 py-1 text-sm aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-tint"
            >
              <span className="font-semibold">
                <span>{netQuantityText(size.netQuantity) || size.title}</span>
                {size === best && <span className="text-leaf">{` · ${words.bestValue}`}</span>}
              </span>
              <span className="text-ink-soft amount">
                {size.stock > 0 ? pricesOf(size) : words.soldOutSize}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The price, and what one gram, ml or piece costs, so that sizes can be compared. */
function pricesOf(size: Product): string {
  const { price, unitPrice } = priceView(size);
  if (unitPrice === null) return formatMoney(price);
  return `${formatMoney(price)} · ${formatMoney(unitPrice.amount)} ${cardWords.per(unitPrice.per)}`;
}
