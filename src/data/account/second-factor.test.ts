import { initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, confirmPassword } from './account.ts';
import {
  enrolledAuthenticators,
  removeAuthenticator,
  startEnrolment,
  type Enrolment,
} from './second-factor.ts';
import {
  currentChallenge,
  type SecondFactorChallenge,
  watchChallenge,
} from './second-factor-challenge.ts';

/**
 * The shop's code and the real SDK, against answers of the shapes that Identity Platform documents. The Auth emulator
 * knows no authenticator apps.
 */
type Answer = { readonly [field: string]: unknown } | string;
const server = vi.hoisted(() => {
  const queues = new Map<string, Answer[]>();
  const requests: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  // The SDK keeps the `fetch` that it finds when it is loaded.
  globalThis.fetch = (input, init) => {
    const path = new URL(input as string).pathname.replace(/^\/v\d\//, '');
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Record<string, unknown>;
    requests.push({ path, body });
    const queue = queues.get(path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) throw new Error(`The test has no answer of ${path}.`);
    const error = { code: 400, message: answer, status: 'INVALID_ARGUMENT' };
    const refused = typeof answer === 'string';
    return Promise.resolve(
      Response.json(refused ? { error } : answer, { status: refused ? 400 : 200 }),
    );
  };
  return { answers: queues, requests };
});
vi.mock('../firebase/auth.ts', async () => {
  const app = initializeApp({ apiKey: 'demo' });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  return { auth, watchAuthUser: () => auth.authStateReady() };
});

const FACTOR = {
  mfaEnrollmentId: 'phone-of-leela',
  displayName: 'Leela’s phone',
  enrolledAt: '2026-11-20T06:30:00.123456Z',
  totpInfo: {},
};
const SESSION = { idToken: token(), refreshToken: 'refresh', expiresIn: '3600' };
const PENDING = { localId: 'leela', email: 'leela@franch.test', mfaPendingCredential: 'pending' };

function token(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'leela', user_id: 'leela', iat: now, exp: now + 3600, auth_time: now };
  const part = (fields: object): string =>
    Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
}

function serve(path: string, ...answers: Answer[]): void {
  server.answers.set(`accounts${path}`, answers);
}
const requested = (path: string) =>
  server.requests.filter((request) => request.path === `accounts${path}`).map(({ body }) => body);

/** Waits for the challenge of a sign-in. */
function challenge(): Promise<SecondFactorChallenge> {
  return vi.waitUntil(currentChallenge);
}

async function loadAuth() {
  return (await import('../firebase/auth.ts')).auth;
}

/** Signs in without a second factor. */
async function signInOnce(): Promise<void> {
  serve(':signInWithPassword', { ...PENDING, ...SESSION, mfaPendingCredential: undefined });
  await signInWithEmailAndPassword(await loadAuth(), 'leela@franch.test', 'secret');
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  server.answers.clear();
  server.requests.length = 0;
  serve(':lookup', {
    users: [{ localId: 'leela', email: 'leela@franch.test', mfaInfo: [FACTOR] }],
  });
});
afterEach(async () => {
  currentChallenge()?.cancel();
  await (await loadAuth()).signOut();
  vi.unstubAllGlobals();
});

describe('a sign-in of an account with an authenticator app', () => {
  beforeEach(() => serve(':signInWithPassword', { ...PENDING, mfaInfo: [FACTOR] }));

  it('waits for the code and then is a session', async () => {
    serve('/mfaSignIn:finalize', SESSION);
    const seen: unknown[] = [];
    const stop = watchChallenge(() => seen.push(currentChallenge() !== null));
    const result = signIn('leela@franch.test', 'secret');
    const { authenticators, answer: send } = await challenge();
    const since = Date.parse('2026-11-20T06:30:00Z');
    expect(authenticators).toEqual([{ id: 'phone-of-leela', name: 'Leela’s phone', since }]);
    expect((await loadAuth()).currentUser).toBeNull();
    expect(await send('phone-of-leela', '123456')).toEqual({ ok: true, value: 'accepted' });
    expect(await result).toEqual({ ok: true, value: undefined });
    expect((await loadAuth()).currentUser?.uid).toBe('leela');
    expect(requested('/mfaSignIn:finalize')).toMatchObject([
      {
        mfaPendingCredential: 'pending',
        mfaEnrollmentId: 'phone-of-leela',
        totpVerificationInfo: { verificationCode: '123456' },
      },
    ]);
    expect(seen).toEqual([true, false]);
    stop();
  });

  it('survives a wrong code', async () => {
    serve('/mfaSignIn:finalize', 'INVALID_CODE', SESSION);
    const result = signIn('leela@franch.test', 'secret');
    const { answer: send } = await challenge();
    expect(await send('phone-of-leela', '000000')).toEqual({ ok: true, value: 'wrong' });
    expect(currentChallenge()).not.toBeNull();
    expect(await send('phone-of-leela', '123456')).toEqual({ ok: true, value: 'accepted' });
    expect((await result).ok).toBe(true);
  });

  it.each([
    'TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.',
    'INVALID_MFA_PENDING_CREDENTIAL',
    'INVALID_PENDING_TOKEN',
    'MFA_ENROLLMENT_NOT_FOUND',
    'INVALID_MFA_ENROLLMENT_ID',
  ])('is over after %s', async (error) => {
    serve('/mfaSignIn:finalize', error);
    const result = signIn('leela@franch.test', 'secret');
    const { answer: send, cancel } = await challenge();
    expect(await send('phone-of-leela', '123456')).toEqual({ ok: true, value: 'expired' });
    cancel();
    expect(await result).toEqual({ ok: false, failure: { code: 'cancelled' } });
    expect(currentChallenge()).toBeNull();
  });

  it('names a failure that is no outcome of the code', async () => {
    serve('/mfaSignIn:finalize', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    void signIn('leela@franch.test', 'secret');
    const { answer: send } = await challenge();
    expect(await send('phone-of-leela', '1')).toEqual({ ok: false, failure: { code: 'busy' } });
  });

  it('is refused where the account has only factors that the shop doesn’t offer', async () => {
    const { enrolledAt } = FACTOR;
    const phone = { mfaEnrollmentId: 'sms', phoneInfo: '+91*****10', enrolledAt };
    serve(':signInWithPassword', { ...PENDING, mfaInfo: [phone] });
    const result = await signIn('leela@franch.test', 'secret');
    expect(result).toEqual({ ok: false, failure: { code: 'not-set-up' } });
  });

  it('asks again before a change that needs a recent sign-in', async () => {
    await signInOnce();
    serve(':signInWithPassword', { ...PENDING, mfaInfo: [FACTOR] });
    serve('/mfaSignIn:finalize', SESSION);
    const result = confirmPassword('secret');
    await (await challenge()).answer('phone-of-leela', '123456');
    expect(await result).toEqual({ ok: true, value: undefined });
  });
});

describe('the authenticators of an account', () => {
  const STARTED = {
    totpSessionInfo: {
      ...{ sharedSecretKey: 'JBSWY3DPEHPK3PXP', sessionInfo: 'enrolment' },
      ...{ verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec: 30 },
      finalizeEnrollmentTime: '2026-11-25T07:00:00Z',
    },
  };
  beforeEach(signInOnce);

  async function start(): Promise<Enrolment> {
    serve('/mfaEnrollment:start', STARTED);
    const result = await startEnrolment('Amrita & Sons');
    if (!result.ok || typeof result.value === 'string') throw new Error(JSON.stringify(result));
    return result.value;
  }

  it('gain one by an enrolment, whose QR code names the shop and the account', async () => {
    const { secret, address, finish } = await start();
    expect(secret).toBe('JBSWY3DPEHPK3PXP');
    const url = new URL(address);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Amrita & Sons:leela@franch.test');
    expect(url.searchParams.get('secret')).toBe(secret);
    serve('/mfaEnrollment:finalize', 'INVALID_CODE', SESSION);
    expect(await finish('Leela’s phone', '000000')).toEqual({ ok: true, value: 'wrong' });
    expect(await finish('Leela’s phone', '123456')).toEqual({ ok: true, value: 'accepted' });
    expect(requested('/mfaEnrollment:finalize').at(-1)).toMatchObject({
      displayName: 'Leela’s phone',
      totpVerificationInfo: { sessionInfo: 'enrolment', verificationCode: '123456' },
    });
  });

  it.each([
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'sign-in-again'],
    ['UNVERIFIED_EMAIL : Need to verify email first before enrolling.', 'not-verified'],
    ['SECOND_FACTOR_LIMIT_EXCEEDED', 'limit'],
    ['OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.', 'not-set-up'],
    // The emulator's answer.
    ['INVALID_ARGUMENT : ((Missing phoneEnrollmentInfo.))', 'not-set-up'],
  ])('gain none after %s', async (error, refusal) => {
    serve('/mfaEnrollment:start', error);
    expect(await startEnrolment('Amrita & Sons')).toEqual({ ok: true, value: refusal });
  });

  it.each([
    ['SESSION_EXPIRED', 'expired'],
    ['INVALID_SESSION_INFO', 'expired'],
    ['TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment', 'expired'],
    ['SECOND_FACTOR_LIMIT_EXCEEDED', 'limit'],
  ])('gain none when the code is answered with %s', async (error, outcome) => {
    const { finish } = await start();
    serve('/mfaEnrollment:finalize', error);
    expect(await finish('Phone', '123456')).toEqual({ ok: true, value: outcome });
  });

  it('are read from the account, and lose one, or need a recent sign-in for it', async () => {
    const result = await enrolledAuthenticators();
    expect(result).toMatchObject({ ok: true, value: [{ id: 'phone-of-leela' }] });
    serve('/mfaEnrollment:withdraw', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', SESSION);
    const remove = () => removeAuthenticator('phone-of-leela');
    expect(await remove()).toEqual({ ok: true, value: 'sign-in-again' });
    expect(await remove()).toEqual({ ok: true, value: 'removed' });
  });

  it('lose one together with the session, when Auth ends it', async () => {
    serve('/mfaEnrollment:withdraw', {});
    serve(':lookup', 'TOKEN_EXPIRED');
    expect(await removeAuthenticator('phone-of-leela')).toEqual({ ok: true, value: 'removed' });
    expect((await loadAuth()).currentUser).toBeNull();
  });
});
