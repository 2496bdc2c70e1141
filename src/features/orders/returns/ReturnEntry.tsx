import type { Order } from '#domain/order/order.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { formatDay } from '#text/dates.ts';
import { returnNext, returnStateText } from '#text/orders/return-states.ts';
import { reasonNames, reasonWords, returnWords } from '#text/orders/returns.ts';
import { ParcelNote } from '../parcel/ParcelNote.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';

interface ReturnEntryProps {
  order: Pick<Order, 'id' | 'lines' | 'payment'>;
  request: ReturnRequest;
}

const { entry: own } = returnWords;

/** A return request: its state, ticket and dates, what it returns, and what the shop answered. */
export function ReturnEntry({ order: { id, lines, payment }, request }: ReturnEntryProps) {
  const { ticket, openedBy, items, reason, note, requestedAt } = request;
  const day = formatDay(requestedAt);
  // Where staff opened it, the shopper has not chosen the reason in the first person.
  const facts = openedBy
    ? [reasonNames[reason], own.opened(day)]
    : [reasonWords[reason], own.requested(day)];
  return (
    <article className="amount max-w-2xl rounded-card border border-hairline bg-surface px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong role="status">{returnStateText(request, payment)}</strong>
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
      <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
      {note !== '' && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      <p className="mt-2">{returnNext(request)}</p>
      {request.replacement && <ParcelNote shipment={request.replacement} isUnderWay />}
      <ReturnPhotos orderId={id} request={request} />
    </article>
  );
}
