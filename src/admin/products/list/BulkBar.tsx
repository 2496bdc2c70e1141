import { useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { BULK_SIZE, type BulkChange, changeProducts } from '#data/admin/products.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/bulk.ts';
import { words as listWords } from '#text/admin/products.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { type BulkAction, bulkPlan, newFoods, type PlanRow, withoutLicence } from './bulk-plan.ts';
import { useCategoryIds } from '../use-category-ids.ts';

interface BulkBarProps {
  /** The selected products. */
  products: readonly Product[];
  onNone: () => void;
  /** What selects more. */
  children: Elements;
}

/** The most products that a preview lists. */
const LISTED = 200;

type ActionName = BulkAction['action'];
const ACTION_NAMES: readonly ActionName[] = ['archive', 'activate', 'category', 'price'];

/** Changes the selected products after a preview. */
export function BulkBar({ products, onNone, children }: BulkBarProps) {
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
        <Preview
          actionName={actionName}
          plan={plan}
          onClose={() => setPlan(null)}
          onDone={() => {
            setPlan(null);
            onNone();
          }}
        />
      )}
    </form>
  );
}

function actionOf(actionName: ActionName, category: string, percent: string): BulkAction {
  if (actionName === 'category') return { action: actionName, category };
  return actionName === 'price' ? { action: actionName, percent } : { action: actionName };
}

interface PreviewProps {
  actionName: ActionName;
  plan: readonly PlanRow[];
  onClose: () => void;
  onDone: () => void;
}

function Preview({ actionName, plan, onClose, onDone }: PreviewProps) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const changes: readonly BulkChange[] = plan.flatMap(({ product, fields }) =>
    fields ? [{ product, fields }] : [],
  );

  async function apply(): Promise<void> {
    setProblem('');
    for (let at = 0; at < changes.length; at += BULK_SIZE) {
      setDone(at);
      const result = await changeProducts(
        `product-${actionName}`,
        changes.slice(at, at + BULK_SIZE),
      );
      if (!result.ok || result.value !== null) {
        setDone(null);
        setProblem(
          result.ok ? words.changed(result.value ?? '') : failureSentences[result.failure.code],
        );
        return;
      }
    }
    toast(words.done(changes.length));
    onDone();
  }

  return (
    <Dialog
      title={words.previewTitle}
      close={words.clear}
      pending={done !== null}
      onClose={onClose}
    >
      {changes.length === 0 && <p className="mt-3">{words.nothing}</p>}
      <ErrorMessage className="my-2">{problem}</ErrorMessage>
      {changes.length > 0 && (
        <Button disabled={done !== null} onClick={() => void apply()}>
          {done === null ? words.apply(changes.length) : words.applying(done, changes.length)}
        </Button>
      )}
      <div className="mt-4">
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={plan.slice(0, LISTED)}
          keyOf={({ product }) => product.slug}
        />
        {plan.length > LISTED && <p className="mt-3">{words.more(plan.length - LISTED)}</p>}
      </div>
    </Dialog>
  );
}

const COLUMNS: readonly Column<PlanRow>[] = [
  { name: 'product', label: words.column.product, cell: ({ product }) => product.title },
  { name: 'before', label: words.column.before, numeric: true, cell: ({ before }) => before },
  { name: 'after', label: words.column.after, numeric: true, cell: ({ after }) => after },
];
