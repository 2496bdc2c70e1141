import { isPaidByHand } from '#domain/payment/payment-method.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { refundablePayment } from '#domain/payment/transaction-money.ts';
import { refundRefusal } from '#domain/refund/order-refund.ts';
import { refundableLines } from '#domain/refund/refundable-lines.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { moveWords, refusalWords } from '#text/admin/order-moves.ts';
import type { FormCheck, FormValues } from '#ui/form/use-form.ts';
import { typedReference } from './ReferenceField.tsx';

/** A typed refund. */
export interface RefundInput {
  readonly amountPaise: Paise;
  /** The line of the order, from 1; none for the whole order. */
  readonly line?: number;
  /** The pieces that leave the order; none when only the price falls. */
  readonly quantity?: number;
  readonly restock?: boolean;
  readonly why: string;
  /** The bank's reference of a transfer by staff. */
  readonly reference?: string;
}

const { refund: own } = moveWords;

/** The line of the order that an option names; null for the whole order. */
export function lineOf(option: string): number | null {
  return option === '' ? null : Number(option);
}

/** What is left to refund of the order, or of one line. */
export function refundableOf(state: OrderState, line: number | null): Paise {
  const ofOrder = refundablePayment(state.transaction);
  const ofLine = line === null ? ofOrder : (refundableLines(state)[line - 1] ?? ofOrder);
  return paise(Math.min(ofOrder, ofLine));
}

/** An amount as its field shows it. */
export function rupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

/** The typed refund, or what is wrong with it. */
export function checkedRefund(typed: FormValues, state: OrderState): FormCheck<RefundInput> {
  const amount = (typed['amount'] ?? '').trim();
  const amountPaise = typedAmount(amount, 1);
  const line = lineOf(typed['line'] ?? '');
  const why = (typed['why'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (typeof amountPaise !== 'number')
    errors['amount'] = amount === '' ? own.amountMissing : numberSentence(amountPaise);
  else {
    const refusal = refundRefusal(state, { amountPaise, line });
    const isTooMuch = refusal === 'too-much' || refusal === 'too-much-of-line';
    if (isTooMuch) errors['amount'] = own.tooMuch(formatMoney(refundableOf(state, line)));
    else if (refusal) errors['amount'] = refusalWords[refusal];
  }
  if (why.length < NOTE_LETTERS.leastWhy || why.length > NOTE_LETTERS.why)
    errors['why'] = own.whyWrong;
  const sent = isPaidByHand(state.order.method) ? typedReference(typed) : null;
  if (sent && 'error' in sent) errors['reference'] = sent.error;
  if (typeof amountPaise !== 'number' || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const quantity = line === null ? 0 : Number(typed['quantity'] ?? 0);
  const pieces = quantity > 0 && { quantity, restock: typed['restock'] === 'yes' };
  const value = { amountPaise, why, ...(line !== null && { line }), ...pieces };
  return { ok: true, value: { ...value, ...(sent && 'reference' in sent && sent) } };
}
