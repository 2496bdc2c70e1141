import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { useTypingPaused } from '#ui/form/use-typing-paused.ts';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { useProductSearch } from '../../products/list/use-product-search.ts';

interface ProductPickerProps {
  onPick: (product: Product) => void;
}

/** Most products found by SKU, by slug, by each spelling of the title and by word, and the fewest letters of a search. */
const [MOST, SHORTEST] = [5, 2];

/** Finds products by words of their title or the beginning of their SKU; each is added with one press. */
export function ProductPicker({ onPick }: ProductPickerProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const isPaused = useTypingPaused(typed);
  const search = typed.length >= SHORTEST && isPaused ? typed : '';
  const { rows, error } = useProductSearch(search, 1, MOST);
  return (
    <div>
      <label className="block max-w-xl">
        <span className="block font-semibold">{own.search}</span>
        <input
          type="search"
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="mt-1 h-11 w-full rounded-card border border-edge bg-surface px-4"
        />
      </label>
      {error && <ReadProblem failure={error} />}
      <div role="status">{search && !error && rows?.length === 0 && <p>{own.none}</p>}</div>
      <ul className="mt-2 max-w-xl divide-y divide-hairline">
        {rows?.map((product) => {
          const { slug, title, sku, price, stock, active } = product;
          return (
            <li key={slug} className="flex items-center justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block">{title}</span>
                <span className="amount block text-sm text-ink-soft">
                  {[sku, formatMoney(price), active ? own.left(stock) : own.archived]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <button
                type="button"
                aria-label={own.add(title)}
                disabled={!active || stock === 0}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-leaf hover:bg-tint disabled:opacity-40"
                onClick={() => {
                  onPick(product);
                  setText('');
                }}
              >
                <Plus aria-hidden className="size-5" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
