import { useId, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { moneyOf, refundablePaise, unrefundedPaise } from '#domain/payment/transaction-money.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { moveWords, refusalWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useMayEdit } from '../../frame/use-role.ts';

interface RefundButtonProps {
  order: Order;
  transaction: Transaction;
  /** Called when a refund is done or requested: the button may disappear. */
  onSent: () => void;
}

const newRequestId = (): string => crypto.randomUUID();

/** Opens the refund dialog while an amount is left to refund. */
export function RefundButton({ order, transaction, onSent }: RefundButtonProps) {
  const mayEdit = useMayEdit();
  // One idempotency key per refund: a retry after a lost response uses the same key.
  const [key, setKey] = useState(newRequestId);
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const money = moneyOf(transaction);
  const refundable = refundablePaise(money);
  const { disputed, disputeLost } = money;
  if (!mayEdit || (unrefundedPaise(money) === 0 && !open)) return null;
  if (disputed || (disputeLost && refundable === 0)) {
    return (
      <div className="mt-4">
        <Button look="quiet" disabled aria-describedby={reasonId}>
          {moveWords.moves.refund}
        </Button>
        <p id={reasonId} className="mt-2 text-ink-soft">
          {refusalWords[disputed ? 'disputed' : 'dispute-lost']}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {moveWords.moves.refund}
      </Button>
      {open && (
        <RefundDialog
          state={{ order, transaction }}
          refundKey={key}
          onDone={() => {
            setKey(newRequestId());
            onSent();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
