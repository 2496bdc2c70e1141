import { expect, it } from 'vitest';
import { PROVIDER_NAMES, providerName, providerProfile } from './providers.ts';

it.each(['', 'cashfree', 'Razorpay', '__proto__', 'toString'])(
  'no payment provider has the name "%s"',
  (name) => {
    expect(providerName(name)).toBeNull();
  },
);

it.each(PROVIDER_NAMES)('%s has pages over TLS, which name it', (name) => {
  const { title, help, complaints, dashboard } = providerProfile(name);
  expect(providerName(name)).toBe(name);
  for (const page of [help, complaints, dashboard]) {
    expect(page).toMatch(new RegExp(`^https://([a-z]+\\.)?${title.toLowerCase()}\\.com/`, 'u'));
  }
});
