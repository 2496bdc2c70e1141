import type { ProviderProfile } from './provider-profile.ts';
import { razorpay } from './razorpay/profile.ts';

/**
 * All payment providers by name, as in stored orders and in the addresses of return and webhook. The types require an
 * adapter (functions) and a payment page (browser) for each.
 */
const PROVIDERS = { razorpay } as const satisfies Readonly<Record<string, ProviderProfile>>;

/** The name of a payment provider. */
export type ProviderName = keyof typeof PROVIDERS;

/** The names of all payment providers. */
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as ProviderName[];

/** The provider of online payments. */
export const ONLINE_PROVIDER: ProviderName = 'razorpay';

/** The provider with this name; null if there is none. */
export function providerName(name: string): ProviderName | null {
  return PROVIDER_NAMES.find((one) => one === name) ?? null;
}

/** What shoppers and staff see of a provider. */
export function providerProfile(name: ProviderName): ProviderProfile {
  return PROVIDERS[name];
}
