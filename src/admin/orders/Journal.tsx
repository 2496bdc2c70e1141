import { formatMoment } from '#domain/moment.ts';
import type { OrderEvent } from '#domain/order.ts';
import { orderEvents } from '#data/orders.ts';
import { useLive, useSession } from '#data/use-live.ts';
import { words } from '#text/en/admin-orders.ts';
import { failureSentences } from '#text/en/failures.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

interface JournalProps {
  orderId: string;
}

const { events: own } = words;

/** The journal of an order, the newest first: what, when, by whom, and why. */
export function Journal({ orderId }: JournalProps) {
  const events = useLive(orderEvents(orderId));
  const session = useSession();
  const me = session.state === 'signed-in' ? session.user.uid : '';
  if (events.state === 'failed' && !events.data) {
    return <p role="alert">{failureSentences[events.error.code]}</p>;
  }
  if (events.state === 'loading') return <Skeleton className="h-24 w-full" />;
  return (
    <ol className="ml-2 border-l-2 border-hairline pl-5">
      {(events.data ?? []).toReversed().map((event) => (
        <li key={event.id} className="pb-4 last:pb-0">
          <p className="font-semibold">{whatOf(event)}</p>
          <p className="amount text-sm text-ink-soft">
            <time dateTime={new Date(event.at).toISOString()}>{formatMoment(event.at)}</time>,{' '}
            {whoOf(event, me)}
          </p>
          {event.note !== '' && <p className="mt-1 [overflow-wrap:anywhere]">“{event.note}”</p>}
        </li>
      ))}
    </ol>
  );
}

/** One entry may hold several facts; the provider's own words stand where the shop has none. */
function whatOf({ what }: OrderEvent): string {
  const known = (name: string) => (Object.hasOwn(own.what, name) ? own.what[name] : name);
  return [...new Set(what.split(' ').map(known))].join('; ');
}

function whoOf({ actor, by }: OrderEvent, me: string): string {
  if (actor !== 'staff' || by === '') return own.actors[actor];
  return own.by(by === me ? own.you : by);
}
