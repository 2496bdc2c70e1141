import { disputeStanding } from '#domain/payment/dispute.ts';
import { formatMoment } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { disputesOf, isFailed, isTakenByBank } from '#domain/payment/payment-refunds.ts';
import type { Refund, Transaction } from '#domain/payment/transaction.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { words } from '#text/admin/orders.ts';
import { Entry } from './Entries.tsx';
import { FailedRefund } from './FailedRefund.tsx';
import { useMayEdit } from '../../frame/use-role.ts';

interface RefundEntryProps {
  order: Order;
  refund: Refund;
  transaction: Transaction;
  /** Called when a failed refund is settled: its buttons disappear. */
  onSent: () => void;
}

const { money: own } = words;

/** One refund; a failed one shows its reason and its actions. */
export function RefundEntry({ order, refund, transaction, onSent }: RefundEntryProps) {
  const mayEdit = useMayEdit();
  const { refundId, paymentId, amountPaise, line, state, reason, why, at } = refund;
  const failed = isFailed(refund, transaction);
  const isHeld = disputeStanding(disputesOf(paymentId, transaction.disputes)) === 'open';
  const { failedRefund, refund: refundWords } = moveWords;
  const product = line === null ? undefined : order.lines[line - 1];
  return (
    <Entry
      head={[formatMoney(amountPaise), stateText(refund)].join(', ')}
      rest={[
        formatMoment(at),
        why,
        product && refundWords.only(product.title),
        // Only a request gets one from the provider; money that staff returned themselves never does.
        refundId || (state === 'asked' && own.noId),
      ]
        .filter(Boolean)
        .join(' · ')}
      urgent={failed}
    >
      {failed && (
        <p className="mt-1">
          <span>{refundId === '' ? failedRefund.refused(reason) : failedRefund.bounced}</span>{' '}
          {isHeld && <span>{failedRefund.held}</span>}
        </p>
      )}
      {isTakenByBank(refund, transaction) && <p className="mt-1">{failedRefund.taken}</p>}
      {failed && mayEdit && !isHeld && (
        <FailedRefund orderId={order.id} refund={refund} onSent={onSent} />
      )}
    </Entry>
  );
}

function stateText({ state, replacedBy, reference }: Refund): string {
  if (state === 'failed' && replacedBy !== '') return own.replaced;
  if (state === 'done' && reference !== '') return own.byHand(reference);
  return own.refund[state];
}
