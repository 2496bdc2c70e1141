import { Check, Hourglass } from 'lucide-react';
import type { OrderEvent } from '#domain/order/order-event.ts';
import { formatMoment } from '#text/dates.ts';
import { orderEvents } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/orders/test-payment.ts';
import { ReadProblem } from '../detail/ReadProblem.tsx';

interface TestStepsProps {
  orderId: string;
}

/** Events of every test payment; others show when they occur. */
const EXPECTED = ['order', 'action', 'captured', 'return', 'webhook'] as const;

/** The steps of a test payment with their times, live. */
export function TestSteps({ orderId }: TestStepsProps) {
  const events = useQuery(orderEvents(orderId));
  if (events.state === 'failed' && !events.data) return <ReadProblem failure={events.error} />;
  const known = events.state === 'loading' ? [] : (events.data ?? []);
  const seen = new Set(known.flatMap(({ what }) => what.split(' ')));
  const startedAt = known[0]?.at ?? 0;
  return (
    <ol aria-live="polite" className="max-w-2xl divide-y divide-hairline border-y border-hairline">
      {known.map((event) => (
        <li key={event.id} className="flex items-start gap-3 py-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={3} />
          <div className="min-w-0 grow">
            <p>{nameOf(event)}</p>
            <p className="amount text-sm text-ink-soft">{formatMoment(event.at)}</p>
          </div>
          <p className="amount shrink-0 text-ink-soft">
            {`+ ${words.seconds(((event.at - startedAt) / 1000).toFixed(1))}`}
          </p>
        </li>
      ))}
      {EXPECTED.filter((what) => !seen.has(what)).map((what) => (
        <li key={what} className="flex items-start gap-3 py-3 text-ink-soft">
          <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p>{`${words.names[what]}: ${words.waits}`}</p>
        </li>
      ))}
    </ol>
  );
}

function nameOf({ what }: OrderEvent): string {
  return what
    .split(' ')
    .map((part) => (Object.hasOwn(words.names, part) ? words.names[part] : part))
    .join('; ');
}
