import * as v from 'valibot';
import { Moment } from '../core/record-fields.ts';

/** Optional consents beyond account and orders: the shop's news, per channel. */
export const CONSENT_CHANNELS = ['email', 'whatsapp'] as const;

/** A channel. */
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** The date of the current consent wording. Another wording gets another date. */
export const CONSENT_TEXT = '2026-11-21';

/**
 * An entry of `users/{uid}/consents/{id}`: a consent or its withdrawal, with time and wording. Entries are append-only,
 * so the collection is the log with which a fiduciary proves a consent under the DPDP Act 2023, section 6. Times are
 * epoch milliseconds.
 */
export const ConsentSchema = v.object({
  id: v.string(),
  channel: v.picklist(CONSENT_CHANNELS),
  given: v.boolean(),
  text: v.string(),
  at: Moment,
});

/** An entry. */
export type Consent = v.InferOutput<typeof ConsentSchema>;

/** A channel's latest entry, in any order; null without one. */
export function latestConsent(
  entries: readonly Consent[],
  channel: ConsentChannel,
): Consent | null {
  return entries
    .filter((entry) => entry.channel === channel)
    .reduce<Consent | null>((last, entry) => (last && last.at >= entry.at ? last : entry), null);
}
