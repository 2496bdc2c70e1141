import { useId, useState } from 'react';
import { csvText } from '#domain/core/csv.ts';
import { CSV_COLUMNS } from '#domain/product/csv-headings.ts';
import { type CsvFault, productRow } from '#domain/product/product-csv.ts';
import { allProducts } from '#data/admin/product-file.ts';
import { failureSentences } from '#text/site/failures.ts';
import { csvSentence, madeAddressNote, words } from '#text/admin/product-file.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { Part } from '../editor/ProductFields.tsx';
import type { MadeAddress } from './check-file.ts';
import { type Import, useImport } from './use-import.ts';

/** Maximum number of listed errors. */
const LISTED = 100;

/** Export and import of products as a file. */
export function ProductFilePage() {
  return (
    <div className="max-w-4xl space-y-5">
      <div>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <Part title={words.out}>
        <ExportButtons />
      </Part>
      <Part title={words.in}>
        <EditorsOnly>
          <ImportPart />
        </EditorsOnly>
      </Part>
    </div>
  );
}

function ExportButtons() {
  const [message, setMessage] = useState('');
  async function run(): Promise<void> {
    setMessage(words.exporting(0));
    const all = await allProducts((count) => setMessage(words.exporting(count)));
    setMessage(all.ok ? '' : failureSentences[all.failure.code]);
    if (all.ok) download('products.csv', csvText([CSV_COLUMNS, ...all.value.map(productRow)]));
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void run()}>
          {words.export}
        </Button>
        <Button look="quiet" onClick={() => download('products-empty.csv', csvText([CSV_COLUMNS]))}>
          {words.template}
        </Button>
      </div>
      <p role="status" className="amount text-sm text-ink-soft">
        {message}
      </p>
    </>
  );
}

function ImportPart() {
  const id = useId();
  const bringing = useImport();
  const { phase, news, share, problem, checked } = bringing;
  const busy = phase === 'checking' || phase === 'writing';
  return (
    <>
      <div>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) bringing.choose(file);
            // Allows choosing the same file again after fixing it.
            target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonLook(phase === 'idle' ? 'main' : 'quiet')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink`}
        >
          {words.choose}
        </label>
        <p id={`${id}-hint`} className="mt-2 max-w-prose text-sm text-ink-soft">
          {words.hint}
        </p>
      </div>
      {share !== null && (
        <progress value={share} aria-label={news} className="h-3 w-full accent-leaf" />
      )}
      <p role="status" className="amount font-semibold">
        {news}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      {phase === 'stopped' && <Button onClick={bringing.goOn}>{words.goOn}</Button>}
      {phase === 'checked' && checked && <Outcome checked={checked} onWrite={bringing.write} />}
    </>
  );
}

interface OutcomeProps {
  checked: NonNullable<Import['checked']>;
  onWrite: () => void;
}

function Outcome({ checked: { rows, faults, addresses }, onWrite }: OutcomeProps) {
  if (faults.length > 0) {
    return (
      <>
        <ErrorMessage>{words.wrong(faults.length)}</ErrorMessage>
        {faults.length > LISTED && <p>{words.first(LISTED)}</p>}
        <DataTable
          caption={words.faultsCaption}
          columns={COLUMNS}
          rows={faults.slice(0, LISTED)}
          keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
        />
      </>
    );
  }
  if (rows.length === 0) return <p>{words.nothingToDo}</p>;
  return (
    <>
      <p>{words.clean}</p>
      {addresses.length > LISTED && <p>{words.first(LISTED)}</p>}
      {addresses.length > 0 && (
        <DataTable
          caption={words.addressesCaption}
          columns={ADDRESS_COLUMNS}
          rows={addresses.slice(0, LISTED)}
          keyOf={({ slug }) => slug}
        />
      )}
      <Button onClick={onWrite}>{words.write(rows.length)}</Button>
    </>
  );
}

const COLUMNS: readonly Column<CsvFault>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'column', label: words.column, cell: ({ column }) => words.columnName(column) },
  { name: 'fault', label: words.fault, cell: csvSentence },
];

const ADDRESS_COLUMNS: readonly Column<MadeAddress>[] = [
  { name: 'row', label: words.row, numeric: true, cell: ({ row }) => row },
  { name: 'slug', label: words.address, cell: ({ slug }) => slug },
  {
    name: 'note',
    label: words.addressNote,
    cell: ({ exists, leftOut }) => madeAddressNote(exists, leftOut),
  },
];

function download(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
