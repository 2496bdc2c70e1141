import { Timestamp } from 'firebase-admin/firestore';
import type { DisputeFact } from '../../../src/domain/payment/payment-event.ts';
import { errorInfo } from '../shared/error-info.ts';
import type { PaymentProvider } from './gateway/provider.ts';
import { providerNamed } from './gateway/providers.ts';
import { log } from '../shared/log.ts';
import { orderOfProviderOrder } from '../orders/order-behind.ts';
import { applyPaymentFacts } from '../orders/orders.ts';
import { refs } from '../shared/store.ts';

/** How often the provider is asked for disputes that the shop has not heard of, in milliseconds. */
const EVERY_MS = 60 * 60 * 1000;
/** How long after its beginning a dispute is looked for: longer than a provider sends a webhook again, in milliseconds. */
const LOOK_BACK_MS = 10 * 24 * 60 * 60 * 1000;

/**
 * Takes in disputes whose webhook was lost: asks the provider hourly for those that began lately. Disputes that the shop
 * knows as open are followed with the money of their orders. `now` is epoch milliseconds. @throws GatewayError
 */
export async function findLostDisputes(now: number): Promise<void> {
  const lock = refs.lock('disputes');
  const due: unknown = (await lock.get()).get('dueAt');
  if (due instanceof Timestamp && due.toMillis() > now) return;
  const provider = providerNamed('razorpay');
  if (!provider) return;
  const disputes = await provider.fetchDisputesSince(now - LOOK_BACK_MS);
  for (const dispute of disputes) {
    await takeDispute(provider, dispute, now).catch((error: unknown) => {
      // One that cannot be taken in must not hide the others.
      log('dispute-not-taken', { disputeId: dispute.disputeId, ...errorInfo(error) }, 'error');
    });
  }
  await lock.set({ dueAt: Timestamp.fromMillis(now + EVERY_MS) });
}

/** A mark for each state of each phase keeps a dispute from costing two calls in every hour. */
async function takeDispute(
  provider: PaymentProvider,
  fact: DisputeFact,
  now: number,
): Promise<void> {
  const seen = refs.webhookEvent(`${provider.name}_${fact.disputeId}_${fact.phase}_${fact.fact}`);
  if ((await seen.get()).exists) return;
  const providerOrderId = await provider.orderOfPayment(fact.paymentId);
  const orderId = providerOrderId && (await orderOfProviderOrder(provider, providerOrderId));
  if (orderId) await applyPaymentFacts(orderId, [fact], { now });
  await seen.set({ orderId: orderId ?? '', at: Timestamp.fromMillis(now) });
}
