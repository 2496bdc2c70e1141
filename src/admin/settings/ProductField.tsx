import { useState } from 'react';
import { liveProduct } from '#data/catalog/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import { giftWords as words } from '#text/admin/orders/gift.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { ProductSearch } from '../products/ProductSearch.tsx';

interface ProductFieldProps {
  form: Form;
  name: string;
  /** Slug of the chosen product; empty for none. */
  slug: string;
  onChange: (slug: string) => void;
}

/** A setting that is a product, found by its name. */
export function ProductField({ form, name, slug: stored, onChange }: ProductFieldProps) {
  const [slug, setSlug] = useState(stored);
  const [state] = useReads((read) => (slug === '' ? [] : [read(liveProduct(slug))]));
  const product = state && 'data' in state ? state.data : null;
  const choose = (next: string): void => {
    setSlug(next);
    onChange(next);
  };
  return (
    <div className="md:col-span-2">
      <input type="hidden" name={name} value={slug} />
      {slug === '' ? (
        <ProductSearch
          name={`${name}-search`}
          error={form.errors[name]}
          chosen={[]}
          onChoose={(found) => choose(found.slug)}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{product?.title ?? slug}</span>
          {state?.state === 'ready' && (
            <span className="amount text-ink-soft">
              {product ? words.stock(product.stock) : words.missing}
            </span>
          )}
          <Button look="quiet" onClick={() => choose('')}>
            {words.remove}
          </Button>
        </p>
      )}
    </div>
  );
}
