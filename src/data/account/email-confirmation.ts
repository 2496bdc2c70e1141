import { createSubscribable } from '#domain/core/subscribable.ts';
import type { User } from 'firebase/auth';
import type { Failure, Result } from '#domain/core/result.ts';
import { paths } from '#domain/site/paths.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { startSession } from './session.ts';
import { siteOrigin } from '../prerendered/site.ts';

/** State of the latest confirmation e-mail requested since the page load. `at` is epoch milliseconds. */
export type ConfirmationEmail =
  | { readonly state: 'not-requested' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'failed'; readonly at: number; readonly failure: Failure };

const NOT_REQUESTED: ConfirmationEmail = { state: 'not-requested' };

let latest: { readonly uid: string; readonly email: ConfirmationEmail } | null = null;
const changes = createSubscribable();

/** The latest confirmation e-mail of an account; the same object until it changes. */
export function confirmationEmailOf(uid: string): ConfirmationEmail {
  return latest?.uid === uid ? latest.email : NOT_REQUESTED;
}

/** Calls `changed` on every change of `confirmationEmailOf`. Returns an unsubscribe function. */
export const watchConfirmationEmail = changes.subscribe;

/**
 * Sends a confirmation link to the signed-in account. Never rejects; `confirmationEmailOf` has the outcome. Fails
 * with `offline`, `unavailable`, `signed-out`, and with `busy` at Firebase's rate limit. The link opens Firebase's
 * own page, which handles used and expired links and returns to the shop, whose host must be an authorised domain of
 * the project.
 */
export async function sendConfirmationEmail(uid: string): Promise<void> {
  if (confirmationEmailOf(uid).state === 'sending') return;
  record(uid, { state: 'sending' });
  const result = await attemptOnline(async () => {
    const { sendEmailVerification, user } = await signedInUser();
    await sendEmailVerification(user, { url: `${siteOrigin()}${paths.dashboard}` });
  });
  const at = Date.now();
  record(uid, result.ok ? { state: 'sent', at } : { state: 'failed', at, failure: result.failure });
}

/**
 * Checks on the server whether the signed-in account's e-mail is confirmed. If so, refreshes the session and the ID
 * token, whose `email_verified` the functions read. Fails with `offline`, `signed-out`.
 */
export function checkEmailConfirmed(): Promise<Result<boolean>> {
  return attemptOnline(async () => {
    const { user } = await signedInUser();
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
}

async function signedInUser(): Promise<typeof import('firebase/auth') & { user: User }> {
  const [sdk, { auth }] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  await auth.authStateReady();
  if (auth.currentUser) return { ...sdk, user: auth.currentUser };
  throw Object.assign(new Error('nobody is signed in'), { code: 'unauthenticated' });
}

function record(uid: string, email: ConfirmationEmail): void {
  latest = { uid, email };
  changes.notify();
}
