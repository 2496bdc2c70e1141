import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  downloadInvoice,
  invoicesByLink,
  invoicesOf,
  type StoredInvoice,
} from '#data/orders/invoices.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/orders/invoice-links.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface InvoiceLinksProps {
  orderId: string;
  /** The order's customer. */
  uid: string;
  /** The invoice number from the order, shown while the documents load. */
  number: string;
}

/** Download buttons for an order's invoice and credit notes. */
export function InvoiceLinks({ orderId, uid, number }: InvoiceLinksProps) {
  const session = useSession();
  const isCustomer = session.state === 'signed-in' && session.user.uid === uid;
  const issued = useQuery(isCustomer ? invoicesOf(orderId, uid) : invoicesByLink(orderId));
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const documents = issued.state === 'loading' ? [] : (issued.data ?? []);
  if (documents.length === 0) return <span>{number}</span>;

  async function download(document: StoredInvoice): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const answer = await downloadInvoice(document);
    setPending(false);
    if (answer.ok) saveFile(answer.value.name, answer.value.file);
    else setProblem(failureSentences[answer.failure.code]);
  }

  return (
    <>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              aria-disabled={pending}
              onClick={() => void download(document)}
              className="inline-flex min-h-11 items-center gap-2 text-left text-leaf underline underline-offset-4"
            >
              <Download aria-hidden className="size-4 shrink-0" />
              <span>
                {words[document.kind === 'invoice' ? 'invoice' : 'credit'](document.number)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className="text-sm text-ink-soft">
        {pending && words.preparing}
      </span>
      <ErrorMessage look="plain" className="text-clay">
        {problem}
      </ErrorMessage>
    </>
  );
}
