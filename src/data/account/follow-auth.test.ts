import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './session-state.ts';

const page = vi.hoisted(() => ({
  guardRestoredPage: vi.fn<() => void>(),
  markContentCurrent: vi.fn<() => void>(),
}));
const auth = vi.hoisted(() => ({
  watchAuthUser: vi.fn<(become: (session: Session) => void) => Promise<void>>(),
  auth: { signOut: vi.fn<() => Promise<void>>() },
}));
vi.mock('../browser/restored-page.ts', () => page);
vi.mock('../firebase/auth.ts', () => auth);

// Another test of this process may have loaded the module without these.
beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

const signedIn = (uid: string, role: 'owner' | 'unknown'): Session => ({
  state: 'signed-in',
  user: { uid, email: '', emailVerified: false, name: '', photoURL: '', guest: false },
  role,
});

it('calls the content current once another user is rendered, not for a new role of the same', async () => {
  const { followAuth } = await import('./follow-auth.ts');
  const become = vi.fn<(session: Session) => void>();
  await followAuth(become, () => false);
  const emit = auth.watchAuthUser.mock.calls[0]?.[0] ?? become;
  emit(signedIn('asha', 'unknown'));
  expect(page.markContentCurrent).toHaveBeenCalledTimes(1);
  expect(become).toHaveBeenCalledBefore(page.markContentCurrent);
  // The sign-out of another tab has been noted by now, but not arrived.
  emit(signedIn('asha', 'owner'));
  expect(page.markContentCurrent).toHaveBeenCalledTimes(1);
  emit({ state: 'signed-out' });
  expect(page.markContentCurrent).toHaveBeenCalledTimes(2);
  expect(become).toHaveBeenCalledTimes(3);
});

it('signs out once more when another tab has signed out while Auth started', async () => {
  const { followAuth } = await import('./follow-auth.ts');
  const become = vi.fn<(session: Session) => void>();
  await followAuth(become, () => true);
  const emit = auth.watchAuthUser.mock.calls.at(-1)?.[0] ?? become;
  emit(signedIn('asha', 'unknown'));
  expect(auth.auth.signOut).toHaveBeenCalledTimes(1);
  expect(become).not.toHaveBeenCalled();
  emit({ state: 'signed-out' });
  expect(become.mock.calls).toEqual([[{ state: 'signed-out' }]]);
});
