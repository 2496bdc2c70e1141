import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '#domain/core/result.ts';
import { BLOCKED_STORAGE, storageOver } from '../../../tests/support/fixtures/storage.ts';
import type { Session } from './session-state.ts';

const HINT = 'franch.signed-in';

/** The SDK of this tab. */
const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as { uid: string } | null },
  watchAuthUser: vi.fn<(onState: (session: Session) => void) => Promise<void>>(),
  signInAnonymously: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../firebase/auth.ts', () => sdk);
vi.mock('firebase/auth', () => sdk);
vi.mock('../browser/restored-page.ts', () => ({
  guardRestoredPage: () => undefined,
  markContentCurrent: () => undefined,
}));

let emit: (session: Session) => void;
let stored: Map<string, string>;
let guest: typeof import('./guest.ts');

/** Signs the guest in to this tab's Auth, after its own sign-up or another tab's. */
function receive(uid: string): void {
  sdk.auth.currentUser = { uid };
  const names = { email: '', emailVerified: false, name: '', photoURL: '' };
  emit({ state: 'signed-in', user: { uid, guest: true, ...names }, role: null });
}

/** A lock manager with one queue, to be shared by several tabs. */
function createLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_: string, run: () => Promise<T>): Promise<T> {
      const result = queue.then(run);
      queue = result.catch(() => null);
      return result;
    },
  };
}

function stubBrowser(locks?: ReturnType<typeof createLocks>): void {
  vi.stubGlobal('navigator', { onLine: true, ...(locks && { locks }) });
}

beforeEach(async () => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', storageOver(stored));
  sdk.auth.currentUser = null;
  sdk.watchAuthUser.mockImplementation((listener) => {
    emit = listener;
    emit({ state: 'signed-out' });
    return Promise.resolve();
  });
  sdk.signInAnonymously.mockReset().mockImplementation(() => {
    receive('own');
    return Promise.resolve({ user: sdk.auth.currentUser });
  });
  vi.resetModules();
  guest = await import('./guest.ts');
  // Loads the module before the test replaces the clock.
  await import('./follow-auth.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab whose visitor becomes a guest in another tab at the same time takes that guest', async () => {
  const locks = createLocks();
  stubBrowser(locks);
  let answer = (): void => {};
  void locks.request('other tab', () => new Promise<void>((resolve) => (answer = resolve)));
  const uid = guest.signInAsGuest();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sdk.signInAnonymously).not.toHaveBeenCalled();
  stored.set(HINT, 'person');
  answer();
  // Auth reads what other tabs have stored every 800 ms.
  setTimeout(() => receive('of the other tab'), 800);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await uid).toEqual(succeeded('of the other tab'));
  expect(sdk.signInAnonymously).not.toHaveBeenCalled();
});

test('a tab signs up itself when the user of another tab does not arrive', async () => {
  stubBrowser(createLocks());
  const uid = guest.signInAsGuest();
  stored.set(HINT, 'person');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await uid).toEqual(succeeded('own'));
});

test('a visitor without a user on the device becomes a guest at once, once for two commands', async () => {
  stubBrowser(createLocks());
  const both = [guest.signInAsGuest(), guest.signInAsGuest()];
  expect(await Promise.all(both)).toEqual([succeeded('own'), succeeded('own')]);
  expect(sdk.signInAnonymously).toHaveBeenCalledTimes(1);
});

test('a visitor whose browser blocks storage becomes a guest at once', async () => {
  stubBrowser(createLocks());
  vi.stubGlobal('localStorage', BLOCKED_STORAGE);
  vi.resetModules();
  guest = await import('./guest.ts');
  const uid = guest.signInAsGuest();
  await vi.advanceTimersByTimeAsync(100);
  expect(sdk.signInAnonymously).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(await uid).toEqual(succeeded('own'));
});

test('a visitor becomes a guest in a browser without locks', async () => {
  stubBrowser();
  expect(await guest.signInAsGuest()).toEqual(succeeded('own'));
});
