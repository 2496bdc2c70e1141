import type { Order } from '#domain/order/order.ts';
import { isPaidByHand, isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { instrumentName, words } from './orders.ts';

/** How an order is paid: "Cash on delivery", "Bank transfer", "Online: UPI". */
export function paymentMethodName({ method, payment }: Pick<Order, 'method' | 'payment'>): string {
  const { order: names } = words;
  if (isPaidOnDelivery(method)) return names.cod;
  if (isPaidByHand(method)) return names.transfer;
  return payment.instrument
    ? `${names.online}: ${instrumentName(payment.instrument)}`
    : names.online;
}
