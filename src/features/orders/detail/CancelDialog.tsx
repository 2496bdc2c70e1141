import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand, isPaidOnDelivery, traitsOf } from '#domain/payment/payment-method.ts';
import { refundablePaise } from '#domain/payment/transaction-money.ts';
import { returnTermsOf } from '#domain/return/return-terms.ts';
import { cancelOrder } from '#data/orders/checkout.ts';
import { stopWatchingCancellation } from '#data/orders/unpaid-order.ts';
import { words as accountWords } from '#text/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/orders/orders.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface CancelDialogProps {
  order: Order;
  onClose: () => void;
  /** In place of `onClose` once the order is cancelled, where its opener disappears. */
  onCancelled?: () => void;
}

const { actions: own } = words;

/** Confirms the cancellation of an order and explains the refund. */
export function CancelDialog({ order, onClose, onCancelled = onClose }: CancelDialogProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, number, method, payment, status } = order;
  // The dialog promises that nothing was charged: a payment that arrives in the meantime must keep the order.
  const onlyIfUnpaid = status === 'pending-payment';

  async function cancel(): Promise<void> {
    if (pending) return;
    stopWatchingCancellation();
    setPending(true);
    setProblem('');
    const answer = await cancelOrder(id, { onlyIfUnpaid });
    setPending(false);
    if (!answer.ok) return setProblem(failureSentences[answer.failure.code]);
    if (answer.value.outcome === 'refused') {
      return setProblem(own.refusals[answer.value.refusal]);
    }
    toast(own.cancelled);
    return onCancelled();
  }

  function consequence(): string {
    const refundable = refundablePaise(payment);
    if (refundable > 0) {
      const isByHand = traitsOf(method).refundedBy === 'staff';
      return (isByHand ? own.cancelByHand : own.cancelPaid)(
        formatMoney(refundable),
        returnTermsOf(order).refundDays,
      );
    }
    if (payment.paidPaise > 0) return own.cancelRefunded;
    if (isPaidByHand(method)) return own.cancelTransfer;
    return isPaidOnDelivery(method) ? own.cancelCash : own.cancelUnpaid;
  }

  return (
    <Dialog
      title={own.cancelTitle(number)}
      close={accountWords.close}
      pending={pending}
      onClose={onClose}
    >
      <p>{consequence()}</p>
      <ErrorMessage look="note" className="mt-4 text-clay empty:hidden">
        {problem}
      </ErrorMessage>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="grave" aria-disabled={pending} onClick={() => void cancel()}>
          {pending ? own.cancelling : own.confirm}
        </Button>
        <Button look="quiet" aria-disabled={pending} onClick={onClose}>
          {own.keep}
        </Button>
      </div>
    </Dialog>
  );
}
