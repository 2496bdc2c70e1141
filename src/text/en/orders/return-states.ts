import type { Order } from '#domain/order/order.ts';
import { returnClocks } from '#domain/return/return-clocks.ts';
import type { ReturnRequest, ReturnState } from '#domain/return/return-request.ts';
import { formatDay, formatMoment } from '../dates.ts';

/** Where a return request stands, for its shopper. */
const stateWords: Readonly<Record<Exclude<ReturnState, 'refunded'>, string>> = {
  requested: 'Return requested',
  approved: 'Return approved',
  refused: 'Return not accepted',
  sent: 'On its way back',
  received: 'Return received',
  replaced: 'Replacement sent',
};

/** Where a return request stands, by the money of its order once it is refunded. */
export function returnStateText(
  { state, openedBy }: Pick<ReturnRequest, 'state' | 'openedBy'>,
  { refundingPaise, refundFailedPaise }: Order['payment'],
): string {
  if (state === 'requested' && openedBy) return 'Return opened for you';
  if (state !== 'refunded') return stateWords[state];
  if (refundFailedPaise > 0) return 'Refund delayed';
  return refundingPaise > 0 ? 'Refund started' : 'Refunded';
}

/** What happens next with a return request, or when the last thing happened. */
export function returnNext(request: ReturnRequest): string {
  const { state, openedBy, payer, requestedAt, decidedAt, receivedAt, refundedAt, replacement } =
    request;
  const { decideBy, settleBy } = returnClocks(request);
  switch (state) {
    case 'requested':
      return `${openedBy ? 'We’ll update you' : 'We reply'} by ${formatMoment(decideBy)}.`;
    case 'approved':
    case 'sent': {
      const pays = payer === 'shop' ? 'We pay' : 'You pay';
      return `${pays} for the way back. We settle it by ${formatDay(settleBy)}.`;
    }
    case 'received':
      return `Received on ${formatDay(receivedAt ?? requestedAt)}. Your refund or replacement follows.`;
    case 'refunded':
      return `Refund started on ${formatDay(refundedAt ?? requestedAt)}.`;
    case 'replaced':
      return `We sent your replacement on ${formatDay(replacement?.at ?? requestedAt)}.`;
    case 'refused':
      return `Decided on ${formatDay(decidedAt ?? requestedAt)}.`;
  }
}
