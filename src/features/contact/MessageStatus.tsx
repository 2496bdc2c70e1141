import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkForm } from '#domain/core/form.ts';
import { type FoundMessage, MessageSearchSchema } from '#domain/content/message-handling.ts';
import { messageClocks } from '#domain/content/message.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { findMessage } from '#data/content/find-message.ts';
import { messageDraft } from '#data/browser/message-draft.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/site/message-status.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { focusFirstField, focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useVisitorKey } from './use-visitor-key.ts';

/** Shows a message's status for its ticket number and email address. */
export function MessageStatus() {
  return <VisitorLookup key={useVisitorKey()} />;
}

function VisitorLookup() {
  const [query] = useSearchParams();
  const [last] = useState(() => messageDraft().sent);
  const [found, setFound] = useState<FoundMessage | null>(null);
  const [isAgain, setAgain] = useState(false);
  const initialTicket = query.get('ticket')?.slice(0, 40) ?? last?.ticket ?? '';
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(MessageSearchSchema, { ticket: typed['ticket'], email: typed['email'] })),
    async send(typed) {
      const answer = await findMessage(typed);
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      if (answer.value.outcome === 'too-many') return { problem: words.tooMany };
      if (answer.value.outcome === 'not-found') return { problem: words.notFound };
      setFound(answer.value.message);
      return null;
    },
  });
  if (found) return <StatusSummary message={found} onAnother={askAgain} />;
  return (
    <form
      {...form.props}
      ref={isAgain ? focusFirstField : null}
      aria-label={words.title}
      className="grid max-w-md gap-5"
    >
      <p className="text-ink-soft">{words.lead}</p>
      <Field
        form={form}
        name="ticket"
        label={words.ticket}
        hint={words.ticketHint}
        defaultValue={initialTicket}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField
        form={form}
        label={words.email}
        defaultValue={last?.ticket === initialTicket ? last.email : ''}
      />
      <FormProblem form={form} />
      <div>
        <Button type="submit" look="quiet" aria-disabled={form.pending}>
          {form.pending ? words.finding : words.find}
        </Button>
      </div>
    </form>
  );

  function askAgain(): void {
    setAgain(true);
    setFound(null);
  }
}

interface StatusSummaryProps {
  message: FoundMessage;
  onAnother: () => void;
}

function StatusSummary({ message, onAnother }: StatusSummaryProps) {
  const { ticket, subject, status, createdAt, acknowledgedAt, resolvedAt } = message;
  const due = messageClocks(createdAt);
  return (
    <div className="rounded-card border border-hairline bg-leaf-tint p-5">
      <h3 ref={focusOnArrival} tabIndex={-1} className="text-xl outline-none">
        {words.statuses[status]}
      </h3>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <span className="amount font-semibold">{ticket}</span>
        <span>{` · ${subject}`}</span>
      </p>
      <ul className="amount mt-4 list-disc space-y-1 pl-5">
        <li>{words.came(formatMoment(createdAt))}</li>
        <li>
          {acknowledgedAt === undefined
            ? words.acknowledgeBy(formatMoment(due.acknowledgeBy))
            : words.acknowledged(formatMoment(acknowledgedAt))}
        </li>
        <li>
          {resolvedAt === undefined
            ? words.resolveBy(formatDay(due.resolveBy))
            : words.resolved(formatMoment(resolvedAt))}
        </li>
      </ul>
      <p className="mt-5">
        <Button look="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
    </div>
  );
}
