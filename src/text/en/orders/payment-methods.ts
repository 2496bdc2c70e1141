import type { Order } from '#domain/order/order.ts';
import {
  isPaidOnDelivery,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#domain/payment/payment-method.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';
import { instrumentName } from './orders.ts';
import { bankTransfer } from './bank-transfer.ts';
import type { ByHandWords, MethodWords } from './method-words.ts';

const { title: provider } = providerProfile(ONLINE_PROVIDER);

/** The words about each payment method. */
export const methodWords: Readonly<Record<PaymentMethod, MethodWords>> = {
  online: {
    name: 'Online',
    label: 'UPI, card or netbanking',
    hint: `You pay on ${provider}’s secure page and come back here.`,
    trust: `Payments by ${provider}, encrypted. Your card and UPI details never reach us.`,
  },
  cod: {
    name: 'Cash on delivery',
    label: 'Cash on delivery',
    hint: 'Pay in cash when it arrives.',
    trust: 'You pay the courier when your parcel arrives. Nothing is charged now.',
  },
  transfer: bankTransfer,
};

/** The name of each payment method. */
export const methodNames = Object.fromEntries(
  PAYMENT_METHODS.map((method) => [method, methodWords[method].name]),
) as Readonly<Record<PaymentMethod, string>>;

/** How an order is paid: "Cash on delivery", "Bank transfer", "Online: UPI". */
export function paymentMethodName({ method, payment }: Pick<Order, 'method' | 'payment'>): string {
  const instrument = isPaidOnDelivery(method) ? '' : instrumentName(payment.instrument);
  return [methodNames[method], instrument].filter(Boolean).join(': ');
}

/** The words about an order while its shopper has to pay it by hand; null for every other order. */
export function byHandWords({
  method,
  status,
}: Pick<Order, 'method' | 'status'>): ByHandWords | null {
  return (status === 'pending-payment' && methodWords[method].byHand) || null;
}
