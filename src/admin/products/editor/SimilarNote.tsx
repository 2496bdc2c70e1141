import { useState } from 'react';
import { labelDefaults } from '#domain/product/label-defaults.ts';
import type { Product } from '#domain/product/product.ts';
import { staffProducts } from '#data/admin/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { fieldName } from '#text/admin/catalogue/changes.ts';
import { words } from '#text/admin/catalogue/editor.ts';
import { Button } from '#ui/form/Button.tsx';
import type { FormValues } from '#ui/form/use-form.ts';

interface SimilarNoteProps {
  category: string;
  productClass: Product['productClass'];
  /** The values typed so far. */
  typed: () => FormValues;
  onTake: (values: FormValues) => void;
}

/** Products looked at for one of the same class, newest first. */
const LOOKED_AT = 30;

/**
 * Offers a new product the label details of the newest product of its category and class: licence, HSN, GST rate and
 * what else such products share. Only empty fields are filled, and named.
 */
export function SimilarNote({ category, productClass, typed, onTake }: SimilarNoteProps) {
  const [taken, setTaken] = useState('');
  const state = useQuery(
    staffProducts({
      where: { category },
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: LOOKED_AT,
    }),
  );
  const rows = 'data' in state ? (state.data?.rows ?? []) : [];
  const similar = rows.find((row) => row.productClass === productClass);
  if (!similar) return null;

  function take(from: Product): void {
    const values = labelDefaults(from, typed());
    onTake(values);
    setTaken(Object.keys(values).map(fieldName).join(', '));
  }

  return (
    <div className="space-y-2">
      <Button look="quiet" onClick={() => take(similar)}>
        {words.takeLabel(similar.title)}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {taken === '' ? words.takeLabelHint : words.taken(taken)}
      </p>
    </div>
  );
}
