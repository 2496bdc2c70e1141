import * as v from 'valibot';
import { Moment } from '../shared/record-fields.ts';

/** What somebody can agree to beyond an account and an order: news of the shop, each way of being told by itself. */
export const CONSENT_CHANNELS = ['email', 'whatsapp'] as const;

/** One of the ways. */
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** The wording that is agreed to today, by its day. Another wording gets another day. */
export const CONSENT_TEXT = '2026-11-21';

/**
 * An entry of `users/{uid}/consents/{id}`: that somebody agreed, or took it back, when, and to which wording. Entries
 * are added and never changed, so that the collection is the log that the DPDP Act 2023, section 6, asks a fiduciary to
 * prove a consent with. Moments are epoch milliseconds.
 */
export const ConsentSchema = v.object({
  id: v.string(),
  channel: v.picklist(CONSENT_CHANNELS),
  given: v.boolean(),
  text: v.string(),
  at: Moment,
});

/** One entry. */
export type Consent = v.InferOutput<typeof ConsentSchema>;

/** What holds for a channel: its latest entry, whatever order they come in; null when nothing was ever said. */
export function latestConsent(
  entries: readonly Consent[],
  channel: ConsentChannel,
): Consent | null {
  return entries
    .filter((entry) => entry.channel === channel)
    .reduce<Consent | null>((last, entry) => (last && last.at >= entry.at ? last : entry), null);
}
