import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadInvoice, type StoredInvoice } from '#data/orders/invoices.ts';
import { words } from '#text/admin/invoice.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface DownloadButtonProps {
  document: StoredInvoice;
}

/** Downloads the PDF of a document. */
export function DownloadButton({ document }: DownloadButtonProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function download(): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const answer = await downloadInvoice(document);
    setPending(false);
    if (answer.ok) saveFile(answer.value.name, answer.value.file);
    else setProblem(`${words.failed} ${failureSentences[answer.failure.code]}`);
  }

  return (
    <>
      <Button
        aria-label={words.downloadOf(document.number)}
        aria-disabled={pending}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4" />
        <span>{words.download}</span>
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {pending && words.preparing}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
    </>
  );
}
