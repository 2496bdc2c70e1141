import { isOrderId } from '../../../src/domain/order/order.ts';
import type { PaymentProvider } from '../payments/gateway/provider.ts';
import { refs, store } from '../shared/store.ts';

/**
 * Our order behind the provider's. A webhook may come before the provider's id is stored: then the provider is asked for
 * the receipt it was given, which is our id.
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
  const [known] = found.docs;
  if (known) return known.id;
  const orderId = await provider.orderIdOf(providerOrderId);
  if (orderId === null || !isOrderId(orderId)) return null;
  const place = refs.transaction(orderId);
  return store().runTransaction(async (writing) => {
    const transaction = await writing.get(place);
    if (!transaction.exists) return null;
    const theirs: unknown = transaction.get('providerOrderId');
    if (theirs === '') writing.update(place, { providerOrderId });
    // A payment for another order of the provider's than the one that the shop knows is none of this order.
    return theirs === '' || theirs === providerOrderId ? orderId : null;
  });
}
