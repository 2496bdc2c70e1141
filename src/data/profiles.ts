import type { Result } from '#domain/failure.ts';
import type { Profile } from '#domain/profile.ts';
import { profiles } from './collections.ts';
import { attempt } from './failures.ts';
import type { Source } from './live.ts';
import type { SessionUser } from './session.ts';

/** A customer's live profile; null when there is none yet. Fails with `denied` for everyone but the customer. */
export function profileOf(uid: string): Source<Profile | null> {
  return profiles.doc(uid);
}

/** Makes the profile of somebody who has none yet: e-mail, the display name, and when. Leaves an existing one alone. */
export function ensureProfile(user: SessionUser): Promise<Result<void>> {
  return attempt(async () => {
    const { documentExists, mergeDocument, NOW } = await import('./writes.ts');
    const place = `users/${user.uid}`;
    if (await documentExists(place)) return;
    await mergeDocument(place, { email: user.email, name: user.name, createdAt: NOW });
  });
}

/** Changes the named parts of a profile. `phone` is stored as +91XXXXXXXXXX, `photoURL` is https. */
export function changeProfile(
  uid: string,
  change: Partial<Pick<Profile, 'name' | 'phone' | 'photoURL'>>,
): Promise<Result<void>> {
  return attempt(async () => {
    const { mergeDocument } = await import('./writes.ts');
    await mergeDocument(`users/${uid}`, change);
  });
}
