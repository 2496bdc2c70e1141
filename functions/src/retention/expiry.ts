import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { CONSENT_YEARS } from '../../../src/domain/customer/consent-years.ts';

/**
 * The `expiresAt` of a webhook event that was processed at this time, by which Firestore's TTL deletes it. Both are
 * epoch milliseconds.
 */
export function eventExpiry(at: number): number {
  return yearsAfter(at, PROMISES.logYears);
}

/** The `expiresAt` of the proof of a consent that was erased at this time, as for `eventExpiry`. */
export function consentProofExpiry(erasedAt: number): number {
  return yearsAfter(erasedAt, CONSENT_YEARS);
}

/** The `expiresAt` of the notes about a customer whose last note is of this time, as for `eventExpiry`. */
export function customerNotesExpiry(at: number): number {
  return yearsAfter(at, PROMISES.noteYears);
}

function yearsAfter(at: number, years: number): number {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}
