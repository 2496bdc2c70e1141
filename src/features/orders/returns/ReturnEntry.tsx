import type { Order } from '#domain/order/order.ts';
import { returnClocks } from '#domain/return/return-clocks.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { reasonWords, returnWords, stateWords } from '#text/orders/returns.ts';
import { ReturnPhotos } from './ReturnPhotos.tsx';

interface ReturnEntryProps {
  order: Pick<Order, 'id' | 'lines'>;
  request: ReturnRequest;
}

const { entry: own } = returnWords;

/** A return request: its state, ticket and dates, what it returns, and what the shop answered. */
export function ReturnEntry({ order: { id, lines }, request }: ReturnEntryProps) {
  const { ticket, state, items, reason, note, requestedAt } = request;
  return (
    <article className="amount max-w-2xl rounded-card border border-hairline bg-surface px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong role="status">{stateWords[state]}</strong>
        <span className="text-ink-soft">
          <span>{own.ticket}</span> <span translate="no">{ticket}</span>
        </span>
      </p>
      <ul className="mt-1">
        {items.map(({ line, quantity }) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {own.item(quantity, lines[line - 1]?.title ?? '')}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {`${reasonWords[reason]} · ${own.requested(formatDay(requestedAt))}`}
      </p>
      {note !== '' && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      <p className="mt-2">{nextOf(request)}</p>
      <ReturnPhotos orderId={id} request={request} />
    </article>
  );
}

/** What happens next, or when the last thing happened. */
function nextOf(request: ReturnRequest): string {
  const { state, payer, decidedAt, receivedAt, refundedAt } = request;
  const { decideBy, settleBy } = returnClocks(request);
  switch (state) {
    case 'requested':
      return own.decideBy(formatMoment(decideBy));
    case 'approved':
    case 'sent':
      return `${own[payer]} ${own.settleBy(formatDay(settleBy))}`;
    case 'received':
      return own.received(formatDay(receivedAt ?? request.requestedAt));
    case 'refunded':
      return own.refunded(formatDay(refundedAt ?? request.requestedAt));
    case 'refused':
      return own.refused(formatDay(decidedAt ?? request.requestedAt));
  }
}
