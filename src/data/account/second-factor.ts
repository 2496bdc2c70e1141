import {
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import type { Result } from '#domain/core/result.ts';
import { auth } from '../firebase/auth.ts';
import { attempt, attemptOnline, codedError } from '../firebase/failures.ts';
import {
  type Authenticator,
  type CodeOutcome,
  publishChallenge,
  type SecondFactorChallenge,
} from './second-factor-challenge.ts';
import { signedInUser } from './signed-in-user.ts';

/**
 * This module is the only caller of Firebase's second factors. The Auth emulator supports SMS only, so unit tests run
 * the SDK against answers of the documented shapes.
 */

/**
 * Provider codes that are an outcome of the code that a person typed. The SDK has no name for some of the server's
 * codes; these are in lower case.
 */
const OUTCOMES: Readonly<Record<string, CodeOutcome>> = {
  'auth/invalid-verification-code': 'wrong',
  // Auth waits five minutes for the code of a sign-in. An enrolment expires after a quarter of an hour or three codes.
  'auth/totp-challenge-timeout': 'expired',
  'auth/code-expired': 'expired',
  'auth/too-many-enrollment-attempts': 'expired',
  'auth/invalid-multi-factor-session': 'expired',
  'auth/invalid-verification-id': 'expired',
  'auth/invalid-credential': 'expired',
  // Another session has removed the authenticator in the meantime.
  'auth/multi-factor-info-not-found': 'expired',
  'auth/invalid-mfa-enrollment-id': 'expired',
};

/** Why an enrolment is refused. */
export type EnrolmentRefusal =
  /** The sign-in is too old: the person re-authenticates first. */
  | 'sign-in-again'
  /** The email address is not confirmed. */
  | 'not-verified'
  /** The account has as many authenticators as Firebase allows. */
  | 'limit'
  /** The project doesn't offer authenticator apps. The emulator never does. */
  | 'not-set-up';

const REFUSALS: Readonly<Record<string, EnrolmentRefusal>> = {
  'auth/requires-recent-login': 'sign-in-again',
  'auth/unverified-email': 'not-verified',
  'auth/maximum-second-factor-count-exceeded': 'limit',
  'auth/operation-not-allowed': 'not-set-up',
  'auth/invalid-argument': 'not-set-up',
};

/** An enrolment that waits for its first code. */
export interface Enrolment {
  /** The secret in base 32, to type into an app. */
  readonly secret: string;
  /** The `otpauth:` address for the QR code. */
  readonly address: string;
  /** Completes the enrolment under the name of the device. Auth can still refuse it here. */
  readonly finish: (name: string, code: string) => Promise<Result<CodeOutcome | EnrolmentRefusal>>;
}

/**
 * Publishes the challenge of a sign-in that requires a second factor. Resolves when a code was accepted.
 * @throws `auth/user-cancelled` when the person gives up, `auth/operation-not-allowed` for an account without an
 * authenticator app.
 */
export async function passChallenge(error: unknown): Promise<void> {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const authenticators = authenticatorsOf(resolver.hints);
  if (authenticators.length === 0) throw codedError('auth/operation-not-allowed');
  await new Promise<void>((resolve, reject) => {
    const challenge: SecondFactorChallenge = {
      authenticators,
      async answer(authenticatorId, code) {
        const result = await answerTo(resolver, authenticatorId, code);
        if (result.ok && result.value === 'accepted') {
          publishChallenge(null);
          resolve();
        }
        return result;
      },
      cancel() {
        publishChallenge(null);
        reject(codedError('auth/user-cancelled'));
      },
    };
    publishChallenge(challenge);
  });
}

function answerTo(
  resolver: MultiFactorResolver,
  authenticatorId: string,
  code: string,
): Promise<Result<CodeOutcome>> {
  return attempt(() =>
    outcomeOf(OUTCOMES, async () => {
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(authenticatorId, code);
      await resolver.resolveSignIn(assertion);
      return 'accepted' as const;
    }),
  );
}

/** The authenticators of the signed-in user. Fails with `signed-out`, `offline`, `unavailable`. */
export function enrolledAuthenticators(): Promise<Result<readonly Authenticator[]>> {
  return attemptOnline(async () => {
    const user = await signedInUser(auth);
    const factors = multiFactor(user);
    // The SDK learns of authenticators only when it reloads the account.
    await user.reload();
    return authenticatorsOf(factors.enrolledFactors);
  });
}

/**
 * Begins an enrolment for the signed-in user, whose app will show the shop's name, or returns why it is refused. Fails
 * with `signed-out`, `offline`, `unavailable`.
 */
export function startEnrolment(shop: string): Promise<Result<Enrolment | EnrolmentRefusal>> {
  return attemptOnline(() =>
    outcomeOf(REFUSALS, async (): Promise<Enrolment> => {
      const user = await signedInUser(auth);
      const factors = multiFactor(user);
      const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
      return {
        secret: secret.secretKey,
        address: secret.generateQrCodeUrl(user.email ?? '', shop),
        finish: (name, code) =>
          attemptOnline(() =>
            outcomeOf({ ...OUTCOMES, ...REFUSALS }, async () => {
              const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
              await factors.enroll(assertion, name);
              return 'accepted' as const;
            }),
          ),
      };
    }),
  );
}

/**
 * Removes an authenticator of the signed-in user. If Auth ends the session because of it, signs the user out. Fails
 * with `offline`, `unavailable`.
 */
export function removeAuthenticator(id: string): Promise<Result<'removed' | 'sign-in-again'>> {
  const outcomes = {
    'auth/requires-recent-login': 'sign-in-again',
    // Auth ended the session with the factor, or another page removed the factor already.
    'auth/user-token-expired': 'removed',
    'auth/multi-factor-info-not-found': 'removed',
  } as const;
  return attemptOnline(() =>
    outcomeOf(outcomes, async () => {
      await multiFactor(await signedInUser(auth)).unenroll(id);
      return 'removed' as const;
    }),
  );
}

function authenticatorsOf(factors: readonly MultiFactorInfo[]): readonly Authenticator[] {
  return factors
    .filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
    .map(({ uid, displayName, enrollmentTime }) => ({
      id: uid,
      name: displayName ?? '',
      since: Date.parse(enrollmentTime),
    }));
}

/** The outcome of a call: its value, or the meaning of an expected provider code. @throws any other error */
async function outcomeOf<T, O extends string>(
  outcomes: Readonly<Record<string, O>>,
  run: () => Promise<T>,
): Promise<T | O> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const outcome = Object.hasOwn(outcomes, code) ? outcomes[code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}
