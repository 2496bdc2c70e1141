import type { ClientAction } from '../../../../src/domain/checkout/checkout.ts';
import type { DisputeFact, PaymentFact } from '../../../../src/domain/payment/payment-event.ts';
import type { Paise } from '../../../../src/domain/money/money.ts';

/** What a provider must know to take a payment for an order. */
export interface PaymentRequest {
  /** Our order's id: 20 letters and digits; the provider keeps it as its receipt. */
  readonly orderId: string;
  /** The number that the shopper knows the order by. */
  readonly orderNumber: string;
  /** What is charged, in paise. */
  readonly amount: Paise;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Where the provider sends the browser back to: an address of the shop. */
  readonly returnUrl: string;
}

/** Why a call to a provider did not answer. `unavailable` may be tried again, the others may not. */
export type GatewayFault = 'unavailable' | 'refused' | 'misconfigured' | 'nonsense';

/** Thrown by every call of a provider that does not end well. `reason` is the provider's code, never its prose. */
export class GatewayError extends Error {
  readonly fault: GatewayFault;
  readonly reason: string;
  constructor(fault: GatewayFault, reason: string) {
    super(`${fault}: ${reason}`);
    this.name = 'GatewayError';
    this.fault = fault;
    this.reason = reason;
  }
}

/** A browser that comes back from a payment provider. It carries no truth: whoever wants can send one. */
export interface PaymentArrival {
  readonly method: 'GET' | 'POST';
  readonly query: URLSearchParams;
  /** The body as it came, so that a signature over it can be checked. */
  readonly body: Buffer;
}

/** What is left of a webhook once its signature is believed. */
export type WebhookReading =
  | {
      readonly ok: true;
      /** The provider's id of the event, constant over retries: 1 to 64 letters, digits, "_" or "-". */
      readonly eventId: string;
      /** The provider's id of the order that the event is about; null for events that concern none of ours. */
      readonly providerOrderId: string | null;
      readonly facts: readonly PaymentFact[];
    }
  | { readonly ok: false; readonly reject: 'signature' | 'shape' | 'account' };

/** One payment provider; its adapter lies in this folder, in a file of its name. */
export interface PaymentProvider {
  readonly name: 'razorpay';
  /**
   * Makes the provider's order for ours, or finds the one that an earlier try has made for the same `orderId`.
   * @throws GatewayError
   */
  readonly createPayment: (
    request: PaymentRequest,
  ) => Promise<{ readonly providerOrderId: string; readonly action: ClientAction }>;
  /** The action for a provider order that exists: a second try on the same order. Asks nobody. */
  readonly resumePayment: (request: PaymentRequest, providerOrderId: string) => ClientAction;
  /**
   * Whether the arrival proves that a payment belongs to the provider order we stored. `unsigned` is a failure or a
   * cancel that came back without proof: the truth is asked for in either case.
   */
  readonly readReturn: (
    arrival: PaymentArrival,
    providerOrderId: string,
  ) => 'signed' | 'unsigned' | 'forged';
  /** Reads a webhook: verifies the signature over the raw bytes, then its shape and account. */
  readonly readWebhook: (
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => WebhookReading;
  /** Every payment and refund that the provider knows of one of its orders, as facts. @throws GatewayError */
  readonly fetchFacts: (providerOrderId: string) => Promise<readonly PaymentFact[]>;
  /** What the provider knows of one dispute, by the provider's id. @throws GatewayError */
  readonly fetchDispute: (disputeId: string) => Promise<DisputeFact>;
  /** The disputes that began since then (epoch milliseconds), the newest 100. @throws GatewayError */
  readonly fetchDisputesSince: (since: number) => Promise<readonly DisputeFact[]>;
  /** The provider's order of a payment; null when the payment has none. @throws GatewayError */
  readonly orderOfPayment: (paymentId: string) => Promise<string | null>;
  /** Our order's id behind a provider's order, as it was given at its making; null when it was none of ours. @throws GatewayError */
  readonly orderIdOf: (providerOrderId: string) => Promise<string | null>;
  /**
   * Asks for money to go back. The same `key` never makes a second refund.
   * @throws GatewayError
   */
  readonly refund: (request: {
    readonly paymentId: string;
    readonly amount: Paise;
    /** 10 to 40 letters, digits, "_" or "-": constant over retries. */
    readonly key: string;
  }) => Promise<PaymentFact>;
}
