import { useState } from 'react';
import type { EditProblem, TypedEdit } from '#domain/order-edit/edit-command.ts';
import type { EditQuote } from '#domain/order-edit/edit-order.ts';
import { editOrder } from '../orders/order-edits.ts';

/** A change with its price, before it is made. */
export interface PricedEdit {
  readonly edit: TypedEdit;
  readonly quote: EditQuote;
  /** One idempotency key per priced change: a retry after a lost response uses the same. */
  readonly key: string;
}

/** A change of an order in two steps: first its price, then the change at that price. */
export interface OrderEditing {
  readonly priced: PricedEdit | null;
  /** Prices a change. Null once it is priced. */
  readonly price: (edit: TypedEdit) => Promise<EditProblem | null>;
  /**
   * Makes the priced change, once at a time, and returns whether it was made. If the amounts have changed, it is priced again.
   */
  readonly confirm: () => Promise<boolean>;
  readonly confirming: boolean;
  /** Why the priced change was not made. */
  readonly problem: EditProblem | null;
  /** Back to the form. */
  readonly reopen: () => void;
}

/** State of an order's change in two steps, by its shopper or by staff. */
export function useOrderEdit({
  orderId,
  asStaff = false,
}: {
  orderId: string;
  asStaff?: boolean;
}): OrderEditing {
  const [priced, setPriced] = useState<PricedEdit | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<EditProblem | null>(null);

  async function price(edit: TypedEdit): Promise<EditProblem | null> {
    setProblem(null);
    const answer = await editOrder({ orderId, edit, asStaff, validateOnly: true });
    if (!answer.ok) return { outcome: 'failed', code: answer.failure.code };
    if (answer.value.outcome === 'refused') return answer.value;
    if (answer.value.outcome === 'quoted') {
      setPriced({ edit, quote: answer.value.quote, key: crypto.randomUUID() });
    }
    return null;
  }

  async function confirm(): Promise<boolean> {
    if (!priced || confirming) return false;
    setConfirming(true);
    setProblem(null);
    const refused = await make(priced);
    setConfirming(false);
    setProblem(refused);
    return refused === null;
  }

  async function make({ edit, key, quote }: PricedEdit): Promise<EditProblem | null> {
    const { totalPaise, refundPaise } = quote;
    const quoted = { totalPaise, refundPaise };
    const answer = await editOrder({ orderId, edit, asStaff, key, quoted });
    if (!answer.ok) return { outcome: 'failed', code: answer.failure.code };
    if (answer.value.outcome !== 'refused') return null;
    return answer.value.refusal === 'quote-changed'
      ? ((await price(edit)) ?? answer.value)
      : answer.value;
  }

  return { priced, price, confirm, confirming, problem, reopen: () => setPriced(null) };
}
