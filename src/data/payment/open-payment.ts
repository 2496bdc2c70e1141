import type { ClientAction } from '#domain/checkout/checkout.ts';

/**
 * Opens a provider's payment page.
 * @param onClosed called when the shopper closes it without paying.
 * @throws Error when it cannot be loaded: blocked, or no network.
 */
export type OpenPayment = (action: ClientAction, onClosed: () => void) => Promise<void>;
