import { useState } from 'react';
import {
  parsePercent,
  parseShift,
  type PriceEnding,
  type PriceShift,
  type PriceStep,
  priceSteps,
} from '#domain/pricing/bulk-price.ts';
import type { Product } from '#domain/product/product.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { words } from '#text/admin/catalogue/grid.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface BulkFormProps {
  /** The selected products, or all that are shown. */
  products: readonly Product[];
  onFill: (field: 'price' | 'mrp', steps: readonly PriceStep[]) => void;
}

interface BulkPrices {
  readonly field: 'price' | 'mrp';
  readonly shift: PriceShift;
  readonly ending: PriceEnding;
}

/** Fills in the prices of many products by a percentage or an amount, rounded as shops price. */
export function BulkForm({ products, onFill }: BulkFormProps) {
  const { bulk } = words;
  const [news, setNews] = useState<readonly string[]>([]);
  const form = useForm<BulkPrices>({
    check({ field, by, value = '', ending }) {
      const amount = by === 'amount' ? parseShift(value) : parsePercent(value);
      if (typeof amount !== 'number') {
        const error = value.trim() === '' ? bulk.missing : numberSentence(amount);
        return { ok: false, errors: { value: error } };
      }
      return {
        ok: true,
        value: {
          field: field === 'mrp' ? 'mrp' : 'price',
          shift: by === 'amount' ? { by, paise: amount } : { by: 'percent', percent: amount },
          ending: ending === 'nine' ? 'nine' : 'rupee',
        },
      };
    },
    send({ field, shift, ending }) {
      const steps = priceSteps(products, shift, ending, field);
      onFill(field, steps);
      const countOf = (reason: PriceStep['refused']): number =>
        steps.filter(({ refused }) => refused === reason).length;
      const refused = (['above-mrp', 'below-price', 'nothing'] as const).filter(countOf);
      setNews([
        bulk.filled(countOf(null)),
        ...refused.map((reason) => bulk.refused[reason](countOf(reason))),
      ]);
      return Promise.resolve(null);
    },
  });
  const optionsOf = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <form
      {...form.props}
      aria-label={bulk.title}
      className="grid items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-2 lg:grid-cols-5"
    >
      <Field form={form} name="field" label={bulk.field} options={optionsOf(bulk.fields)} />
      <Field form={form} name="by" label={bulk.by} options={optionsOf(bulk.ways)} />
      <Field
        form={form}
        name="value"
        label={bulk.value}
        hint={bulk.valueHint}
        inputMode="text"
        autoComplete="off"
      />
      <Field form={form} name="ending" label={bulk.ending} options={optionsOf(bulk.endings)} />
      <div className="lg:pt-7">
        <Button type="submit" look="quiet">
          {bulk.submit(products.length)}
        </Button>
      </div>
      <div role="status" className="amount text-sm sm:col-span-2 lg:col-span-5 empty:hidden">
        {news.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </form>
  );
}
