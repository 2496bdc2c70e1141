import type { Result } from '#domain/core/result.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { profiles } from './customer-collections.ts';
import { attemptOnline, attemptQuietly } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import { rememberProfile } from './session.ts';
import { isProfileKnown } from './sign-in-hint.ts';
import type { SessionUser } from './session-state.ts';

/** A customer's live profile; null if there is none. Fails with `denied` for other customers. */
export function profileOf(uid: string): Query<Profile | null> {
  return profiles.doc(uid);
}

/**
 * Creates a missing profile with email, display name and creation time. An existing one only gets a missing name:
 * another tab may have created it before the name was set.
 */
export function ensureProfile(user: SessionUser): Promise<Result<void>> {
  return attemptQuietly(async () => {
    const { changeDocument, NOW } = await import('../firebase/writes.ts');
    await changeDocument(`users/${user.uid}`, (profile) => {
      if (!profile) return { email: user.email, name: user.name, createdAt: NOW };
      return user.name && !profile['name'] ? { name: user.name } : null;
    });
  });
}

/** Ensures that the signed-in user has a profile. Runs once per sign-in, and again on the next page after a failure. */
export async function saveProfile(user: SessionUser): Promise<void> {
  if (isProfileKnown()) return;
  const { ok } = await ensureProfile(user);
  if (ok) rememberProfile();
}

/** Updates fields of an existing profile. `phone` is stored as +91XXXXXXXXXX, `photoURL` is a Storage URL. */
export function changeProfile(
  uid: string,
  change: Partial<Pick<Profile, 'name' | 'phone' | 'photoURL'>>,
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { updateDocument } = await import('../firebase/writes.ts');
    await updateDocument(`users/${uid}`, change);
  });
}
