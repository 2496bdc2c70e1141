import { messageClocks } from '#domain/content/message.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import type { SentMessage } from '#data/browser/message-draft.ts';
import { contactWords } from '#text/site/contact.ts';
import { Button } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { focusOnArrival } from '#ui/browser/focus-on-arrival.ts';

interface MessageSentProps {
  sent: SentMessage;
  onAnother: () => void;
}

/** A message's receipt: its ticket number and the response times. */
export function MessageSent({ sent, onAnother }: MessageSentProps) {
  const words = contactWords.sent;
  const { acknowledgeBy, resolveBy } = messageClocks(sent.at);
  return (
    <section className="rounded-card border border-hairline bg-leaf-tint p-5 sm:p-8">
      <h2 ref={focusOnArrival} tabIndex={-1} className="text-2xl outline-none">
        {sent.certain ? words.title : words.unsureTitle}
      </h2>
      {!sent.certain && <p className="mt-2 max-w-prose">{words.unsure}</p>}
      <p className="mt-5 text-ink-soft">{words.ticket}</p>
      <p className="flex flex-wrap items-center gap-x-5">
        <strong
          translate="no"
          className="font-serif text-3xl tracking-wide [overflow-wrap:anywhere] select-all amount"
        >
          {sent.ticket}
        </strong>
        <CopyButton
          text={sent.ticket}
          label={words.copy}
          done={words.copied}
          failed={words.copyFailed}
        />
      </p>
      <ul className="mt-5 list-disc space-y-2 pl-5 [overflow-wrap:anywhere]">
        <li>{words.acknowledge(formatMoment(acknowledgeBy))}</li>
        <li>{words.resolve(formatDay(resolveBy))}</li>
        <li>{words.answer(sent.email)}</li>
        <li>{words.quote}</li>
      </ul>
      <p className="mt-6">
        <Button look="quiet" onClick={onAnother}>
          {sent.certain ? words.another : words.back}
        </Button>
      </p>
    </section>
  );
}
