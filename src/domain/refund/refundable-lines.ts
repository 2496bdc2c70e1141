import { creditShares } from '../invoice/credit-shares.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { lineAmount } from '../order/order.ts';
import { isFailed, isOfBank, refundsToRequest } from '../payment/payment-refunds.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';

/**
 * What is left to refund of each line of an order, in paise: what it cost after its discount, less the refunds of it and
 * its shares of those of the whole order, as their credit notes take them. Fees of several rates can shift a share by a
 * paisa.
 */
export function refundableLines({ order, transaction }: OrderState): readonly Paise[] {
  const { lines, totals } = order;
  const fees = paise(totals.shippingPaise + totals.codFeePaise);
  const left = countedRefunds(transaction).reduce(withoutRefund, [...lines.map(lineAmount), fees]);
  return left.slice(0, lines.length);
}

/** What refunds took of one line of an order. */
export interface LineRefund {
  readonly amountPaise: Paise;
  /** Whether it is all that the line cost. */
  readonly isWhole: boolean;
}

/** What refunds took of each line of an order; null for a line that none took from. */
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
  // A refund of the provider's dashboard may exceed the order.
  const amount = paise(Math.min(amountPaise, sum));
  const shares = creditShares(amount, line === null ? null : line - 1, left);
  return left.map((rest, index) => paise(rest - (shares[index] ?? 0)));
}

/** The refunds of the order's own payment that went back, are under way or are still owed, the oldest first. */
function countedRefunds(transaction: Transaction): readonly Refund[] {
  const { attempts, refunds } = transaction;
  const paymentId = attempts.find(({ use }) => use === 'kept')?.paymentId ?? '';
  const requested = refundsToRequest(transaction);
  return refunds
    .filter(
      (refund) =>
        refund.paymentId === paymentId &&
        !isOfBank(refund, transaction) &&
        (refund.state === 'done' ||
          refund.state === 'pending' ||
          requested.includes(refund) ||
          isFailed(refund, transaction)),
    )
    .sort((a, b) => a.at - b.at);
}
