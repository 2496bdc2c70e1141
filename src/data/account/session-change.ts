import type { SessionUser } from './session-state.ts';

/** What happened between two answers of Auth. */
export type SessionChange =
  /** Auth's first answer. What was read before it is public data. */
  | 'first-answer'
  /** A visitor ordered as a guest, and stays the same person. */
  | 'became-guest'
  /** A visitor or guest signed in. What they stored on the device stays theirs. */
  | 'signed-in'
  /** Another user replaced a customer. */
  | 'other-user'
  | 'signed-out'
  | 'same';

/**
 * Compares the last user with the next one.
 * @param previousUid undefined before Auth's first answer, null for a visitor
 * @param wasGuest whether the last user was a guest
 * @param next null for a visitor
 */
export function sessionChange(
  previousUid: string | null | undefined,
  wasGuest: boolean,
  next: Pick<SessionUser, 'uid' | 'guest'> | null,
): SessionChange {
  if (previousUid === undefined) return 'first-answer';
  if (previousUid === (next?.uid ?? null)) return 'same';
  if (next === null) return 'signed-out';
  if (previousUid === null) return next.guest ? 'became-guest' : 'signed-in';
  return wasGuest ? 'signed-in' : 'other-user';
}
