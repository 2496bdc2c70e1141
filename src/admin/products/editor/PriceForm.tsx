import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { formatMoment } from '#text/dates.ts';
import {
  type PriceChange,
  type PriceChangeDraft,
  parsePriceChange,
  priceChangeFormValues,
} from '#domain/pricing/price-change.ts';
import type { Product } from '#domain/product/product.ts';
import { changePrice, planPrice, priceChangeId } from '#data/admin/price-changes.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/prices.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type FormProblem as Problem, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';

interface PriceFormProps {
  product: Pick<Product, 'slug' | 'price' | 'mrp'>;
  /** The plan to change; null for a new one. */
  base: PriceChange | null;
  /** Times of the product's other plans. */
  taken: readonly number[];
  /** Whether it replaces another form: it then takes the focus. */
  arrives: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Plans a price of a product, or changes a plan. */
export function PriceForm({ product, base, taken, arrives, onDone, onCancel }: PriceFormProps) {
  // Retrying the same plan after a lost response creates no second one.
  const [id] = useState(() => base?.id ?? priceChangeId(product.slug));
  const typed = priceChangeFormValues(base ?? { price: product.price, mrp: product.mrp });
  const form = useForm<PriceChangeDraft>({
    check(values) {
      const read = parsePriceChange(values, { now: Date.now(), taken });
      if (read.ok) return read;
      const errors = Object.entries(read.faults).map(([name, fault]) => [name, words.fault(fault)]);
      return { ok: false, errors: Object.fromEntries(errors) as Record<string, string> };
    },
    send,
  });
  useUnsaved(form.unsent);

  async function send(draft: PriceChangeDraft): Promise<Problem> {
    const result = base ? await changePrice(base, draft) : await planPrice(id, draft);
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value === 'changed') return { problem: words.changed };
    toast(words.planned(formatMoney(draft.price), formatMoment(draft.fromAt)));
    onDone();
    return null;
  }

  const title = base ? words.replan(formatMoment(base.fromAt)) : words.plan;
  return (
    <form
      {...form.props}
      aria-label={title}
      className="space-y-4 rounded-card border border-hairline bg-surface p-4 md:p-6"
    >
      <h3 ref={arrives ? focusOnArrival : undefined} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
        <Field
          form={form}
          name="from"
          type="datetime-local"
          label={words.from}
          hint={words.fromHint}
          defaultValue={typed.from}
        />
        <Field
          form={form}
          name="price"
          label={words.price}
          hint={words.priceHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.price}
        />
        <Field
          form={form}
          name="mrp"
          label={words.mrp}
          hint={words.mrpHint}
          optional={words.optional}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.mrp}
        />
      </div>
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" aria-disabled={form.pending}>
          {form.pending ? words.saving : base ? words.save : words.submit}
        </Button>
        {base && (
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
