import { stockState } from '#domain/stock/stock.ts';
import { words } from '#text/en/site/shop.ts';

interface StockNoteProps {
  /** Number of pieces. */
  stock: number;
  large?: boolean;
}

/** The stock state in words; the colour repeats it. */
export function StockNote({ stock, large = false }: StockNoteProps) {
  const view = stockState(stock);
  const look = {
    'in-stock': 'text-leaf',
    'few-left': 'text-turmeric-ink',
    'sold-out': 'text-clay',
  };
  return (
    <p className={`${large ? 'text-lg' : 'text-sm'} font-semibold ${look[view.state]}`}>
      {view.state === 'few-left'
        ? words.product.stock['few-left'](view.left)
        : words.product.stock[view.state]}
    </p>
  );
}
