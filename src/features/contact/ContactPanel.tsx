import { useMemo, useState } from 'react';
import { messageDraft, type SentMessage } from '#data/browser/message-draft.ts';
import { formatMoment } from '#text/dates.ts';
import { contactWords } from '#text/site/contact.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageSent } from './MessageSent.tsx';
import { useVisitorKey } from './use-visitor-key.ts';

/** The contact form, and the receipt after sending. */
export function ContactPanel() {
  return <VisitorPanel key={useVisitorKey()} />;
}

function VisitorPanel() {
  const isHydrated = useHydrated();
  const { sent: last, typed } = useMemo(() => (isHydrated ? messageDraft() : {}), [isHydrated]);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (sent) return <MessageSent sent={sent} onAnother={writeAgain} />;
  return (
    <>
      {last && (
        <p className="mb-5 rounded-card bg-leaf-tint px-4 py-3">
          {contactWords.sent.last(last.ticket, formatMoment(last.at))}
        </p>
      )}
      <MessageForm key={typed ? 'draft' : 'empty'} isAgain={isAgain} onSent={setSent} />
    </>
  );

  function writeAgain(): void {
    setAgain(true);
    setSent(null);
  }
}
