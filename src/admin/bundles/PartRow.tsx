import { X } from 'lucide-react';
import { partField } from '#domain/bundle/bundle-form.ts';
import type { BundledProduct } from '#domain/bundle/bundle-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { words } from '#text/admin/bundles.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface PartRowProps {
  form: Form;
  /** Position in the bundle, from 0. */
  place: number;
  slug: string;
  /** Undefined while it loads, or when there is no such product. */
  product: BundledProduct | undefined;
  quantity: number;
  onRemove: () => void;
}

/** A product of a bundle with its quantity. */
export function PartRow({ form, place, slug, product, quantity, onRemove }: PartRowProps) {
  const title = product?.title ?? slug;
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface p-3">
      <div className="min-w-0 grow basis-60">
        <p className="text-sm text-ink-soft">{words.labels.part(place + 1)}</p>
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {product && (
          <p className="amount text-sm text-ink-soft">
            {`${formatMoney(product.price)} · ${product.active ? words.inStock(product.stock) : words.archived}`}
          </p>
        )}
      </div>
      <div className="w-44">
        <Field
          form={form}
          name={partField.quantity(place)}
          label={words.labels.quantity(place + 1)}
          defaultValue={String(quantity)}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <button
        type="button"
        aria-label={words.remove(title)}
        onClick={onRemove}
        className="inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <X aria-hidden className="size-4" />
        <span>{words.removeShort}</span>
      </button>
    </li>
  );
}
