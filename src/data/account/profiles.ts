import type { Result } from '#domain/shared/result.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { profiles } from '../firebase/collections.ts';
import { attempt, attemptOnline } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import { isProfileKnown, rememberProfile } from './session.ts';
import type { SessionUser } from './session-state.ts';

/** A customer's live profile; null when there is none yet. Fails with `denied` for everyone but the customer. */
export function profileOf(uid: string): Query<Profile | null> {
  return profiles.doc(uid);
}

/**
 * Makes the profile of somebody who has none yet: e-mail, the display name, and when. An existing one is left alone,
 * but for a name that it lacks: a tab that saw the new account before its name was set may have made it.
 */
export function ensureProfile(user: SessionUser): Promise<Result<void>> {
  return attempt(async () => {
    const { changeDocument, NOW } = await import('../firebase/writes.ts');
    await changeDocument(`users/${user.uid}`, (profile) => {
      if (!profile) return { email: user.email, name: user.name, createdAt: NOW };
      return user.name && !profile['name'] ? { name: user.name } : null;
    });
  });
}

/** Sees to it that whoever has signed in has a profile: once a sign-in, and again on the next page when it failed. */
export async function saveProfile(user: SessionUser): Promise<void> {
  if (isProfileKnown()) return;
  const { ok } = await ensureProfile(user);
  if (ok) rememberProfile();
}

/** Changes the named parts of a profile. `phone` is stored as +91XXXXXXXXXX, `photoURL` is an address of Storage. */
export function changeProfile(
  uid: string,
  change: Partial<Pick<Profile, 'name' | 'phone' | 'photoURL'>>,
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { mergeDocument } = await import('../firebase/writes.ts');
    await mergeDocument(`users/${uid}`, change);
  });
}
