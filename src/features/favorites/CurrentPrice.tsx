import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import { stockState } from '#domain/stock/stock.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/favorites.ts';
import { cardWords } from '#text/shop/product-card.ts';

interface CurrentPriceProps {
  slug: string;
  /** The price when it was saved. */
  saved: Paise;
}

/** The current price of a product on the wishlist, and how it differs from the saved one. */
export function CurrentPrice({ slug, saved }: CurrentPriceProps) {
  const product = useQuery(liveProduct(slug));
  const now = product.state === 'loading' ? undefined : product.data;
  const gone = product.state === 'failed' ? product.error.code === 'denied' : now === null;
  if (gone) return <p className="font-semibold text-clay">{words.gone}</p>;
  if (!now) return <p className="text-ink-soft">{words.price.saved(formatMoney(saved))}</p>;
  const difference = now.price - saved;
  const by = formatMoney(paise(Math.abs(difference)));
  return (
    <>
      <p>
        <strong className="text-lg leading-tight font-semibold">{formatMoney(now.price)}</strong>
      </p>
      {difference !== 0 && (
        <p className={`text-sm ${difference < 0 ? 'text-leaf' : 'text-turmeric-ink'}`}>
          {difference < 0
            ? words.price.lower(formatMoney(saved), by)
            : words.price.higher(formatMoney(saved), by)}
        </p>
      )}
      {stockState(now.stock).state === 'sold-out' && (
        <p className="text-sm font-semibold text-clay">{cardWords.stock['sold-out']}</p>
      )}
    </>
  );
}
