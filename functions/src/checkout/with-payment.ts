import { GatewayError } from '../platform/gateway-error.ts';
import type { ClientAction, OrderAnswer } from '../../../src/domain/checkout/checkout.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import type { PaymentProvider, PaymentRequest } from '../payments/gateway/provider.ts';
import { providerOf } from '../payments/gateway/providers.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';
import { storedBrand } from '../shop-content/stored-brand.ts';

/**
 * The result for a placed order, with the client action that pays it. The provider's order is created outside the
 * order's own transaction, which may retry; the order's id is the provider's receipt, so a retry finds the first one.
 * When the provider doesn't respond, the order and its stock hold stay and the payment can be retried. `now` is epoch
 * milliseconds.
 */
export async function withPayment(
  { order, transaction }: OrderState,
  now: number,
  repeated = false,
): Promise<OrderAnswer> {
  const { id: orderId, number, totals } = order;
  const answer = { outcome: 'ordered', orderId, number, totals, repeated } as const;
  const isPending = order.status === 'pending-payment' && (order.reservation.untilAt ?? 0) > now;
  if (!isPending) return { ...answer, action: null, retry: false };
  const provider = providerOf(transaction);
  if (!provider) return { ...answer, action: null, retry: false };
  const request = paymentRequest(order, provider.name, (await storedBrand()).name);
  try {
    const providerOrderId = transaction.providerOrderId;
    const action =
      providerOrderId === ''
        ? await openPayment(provider, request)
        : provider.resumePayment(request, providerOrderId);
    return { ...answer, action, retry: false };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('payment-not-opened', { orderId, ...errorInfo(error) }, 'warn');
    return { ...answer, action: null, retry: true };
  }
}

/**
 * Creates the provider's order and stores its id. When two browsers race, the first stored id wins for both: money for
 * any other provider order would belong to no order of the shop.
 */
async function openPayment(
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<ClientAction> {
  const { providerOrderId, action } = await provider.createPayment(request);
  const ref = refs.transaction(request.orderId);
  const storedId = await store().runTransaction(
    async (tx) => {
      const existing: unknown = (await tx.get(ref)).get('providerOrderId');
      if (typeof existing === 'string' && existing !== '') return existing;
      tx.update(ref, { providerOrderId });
      return providerOrderId;
    },
    { maxAttempts: ATTEMPTS },
  );
  return storedId === providerOrderId ? action : provider.resumePayment(request, storedId);
}

function paymentRequest(
  order: OrderState['order'],
  provider: string,
  shop: string,
): PaymentRequest {
  const { id, number, totals, address, email } = order;
  return {
    orderId: id,
    orderNumber: number,
    amount: totals.totalPaise,
    shop,
    customer: { name: address.name, email, phone: address.phone },
    returnUrl: `${shopOrigin()}/api/pay/return/${provider}?o=${id}`,
  };
}
