import { GatewayError } from '../platform/gateway-error.ts';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import { errorInfo } from '../platform/error-info.ts';
import { providerOf } from './gateway/providers.ts';
import { refreshFacts } from './refresh-facts.ts';
import { log } from '../platform/log.ts';
import { refs, parseDocument } from '../platform/store.ts';
import { applyPaymentFacts } from '../orders/payment-facts.ts';
import { type Transaction, TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { refundsToRequest } from '../../../src/domain/payment/payment-refunds.ts';

/**
 * Requests every decided refund from the provider that was not requested yet. Each has an idempotency key, so concurrent or
 * repeated calls refund once. Without a response the refund stays requested, and the sweep retries.
 */
export async function askRefunds(orderId: string, now: number): Promise<void> {
  const found = await refs.transaction(orderId).get();
  const transaction = parseDocument(found, TransactionSchema, 'tid');
  if (!transaction) return;
  const facts: PaymentFact[] = [];
  for (const refund of refundsToRequest(transaction)) {
    const fact = await sendRefund(transaction, refund);
    if (fact) facts.push(fact);
  }
  if (facts.length > 0) await applyPaymentFacts(orderId, facts, { now });
}

/**
 * Applies what the provider knows of an order with a failed refund, before the refund is repeated or returned by hand, because
 * it may have succeeded after all. Returns false when the provider didn't respond.
 */
export async function refreshFailedRefunds(orderId: string, now: number): Promise<boolean> {
  const found = await refs.transaction(orderId).get();
  const transaction = parseDocument(found, TransactionSchema, 'tid');
  const hasFailed = transaction?.refunds.some(({ state }) => state === 'failed') ?? false;
  if (!transaction || !hasFailed) return true;
  return (await refreshFacts(transaction, { now, event: 'refunds-not-read' })).isAnswered;
}

/** Requests one refund; null if there is no answer. */
async function sendRefund(
  transaction: Transaction,
  { paymentId, amountPaise, key }: Transaction['refunds'][number],
): Promise<PaymentFact | null> {
  const provider = providerOf(transaction);
  if (!provider) return null;
  try {
    const fact = await provider.refund({ paymentId, amount: amountPaise, key });
    return 'key' in fact ? { ...fact, key } : fact;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('refund-not-asked', { orderId: transaction.tid, ...errorInfo(error) });
    if (error.fault !== 'refused') return null;
    const { reason } = error;
    return { fact: 'refund-failed', paymentId, refundId: '', amount: amountPaise, key, reason };
  }
}
