import { useState } from 'react';
import {
  SETTLEMENT_SOURCES,
  SETTLEMENT_STATES,
  type SettlementSource,
} from '#domain/settlement/settlement.ts';
import type { FaultyRow, SettlementFile } from '#domain/settlement/settlement-file.ts';
import { formatSum } from '#domain/money/money.ts';
import { settlementWords as words } from '#text/admin/reports/settlements.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { TableFileField } from '#ui/form/TableFileField.tsx';
import { useMayEdit } from '../frame/use-role.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { SettlementDifferences } from './SettlementDifferences.tsx';
import { useSettlementFile } from './use-settlement-file.ts';

/** Faulty rows in the list. */
const LISTED = 50;

/** Compares the files of payment provider and couriers with the orders. */
export function SettlementsView() {
  const mayEdit = useMayEdit();
  return (
    <>
      <h1 className="mt-1 text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      {mayEdit ? <Comparing /> : <p className="my-5">{words.viewer}</p>}
      <SettlementDifferences />
    </>
  );
}

function Comparing() {
  const [source, setSource] = useState<SettlementSource>('provider');
  const { file, states, phase, problem, choose, compare, reset } = useSettlementFile();
  const busy = phase === 'comparing';
  return (
    <div className="my-5 grid justify-items-start gap-3">
      <label>
        <span>{words.source}</span>
        <select
          className="mt-1 block h-11 max-w-full rounded-card border border-edge bg-surface px-3 text-ink"
          value={source}
          disabled={busy}
          onChange={({ target }) => {
            reset();
            setSource(SETTLEMENT_SOURCES.find((one) => one === target.value) ?? 'provider');
          }}
        >
          {SETTLEMENT_SOURCES.map((one) => (
            <option key={one} value={one}>
              {words.sources[one]}
            </option>
          ))}
        </select>
      </label>
      <TableFileField
        label={words.choose}
        hint={words.hint[source]}
        look={file === null ? 'main' : 'quiet'}
        disabled={busy}
        onChoose={(chosen) => void choose(chosen, source)}
      />
      {file && <FileSummary file={file} />}
      {file?.state === 'read' && file.rows.length > 0 && phase !== 'done' && (
        <Button aria-disabled={busy} onClick={() => void compare()}>
          {phase === 'stopped' ? words.goOn : words.start}
        </Button>
      )}
      <p role="status" className="font-semibold">
        {newsOf(phase, states.length, file)}
      </p>
      <ErrorMessage look="plain" className="text-clay empty:hidden">
        {problem}
      </ErrorMessage>
      {states.length > 0 && (
        <ul aria-label={words.result} className="flex flex-wrap gap-x-6">
          {SETTLEMENT_STATES.map((state) => (
            <li key={state} className="amount">
              {`${words.states[state]}: ${states.filter((one) => one === state).length}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function newsOf(phase: string, done: number, file: SettlementFile | null): string {
  if (phase === 'done') return words.done;
  const isComparing = phase === 'comparing' && file?.state === 'read';
  return isComparing ? words.progress(done, file.rows.length) : '';
}

function FileSummary({ file }: { file: SettlementFile }) {
  if (file.state === 'unreadable') return <ErrorMessage>{words.unreadable}</ErrorMessage>;
  if (file.state === 'columns') {
    const names = file.missing.map((column) => words.columnNames[column] ?? column);
    return <ErrorMessage>{words.missing(names.join(', '))}</ErrorMessage>;
  }
  if (file.state === 'faulty') {
    const { faults } = file;
    return (
      <>
        <ErrorMessage>{words.faulty(faults.length)}</ErrorMessage>
        {faults.length > LISTED && <p>{words.first(LISTED)}</p>}
        <DataTable
          caption={words.faultsCaption}
          columns={FAULTS}
          rows={faults.slice(0, LISTED)}
          keyOf={({ row }) => String(row)}
        />
      </>
    );
  }
  if (file.rows.length === 0) return <p>{words.none}</p>;
  const sum = (name: 'amountPaise' | 'feePaise' | 'taxPaise'): string =>
    formatSum(
      file.rows.reduce((all, row) => all + (row.kind === 'refund' ? -1 : 1) * row[name], 0),
    );
  return (
    <>
      <p>{words.found(file.rows.length, file.ignored)}</p>
      <p className="amount">{words.totals(sum('amountPaise'), sum('feePaise'), sum('taxPaise'))}</p>
    </>
  );
}

const FAULTS: readonly Column<FaultyRow>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'reference', label: words.columns.reference, cell: ({ reference }) => reference },
  { name: 'error', label: words.error, cell: ({ fault }) => words.faults[fault] },
];
