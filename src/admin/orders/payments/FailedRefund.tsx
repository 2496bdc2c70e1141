import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Refund } from '#domain/payment/transaction.ts';
import { settleRefund } from '#data/admin/orders/order-commands.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { answerProblem } from '../answer-problem.ts';
import { ReturnedByHandDialog } from './ReturnedByHandDialog.tsx';

interface FailedRefundProps {
  orderId: string;
  refund: Pick<Refund, 'key' | 'amountPaise'>;
  onSent: () => void;
}

const { failedRefund: own } = moveWords;
const newRequestId = (): string => crypto.randomUUID();

/** Ways to settle a failed refund: request it again, or record that staff returned the money themselves. */
export function FailedRefund({ orderId, refund, onSent }: FailedRefundProps) {
  // One idempotency key per failed refund: a retry after a lost response uses the same key.
  const [key] = useState(newRequestId);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [open, setOpen] = useState(false);
  const { key: failedKey, amountPaise } = refund;

  async function askAgain(): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const answer = await settleRefund({ how: 'again', orderId, failedKey, key });
    setPending(false);
    const answerMessage = answerProblem(answer);
    if (answerMessage !== null) return setProblem(answerMessage);
    toast(own.requested);
    return onSent();
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="quiet" aria-disabled={pending} onClick={() => void askAgain()}>
          {pending ? own.asking : own.again}
        </Button>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {own.byHand}
        </Button>
      </div>
      <ErrorMessage className="mt-2 empty:hidden">{problem}</ErrorMessage>
      {open && (
        <ReturnedByHandDialog
          orderId={orderId}
          failedKey={failedKey}
          amount={formatMoney(amountPaise)}
          onDone={onSent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
