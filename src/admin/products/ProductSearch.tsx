import { useId, useRef, useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import { formatMoney } from '#domain/money/money.ts';
import { words } from '#text/admin/bundles.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useProductSearch } from './list/use-product-search.ts';

interface ProductSearchProps {
  /** Name of the field, under which a form reports that a product is missing. */
  name: string;
  error: string | undefined;
  /** Slugs that are chosen already. */
  chosen: readonly string[];
  onChoose: (product: Product) => void;
}

/** Finds products by name or SKU and lets one be chosen. Enter searches; it does not send the form. */
export function ProductSearch({ name, error, chosen, onChoose }: ProductSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const find = (): void => setSearch(field.current?.value.trim() ?? '');
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {words.find}
      </label>
      <div className="mt-1 flex gap-3">
        <input
          ref={field}
          id={id}
          name={name}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
          className="block h-11 w-full max-w-md min-w-0 rounded-card border border-edge bg-surface px-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-clay"
        />
        <Button look="quiet" onClick={find}>
          {words.findDo}
        </Button>
      </div>
      <ErrorMessage id={`${id}-error`} look="small" className="mt-1">
        {error}
      </ErrorMessage>
      {search !== '' && (
        <Found
          search={search}
          chosen={chosen}
          onChoose={(product) => {
            setSearch('');
            if (field.current) field.current.value = '';
            field.current?.focus();
            onChoose(product);
          }}
        />
      )}
    </div>
  );
}

interface FoundProps extends Pick<ProductSearchProps, 'chosen' | 'onChoose'> {
  search: string;
}

function Found({ search, chosen, onChoose }: FoundProps) {
  const { rows, error } = useProductSearch(search, 1);
  const products = rows?.filter(({ slug }) => !chosen.includes(slug)) ?? null;
  if (error) return <ErrorMessage look="small">{failureSentences[error.code]}</ErrorMessage>;
  return (
    <div role="status" className="mt-2 max-w-2xl">
      {products === null && <p className="text-ink-soft">{words.searching}</p>}
      {products?.length === 0 && <p className="text-ink-soft">{words.noneFound}</p>}
      <ul className="divide-y divide-hairline">
        {products?.slice(0, 8).map((product) => (
          <li key={product.slug}>
            <button
              type="button"
              aria-label={words.choose(product.title)}
              onClick={() => onChoose(product)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-card px-3 py-2 text-left hover:bg-tint"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{product.title}</span>
              <span className="amount text-sm text-ink-soft">
                {`${formatMoney(product.price)} · ${product.active ? words.inStock(product.stock) : words.archived}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
