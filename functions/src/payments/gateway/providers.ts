import { defineString } from 'firebase-functions/params';
import {
  PROVIDER_NAMES,
  providerName,
  type ProviderName,
} from '../../../../src/domain/payment/providers.ts';
import type { PaymentProvider, ProviderModule } from './provider.ts';
import { razorpayModule } from './razorpay/module.ts';

/** The folder of every payment provider. */
export const PROVIDER_MODULES: Readonly<Record<ProviderName, ProviderModule>> = {
  razorpay: razorpayModule,
};

const paymentMode = defineString('PAYMENT_MODE', {
  default: 'live',
  description: '"test" for a project in which no real money is moved, "live" for the shop.',
});

/** The `secrets` of every function that calls a provider; all of them must exist at deploy time. */
export const providerSecrets = Object.values(PROVIDER_MODULES).flatMap(({ secrets }) => secrets);

const created = new Map<ProviderName, PaymentProvider>();

/**
 * The payment provider with this name in an address; null if there is none.
 * @throws Error of one sentence that names the variable to fix.
 */
export function providerNamed(name: string): PaymentProvider | null {
  const known = providerName(name);
  if (known === null) return null;
  const provider =
    created.get(known) ??
    PROVIDER_MODULES[known].create(paymentMode.value(), {
      projectId: process.env['GCLOUD_PROJECT'] ?? '',
      emulated: process.env['FUNCTIONS_EMULATOR'] === 'true',
    });
  created.set(known, provider);
  return provider;
}

/**
 * The provider of a stored payment; null for money that staff or courier take.
 * @throws Error if the shop has no such provider any more: asking again would never end.
 */
export function providerOf({
  provider: name,
}: {
  readonly provider: string;
}): PaymentProvider | null {
  if (name === '') return null;
  const provider = providerNamed(name);
  if (!provider) throw new Error(`The shop has no payment provider "${name}".`);
  return provider;
}

/** Every payment provider. @throws Error of one sentence that names the variable to fix. */
export function allProviders(): readonly PaymentProvider[] {
  return PROVIDER_NAMES.flatMap((name) => providerNamed(name) ?? []);
}
