/** A browser that comes back from a payment provider. It carries no truth: whoever wants can send one. */
export interface PaymentArrival {
  readonly method: 'GET' | 'POST';
  readonly query: URLSearchParams;
  /** The body as it came, so that a signature over it can be checked. */
  readonly body: Buffer;
}

/** One payment provider; its adapter lies in this folder, in a file of its name. */
export interface PaymentProvider {
  /**
   * Checks the arrival, asks the provider what really happened and applies that to the order.
   * Resolves to the shop's path where the shopper goes on, also when the payment failed.
   */
  readonly receiveReturn: (arrival: PaymentArrival) => Promise<string>;
}

/** The providers that the shop can be paid through, by their name in `/api/pay/return/{provider}`. */
export const providers: ReadonlyMap<string, PaymentProvider> = new Map();
