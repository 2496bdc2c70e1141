import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queriesOfSearch } from '#domain/catalog/product-view.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Product } from '#domain/product/product.ts';
import { staffProducts } from '#data/admin/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { useTypingPaused } from '#ui/form/use-typing-paused.ts';
import { ReadProblem } from '../../frame/ReadProblem.tsx';

interface ProductPickerProps {
  onPick: (product: Product) => void;
}

/** Most products found, and from how many letters on the database is asked. */
const [SHOWN, SHORTEST] = [5, 2];

/** Finds products by the beginning of their title or SKU; each is added with one press. */
export function ProductPicker({ onPick }: ProductPickerProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const isPaused = useTypingPaused(typed);
  const queries = useMemo(
    () =>
      typed.length >= SHORTEST && isPaused
        ? queriesOfSearch(typed, 1).map((query) => staffProducts({ ...query, limit: SHOWN }))
        : [],
    [typed, isPaused],
  );
  const states = useReads((read) => queries.map((query) => read(query)));
  const failed = states.find(({ state }) => state === 'failed');
  const found = states.flatMap((state) =>
    state.state === 'loading' ? [] : (state.data?.rows ?? []),
  );
  const products = [...new Map(found.map((product) => [product.slug, product])).values()];
  const isDone = states.length > 0 && states.every(({ state }) => state === 'ready');
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
      {failed?.state === 'failed' && <ReadProblem failure={failed.error} />}
      <div role="status">{isDone && products.length === 0 && <p>{own.none}</p>}</div>
      <ul className="mt-2 max-w-xl divide-y divide-hairline">
        {products.slice(0, SHOWN).map((product) => {
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
