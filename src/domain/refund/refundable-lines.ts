import { creditShares } from '../invoice/credit-shares.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { lineAmount } from '../order/order.ts';
import { isFailed, isDisputeRefund, refundsToRequest } from '../payment/payment-refunds.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';

/**
 * What is left to refund of each line of an order, in paise: its price after discount, minus its own refunds and its
 * shares of refunds of the whole order. Shares are split as in their credit notes, apart from a paisa that fees of
 * several rates can shift.
 */
export function refundableLines({ order, transaction }: OrderState): readonly Paise[] {
  const { lines, totals } = order;
  const fees = paise(totals.shippingPaise + totals.codFeePaise);
  const left = countedRefunds(transaction).reduce(withoutRefund, [...lines.map(lineAmount), fees]);
  return left.slice(0, lines.length);
}

/** The refunded part of an order line, in paise. */
export interface LineRefund {
  readonly amountPaise: Paise;
  /** Whether the whole price of the line was refunded. */
  readonly isWhole: boolean;
}

/** The refunded part of each line of an order; null for a line without refunds. */
export function lineRefunds(state: OrderState): readonly (LineRefund | null)[] {
  const left = refundableLines(state);
  return state.order.lines.map((line, index) => {
    const rest = left[index] ?? 0;
    const amountPaise = paise(lineAmount(line) - rest);
    return amountPaise === 0 ? null : { amountPaise, isWhole: rest === 0 };
  });
}

function withoutRefund(left: readonly Paise[], { amountPaise, line }: Refund): Paise[] {
  const sum = left.reduce((all, rest) => all + rest, 0);
  // A refund made in the provider's dashboard may exceed the order.
  const amount = paise(Math.min(amountPaise, sum));
  const shares = creditShares(amount, line === null ? null : line - 1, left);
  return left.map((rest, index) => paise(rest - (shares[index] ?? 0)));
}

/** The refunds of the order's own payment that count: done, under way or still owed. Oldest first. */
function countedRefunds(transaction: Transaction): readonly Refund[] {
  const { attempts, refunds } = transaction;
  const paymentId = attempts.find(({ use }) => use === 'kept')?.paymentId ?? '';
  const requested = refundsToRequest(transaction);
  return refunds
    .filter(
      (refund) =>
        refund.paymentId === paymentId &&
        !isDisputeRefund(refund, transaction) &&
        (refund.state === 'done' ||
          refund.state === 'pending' ||
          requested.includes(refund) ||
          isFailed(refund, transaction)),
    )
    .sort((a, b) => a.at - b.at);
}
