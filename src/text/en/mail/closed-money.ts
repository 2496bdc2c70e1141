import { PROMISES } from '#domain/checkout/policy.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { traitsOf } from '#domain/payment/payment-method.ts';
import { failedRefundOf, refundablePaise } from '#domain/payment/transaction-money.ts';
import { type ReturnTerms, returnTermsOf } from '#domain/return/return-terms.ts';
import { methodWords } from '../orders/payment-methods.ts';
import { workingDays } from '../shop/working-days.ts';

/** When a refund arrives, in the letters about it. */
export const refundArrival = `It should reach your account within ${PROMISES.refundArrivalDays} working days.`;

/** What becomes of money that staff send by hand: where it goes, or that the shopper has to say so. */
export function payoutSentence(
  amount: string,
  payee: string,
  { refundDays }: Pick<ReturnTerms, 'refundDays'>,
): string {
  const within = `within ${workingDays(refundDays)}`;
  return payee === ''
    ? `We owe you ${amount}. Please tell us on your order’s page where to send it: a UPI ID or a bank account. We send it ${within} of that, and email you the reference.`
    : `We’ll send ${amount} to ${payee} ${within}, and email you the reference.`;
}

/**
 * What becomes of the money of an order that was cancelled or came back: only the rest is refunded after a part refund, nothing after a lost
 * dispute about all of it, and a failed refund is still owed.
 */
export function closedMoney(
  order: Pick<Order, 'payment' | 'method' | 'payout' | 'returnTerms'>,
): readonly string[] {
  const { payment, method, payout } = order;
  const { state, paidPaise, refundingPaise, disputeLost } = payment;
  const isSentBack = state === 'refunding' || state === 'refund-failed' || state === 'refunded';
  if (paidPaise === 0 && !isSentBack)
    return [methodWords[method].byHand?.closed ?? 'You have not been charged.'];
  const owed = refundablePaise(payment);
  if (payment.disputed && owed > 0) {
    return ['Your bank is reviewing the payment. We settle your refund once it has decided.'];
  }
  if (traitsOf(method).refundedBy === 'staff' && owed > 0) {
    return [payoutSentence(formatMoney(owed), payout?.payee ?? '', returnTermsOf(order))];
  }
  const failed = failedRefundOf(payment);
  const sentences = [
    ...(refundingPaise > 0
      ? [
          `We’ll refund ${formatMoney(refundingPaise)} to the account or card you paid with. ${refundArrival}`,
        ]
      : []),
    ...(failed > 0
      ? [
          `We couldn’t send your refund of ${formatMoney(failed)} yet. Our team is working on it, and we’ll email you when it is sent.`,
        ]
      : []),
  ];
  if (sentences.length > 0) return sentences;
  if (state === 'refunding') {
    return ['We’re sending your payment back to the account or card you paid with.'];
  }
  return [
    disputeLost
      ? 'Your bank has already returned the payment to you.'
      : 'Your payment has already been refunded.',
  ];
}
