import { stockState } from '#domain/stock/stock.ts';
import { LOCALE } from '#text/locale.ts';
import { cardWords } from '#text/shop/product-card.ts';

/** A day without a time: UTC keeps it. */
const ON_THAT_DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

interface StockNoteProps {
  /** Number of pieces. */
  stock: number;
  /** The day from which it can be bought (`useSaleStart`); null if it can be now. */
  saleStart?: string | null;
  large?: boolean;
  /** Says nothing about a product that is simply in stock: a list of such lines tells nobody anything. */
  onlyUnusual?: boolean;
}

/** The stock state in words, or when the sale begins; the colour repeats it. */
export function StockNote({
  stock,
  saleStart = null,
  large = false,
  onlyUnusual = false,
}: StockNoteProps) {
  if (saleStart !== null && stock > 0) {
    // Every list has this line in its first code, so it does without the date formats of the shop.
    const day = new Date(saleStart).toLocaleDateString(LOCALE, ON_THAT_DAY);
    return <p className="text-sm font-semibold text-turmeric-ink">{cardWords.saleFrom(day)}</p>;
  }
  const view = stockState(stock);
  if (onlyUnusual && view.state === 'in-stock') return null;
  const look = {
    'in-stock': 'text-leaf',
    'few-left': 'text-turmeric-ink',
    'sold-out': 'text-clay',
  };
  return (
    <p className={`${large ? 'text-lg' : 'text-sm'} font-semibold ${look[view.state]}`}>
      {view.state === 'few-left'
        ? cardWords.stock['few-left'](view.left)
        : cardWords.stock[view.state]}
    </p>
  );
}
