import { DAY_MS } from '../core/indian-time.ts';
import { type Paise, paise } from '../money/money.ts';
import { ONLINE_PROVIDER, type ProviderName, providerProfile } from './providers.ts';

/** Stock hold of an unpaid order, in milliseconds; doubled once the bank authorises. */
export const HOLD_MS = 15 * 60 * 1000;

/** Stock hold of an order that staff place for a customer, who pays it by a link, in milliseconds. */
export const LINK_HOLD_MS = DAY_MS;

/** The settings that offer methods; each is absent where its method is not offered. */
export interface OfferingSettings {
  readonly bankTransfer?: object | undefined;
}

/** What the shop does differently for a payment method. */
interface PaymentMethodTraits {
  /** When the shopper pays: before the order is accepted, or to the courier. */
  readonly paidAt: 'checkout' | 'delivery';
  /** The provider that takes the payment; empty without one. */
  readonly provider: ProviderName | '';
  /** How long an unpaid order holds its stock, in milliseconds; null if the order is accepted unpaid. */
  readonly holdMs: number | null;
  /** Who returns the money: the provider, or staff by hand. */
  readonly refundedBy: 'provider' | 'staff';
  /** The surcharge of the method: a field of the delivery charges. */
  readonly surcharge: 'codFeePaise' | null;
  /** The smallest total that can be paid. */
  readonly minimumPaise: Paise;
  /** The setting that offers the method; null if it is always offered. */
  readonly offeredBy: keyof OfferingSettings | null;
}

/** All payment methods, the default one first. Code reads these traits instead of comparing methods. */
const TRAITS = {
  online: {
    paidAt: 'checkout',
    provider: ONLINE_PROVIDER,
    holdMs: HOLD_MS,
    refundedBy: 'provider',
    surcharge: null,
    minimumPaise: providerProfile(ONLINE_PROVIDER).minimumPaise,
    offeredBy: null,
  },
  cod: {
    paidAt: 'delivery',
    provider: '',
    holdMs: null,
    refundedBy: 'staff',
    surcharge: 'codFeePaise',
    minimumPaise: paise(0),
    offeredBy: null,
  },
  transfer: {
    paidAt: 'checkout',
    provider: '',
    // Transfers of weekends and bank holidays arrive within three days.
    holdMs: 3 * DAY_MS,
    refundedBy: 'staff',
    surcharge: null,
    minimumPaise: paise(100),
    offeredBy: 'bankTransfer',
  },
} as const satisfies Readonly<Record<string, PaymentMethodTraits>>;

/** A payment method: at the payment provider, in cash to the courier, or by transfer to the shop's bank account. */
export type PaymentMethod = keyof typeof TRAITS;

/** The payment methods in the order of the checkout. */
export const PAYMENT_METHODS = Object.keys(TRAITS) as PaymentMethod[];

/** The method that the checkout suggests, and that is always available. */
export const DEFAULT_METHOD: PaymentMethod = 'online';

/** The traits of a payment method. */
export function traitsOf(method: PaymentMethod): PaymentMethodTraits {
  return TRAITS[method];
}

/** Whether the courier collects the money. */
export function isPaidOnDelivery(method: PaymentMethod): boolean {
  return traitsOf(method).paidAt === 'delivery';
}

/** Whether the shopper pays in advance and staff confirm that the money has come: no provider takes it. */
export function isPaidByHand(method: PaymentMethod): boolean {
  const { paidAt, provider } = traitsOf(method);
  return paidAt === 'checkout' && provider === '';
}

/** Whether the order holds stock for longer than a payment takes, and nothing proves that its customer is real. */
export function holdsUnpaid(method: PaymentMethod): boolean {
  return traitsOf(method).provider === '';
}

/** Whether the shop offers a method. */
export function isOffered(method: PaymentMethod, settings: OfferingSettings): boolean {
  const { offeredBy } = traitsOf(method);
  return offeredBy === null || settings[offeredBy] !== undefined;
}

/** How long an unpaid order holds its stock, in milliseconds: its own time, or else that of its method; null if accepted unpaid. */
export function holdOf({
  method,
  holdMs,
}: {
  readonly method: PaymentMethod;
  readonly holdMs?: number | undefined;
}): number | null {
  return holdMs ?? traitsOf(method).holdMs;
}
