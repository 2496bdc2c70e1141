import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatMoment } from '#text/dates.ts';
import type { PriceChange } from '#domain/pricing/price-change.ts';
import type { Product } from '#domain/product/product.ts';
import { plannedPrices, planPrice, cancelPlannedPrice } from '#data/admin/price-changes.ts';
import { useQuery } from '#data/react/use-query.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/prices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { useMayEdit } from '../../frame/use-role.ts';
import { ListState } from '../../list/ListState.tsx';
import { PriceForm } from './PriceForm.tsx';
import { AuthorName } from '../../team/AuthorName.tsx';

/** Interval of checking for due plans, in milliseconds. */
const REFRESH_MS = 10_000;

interface PricePlanProps {
  product: Pick<Product, 'slug' | 'price' | 'mrp'>;
}

/** Planned prices of a product: list, create, change and delete. */
export function PricePlan({ product }: PricePlanProps) {
  const { slug } = product;
  const state = useQuery(plannedPrices(slug));
  const now = useNow(REFRESH_MS);
  const mayEdit = useMayEdit();
  const [base, setBase] = useState<PriceChange | null>(null);
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = 'data' in state && state.data ? state.data.rows : null;
  const taken = (rows ?? []).filter(({ id }) => id !== base?.id).map(({ fromAt }) => fromAt);

  function begin(next: PriceChange | null): void {
    setBase(next);
    setRound(round + 1);
  }

  async function takeBack(change: PriceChange): Promise<void> {
    const result = await cancelPlannedPrice(change);
    if (!result.ok) return toast(failureSentences[result.failure.code]);
    // The edited row and its buttons no longer exist.
    if (base?.id === change.id) begin(null);
    else heading.current?.focus();
    toast(words.takenBack(formatMoment(change.fromAt)), {
      name: words.undo,
      run: () => {
        void planPrice(change.id, change).then((back) => {
          const { fromAt, price } = change;
          if (back.ok) toast(words.planned(formatMoney(price), formatMoment(fromAt)));
          else toast(failureSentences[back.failure.code]);
        });
      },
    });
  }

  return (
    <section className="mt-8 max-w-4xl space-y-4" aria-labelledby="planned-prices">
      <h2 ref={heading} tabIndex={-1} id="planned-prices" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <ListState
        rows={rows?.length ?? null}
        error={state.state === 'failed' ? state.error : null}
        more="none"
        onMore={() => {}}
        empty={words.empty}
      >
        <PlanTable rows={rows ?? []} moves={mayEdit ? { now, change: begin, takeBack } : null} />
      </ListState>
      <EditorsOnly>
        <PriceForm
          key={round}
          product={product}
          base={base}
          taken={taken}
          arrives={round > 0}
          onDone={() => begin(null)}
          onCancel={() => begin(null)}
        />
      </EditorsOnly>
      <Link
        to={`${adminPaths.tab('audit')}?subject=${encodeURIComponent(`products/${slug}`)}`}
        className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {words.history}
      </Link>
    </section>
  );
}

interface Moves {
  /** Epoch milliseconds. */
  now: number;
  change: (change: PriceChange) => void;
  takeBack: (change: PriceChange) => Promise<void>;
}

interface PlanTableProps {
  rows: readonly PriceChange[];
  /** Null for a viewer. */
  moves: Moves | null;
}

function PlanTable({ rows, moves }: PlanTableProps) {
  return (
    <DataTable
      caption={words.caption}
      columns={moves ? [...COLUMNS, movesOf(moves)] : COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

/** The actions on a plan before its time. */
function movesOf(moves: Moves): Column<PriceChange> {
  return {
    name: 'moves',
    label: words.column.moves,
    cell: (row) => (row.fromAt <= moves.now ? words.due : <PlanMoves row={row} moves={moves} />),
  };
}

function PlanMoves({ row, moves }: { row: PriceChange; moves: Moves }) {
  const moment = formatMoment(row.fromAt);
  return (
    <span className="flex flex-wrap gap-x-4">
      {move(words.change, () => moves.change(row))}
      {move(words.takeBack, () => void moves.takeBack(row))}
    </span>
  );

  function move(name: string, run: () => void) {
    return (
      <button
        type="button"
        aria-label={words.nameOf(name, moment)}
        onClick={run}
        className="min-h-11 font-semibold whitespace-nowrap text-leaf underline underline-offset-4"
      >
        {name}
      </button>
    );
  }
}

const COLUMNS: readonly Column<PriceChange>[] = [
  {
    name: 'from',
    label: words.column.from,
    cell: ({ fromAt }) => <span className="amount">{formatMoment(fromAt)}</span>,
  },
  {
    name: 'price',
    label: words.column.price,
    numeric: true,
    cell: ({ price }) => formatMoney(price),
  },
  { name: 'mrp', label: words.column.mrp, numeric: true, cell: ({ mrp }) => formatMoney(mrp) },
  {
    name: 'by',
    label: words.column.by,
    wide: true,
    cell: ({ email }) => <AuthorName email={email} />,
  },
];
