import type { ProviderProfile } from './provider-profile.ts';
import { razorpay } from './razorpay/profile.ts';

/**
 * All payment providers by the name in stored orders and in the addresses of return and webhook. Types ask for the
 * adapter of each (functions) and for what opens its payment page (browser).
 */
const PROVIDERS = { razorpay } as const satisfies Readonly<Record<string, ProviderProfile>>;

/** The name of a payment provider. */
export type ProviderName = keyof typeof PROVIDERS;

/** The names of all payment providers. */
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as ProviderName[];

/** The provider of online payments. */
export const ONLINE_PROVIDER: ProviderName = 'razorpay';

/** The name, if a provider has it; null otherwise. */
export function providerName(name: string): ProviderName | null {
  return PROVIDER_NAMES.find((one) => one === name) ?? null;
}

/** What people see of a provider. */
export function providerProfile(name: ProviderName): ProviderProfile {
  return PROVIDERS[name];
}
