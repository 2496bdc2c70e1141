import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureCode } from '#domain/core/result.ts';
import { expectConsole } from '../../../tests/support/quiet-console.ts';
import { attempt, attemptOnline, failureOf } from './failures.ts';
import { capturedErrors } from './report.ts';

const withCode = (code: unknown) => Object.assign(new Error('a secret message'), { code });

/** The provider's codes for each failure. */
const MEANINGS: Readonly<Partial<Record<FailureCode, string>>> = {
  denied: 'permission-denied auth/user-disabled storage/unauthorized',
  'signed-out':
    'unauthenticated auth/null-user auth/invalid-user-token auth/requires-recent-login ' +
    'auth/user-token-expired storage/unauthenticated',
  unavailable:
    'unavailable deadline-exceeded auth/internal-error auth/timeout storage/unknown ' +
    'storage/server-file-wrong-size',
  quota: 'resource-exhausted auth/quota-exceeded storage/quota-exceeded',
  busy: 'aborted auth/too-many-requests',
  'not-found': 'not-found storage/object-not-found',
  cancelled:
    'cancelled auth/popup-closed-by-user auth/cancelled-popup-request auth/user-cancelled ' +
    'storage/canceled',
  offline: 'auth/network-request-failed storage/retry-limit-exceeded',
  'wrong-credentials':
    'auth/invalid-credential auth/wrong-password auth/user-not-found auth/missing-password ' +
    'auth/invalid-login-credentials auth/missing-email auth/user-mismatch',
  'email-taken':
    'auth/email-already-in-use auth/credential-already-in-use ' +
    'auth/account-exists-with-different-credential',
  'email-refused': 'auth/invalid-email',
  'weak-password': 'auth/weak-password auth/password-does-not-meet-requirements',
  'popup-blocked': 'auth/popup-blocked',
  'not-set-up':
    'auth/unauthorized-domain auth/unauthorized-continue-uri auth/operation-not-allowed ' +
    'auth/admin-restricted-operation auth/configuration-not-found ' +
    'auth/operation-not-supported-in-this-environment auth/web-storage-unsupported',
};

describe("a provider's error", () => {
  it.each(Object.entries(MEANINGS))('means %s: %s', (code, provided) => {
    for (const one of provided.split(' '))
      expect([one, failureOf(withCode(one))]).toEqual([one, { code }]);
  });

  it.each(['failed-precondition', 'auth/brand-new', '', 'constructor', '__proto__', 'toString'])(
    'maps an unknown code to "unknown" and reports it: "%s"',
    (code) => {
      expectConsole('error', new RegExp(`unmapped-error {"code":"${code}"}`));
      expect(failureOf(withCode(code))).toEqual({ code: 'unknown' });
    },
  );

  it.each([
    ['an error without a code', new RangeError('secret'), 'RangeError'],
    ['a code that is no text', withCode(7), 'Error'],
    ['a text', 'secret', 'string'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'object'],
  ])('reports %s without its message', (_kind, error, name) => {
    expectConsole('error', new RegExp(`^\\[franch\\] unmapped-error {"code":"${name}"}$`));
    expect(failureOf(error)).toEqual({ code: 'unknown' });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://shop.example/assets/x.js',
    'error loading dynamically imported module: https://shop.example/assets/x.js',
    ...['Importing a module script failed.', 'Failed to fetch', 'Load failed'],
    'NetworkError when attempting to fetch resource.',
  ])('maps a failed chunk or address to offline: %s', (message) => {
    expect(failureOf(new TypeError(message))).toEqual({ code: 'offline' });
  });

  it.each([
    "Cannot read properties of undefined (reading 'load')",
    ...['product.upload is not a function', 'important is not iterable', 'prefetched is undefined'],
  ])('does not treat our own bug as a lost connection: %s', (message) => {
    expectConsole('error', /unmapped-error {"code":"TypeError"}/);
    expect(failureOf(new TypeError(message))).toEqual({ code: 'unknown' });
  });

  it('is captured by code only, at most 50 times', () => {
    failureOf(withCode('permission-denied'));
    const [last] = capturedErrors().slice(-1);
    expect(last).toEqual({ code: 'permission-denied', at: expect.any(Number) as number });
    for (let i = 0; i < 200; i += 1) failureOf(withCode('aborted'));
    expect(capturedErrors()).toHaveLength(50);
  });
});

it('a command resolves with its value or its failure and never throws, not even synchronously', async () => {
  const denied = { ok: false, failure: { code: 'denied' } };
  expect(await attempt(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
  expect(await attempt(() => Promise.reject(withCode('permission-denied')))).toEqual(denied);
  const thrown = attempt(() => {
    throw withCode('permission-denied');
  });
  expect(await thrown).toEqual(denied);
});

describe('an online command', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does not start offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const run = vi.fn(() => Promise.resolve());
    expect(await attemptOnline(run)).toEqual({ ok: false, failure: { code: 'offline' } });
    expect(run).not.toHaveBeenCalled();
  });

  it('fails with unavailable after 20 seconds without an answer', async () => {
    const settled = vi.fn();
    void attemptOnline(() => new Promise<never>(() => {})).then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, failure: { code: 'unavailable' } });
  });

  it('clears its timer once the server has answered', async () => {
    expect(await attemptOnline(() => Promise.resolve('done'))).toEqual({ ok: true, value: 'done' });
    const denied = attemptOnline(() => Promise.reject(withCode('permission-denied')));
    expect(await denied).toEqual({ ok: false, failure: { code: 'denied' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});
