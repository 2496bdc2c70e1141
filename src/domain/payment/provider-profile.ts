import type { Paise } from '../money/money.ts';

/** What shoppers and staff see of a payment provider. */
export interface ProviderProfile {
  /** The name that shoppers and staff see. */
  readonly title: string;
  /** The smallest payment. */
  readonly minimumPaise: Paise;
  /**
   * The provider's help, and its complaints page with the nodal officer. Rule 7 of the E-Commerce Rules 2020 requires
   * the provider's contact beside the payment methods.
   */
  readonly help: string;
  readonly complaints: string;
  /** Where staff see payments, answer disputes and find the balance. */
  readonly dashboard: string;
  /** The host of its script, which an ad blocker must allow. */
  readonly scriptHost: string;
}
