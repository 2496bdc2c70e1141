import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import { errorInfo } from '../shared/error-info.ts';
import { providerNamed } from './gateway/providers.ts';
import { GatewayError } from './gateway/provider.ts';
import { log } from '../shared/log.ts';
import { refs, parseDocument } from '../shared/store.ts';
import { applyPaymentFacts } from '../orders/orders.ts';
import { type Transaction, TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { refundsToRequest } from '../../../src/domain/payment/transaction-money.ts';

/**
 * Asks the provider for every refund that the order's money says was decided and not yet asked. Each goes under its own
 * key, so that doing this twice, or at the same moment in two places, gives the money back once. What the provider does
 * not answer stays asked, and the sweep asks again.
 */
export async function askRefunds(orderId: string, now: number): Promise<void> {
  const found = await refs.transaction(orderId).get();
  const transaction = parseDocument(found, TransactionSchema, 'tid');
  if (!transaction) return;
  const facts: PaymentFact[] = [];
  for (const refund of refundsToRequest(transaction)) {
    const fact = await askRefund(transaction, refund);
    if (fact) facts.push(fact);
  }
  if (facts.length > 0) await applyPaymentFacts(orderId, facts, { now });
}

async function askRefund(
  { tid, provider: name }: Transaction,
  { paymentId, amountPaise, key }: Transaction['refunds'][number],
): Promise<PaymentFact | null> {
  const provider = providerNamed(name);
  if (!provider) return null;
  try {
    const fact = await provider.refund({ paymentId, amount: amountPaise, key });
    return 'key' in fact ? { ...fact, key } : fact;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('refund-not-asked', { orderId: tid, ...errorInfo(error) });
    if (error.fault !== 'refused') return null;
    const { reason } = error;
    return { fact: 'refund-failed', paymentId, refundId: '', amount: amountPaise, key, reason };
  }
}
