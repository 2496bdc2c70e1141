import { csvText } from '#domain/core/csv.ts';
import type { CsvFault, CsvWarning } from '#domain/product-file/product-csv.ts';
import { csvSentence, madeAddressNote, warningSentence, words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { Button } from '#ui/form/Button.tsx';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { DifferenceTable } from '../changes/DifferenceTable.tsx';
import type { GeneratedAddress } from './check-file.ts';
import { type Checked, mayImport } from './import-session.ts';

/** Maximum number of listed errors. */
const LISTED = 100;

interface CheckOutcomeProps {
  checked: Checked;
  onWrite: () => void;
}

/** What is wrong with a file, what of it is left out, and what it would change. */
export function CheckOutcome({ checked, onWrite }: CheckOutcomeProps) {
  const { rows, faults, warnings, addresses } = checked;
  return (
    <>
      {faults.length > 0 && <Faults faults={faults} />}
      {warnings.length > 0 && (
        <div className="space-y-2">
          <p className="font-semibold">{words.warnings(warnings.length)}</p>
          {warnings.length > LISTED && <p>{words.first(LISTED)}</p>}
          <DataTable
            caption={words.warningsCaption}
            columns={WARNING_COLUMNS}
            rows={warnings.slice(0, LISTED)}
            keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
          />
        </div>
      )}
      {faults.length === 0 && rows.length === 0 && <p>{words.nothingToDo}</p>}
      {faults.length === 0 && rows.length > 0 && <p>{words.clean}</p>}
      {mayImport(checked) && (
        <>
          <Button onClick={onWrite}>
            {'drafts' in checked && checked.leftOut > 0
              ? importWords.partial(rows.length, checked.leftOut)
              : words.write(rows.length)}
          </Button>
          {addresses.length > LISTED && <p>{words.first(LISTED)}</p>}
          {addresses.length > 0 && (
            <DataTable
              caption={words.addressesCaption}
              columns={ADDRESS_COLUMNS}
              rows={addresses.slice(0, LISTED)}
              keyOf={({ slug }) => slug}
            />
          )}
          <DifferenceTable
            products={rows.map(({ row, change, differences }) => ({
              row,
              slug: change.slug,
              title: change.title,
              differences,
            }))}
          />
        </>
      )}
    </>
  );
}

function Faults({ faults }: { faults: readonly CsvFault[] }) {
  return (
    <div className="space-y-2">
      <ErrorMessage>{words.wrong(faults.length)}</ErrorMessage>
      {faults.length > LISTED && (
        <p className="flex flex-wrap items-center gap-4">
          <span>{words.first(LISTED)}</span>
          <Button look="quiet" onClick={() => saveFaults(faults)}>
            {words.allFaults}
          </Button>
        </p>
      )}
      <DataTable
        caption={words.faultsCaption}
        columns={COLUMNS}
        rows={faults.slice(0, LISTED)}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
      />
    </div>
  );
}

function saveFaults(faults: readonly CsvFault[]): void {
  const rows = faults.map((fault) => [fault.row, fault.column, csvSentence(fault)]);
  const text = csvText([[words.row, words.column, words.fault], ...rows]);
  saveFile('import-errors.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

const COLUMNS: readonly Column<CsvFault>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'column', label: words.column, cell: ({ column }) => words.columnName(column) },
  { name: 'fault', label: words.fault, cell: csvSentence },
];

const WARNING_COLUMNS: readonly Column<CsvWarning>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'column', label: words.column, cell: ({ column }) => words.columnName(column) },
  { name: 'note', label: words.addressNote, cell: ({ code }) => warningSentence(code) },
];

const ADDRESS_COLUMNS: readonly Column<GeneratedAddress>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'slug', label: words.address, cell: ({ slug }) => slug },
  {
    name: 'note',
    label: words.addressNote,
    cell: ({ exists, leftOut }) => madeAddressNote(exists, leftOut),
  },
];
