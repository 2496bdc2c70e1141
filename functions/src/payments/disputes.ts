import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { DisputeFact, PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import { errorInfo } from '../platform/error-info.ts';
import type { PaymentProvider } from './gateway/provider.ts';
import { allProviders } from './gateway/providers.ts';
import { log } from '../platform/log.ts';
import { orderOfProviderOrder } from './provider-order.ts';
import { applyPaymentFacts } from '../orders/payment-facts.ts';
import { eventExpiry } from '../retention/expiry.ts';
import { refs, toFirestore } from '../platform/store.ts';

/** Interval of the search for disputes without a webhook, in milliseconds. */
const INTERVAL_MS = 60 * 60 * 1000;
/** How far back disputes are searched, in milliseconds: longer than a provider retries a webhook. */
const LOOK_BACK_MS = 10 * DAY_MS;

/**
 * Applies disputes whose webhook was lost: asks every provider hourly for recent ones. Known open disputes are checked
 * with their orders' payments. `now` is epoch milliseconds. @throws GatewayError
 */
export async function findLostDisputes(now: number): Promise<void> {
  const lock = refs.lock('disputes');
  const due: unknown = (await lock.get()).get('dueAt');
  if (due instanceof Timestamp && due.toMillis() > now) return;
  for (const provider of allProviders()) {
    for (const dispute of await provider.fetchDisputesSince(now - LOOK_BACK_MS)) {
      await takeDispute(provider, dispute, now).catch((error: unknown) => {
        // One failure must not hide the other disputes.
        log('dispute-not-taken', { disputeId: dispute.disputeId, ...errorInfo(error) }, 'error');
      });
    }
  }
  await lock.set({ dueAt: Timestamp.fromMillis(now + INTERVAL_MS) });
}

/**
 * Puts the recent disputes of refunded payments before the facts about those refunds. A refund without our key may be how a
 * bank took money back. The provider may report its dispute later, so the dispute is fetched here: the refund must never
 * count as one of the shop. `now` is epoch milliseconds. @throws GatewayError
 */
export async function withDisputesFirst(
  provider: Pick<PaymentProvider, 'fetchDisputesSince'>,
  facts: readonly PaymentFact[],
  now: number,
): Promise<readonly PaymentFact[]> {
  const refunded = facts.flatMap((fact) =>
    'key' in fact && fact.key === '' ? [fact.paymentId] : [],
  );
  if (refunded.length === 0) return facts;
  const disputes = await provider.fetchDisputesSince(now - LOOK_BACK_MS);
  return [...disputes.filter(({ paymentId }) => refunded.includes(paymentId)), ...facts];
}

/** Applies a dispute once per phase and state: the marker saves two provider calls per dispute and hour. */
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
  const expiresAt = eventExpiry(now);
  await seen.set(toFirestore({ orderId: orderId ?? '', at: now, expiresAt }));
}
