import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { CONSENT_YEARS } from '../../../src/domain/customer/consent-years.ts';

/** When a processed event of this moment may be deleted. Epoch milliseconds; Firestore's TTL follows `expiresAt`. */
export function eventExpiry(at: number): number {
  return yearsAfter(at, PROMISES.logYears);
}

/** When the proof of a consent that was erased at this moment may be deleted. Epoch milliseconds, as `eventExpiry`. */
export function consentProofExpiry(erasedAt: number): number {
  return yearsAfter(erasedAt, CONSENT_YEARS);
}

function yearsAfter(at: number, years: number): number {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}
