import type { Product } from '#domain/product/product.ts';
import { parseDelta, STAFF_REASONS, type StaffReason } from '#domain/stock/stock-move.ts';
import { moveStock } from '#data/admin/stock.ts';
import { failureSentences } from '#text/site/failures.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { words } from '#text/admin/stock.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';

interface StockFormProps {
  product: Pick<Product, 'slug' | 'stock'>;
}

/** The stock of a product in one row, which changes it with a reason. */
export function StockForm({ product: { slug, stock } }: StockFormProps) {
  const form = useForm<{ delta: number; reason: StaffReason; note: string }>({
    check({ delta: typed = '', reason: chosen, note = '' }) {
      const delta = parseDelta(typed);
      const reason = STAFF_REASONS.find((known) => known === chosen) ?? 'other';
      return typeof delta === 'number'
        ? { ok: true, value: { delta, reason, note: note.trim() } }
        : {
            ok: false,
            errors: { delta: typed.trim() ? numberSentence(delta) : words.deltaMissing },
          };
    },
    async send(move, element) {
      const result = await moveStock({ slug, ...move });
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value === 'too-few')
        return { problem: words.tooFew, errors: { delta: words.tooFew } };
      element.reset();
      toast(words.saved(move.delta));
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <section
      aria-labelledby="stock"
      className="mt-4 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="stock" className="text-xl">
          {words.title}
        </h2>
        <p role="status" className="amount font-semibold">
          {words.now(stock)}
        </p>
      </div>
      <EditorsOnly>
        <form {...form.props} aria-label={words.title} className="mt-2">
          <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-4">
            <Field
              form={form}
              name="delta"
              label={words.delta}
              hint={words.deltaHint}
              autoComplete="off"
            />
            <Field
              form={form}
              name="reason"
              label={words.reason}
              options={STAFF_REASONS.map((value) => ({ value, label: words.staffReasons[value] }))}
            />
            <Field
              form={form}
              name="note"
              label={words.note}
              optional={words.optional}
              maxLength={300}
              autoComplete="off"
            />
            <div className="md:pt-7">
              <Button type="submit" look="quiet" aria-disabled={form.pending}>
                {form.pending ? words.saving : words.save}
              </Button>
            </div>
          </div>
          <FormProblem form={form} />
        </form>
      </EditorsOnly>
    </section>
  );
}
