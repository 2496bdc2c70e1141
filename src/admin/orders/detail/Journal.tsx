import { type PaymentMethod, traitsOf } from '#domain/payment/payment-method.ts';
import { formatMoment } from '#text/dates.ts';
import type { AuditEntry } from '#domain/staff/audit.ts';
import type { OrderEvent } from '#domain/order/order-event.ts';
import { auditEntriesAbout } from '#data/admin/audit-log.ts';
import { orderEvents } from '#data/orders/orders.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useSession } from '#data/react/use-session.ts';
import { payoutEvents } from '#text/admin/orders/payouts.ts';
import { words } from '#text/admin/orders.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useMay } from '../../frame/use-role.ts';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { useAuthorName } from '../../team/use-author-name.ts';

interface JournalProps {
  orderId: string;
  method: PaymentMethod;
}

const { events: own } = words;

/** Packers don't see the audit. */
const NO_ENTRIES = constantQuery('audit hidden');

/** The journal of an order, the newest first; the audit adds the staff member and the reason. */
export function Journal({ orderId, method }: JournalProps) {
  const events = useQuery(orderEvents(orderId));
  const auditEntries = useQuery(
    useMay('see-money') ? auditEntriesAbout(`orders/${orderId}`) : NO_ENTRIES,
  );
  const session = useSession();
  const me = session.state === 'signed-in' ? session.user.uid : '';
  const authorName = useAuthorName();
  if (events.state === 'failed' && !events.data) {
    return <ReadProblem failure={events.error} />;
  }
  if (events.state === 'loading') return <Skeleton className="h-24 w-full" />;
  const entries = auditEntries.state === 'loading' ? [] : (auditEntries.data?.rows ?? []);
  const actorName = ({ actor }: OrderEvent, auditEntry: AuditEntry | undefined): string => {
    if (!auditEntry) return own.actors[actor];
    return own.by(auditEntry.by === me ? own.you : authorName(auditEntry));
  };
  const auditEntryOf = (event: OrderEvent) =>
    event.actor === 'staff' ? entries.find(({ id }) => id === entryId(orderId, event)) : undefined;
  return (
    <ol className="ml-2 border-l-2 border-hairline pl-5">
      {(events.data ?? []).toReversed().map((event) => {
        const auditEntry = auditEntryOf(event);
        return (
          <li key={event.id} className="pb-4 last:pb-0">
            <p className="font-semibold">{eventText(event, method)}</p>
            <p className="amount text-sm text-ink-soft">
              <time dateTime={new Date(event.at).toISOString()}>{formatMoment(event.at)}</time>
              <span>{`, ${actorName(event, auditEntry)}`}</span>
            </p>
            {auditEntry && auditEntry.note !== '' && (
              <p className="mt-1 [overflow-wrap:anywhere]">{`“${auditEntry.note}”`}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** One entry may hold several facts; provider texts are shown where the shop has no own wording. */
function eventText({ what }: OrderEvent, method: PaymentMethod): string {
  // Staff record what they have returned; nothing is requested.
  if (what === 'refund' && traitsOf(method).refundedBy === 'staff') return own.recorded;
  const labels = { ...own.what, ...payoutEvents };
  const labelOf = (name: string) => (Object.hasOwn(labels, name) ? labels[name] : name);
  return [...new Set(what.split(' ').map(labelOf))].join('; ');
}

/** The audit names its entry after the order and the count of transitions before it; the journal counts from zero. */
function entryId(orderId: string, { id }: OrderEvent): string {
  return `${orderId}_${Number(id) + 1}`;
}
