import { isOrderId } from '../../../src/domain/order/order.ts';
import type { PaymentProvider } from './gateway/provider.ts';
import { refs, store } from '../platform/store.ts';

/**
 * Maps a provider's order id to ours. A webhook may arrive before the provider's id is stored: then the provider is
 * asked for the receipt, which is our order id.
 */
export async function orderOfProviderOrder(
  provider: PaymentProvider,
  providerOrderId: string,
): Promise<string | null> {
  const found = await store()
    .collection('transactions')
    .where('providerOrderId', '==', providerOrderId)
    .limit(1)
    .get();
  const [stored] = found.docs;
  if (stored) return stored.id;
  const orderId = await provider.orderIdOf(providerOrderId);
  if (orderId === null || !isOrderId(orderId)) return null;
  const ref = refs.transaction(orderId);
  return store().runTransaction(async (tx) => {
    const transaction = await tx.get(ref);
    if (!transaction.exists) return null;
    const storedId: unknown = transaction.get('providerOrderId');
    if (storedId === '') tx.update(ref, { providerOrderId });
    // A payment for a provider order other than the stored one does not belong to this order.
    return storedId === '' || storedId === providerOrderId ? orderId : null;
  });
}
