import type { Profile } from '#domain/profile.ts';
import { profiles } from './collections.ts';
import type { Source } from './live.ts';

/** A customer's live profile; null when there is none yet. Fails with `denied` for everyone but the customer. */
export function profileOf(uid: string): Source<Profile | null> {
  return profiles.doc(uid);
}
