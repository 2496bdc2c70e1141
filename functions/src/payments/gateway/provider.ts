import type { ClientAction } from '../../../../src/domain/checkout/checkout.ts';
import type { DisputeFact, PaymentFact } from '../../../../src/domain/payment/payment-event.ts';
import type { Paise } from '../../../../src/domain/money/money.ts';
import type { ProviderName } from '../../../../src/domain/payment/providers.ts';
import type { defineSecret } from 'firebase-functions/params';

/** What a provider needs to collect a payment for an order. */
export interface PaymentRequest {
  /** Our order's id: 20 letters and digits; the provider stores it as its receipt. */
  readonly orderId: string;
  /** The order number that the shopper sees. */
  readonly orderNumber: string;
  /** The charge, in paise. */
  readonly amount: Paise;
  /** The shop's name, which the provider's page shows. */
  readonly shop: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Where the provider redirects the browser: a URL of the shop. */
  readonly returnUrl: string;
}

/** A browser returning from a payment provider. Untrusted: anyone can send one. */
export interface PaymentArrival {
  readonly method: 'GET' | 'POST';
  readonly query: URLSearchParams;
  /** The raw body, for verifying its signature. */
  readonly body: Buffer;
}

/** A parsed webhook whose signature was verified. */
export type WebhookReading =
  | {
      readonly ok: true;
      /** The provider's id of the event, constant over retries: 1 to 64 letters, digits, "_" or "-". */
      readonly eventId: string;
      /** The provider's id of the event's order; null for events of no order of ours. */
      readonly providerOrderId: string | null;
      readonly facts: readonly PaymentFact[];
    }
  | { readonly ok: false; readonly reject: 'signature' | 'shape' | 'account' };

/** A payment provider; its adapter is in a folder of its name. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * Creates the provider's order for ours, or finds the one that an earlier attempt created for the same `orderId`.
   * @throws GatewayError
   */
  readonly createPayment: (
    request: PaymentRequest,
  ) => Promise<{ readonly providerOrderId: string; readonly action: ClientAction }>;
  /** The client action for an existing provider order: a retry on the same order. Calls no API. */
  readonly resumePayment: (request: PaymentRequest, providerOrderId: string) => ClientAction;
  /**
   * Whether the arrival proves that a payment belongs to the stored provider order. `unsigned` is a failure or a cancel
   * without proof: the provider is queried in either case.
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
  /** All payments and refunds of a provider order, as facts. @throws GatewayError */
  readonly fetchFacts: (providerOrderId: string) => Promise<readonly PaymentFact[]>;
  /** The state of one dispute, by the provider's id. @throws GatewayError */
  readonly fetchDispute: (disputeId: string) => Promise<DisputeFact>;
  /** The newest 100 disputes opened since then (epoch milliseconds). @throws GatewayError */
  readonly fetchDisputesSince: (since: number) => Promise<readonly DisputeFact[]>;
  /** The provider's order of a payment; null if the payment has none. @throws GatewayError */
  readonly orderOfPayment: (paymentId: string) => Promise<string | null>;
  /** Our order's id from the receipt of a provider order; null if it is not ours. @throws GatewayError */
  readonly orderIdOf: (providerOrderId: string) => Promise<string | null>;
  /**
   * Requests a refund. Idempotent per `key`.
   * @throws GatewayError
   */
  readonly refund: (request: {
    readonly paymentId: string;
    readonly amount: Paise;
    /** 10 to 40 letters, digits, "_" or "-": constant over retries. */
    readonly key: string;
  }) => Promise<PaymentFact>;
}

/** Where the functions run. */
export interface Environment {
  readonly projectId: string;
  readonly emulated: boolean;
}

/** What the folder of a payment provider exports. */
export interface ProviderModule {
  /** The secrets that must exist at deploy time. */
  readonly secrets: readonly ReturnType<typeof defineSecret>[];
  /**
   * The provider with the deployed parameters, which have no value before a function runs.
   * @throws Error of one sentence that names the variable to fix.
   */
  readonly create: (paymentMode: string, environment: Environment) => PaymentProvider;
  /**
   * Whether real money moves in a deployed project, by the parameters of its functions. Reads no secret.
   * @throws Error of one sentence that names the variable to fix.
   */
  readonly modeOf: (
    values: Readonly<Record<string, string>>,
    environment: Environment,
  ) => 'test' | 'live';
}
