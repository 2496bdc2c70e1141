import { useEffect, useRef, useState } from 'react';
import { liveProduct } from '#data/catalog/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import {
  chosenProductWords as own,
  type ChosenWords,
} from '#text/admin/catalogue/chosen-product.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { ProductSearch } from './ProductSearch.tsx';

interface ProductFieldProps {
  form: Form;
  name: string;
  /** Slug of the chosen product; empty for none. */
  slug: string;
  /** What it means that the product is gone or sold out. */
  words: ChosenWords;
  onChange: (slug: string) => void;
}

/** A field that holds a product, found by its name. */
export function ProductField({ form, name, slug: stored, words, onChange }: ProductFieldProps) {
  const [slug, setSlug] = useState(stored);
  const [state] = useReads((read) => (slug === '' ? [] : [read(liveProduct(slug))]));
  const product = state && 'data' in state ? state.data : null;
  const known = useRef(stored);
  // Once the form holds the product.
  useEffect(() => {
    if (known.current === slug) return;
    known.current = slug;
    onChange(slug);
  });
  return (
    <div className="md:col-span-2">
      <input type="hidden" name={name} value={slug} />
      {slug === '' ? (
        <ProductSearch
          name={`${name}-search`}
          error={form.errors[name]}
          chosen={[]}
          onChoose={(found) => setSlug(found.slug)}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{product?.title ?? slug}</span>
          {state?.state === 'ready' && (
            <span className="amount text-ink-soft">
              {product ? own.stock(product.stock) : words.missing}
            </span>
          )}
          {product?.stock === 0 && <span className="text-clay">{words.soldOut}</span>}
          <Button look="quiet" onClick={() => setSlug('')}>
            {own.remove}
          </Button>
        </p>
      )}
    </div>
  );
}
