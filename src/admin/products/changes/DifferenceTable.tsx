import { useState } from 'react';
import type { FieldDifference } from '#domain/product-change/product-change.ts';
import { truncate } from '#domain/core/truncate.ts';
import { fieldName, words } from '#text/admin/catalogue/changes.ts';
import { Button } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';

/** The differences of one product; none for a new one. */
export interface ProductDifferences {
  readonly slug: string;
  readonly title: string;
  /** Row of a file. */
  readonly row?: number;
  readonly differences: readonly FieldDifference[];
}

interface Line extends Partial<FieldDifference> {
  readonly key: string;
  readonly title: string;
  readonly row: number | undefined;
}

/** Rows shown at first, and with each press. */
const STEP = 100;
/** Characters of a long value. */
const LONGEST = 140;

/** What changes, product by product and field by field, with the old and the new value. */
export function DifferenceTable({ products }: { products: readonly ProductDifferences[] }) {
  const [shown, show] = useState(STEP);
  const lines = products.flatMap(({ slug, title, row, differences }): readonly Line[] =>
    differences.length === 0
      ? [{ key: slug, title, row }]
      : differences.map((difference) => ({
          key: `${slug} ${difference.field}`,
          title,
          row,
          ...difference,
        })),
  );
  const hasRows = products.some(({ row }) => row !== undefined);
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={hasRows ? [ROW, ...COLUMNS] : COLUMNS}
        rows={lines.slice(0, shown)}
        keyOf={({ key }) => key}
      />
      {lines.length > shown && (
        <p className="mt-2 flex flex-wrap items-center gap-4 text-sm text-ink-soft">
          <span>{words.shown(shown, lines.length)}</span>
          <Button look="quiet" onClick={() => show(shown + STEP)}>
            {words.more(Math.min(STEP, lines.length - shown))}
          </Button>
        </p>
      )}
    </>
  );
}

const valueOf = (value: string): string => (value === '' ? words.empty : truncate(value, LONGEST));

const ROW: Column<Line> = { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row };
const COLUMNS: readonly Column<Line>[] = [
  { name: 'product', label: words.product, cell: ({ title }) => title },
  {
    name: 'field',
    label: words.field,
    cell: ({ field }) => (field === undefined ? words.isNew : fieldName(field)),
  },
  {
    name: 'from',
    label: words.from,
    cell: ({ from }) => <Value>{from === undefined ? '' : valueOf(from)}</Value>,
  },
  {
    name: 'to',
    label: words.to,
    cell: ({ to }) => <Value>{to === undefined ? '' : valueOf(to)}</Value>,
  },
];

function Value({ children }: { children: string }) {
  return <span className="amount whitespace-pre-line [overflow-wrap:anywhere]">{children}</span>;
}
