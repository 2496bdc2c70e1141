import { useState } from 'react';
import { csvText } from '#domain/core/csv.ts';
import { CSV_COLUMNS } from '#domain/product-file/csv-headings.ts';
import { productRow } from '#domain/product-file/product-csv.ts';
import { allProducts } from '#data/admin/catalogue/product-reads.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { Button } from '#ui/form/Button.tsx';
import { saveFile } from '#ui/browser/save-file.ts';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { Part } from '../editor/ProductFields.tsx';
import { ImportPart } from './ImportPart.tsx';
import { RecentImports } from './RecentImports.tsx';

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
      <Part title={importWords.recent}>
        <RecentImports />
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

function download(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
