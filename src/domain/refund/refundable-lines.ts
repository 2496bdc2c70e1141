import { creditShares } from '../invoice/credit-shares.ts';
import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { lineAmount } from '../order/order.ts';
import {
  isDisputeRefund,
  isFailed,
  isUnderWay,
  uncoveredRefunds,
} from '../payment/payment-refunds.ts';
import { itemsOf, appliedPayment, type Refund, type Transaction } from '../payment/transaction.ts';

/**
 * What is left to refund of each line of an order, in paise: its price after discount, minus its own refunds, those
 * that a dispute holds back, and its shares of refunds of the whole order. Shares are split as in their credit notes, apart from a paisa that fees of
 * several rates can shift.
 */
export function refundableLines(state: OrderState): readonly Paise[] {
  const { transaction } = state;
  return linesWithout(state, [...countedRefunds(transaction), ...heldParts(transaction)]);
}

function linesWithout({ order }: OrderState, parts: readonly RefundPart[]): readonly Paise[] {
  const { lines, totals } = order;
  const fees = paise(totals.shippingPaise + totals.codFeePaise);
  return parts.reduce(withoutPart, [...lines.map(lineAmount), fees]).slice(0, lines.length);
}

/** What a refund pays back. */
type RefundPart = Pick<Refund, 'line' | 'items' | 'amountPaise'>;

function heldParts({ heldRefunds = [] }: Transaction): readonly RefundPart[] {
  return heldRefunds.map(({ items }) => ({
    line: null,
    items,
    amountPaise: paise(items.reduce((sum, item) => sum + item.amountPaise, 0)),
  }));
}

/** The refunded part of an order line, in paise. */
export interface LineRefund {
  readonly amountPaise: Paise;
  /** Whether the whole price of the line was refunded. */
  readonly isWhole: boolean;
}

/** The refunded part of each line of an order; null for a line without refunds. */
export function lineRefunds(state: OrderState): readonly (LineRefund | null)[] {
  const left = linesWithout(state, countedRefunds(state.transaction));
  return state.order.lines.map((line, index) => {
    const rest = left[index] ?? 0;
    const amountPaise = paise(lineAmount(line) - rest);
    return amountPaise === 0 ? null : { amountPaise, isWhole: rest === 0 };
  });
}

/**
 * The refund for pieces of a line (numbered from 1), in paise: their part of what is left of the line. All pieces together get
 * all that is left, in whichever portions they are returned and whatever was refunded in between.
 */
export function pieceShare(state: OrderState, line: number, quantity: number): Paise {
  const ordered = state.order.lines[line - 1]?.quantity ?? 0;
  const { transaction } = state;
  const paidBack = [...countedRefunds(transaction), ...heldParts(transaction)]
    .flatMap(itemsOf)
    .filter((item) => item.line === line)
    .reduce((sum, item) => sum + item.quantity, 0);
  const others = Math.max(0, ordered - paidBack - quantity);
  const left = refundableLines(state)[line - 1] ?? paise(0);
  if (quantity === 0) return paise(0);
  return allocate(left, [paise(quantity), paise(others)])[0] ?? paise(0);
}

function withoutPart(left: readonly Paise[], refund: RefundPart): Paise[] {
  const sum = left.reduce((all, rest) => all + rest, 0);
  // A refund made in the provider's dashboard may exceed the order.
  const amount = paise(Math.min(refund.amountPaise, sum));
  const own = left.map((_, index) => ownPaise(refund, index + 1));
  const shares = creditShares(amount, own, left);
  return left.map((rest, index) => paise(rest - (shares[index] ?? 0)));
}

/** What a refund pays back of a line that it names, in paise. */
function ownPaise(refund: RefundPart, line: number): Paise {
  const items = itemsOf(refund).filter((item) => item.line === line);
  return paise(items.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
}

/** The refunds of the order's own payment that are done, under way or still owed, oldest first. */
function countedRefunds(transaction: Transaction): readonly Refund[] {
  const { refunds } = transaction;
  const paymentId = appliedPayment(transaction)?.paymentId ?? '';
  const uncovered = uncoveredRefunds(transaction);
  return refunds
    .filter(
      (refund) =>
        refund.paymentId === paymentId &&
        !isDisputeRefund(refund, transaction) &&
        (refund.state === 'done' ||
          (isUnderWay(refund, transaction) && !uncovered.includes(refund)) ||
          isFailed(refund, transaction)),
    )
    .sort((a, b) => a.at - b.at);
}
