import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Result } from '#domain/core/result.ts';

/** An authenticator app that an account has enrolled. `since` is epoch milliseconds. */
export interface Authenticator {
  readonly id: string;
  /** The name that the person gave the device. */
  readonly name: string;
  readonly since: number;
}

/**
 * The outcome of a code. `expired`: the step took too long or was tried too often, and the person has to start again.
 */
export type CodeOutcome = 'accepted' | 'wrong' | 'expired';

/** A sign-in that waits for the code of an authenticator app. */
export interface SecondFactorChallenge {
  /** The account's authenticators, at least one. */
  readonly authenticators: readonly Authenticator[];
  /** Sends the code of an authenticator. Fails with `busy`, `offline`, `unavailable`. */
  readonly answer: (authenticatorId: string, code: string) => Promise<Result<CodeOutcome>>;
  /** Abandons the sign-in. */
  readonly cancel: () => void;
}

let pending: SecondFactorChallenge | null = null;
const changes = createSubscribable();

/** The challenge of the sign-in in progress; null without one. */
export function currentChallenge(): SecondFactorChallenge | null {
  return pending;
}

/** Calls `changed` on every change of `currentChallenge`. Returns an unsubscribe function. */
export const watchChallenge = changes.subscribe;

/** Publishes a challenge; null when it has ended. */
export function publishChallenge(challenge: SecondFactorChallenge | null): void {
  pending = challenge;
  changes.notify();
}
