import { useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { words } from '#text/admin/bulk.ts';
import { words as listWords } from '#text/admin/products.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { type BulkAction, bulkPlan, newFoods, type PlanRow, withoutLicence } from './bulk-plan.ts';
import { BulkPreview } from './BulkPreview.tsx';
import type { BulkRun } from './bulk-run.ts';
import { useCategoryIds } from '../use-category-ids.ts';

interface BulkBarProps {
  /** The selected products. */
  products: readonly Product[];
  onNone: () => void;
  onApplied: (run: BulkRun) => void;
  /** What selects more. */
  children: Elements;
}

type ActionName = BulkAction['action'];
const ACTION_NAMES: readonly ActionName[] = ['archive', 'activate', 'category', 'price'];

/** Changes the selected products after a preview. */
export function BulkBar({ products, onNone, onApplied, children }: BulkBarProps) {
  const categories = useCategoryIds();
  const [actionName, setActionName] = useState<ActionName>('archive');
  const [plan, setPlan] = useState<readonly PlanRow[] | null>(null);
  const form = useForm<readonly PlanRow[]>({
    check({ category = '', percent = '' }) {
      const planned = bulkPlan(products, actionOf(actionName, category, percent));
      return typeof planned === 'string'
        ? { ok: false, errors: { percent: planned } }
        : { ok: true, value: planned };
    },
    async send(planned) {
      const foods = newFoods(planned);
      const [food] = foods;
      const lacksLicence = food !== undefined && (await lacksFoodLicence(food.product));
      setPlan(lacksLicence ? withoutLicence(planned, foods) : planned);
      return null;
    },
  });
  return (
    <form
      {...form.props}
      aria-label={words.title}
      className="mb-4 flex flex-wrap items-end gap-4 rounded-card bg-leaf-tint p-4"
    >
      <div className="flex w-full flex-wrap items-center gap-x-4">
        <p role="status" className="font-semibold">
          {listWords.selected(products.length)}
        </p>
        {children}
      </div>
      <label className="block font-semibold">
        <span>{words.what}</span>
        <select
          // Not controlled: the form re-renders on `input`, which would reset a controlled value before `change` is read.
          defaultValue={actionName}
          onChange={({ target }) =>
            setActionName(ACTION_NAMES.find((option) => option === target.value) ?? 'archive')
          }
          className="mt-1 block h-11 rounded-card border border-edge bg-surface px-3 text-base font-normal text-ink"
        >
          {ACTION_NAMES.map((option) => (
            <option key={option} value={option}>
              {words.choices[option]}
            </option>
          ))}
        </select>
      </label>
      {actionName === 'category' && (
        <Field
          form={form}
          name="category"
          label={words.category}
          options={categories.map((value) => ({ value, label: value }))}
        />
      )}
      {actionName === 'price' && (
        <Field
          form={form}
          name="percent"
          label={words.percent}
          hint={words.percentHint}
          autoComplete="off"
        />
      )}
      <Button type="submit">{words.preview}</Button>
      <Button look="quiet" onClick={onNone}>
        {words.clear}
      </Button>
      {plan && (
        <BulkPreview
          actionName={actionName}
          plan={plan}
          onClose={() => setPlan(null)}
          onApplied={onApplied}
        />
      )}
    </form>
  );
}

function actionOf(actionName: ActionName, category: string, percent: string): BulkAction {
  if (actionName === 'category') return { action: actionName, category };
  return actionName === 'price' ? { action: actionName, percent } : { action: actionName };
}
