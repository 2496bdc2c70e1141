import { type PaymentMethod, traitsOf } from '#domain/payment/payment-method.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { methodNames } from '#text/orders/payment-methods.ts';

/** The name of a payment method of an order by phone: customers pay a provider by a link. */
export function methodLabel(method: PaymentMethod): string {
  return traitsOf(method).provider === '' ? methodNames[method] : own.byLink;
}
