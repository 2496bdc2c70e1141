import { Link } from 'react-router-dom';
import { clocksOf, type Message } from '#domain/content/message-handling.ts';
import { messageClocks } from '#domain/content/message.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { messageByTicket } from '#data/admin/messages.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as all } from '#text/admin/messages.ts';
import { contactWords } from '#text/site/contact.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { ClockNote } from './ClockNote.tsx';
import { Replies } from './Replies.tsx';
import { MessageMoves } from './MessageMoves.tsx';

const words = all.one;
const A_MINUTE = 60_000;

interface MessageDetailPageProps {
  ticket: string;
  onBack: () => void;
}

/** One message: its text, its deadlines, its contact and its actions. */
export function MessageDetailPage({ ticket, onBack }: MessageDetailPageProps) {
  return (
    <>
      <BackButton label={words.back} onBack={onBack} />
      <DetailState state={useQuery(messageByTicket(ticket))} missing={words.missing}>
        {(message) => <MessageContent message={message} />}
      </DetailState>
    </>
  );
}

function MessageContent({ message }: { message: Message }) {
  const now = useNow(A_MINUTE);
  const { ticket, subject, text, name, email, createdAt, note } = message;
  const clocks = clocksOf(message, now);
  const due = messageClocks(createdAt);
  return (
    <article>
      <h1 className="mt-1 text-2xl">{subject}</h1>
      <p className="amount text-ink-soft">{`${ticket} · ${all.statuses[message.status]}`}</p>
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ul className="mb-6 grid gap-3 sm:grid-cols-2">
            <li className="rounded-card border border-hairline bg-surface p-4">
              <p className="amount text-sm text-ink-soft">
                {words.acknowledgeBy(formatMoment(due.acknowledgeBy))}
              </p>
              <ClockNote clock={clocks.acknowledge} />
            </li>
            <li className="rounded-card border border-hairline bg-surface p-4">
              <p className="amount text-sm text-ink-soft">
                {words.resolveBy(formatDay(due.resolveBy))}
              </p>
              <ClockNote clock={clocks.resolve} />
            </li>
          </ul>
          <h2 className="text-lg">{words.text}</h2>
          <p className="mt-2 max-w-prose rounded-card border border-hairline bg-surface p-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {text}
          </p>
          <Replies message={message} />
          <h2 className="mt-8 text-lg">{words.contact}</h2>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.mailSubject(ticket, subject))}&body=${encodeURIComponent(words.greeting(name))}`}
              className={buttonLook('quiet')}
            >
              {words.write}
            </a>
            <CopyButton
              text={email}
              label={words.copy}
              done={words.copied}
              failed={words.copyFailed}
            />
          </p>
        </div>
        <div>
          <MessageMoves key={ticket} message={message} />
          <h2 className="sr-only">{words.name}</h2>
          <FactList facts={factsOf(message)} />
          {note && (
            <p className="mt-4 rounded-card bg-tint p-4 [overflow-wrap:anywhere]">
              <strong className="block text-sm">{words.note}</strong>
              <span>{note}</span>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function factsOf(message: Message) {
  const { name, email, phone, orderNumber, topic, createdAt, acknowledgedAt, resolvedAt } = message;
  const texts: readonly (readonly [string, string])[] = [
    [words.topic, contactWords.topics[topic]],
    [words.came, formatMoment(createdAt)],
    [words.acknowledged, acknowledgedAt === undefined ? '' : formatMoment(acknowledgedAt)],
    [words.resolved, resolvedAt === undefined ? '' : formatMoment(resolvedAt)],
  ];
  return [
    { name: words.name, value: name },
    { name: words.email, value: email },
    { name: words.phone, value: phone },
    { name: words.order, value: orderNumber && <OrderLink number={orderNumber} /> },
    ...texts.map(([label, value]) => ({ name: label, value })),
  ].filter(({ value }) => value !== '');
}

/** Opens the order that a message names. Its sender typed the number, so it is searched for. */
function OrderLink({ number }: { number: string }) {
  return (
    <Link
      to={`${adminPaths.tab('orders')}?q=${encodeURIComponent(number)}`}
      className="amount text-leaf underline underline-offset-4"
    >
      {number}
    </Link>
  );
}
