import type { Order } from '../../../src/domain/order/order.ts';
import { currentDisputes, isPending } from '../../../src/domain/payment/dispute.ts';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import type { Transaction } from '../../../src/domain/payment/transaction.ts';
import { applyPaymentFacts } from '../orders/payment-facts.ts';
import { errorInfo } from '../platform/error-info.ts';
import { GatewayError } from '../platform/gateway-error.ts';
import { log } from '../platform/log.ts';
import { withDisputesFirst } from './disputes.ts';
import type { PaymentProvider } from './gateway/provider.ts';
import { providerOf } from './gateway/providers.ts';

/** The outcome of asking the provider about an order's payment. */
interface Refreshed {
  /** False when the provider didn't respond, which says nothing about the payment. */
  readonly isAnswered: boolean;
  /** The order after what was applied; null if the provider was not asked, or the order does not exist. */
  readonly order: Order | null;
}

interface RefreshOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the log says when the provider didn't respond. */
  readonly event: string;
  /** Also asks for the disputes that are open, each with a query of its own. */
  readonly checksDisputes?: boolean;
  /** Replaces the provider of the payment. */
  readonly provider?: PaymentProvider;
}

/**
 * Applies what the provider knows of an order's payment. Asks nothing where no payment was possible: without a provider,
 * or without the provider's order.
 */
export async function refreshFacts(
  transaction: Transaction,
  { now, event, checksDisputes = false, provider: replacement }: RefreshOptions,
): Promise<Refreshed> {
  const { tid, providerOrderId } = transaction;
  const provider = providerOrderId === '' ? null : (replacement ?? providerOf(transaction));
  if (!provider) return { isAnswered: true, order: null };
  try {
    const facts: PaymentFact[] = [...(await provider.fetchFacts(providerOrderId))];
    for (const id of checksDisputes ? openDisputes(transaction) : []) {
      facts.push(await provider.fetchDispute(id));
    }
    const ordered = await withDisputesFirst(provider, facts, now);
    const result = await applyPaymentFacts(tid, ordered, { now });
    const order = result === null || result === 'seen' ? null : result.state.order;
    return { isAnswered: true, order };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log(event, { orderId: tid, ...errorInfo(error) }, 'warn');
    return { isAnswered: false, order: null };
  }
}

/** The provider's ids of the disputes that a bank has not decided. */
function openDisputes({ disputes }: Transaction): readonly string[] {
  return currentDisputes(disputes)
    .filter((dispute) => dispute.id !== '' && isPending(dispute))
    .map(({ id }) => id);
}
