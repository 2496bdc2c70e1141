import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoment } from '#text/dates.ts';
import type { Product } from '#domain/product/product.ts';
import {
  knownReason,
  parseDelta,
  STAFF_REASONS,
  type StaffReason,
  type StockMove,
} from '#domain/stock/stock-move.ts';
import { moveStock, stockLedger } from '#data/admin/stock.ts';
import { failureSentences } from '#text/site/failures.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { words } from '#text/admin/stock.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { ListState } from '../../list/ListState.tsx';
import { usePages } from '../../list/use-pages.ts';

interface StockPanelProps {
  product: Pick<Product, 'slug' | 'stock'>;
}

/** The stock of a product: its form and its history. */
export function StockPanel({ product }: StockPanelProps) {
  const { slug, stock } = product;
  const [pages, setPages] = useState(1);
  const { rows, error, more } = usePages(pages, (after) => stockLedger(slug, after));
  return (
    <section className="mt-8 max-w-4xl space-y-4" aria-labelledby="stock">
      <h2 id="stock" className="text-xl">
        {words.title}
      </h2>
      <p role="status" className="amount text-lg font-semibold">
        {words.now(stock)}
      </p>
      <EditorsOnly>
        <StockForm slug={slug} />
      </EditorsOnly>
      <h3 className="text-lg">{words.ledger}</h3>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        more={more}
        onMore={() => setPages(pages + 1)}
        empty={words.ledgerEmpty}
      >
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={rows ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </section>
  );
}

function StockForm({ slug }: { slug: string }) {
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
    <form
      {...form.props}
      aria-label={words.title}
      className="space-y-4 rounded-card border border-hairline bg-surface p-4 md:p-6"
    >
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
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
      </div>
      <FormProblem form={form} />
      <Button type="submit" look="quiet" aria-disabled={form.pending}>
        {form.pending ? words.saving : words.save}
      </Button>
    </form>
  );
}

const COLUMNS: readonly Column<StockMove>[] = [
  {
    name: 'at',
    label: words.column.at,
    cell: ({ at }) => <span className="amount whitespace-nowrap">{formatMoment(at)}</span>,
  },
  {
    name: 'delta',
    label: words.column.delta,
    numeric: true,
    cell: ({ delta }) => (delta > 0 ? `+${delta}` : String(delta)),
  },
  {
    name: 'reason',
    label: words.column.reason,
    cell({ reason }) {
      const known = knownReason(reason);
      return known ? words.reasons[known] : reason;
    },
  },
  {
    name: 'who',
    label: words.column.who,
    wide: true,
    cell: ({ orderId, email }) =>
      orderId ? (
        <Link
          to={adminPaths.open('orders', orderId)}
          className="text-leaf underline underline-offset-4"
        >
          {words.order}
        </Link>
      ) : (
        email
      ),
  },
  { name: 'note', label: words.column.note, wide: true, cell: ({ note }) => note },
];
