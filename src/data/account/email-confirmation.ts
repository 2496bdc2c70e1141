import { createSubscribable } from '#domain/core/subscribable.ts';
import type { User } from 'firebase/auth';
import type { ConfirmationAnswer } from '#domain/customer/confirmation.ts';
import type { Failure, Result } from '#domain/core/result.ts';
import { call } from '../firebase/call.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { startSession } from './session.ts';
import { signedInUser } from './signed-in-user.ts';

/** State of the latest confirmation email requested since the page load. `at` is epoch milliseconds. */
export type ConfirmationEmail =
  | { readonly state: 'not-requested' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'failed'; readonly at: number; readonly failure: Failure };

const NOT_REQUESTED: ConfirmationEmail = { state: 'not-requested' };

let latest: { readonly uid: string; readonly email: ConfirmationEmail } | null = null;
const changes = createSubscribable();

/** The latest confirmation email of an account; the same object until it changes. */
export function confirmationEmailOf(uid: string): ConfirmationEmail {
  return latest?.uid === uid ? latest.email : NOT_REQUESTED;
}

/** Calls `changed` on every change of `confirmationEmailOf`. Returns an unsubscribe function. */
export const watchConfirmationEmail = changes.subscribe;

/**
 * Sends a confirmation link to the signed-in account. Never rejects; `confirmationEmailOf` has the outcome. Fails
 * with `offline`, `unavailable`, `signed-out`, and with `busy` at the rate limit of five in a quarter of an hour.
 */
export async function sendConfirmationEmail(uid: string): Promise<void> {
  if (confirmationEmailOf(uid).state === 'sending') return;
  record(uid, { state: 'sending' });
  const answer = await call<ConfirmationAnswer>('sendConfirmation', {});
  const at = Date.now();
  if (!answer.ok) record(uid, { state: 'failed', at, failure: answer.failure });
  else if (answer.value.outcome === 'too-many')
    record(uid, { state: 'failed', at, failure: { code: 'busy' } });
  else record(uid, { state: 'sent', at });
}

/**
 * Checks on the server whether the signed-in account's email is confirmed. If so, refreshes the session and the ID
 * token, whose `email_verified` the functions read. Fails with `offline`, `signed-out`.
 */
export function checkEmailConfirmed(): Promise<Result<boolean>> {
  return attemptOnline(async () => {
    const user = await loadUser();
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
}

async function loadUser(): Promise<User> {
  const [{ auth }] = await Promise.all([import('../firebase/auth.ts'), startSession()]);
  return signedInUser(auth);
}

function record(uid: string, email: ConfirmationEmail): void {
  latest = { uid, email };
  changes.notify();
}
