import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { csvText } from '#domain/core/csv.ts';
import { BULK_PAGE, readAllRows } from '#data/query/read-all.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import { failureSentences } from '#text/site/failures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { csvRows } from './csv-rows.ts';
import type { Column } from './DataTable.tsx';
import type { PageQuery } from './SelectMatching.tsx';
import { TOOL_LOOK } from './tool-look.ts';

interface ExportButtonProps<Row> {
  /** The shown columns, in their order. */
  columns: readonly Column<Row>[];
  page: PageQuery<Row>;
  /** Whether a row belongs to the list, where the server can't tell. */
  matches?: ((row: Row) => boolean) | undefined;
  fileName: string;
}

const { exporting: own } = tableWords;

/** Exports all rows of a list, with the shown columns. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={TOOL_LOOK} onClick={() => setOpen(true)}>
        <Download aria-hidden className="size-4" />
        <span>{own.open}</span>
      </button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ExportDialogProps<Row> extends ExportButtonProps<Row> {
  onClose: () => void;
}

/** Reads the list in large pages while it is open; closing it ends the reading, and no file is written. */
function ExportDialog<Row>({
  columns,
  page,
  matches = () => true,
  fileName,
  onClose,
}: ExportDialogProps<Row>) {
  const [done, setDone] = useState(0);
  const [written, setWritten] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const run = useRef(async (signal: AbortSignal): Promise<void> => {
    const options = { most: Infinity, progress: setDone, signal };
    const answer = await readAllRows((after) => page(after, BULK_PAGE), options);
    if (signal.aborted) return;
    if (!answer.ok) return setProblem(failureSentences[answer.failure.code]);
    const rows = answer.value.filter(matches);
    const text = csvText(csvRows(columns, rows));
    saveFile(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    return setWritten(rows.length);
  });
  useEffect(() => {
    const controller = new AbortController();
    void run.current(controller.signal);
    return () => controller.abort();
  }, []);
  const isOver = written !== null || problem !== '';
  return (
    <Dialog title={own.title} close={own.close} onClose={onClose}>
      <p role="status">{written === null ? own.progress(done) : own.done(written)}</p>
      <ErrorMessage className="mt-3">{problem}</ErrorMessage>
      <div className="mt-6 flex justify-end">
        <Button look="quiet" onClick={onClose}>
          {isOver ? own.close : own.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
