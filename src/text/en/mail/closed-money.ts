import { PROMISES } from '#domain/checkout/policy.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand, isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { failedRefundOf, refundablePaise } from '#domain/payment/transaction-money.ts';

/** When a refund arrives, in the letters about it. */
export const refundArrival = `It should reach your account within ${PROMISES.refundWorkingDays} working days.`;

/**
 * What becomes of the money of an order that was cancelled or came back: only the rest is refunded after a part refund, nothing after a lost
 * dispute about all of it, and a failed refund is still owed.
 */
export function closedMoney(payment: Order['payment'], method: Order['method']): readonly string[] {
  const { state, paidPaise, refundingPaise, disputeLost } = payment;
  const isSentBack = state === 'refunding' || state === 'refund-failed' || state === 'refunded';
  if (paidPaise === 0 && !isSentBack) return ['You have not been charged.'];
  const owed = refundablePaise(payment);
  if (payment.disputed && owed > 0) {
    return ['Your bank is reviewing the payment. We settle your refund once it has decided.'];
  }
  if (isPaidOnDelivery(method) && owed > 0) {
    return [
      `We’ll return ${formatMoney(owed)} to you within ${PROMISES.refundWorkingDays} working days, and ask you for a UPI ID or bank account.`,
    ];
  }
  if (isPaidByHand(method) && owed > 0) {
    return [
      `We’ll return ${formatMoney(owed)} to your bank account within ${PROMISES.refundWorkingDays} working days, and email you the reference. If we need your account details, we’ll ask you.`,
    ];
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
